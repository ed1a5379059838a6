"""Signing in and out."""

import uuid

from flask import Blueprint, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.accounts import sign_ins
from school.accounts.attempts import RetryAfter
from school.accounts.opening import change_password, find_by_name
from web import request_context
from web.accounts import limits
from web.accounts.entering import SIGN_IN_PURPOSE, SignInRequest
from web.accounts.fields import name_field, password_field, take_answers_field
from web.accounts.pages import (
    Answer,
    form_token,
    guest_answer_count,
    refused_form_page,
    sent_or_new_form_nonce,
)
from web.accounts.second_step import sign_in_or_ask_code
from web.components.form import Form
from web.preferences.page import own_path
from web.services import services
from web.visitors import known_browser, sign_in_cookie
from web.visitors.current_visitor import forget_run_and_step, visitor

blueprint = Blueprint("enter", __name__)


class SignInForm(Form):
    """Name and password, and whether the guest's answers come along."""

    name = name_field()
    password = password_field()
    take = take_answers_field()


@blueprint.get("/account/in")
def page() -> Answer:
    """Ask for name and password; who is signed in goes on."""
    if visitor().signed_in:
        return redirect(_back(), 303)
    return _page(SignInForm())


@blueprint.post("/account/in")
def sign_in() -> Answer:
    """Sign in, and take the guest's answers along unless that was unticked.

    An account with a second factor is asked for its code first.
    """
    form = SignInForm(request.form)
    name = form.name.data
    browser = known_browser.browser_mark_for_name(name)
    counted = limits.count_try(SIGN_IN_PURPOSE, name, browser)
    if isinstance(counted, RetryAfter):
        return refused_form_page(_page(form.with_wait(counted)), form)
    learner_id = _who(name, form.password.data)
    if learner_id is None:
        wrong = request_context.translator().gettext("The user name and password do not match.")
        form.password.errors.append(wrong)
        return refused_form_page(_page(form), form)
    limits.uncount_try(counted, name, browser)
    return sign_in_or_ask_code(
        SignInRequest(learner_id, sent_or_new_form_nonce(SIGN_IN_PURPOSE), form.take.data, _back())
    )


@blueprint.post("/account/out")
def sign_out() -> Response:
    """End the sign-in of this browser."""
    who = visitor().signed_in
    if who:
        with request_context.writing() as writing:
            sign_ins.end_one(writing, who.sign_in_id)
        known_browser.remember(who.learner_id)
    sign_in_cookie.drop()
    forget_run_and_step()
    return redirect(url_for("home.page"), 303)


@blueprint.post("/account/as-guest")
def go_on_as_guest() -> Response:
    """Let this browser forget a sign-in that was ended elsewhere."""
    if visitor().signed_in is None:
        sign_in_cookie.drop()
    return redirect(_back(), 303)


def _who(name: str, typed: str) -> uuid.UUID | None:
    """Whose name and password these are. It takes as long for a name that nobody has."""
    passwords = services(current_app).passwords
    account = find_by_name(request_context.reading(), name)
    stored = account.password if account else None
    if not passwords.matches(stored, typed) or account is None or stored is None:
        return None
    if passwords.is_dated(stored):
        fresh = passwords.hash(typed)
        with request_context.writing() as writing:
            change_password(writing, account.learner_id, fresh)
    return account.learner_id


def _page(form: SignInForm) -> str:
    return render_template(
        "account/enter.html",
        form=form,
        hidden=(("token", form_token(SIGN_IN_PURPOSE)), ("back", _back())),
        answers=guest_answer_count(),
        changed="changed" in request.args,
        late="late" in request.args,
        back=_back(),
    )


def _back() -> str:
    """Where to go on: a path of this site, whatever was asked for."""
    return own_path(request.values.get("back", "/"))
