"""Signing in and out."""

import uuid

from flask import Blueprint, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.accounts import sign_ins
from school.accounts.attempts import RetryAfter
from school.accounts.opening import change_password, find_by_name
from web import request_context
from web.accounts import limits
from web.accounts.entering import PURPOSE, Entry
from web.accounts.fields import Errors, name_field, password_field, wait_text
from web.accounts.pages import (
    Answer,
    answers_to_take,
    form_token,
    showing_or_new,
    too_soon,
)
from web.accounts.second_step import admit
from web.preferences.page import own_path
from web.services import services
from web.visitors import known_browser, sign_in_cookie
from web.visitors.current_visitor import forget_place, visitor

blueprint = Blueprint("enter", __name__)


@blueprint.get("/account/in")
def page() -> Answer:
    """Ask for name and password; who is signed in goes on."""
    if visitor().signed_in:
        return redirect(_back(), 303)
    return _form({}, changed="changed" in request.args, late="late" in request.args)


@blueprint.post("/account/in")
def sign_in() -> Answer:
    """Sign in, and take the guest's answers along unless that was unticked.

    An account with a second factor is asked for its code first.
    """
    t = request_context.translator()
    name, typed = request.form.get("name", ""), request.form.get("password", "")
    browser = known_browser.mark_for_name(name)
    counted = limits.count(PURPOSE, name, browser)
    if isinstance(counted, RetryAfter):
        return too_soon(_form({"": wait_text(counted, t)}), counted)
    learner_id = _who(name, typed)
    if learner_id is None:
        return _form({"password": t.gettext("User name and password do not belong together.")}), 422
    limits.give_back(counted, name, browser)
    return admit(Entry(learner_id, showing_or_new(PURPOSE), "take" in request.form, _back()))


@blueprint.post("/account/out")
def sign_out() -> Response:
    """End the sign-in of this browser."""
    who = visitor().signed_in
    if who:
        with request_context.writing() as writing:
            sign_ins.end_one(writing, who.sign_in_id)
        known_browser.remember(who.learner_id)
    sign_in_cookie.drop()
    forget_place()
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


def _form(errors: Errors, changed: bool = False, late: bool = False) -> str:
    t = request_context.translator()
    return render_template(
        "account/enter.html",
        error=errors.get("", ""),
        fields=(
            name_field(t, request.form.get("name", "")),
            password_field(t, errors.get("password", "")),
        ),
        hidden=(("token", form_token(PURPOSE)), ("back", _back())),
        answers=answers_to_take(),
        take=request.method == "GET" or "take" in request.form,
        changed=changed,
        late=late,
        back=_back(),
    )


def _back() -> str:
    """Where to go on: a path of this site, whatever was asked for."""
    return own_path(request.values.get("back", "/"))
