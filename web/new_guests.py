"""How many guests may begin from one network address within a quarter of an hour, and what is said
to whoever comes after them.

Without a limit one program fills the database with rows of people who never were. Only a new row is
counted, in the transaction that makes it, so that whoever is known already pays nothing.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from flask import Response, request
from sqlalchemy.orm import Session
from werkzeug.exceptions import TooManyRequests

from school.accounts.attempts import Limit, Wait, count_attempt
from web.client_address import client_digests
from wording import Translator

KIND: Final = "guest"

MOST_NEW_GUESTS: Final = 600
"""Rows a quarter of an hour. An address is often a whole school: 500 students, as many as a class
holds, can begin in the same lesson, and one in five of them on a second device. A program that took
72 rows a second gets 0.7."""


class TooManyNewGuests(TooManyRequests):
    """Nobody new may begin from this network address for a while; `wait` is how long."""

    def __init__(self, wait: Wait) -> None:
        super().__init__(retry_after=wait.minutes * 60)
        self.wait = wait


def count_new_guest(session: Session, at: datetime) -> None:
    """Count a guest who begins in this transaction.

    Raises:
        TooManyNewGuests: the transaction must end without the guest's row.
    """
    digest, *former = client_digests()
    counted = count_attempt(session, [Limit(KIND, digest, MOST_NEW_GUESTS, tuple(former))], at)
    if isinstance(counted, Wait):
        raise TooManyNewGuests(counted)


def page_text(wait: Wait, t: Translator) -> tuple[str, str]:
    """What happened and what to do, for a page of its own and for programs."""
    return (
        t.gettext("Too many new visitors have come from your network."),
        t.ngettext(
            "Nobody new can begin from there for %(num)s minute. Try again then, or sign in:"
            " with an account there is no wait. Nothing saved is lost.",
            "Nobody new can begin from there for %(num)s minutes. Try again then, or sign in:"
            " with an account there is no wait. Nothing saved is lost.",
            wait.minutes,
        ),
    )


def form_text(wait: Wait, t: Translator) -> str:
    """What to say above a form that still holds what was sent."""
    return t.ngettext(
        "This is not saved yet: too many new visitors have come from your network. It stays here;"
        " send it again in %(num)s minute, or sign in, for with an account there is no wait.",
        "This is not saved yet: too many new visitors have come from your network. It stays here;"
        " send it again in %(num)s minutes, or sign in, for with an account there is no wait.",
        wait.minutes,
    )


def form_again(error: TooManyNewGuests, t: Translator, page: Callable[[str], str]) -> Response:
    """The page of the form with what was sent and why it is not saved.

    Raises:
        TooManyNewGuests: a program asks, which is told by a code instead of a page.
    """
    if wants_json():
        raise error
    response = Response(page(form_text(error.wait, t)), 429)
    response.headers["Retry-After"] = str(error.retry_after)
    return response


def wants_json() -> bool:
    """Whether the request would rather be answered for a program than for a person."""
    accepted = request.accept_mimetypes
    return accepted["application/json"] > accepted["text/html"]
