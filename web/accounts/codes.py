"""Recovery codes: shown once, to be printed or written down."""

from flask import Blueprint, current_app, render_template, request, url_for

from school.accounts.models import UserAccount
from school.accounts.recovery import codes_left, derived_codes, store_codes
from school.accounts.sign_ins import SignedIn
from web import request_context
from web.accounts.confirming import ConfirmForm, confirm_form, confirmed, confirmed_twice
from web.accounts.pages import (
    Answer,
    form_token,
    refused_form_page,
    sent_form_nonce,
    sign_in_required,
)
from web.preferences.page import own_path
from web.secret_keys import secret_key
from web.services import services

RECOVERY_CODES_PURPOSE = "recovery codes"

blueprint = Blueprint("codes", __name__)


@blueprint.get("/account/codes")
@sign_in_required
def page(who: SignedIn) -> Answer:
    """Say what the codes are for and how many are left; they themselves are not kept."""
    return _page(who, _form(who))


@blueprint.post("/account/codes")
@sign_in_required
def make(who: SignedIn) -> Answer:
    """Make eight codes and show them. The same form sent twice shows the same."""
    t, form = request_context.translator(), _form(who)
    showing = sent_form_nonce(RECOVERY_CODES_PURPOSE)
    if showing is None:
        late = t.gettext("This page was out of date. Send it again.")
        return _page(who, form.with_error(late)), 400
    if not _may_make(who, showing, form):
        return refused_form_page(_page(who, form), form)
    codes = derived_codes(secret_key(), who.learner_id, showing)
    with request_context.writing() as writing:
        store_codes(writing, who.learner_id, showing, codes)
    return render_template(
        "account/codes_shown.html",
        codes=codes,
        name=who.name,
        back=_back(url_for("home.page")),
        factor="code" in form,
        just_on=False,
    )


def _may_make(who: SignedIn, showing: str, form: ConfirmForm) -> bool:
    """Whether what was given is right: a password, and a code where a second factor is on.

    The first codes need neither, so that nobody who has just signed up is asked again at once. A
    form that is sent twice used its code up the first time and needs the password alone.
    """
    if _batch(who) == showing:
        return confirmed(who, form)
    return "password" not in form or confirmed_twice(who, form)


def _form(who: SignedIn) -> ConfirmForm:
    """The form as it was sent: without fields where there were no codes, and no factor is on."""
    form = confirm_form(who)
    if _batch(who) is None and "code" not in form:
        del form.password
    return form


def _page(who: SignedIn, form: ConfirmForm) -> str:
    left = codes_left(request_context.reading(), who.learner_id)
    needed = "password" in form
    return render_template(
        "account/codes.html",
        left=left,
        first=not needed,
        form=form,
        factor="code" in form,
        hidden=(
            ("token", form_token(RECOVERY_CODES_PURPOSE)),
            ("back", request.values.get("back", "")),
        ),
        back=_back(url_for("own.page" if needed else "home.page")),
        mail=services(current_app).settings.mail is not None,
    )


def _back(usual: str) -> str:
    """Where one goes on from here: to what one signed up for, else to the usual page."""
    return own_path(request.values.get("back") or usual)


def _batch(who: SignedIn) -> str | None:
    """The showing that made the codes of the account; None where there are none yet."""
    return request_context.reading().get_one(UserAccount, who.learner_id).codes_batch
