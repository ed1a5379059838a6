"""When the database cannot be used: 503, why, and what was sent, ready to be sent again.

A view that asks a question says beforehand how its page is shown once more with what was ticked
(`set_fault_page`). Every other form stands on the page of the fault, in hidden fields. Passwords and
codes are not repeated but asked for again.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import structlog
from flask import Flask, Response, g, jsonify, make_response, render_template, request

from school.faults import DatabaseFault, DatabaseFaultKind
from school.waiting import end_waiting_limit, limit_waiting
from web import request_context
from web.accounts.fields import (
    NewPasswordField,
    password_field,
    plain_text_attributes,
    recovery_code_field,
)
from web.components.form import Form, SecretField, TextField, form_of
from web.metrics.measures import count_database_fault
from web.request_context import wants_json
from web.visitors.current_visitor import unstored_visitor, visitor
from wording import N_, Translator, joined_sentences

LONGEST_WAIT: Final = 5.0  # seconds for the writes of others, in one request
RETRY_AFTER: Final[Mapping[DatabaseFaultKind, int]] = {
    DatabaseFaultKind.BUSY: 5,
    DatabaseFaultKind.FULL: 60,
    DatabaseFaultKind.READ_ONLY: 60,
    DatabaseFaultKind.GONE: 10,
}
_SECRET: Final = re.compile("(password|fresh|secret|code|recovery|card|pin|t?otp)", re.IGNORECASE)
_WRITTEN: Final = ("name", "title", "section-", "note", "reason")
"""Fields with words of one's own, by the beginnings of their names."""


@dataclass(frozen=True, slots=True)
class Resend:
    """What was sent: hidden fields, fields to be filled in again, and the words somebody wrote."""

    action: str
    hidden: tuple[tuple[str, str], ...]
    form: Form
    long_texts: tuple[str, ...]


def install(app: Flask) -> None:
    """Answer for the database, and let no request wait for long."""
    app.before_request(lambda: limit_waiting(LONGEST_WAIT))
    app.teardown_request(lambda _error: end_waiting_limit())
    app.register_error_handler(DatabaseFault, _on_fault)


def set_fault_page(page: Callable[[str], str]) -> None:
    """Let a fault from now on show this page, made with the sentence that it is told."""
    g.kept_page = page


def heading_and_advice(fault: DatabaseFaultKind, t: Translator) -> tuple[str, str]:
    """What happened, and what to do about it."""
    told = {
        DatabaseFaultKind.BUSY: (
            t.gettext("Too many people are saving something at this moment."),
            t.gettext("Wait a few seconds, then send it again. Nothing saved is lost."),
        ),
        DatabaseFaultKind.FULL: (
            t.gettext("There is no space left to save anything."),
            t.gettext(
                "The operator of this site has to free some. What was saved before is still there."
            ),
        ),
        DatabaseFaultKind.READ_ONLY: (
            t.gettext("Nothing can be saved at this moment."),
            t.gettext(
                "The database of this site can only be read at the moment. What was saved "
                "before is still there."
            ),
        ),
        DatabaseFaultKind.GONE: (
            t.gettext("The database of this site cannot be reached."),
            t.gettext("Try again in a minute. What was saved before is still there."),
        ),
    }
    return told[fault]


def _on_fault(error: DatabaseFault) -> Response:
    structlog.get_logger().warning("database", code=error.code, cause=error.cause)
    count_database_fault(error.code)
    request_context.end_reading()  # a session that has failed answers nothing any more
    _settle_visitor()
    response = _answer(error)
    response.status_code = 503
    response.headers["Retry-After"] = str(RETRY_AFTER[error.fault])
    return response


def _settle_visitor() -> None:
    """See to it that the page knows who asks: what failed may be writing, or all of the database."""
    try:
        visitor()
    except DatabaseFault:
        g.visitor = unstored_visitor()


def _answer(error: DatabaseFault) -> Response:
    t = request_context.translator()
    heading, advice = heading_and_advice(error.fault, t)
    if wants_json():
        return jsonify(code=error.code, message=joined_sentences((heading, advice), t))
    again = t.gettext("Your answer is still here: send it again.")
    kept = _kept_page(joined_sentences((heading, again), t))
    if kept:
        return make_response(kept)
    page = render_template(
        "fault.html",
        heading=heading,
        said=advice,
        resend=_resend() if request.method == "POST" else None,
        here=request.full_path.rstrip("?"),
    )
    return make_response(page)


def _kept_page(message: str) -> str | None:
    """The page that the view promised; None where there is none, or it cannot be read either."""
    page: Callable[[str], str] | None = g.pop("kept_page", None)
    try:
        return page(message) if page else None
    except DatabaseFault:
        return None


def _resend() -> Resend:
    """The form as it came. The token against forged forms is what was sent, never a fresh one."""
    sent = tuple(request.form.items(multi=True))
    secret = tuple(dict.fromkeys(name for name, _ in sent if _SECRET.match(name)))
    return Resend(
        action=request.full_path.rstrip("?"),
        hidden=tuple((name, value) for name, value in sent if name not in secret),
        form=form_of({name: _asked_again(name) for name in secret}),
        long_texts=tuple(
            value.strip() for name, value in sent if name.startswith(_WRITTEN) and value.strip()
        ),
    )


def _asked_again(name: str) -> TextField:
    if name == "password":
        return password_field()
    if name == "fresh":
        return NewPasswordField(hint=False)
    if name == "recovery":
        return recovery_code_field()
    return SecretField(N_("Code"), plain_text_attributes("off"))
