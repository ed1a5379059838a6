"""What a visitor reads where too many guests have begun from the same network address."""

from collections.abc import Callable

from flask import Response

from school.accounts.attempts import RetryAfter
from web.request_context import wants_json
from web.visitors.new_guests import TooManyNewGuests
from wording import Translator


def refusal_page_text(wait: RetryAfter, t: Translator) -> tuple[str, str]:
    """What happened and what to do, for a page of its own and for programs."""
    return (
        t.gettext("Too many new visitors have come from your network."),
        t.ngettext(
            "No new visitor can begin from this network for %(num)s minute. Try again then, or "
            "sign in: with an account there is no wait. Nothing saved is lost.",
            "No new visitor can begin from this network for %(num)s minutes. Try again then, "
            "or sign in: with an account there is no wait. Nothing saved is lost.",
            wait.minutes,
        ),
    )


def refusal_form_text(wait: RetryAfter, t: Translator) -> str:
    """What to say above a form that still holds what was sent."""
    return t.ngettext(
        "This is not saved yet: too many new visitors have come from your network. It stays here;"
        " send it again in %(num)s minute, or sign in, for with an account there is no wait.",
        "This is not saved yet: too many new visitors have come from your network. It stays here;"
        " send it again in %(num)s minutes, or sign in, for with an account there is no wait.",
        wait.minutes,
    )


def form_with_refusal(
    error: TooManyNewGuests, t: Translator, page: Callable[[str], str]
) -> Response:
    """The page of the form with what was sent and why it is not saved.

    Raises:
        TooManyNewGuests: a program asks, which is told by a code instead of a page.
    """
    if wants_json():
        raise error
    response = Response(page(refusal_form_text(error.wait, t)), 429)
    response.headers["Retry-After"] = str(error.retry_after)
    return response
