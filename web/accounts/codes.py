"""Recovery codes: shown once, to be printed or written down."""

from flask import Blueprint, current_app, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.accounts.models import UserAccount
from school.accounts.recovery import codes_left, codes_of, keep_codes
from school.accounts.second_factor import on_since
from school.accounts.sign_ins import SignedIn
from web import request_context
from web.accounts.confirming import as_errors, confirmed, confirmed_twice
from web.accounts.fields import Errors, either_code_field, password_field
from web.accounts.pages import (
    Answer,
    for_signed_in,
    form_token,
    showing_of,
    too_soon,
)
from web.preferences.page import own_path
from web.secret_keys import secret_key
from web.services import services

PURPOSE = "recovery codes"

blueprint = Blueprint("codes", __name__)


@blueprint.get("/account/codes")
@for_signed_in
def page(who: SignedIn) -> Answer:
    """Say what the codes are for and how many are left; they themselves are not kept."""
    return _form(who, {})


@blueprint.post("/account/codes")
@for_signed_in
def make(who: SignedIn) -> Answer:
    """Make eight codes and show them. The same form sent twice shows the same."""
    t = request_context.translator()
    showing = showing_of(PURPOSE)
    if showing is None:
        error = t.gettext("This page was out of date. Send it once more.")
        return _form(who, {"": error}), 400
    refused = _refused(who, showing)
    if isinstance(refused, RetryAfter):
        return too_soon(_form(who, as_errors(refused)), refused)
    if refused:
        return _form(who, refused), 422
    codes = codes_of(secret_key(), who.learner_id, showing)
    with request_context.writing() as writing:
        keep_codes(writing, who.learner_id, showing, codes)
    return render_template(
        "account/codes_shown.html",
        codes=codes,
        name=who.name,
        back=_back(url_for("home.page")),
        factor=_has_factor(who),
        just_on=False,
    )


def _refused(who: SignedIn, showing: str) -> Errors | RetryAfter:
    """What is wrong with what was given: a password, and a code where a second factor is on.

    The first codes need neither, so that nobody who has just signed up is asked again at once. A
    form that is sent twice used its code up the first time and needs the password alone.
    """
    batch = _batch(who)
    sent = request.form.get
    if batch == showing:
        right = confirmed(who, sent("password", ""))
        wrong = {"password": request_context.translator().gettext("This is not your password.")}
        return right if isinstance(right, RetryAfter) else ({} if right else wrong)
    if batch is None and not _has_factor(who):
        return {}
    return confirmed_twice(who, sent("password", ""), sent("code", ""))


def _form(who: SignedIn, errors: Errors) -> str:
    left = codes_left(request_context.reading(), who.learner_id)
    t, factor = request_context.translator(), _has_factor(who)
    needed = factor or _batch(who) is not None
    code = (either_code_field(t, errors.get("code", "")),) if factor else ()
    return render_template(
        "account/codes.html",
        left=left,
        first=not needed,
        error=errors.get("", ""),
        fields=(password_field(t, errors.get("password", "")), *code) if needed else (),
        factor=factor,
        hidden=(("token", form_token(PURPOSE)), ("back", request.values.get("back", ""))),
        back=_back(url_for("own.page" if needed else "home.page")),
        mail=services(current_app).settings.mail is not None,
    )


def _back(usual: str) -> str:
    """Where one goes on from here: to what one signed up for, else to the usual page."""
    return own_path(request.values.get("back") or usual)


def _batch(who: SignedIn) -> str | None:
    """The showing that made the codes of the account; None where there are none yet."""
    return request_context.reading().get_one(UserAccount, who.learner_id).codes_batch


def _has_factor(who: SignedIn) -> bool:
    return on_since(request_context.reading(), who.learner_id) is not None
