"""Recovery codes: shown once, to be printed or written down."""

from flask import current_app, render_template, request, url_for

from school.accounts.attempts import Wait
from school.accounts.models import Account
from school.accounts.recovery import codes_left, codes_of, keep_codes
from school.accounts.sign_ins import SignedIn
from web import current
from web.accounts.confirming import confirmed
from web.accounts.fields import password_field, wait_text
from web.accounts.pages import (
    Answer,
    blueprint_of,
    for_signed_in,
    form_token,
    showing_of,
    too_soon,
)
from web.keys import secret_key
from web.preferences import own_path
from web.services import services

PURPOSE = "recovery codes"

blueprint = blueprint_of("codes")


@blueprint.get("/account/codes")
@for_signed_in
def page(who: SignedIn) -> Answer:
    """Say what the codes are for and how many are left; they themselves are not kept."""
    return _form(who)


@blueprint.post("/account/codes")
@for_signed_in
def make(who: SignedIn) -> Answer:
    """Make eight codes and show them. The same form sent twice shows the same."""
    t = current.translator()
    showing = showing_of(PURPOSE)
    if showing is None:
        return _form(who, t.gettext("This page was out of date. Send it once more.")), 400
    if _needs_password(who):
        right = confirmed(who, request.form.get("password", ""))
        if isinstance(right, Wait):
            return too_soon(_form(who, wait_text(right, t)), right)
        if not right:
            return _form(who, t.gettext("This is not your password.")), 422
    codes = codes_of(secret_key(), who.learner_id, showing)
    with current.database().writing() as writing:
        keep_codes(writing, who.learner_id, showing, codes)
    return render_template(
        "account/codes_shown.html", codes=codes, name=who.name, back=_back(url_for("home.page"))
    )


def _form(who: SignedIn, error: str = "") -> str:
    with current.database().reading() as reading:
        left = codes_left(reading, who.learner_id)
    t = current.translator()
    needed = _needs_password(who)
    return render_template(
        "account/codes.html",
        left=left,
        first=not needed,
        error="" if needed else error,
        fields=(password_field(t, error),) if needed else (),
        hidden=(("token", form_token(PURPOSE)), ("back", request.values.get("back", ""))),
        back=_back(url_for("own.page" if needed else "home.page")),
        mail=services(current_app).settings.mail is not None,
    )


def _back(usual: str) -> str:
    """Where one goes on from here: to what one signed up for, else to the usual page."""
    return own_path(request.values.get("back") or usual)


def _needs_password(who: SignedIn) -> bool:
    """The first codes need none, so that nobody who has just signed up is asked again at once."""
    with current.database().reading() as reading:
        return reading.get_one(Account, who.learner_id).codes_batch is not None
