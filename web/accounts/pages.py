"""What the pages of accounts share: some need a sign-in, a form is known once it was shown."""

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Final

from flask import Response, redirect, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from school.accounts.digests import keyed_digest
from school.accounts.merging import count_answers
from school.accounts.sign_ins import SignedIn
from web import request_context, tokens
from web.clock import now
from web.components.form import Form
from web.secret_keys import secret_key, secret_keys
from web.visitors.current_visitor import guest_in_cookie, visitor

Answer = str | tuple[str, int] | AnyResponse

ONE_HOUR: Final = 3600.0


def sign_in_required(view: Callable[[SignedIn], Answer]) -> Callable[[], Answer]:
    """A page for whoever is signed in; all others are asked to, and come back to it."""

    @wraps(view)
    def guarded() -> Answer:
        who = visitor().signed_in
        if who is None:
            back = request.full_path.rstrip("?") if request.method == "GET" else url_for("own.page")
            return redirect(url_for("enter.page", back=back), 303)
        return view(who)

    return guarded


def refused_form_page(page: str, form: Form) -> Response:
    """The page of a form that is not taken; where it must wait, programs are told how long."""
    response = Response(page, 422)
    if form.wait:
        response.status_code = 429
        response.headers["Retry-After"] = str(form.wait.minutes * 60)
    return response


def form_token(purpose: str) -> str:
    """A token for one showing of a form: sent twice, it is known to be one."""
    return tokens.issue_token(secret_keys(), purpose, now())


def sent_form_nonce(purpose: str) -> str | None:
    """The name of the showing whose form was sent; None where it is not ours, or is hours old."""
    shown = tokens.read_token(secret_keys(), request.form.get("token", ""), purpose)
    if shown is None or (now() - shown.at).total_seconds() > ONE_HOUR:
        return None
    return shown.nonce


def sent_or_new_form_nonce(purpose: str) -> str:
    """The name of the showing whose form was sent, and a new one where there is none of ours."""
    return sent_form_nonce(purpose) or uuid.uuid4().hex


def derived_secret(purpose: str, form_nonce: str | None, learner_id: uuid.UUID) -> str:
    """A secret that the same form, sent twice by the same learner, gives twice."""
    return keyed_digest(secret_key(), purpose, f"{form_nonce or uuid.uuid4()}/{learner_id}")


def guest_answer_count() -> int:
    """How many answers this browser holds as a guest's."""
    who, guest = visitor(), guest_in_cookie()
    if guest is None or not (who.stored and who.id == guest):
        return 0
    return count_answers(request_context.reading(), guest)
