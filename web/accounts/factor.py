"""The second factor of one's own account: setting it up, setting it up anew, turning it off."""

from collections.abc import Callable

from flask import Blueprint, redirect, render_template, request, url_for
from sqlalchemy.orm import Session

from school.accounts import second_factor, sign_ins
from school.accounts.models import UserAccount
from school.accounts.recovery import codes_left, derived_codes, store_codes
from school.accounts.second_factor import CodeResult
from school.accounts.sign_ins import SignedIn
from web import request_context, tokens
from web.accounts.confirming import ConfirmForm, confirm_form, confirmed_twice
from web.accounts.fields import app_code_field, code_fault
from web.accounts.pages import (
    ONE_HOUR,
    Answer,
    form_token,
    refused_form_page,
    sign_in_required,
)
from web.classes.qr import qr_picture
from web.clock import now
from web.components.form import Form
from web.secret_keys import secret_key, secret_keys
from web.tokens import ShownQuestion

blueprint = Blueprint("factor", __name__)


class FirstCodeForm(Form):
    """The first code of a new secret."""

    code = app_code_field()


@blueprint.get("/account/factor")
@sign_in_required
def page(who: SignedIn) -> Answer:
    """Say what a second factor is, and ask for the password; where one is on, for a code as well."""
    return _ask(confirm_form(who))


@blueprint.post("/account/factor")
@sign_in_required
def show(who: SignedIn) -> Answer:
    """Show a new secret as a QR code and in letters, and ask for the first code of it."""
    return _refused(who, _ask) or _set_up(who, form_token(_purpose(who)), FirstCodeForm())


@blueprint.post("/account/factor/on")
@sign_in_required
def turn_on(who: SignedIn) -> Answer:
    """Turn the factor on where the first code is right; every other browser is signed out.

    An account without recovery codes is shown some: the phone may be lost.
    """
    t, token = request_context.translator(), request.form.get("token", "")
    set_up = _set_up_of(who, token)
    if set_up is None:
        late = t.gettext("This page was out of date. Start again.")
        return _ask(confirm_form(who).with_error(late)), 400
    form = FirstCodeForm(request.form)
    with request_context.writing() as writing:
        on = second_factor.turn_on(
            writing,
            who.learner_id,
            set_up.nonce,
            form.code.data,
            secret_keys(),
            now(),
        )
        codes = _first_codes(writing, who, set_up.nonce) if on else ()
        if on:
            sign_ins.end_all(writing, who.learner_id, except_id=who.sign_in_id)
    if not on:
        form.code.errors.append(code_fault(CodeResult.WRONG, t))
        return refused_form_page(_set_up(who, token, form), form)
    if not codes:
        return redirect(url_for("own.page", done="factor-on"), 303)
    return render_template(
        "account/codes_shown.html",
        codes=codes,
        name=who.name,
        back=url_for("own.page"),
        factor=True,
        just_on=True,
    )


@blueprint.get("/account/factor/off")
@sign_in_required
def off_page(who: SignedIn) -> Answer:
    """Ask for the password and a code before the factor is turned off."""
    form = confirm_form(who)
    return _ask_off(form) if "code" in form else redirect(url_for("own.page"), 303)


@blueprint.post("/account/factor/off")
@sign_in_required
def turn_off(who: SignedIn) -> Answer:
    """Let the password alone be enough from now on."""
    refused = _refused(who, _ask_off)
    if refused:
        return refused
    with request_context.writing() as writing:
        second_factor.turn_off(writing, who.learner_id)
    return redirect(url_for("own.page", done="factor-off"), 303)


def _refused(who: SignedIn, page: Callable[[ConfirmForm], str]) -> Answer | None:
    """The page with what is wrong in its form; None where password and code are right."""
    form = confirm_form(who)
    return None if confirmed_twice(who, form) else refused_form_page(page(form), form)


def _set_up_of(who: SignedIn, token: str) -> ShownQuestion | None:
    """The set-up that a form belongs to; its name is the nonce of the secret.

    None where it is not ours, is more than an hour old, or another was completed since it began.
    """
    shown = tokens.read_token(secret_keys(), token, _purpose(who))
    if shown is None or (now() - shown.at).total_seconds() > ONE_HOUR:
        return None
    may = second_factor.may_set_up(request_context.reading(), who.learner_id, shown.nonce, shown.at)
    return shown if may else None


def _first_codes(writing: Session, who: SignedIn, batch: str) -> tuple[str, ...]:
    """Recovery codes for an account that has none left; none for one that has some."""
    account = writing.get_one(UserAccount, who.learner_id)
    if account.codes_batch != batch and codes_left(writing, who.learner_id):
        return ()
    codes = derived_codes(secret_key(), who.learner_id, batch)
    store_codes(writing, who.learner_id, batch, codes)
    return codes


def _purpose(who: SignedIn) -> str:
    """What the token of a set-up is for: this account's, and nobody else's."""
    return f"second factor of {who.learner_id}"


def _ask(form: ConfirmForm) -> str:
    """The page that asks for the password before a secret is shown."""
    return render_template("account/factor.html", on="code" in form, form=form)


def _set_up(who: SignedIn, token: str, form: FirstCodeForm) -> str:
    """The page with the secret of this set-up. The same token shows the same secret."""
    shown = tokens.read_token(secret_keys(), token, _purpose(who))
    assert shown is not None, "the token was made or read just before"
    secret = second_factor.derived_secret(secret_key(), who.learner_id, shown.nonce)
    address = second_factor.otpauth_uri(secret, who.name)
    return render_template(
        "account/factor_set_up.html",
        qr=qr_picture(address),
        address=address,
        groups=tuple(secret[at : at + 4] for at in range(0, len(secret), 4)),
        form=form,
        hidden=(("token", token),),
    )


def _ask_off(form: ConfirmForm) -> str:
    return render_template("account/factor_off.html", form=form)
