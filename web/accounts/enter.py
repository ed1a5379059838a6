"""Signing in and out."""

import uuid

from flask import current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.accounts import sign_ins
from school.accounts.attempts import Wait
from school.accounts.merging import filled, hold, take_guest
from school.accounts.opening import change_password, find_by_name
from web import current, known_browser, sign_in_cookie
from web.accounts import limits
from web.accounts.device import device_of
from web.accounts.fields import Errors, name_field, password_field, wait_text
from web.accounts.pages import (
    Answer,
    answers_to_take,
    blueprint_of,
    form_token,
    secret_of,
    showing_of,
    too_soon,
)
from web.guests import forget_guest, forget_place, guest_in_cookie, now, visitor
from web.preferences import own_path
from web.services import services

PURPOSE = "sign-in"

blueprint = blueprint_of("enter")


@blueprint.get("/account/in")
def page() -> Answer:
    """Ask for name and password; who is signed in goes on."""
    if visitor().signed_in:
        return redirect(_back(), 303)
    return _form({}, changed="changed" in request.args)


@blueprint.post("/account/in")
def sign_in() -> Answer:
    """Sign in, and take the guest's answers along unless that was unticked."""
    t = current.translator()
    name, typed = request.form.get("name", ""), request.form.get("password", "")
    browser = known_browser.mark_for_name(name)
    counted = limits.count(PURPOSE, name, browser)
    if isinstance(counted, Wait):
        return too_soon(_form({"": wait_text(counted, t)}), counted)
    learner_id = _who(name, typed)
    if learner_id is None:
        return _form({"password": t.gettext("User name and password do not belong together.")}), 422
    limits.give_back(counted, name, browser)
    enter(learner_id, take="take" in request.form)
    return redirect(_back(), 303)


@blueprint.post("/account/out")
def sign_out() -> Response:
    """End the sign-in of this browser."""
    who = visitor().signed_in
    if who:
        with current.database().writing() as writing:
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


def enter(learner_id: uuid.UUID, take: bool) -> None:
    """Sign this browser in as the learner. A form that was sent twice is one sign-in."""
    guest, at = guest_in_cookie(), now()
    choices = visitor().settings
    token = secret_of(PURPOSE, showing_of(PURPOSE), learner_id)
    with current.database().writing() as writing:
        if take and guest is not None:
            take_guest(writing, guest, learner_id, at)
        sign_ins.begin(writing, learner_id, token, device_of(request.user_agent.string), at)
        if take:
            for learner in hold(writing, learner_id):
                learner.settings = filled(learner.settings, choices)
    if take:
        forget_guest()
    sign_in_cookie.keep(token)
    known_browser.remember(learner_id)


def _who(name: str, typed: str) -> uuid.UUID | None:
    """Whose name and password these are. It takes as long for a name that nobody has."""
    passwords = services(current_app).passwords
    with current.database().reading() as reading:
        account = find_by_name(reading, name)
    stored = account.password if account else None
    if not passwords.matches(stored, typed) or account is None or stored is None:
        return None
    if passwords.is_dated(stored):
        fresh = passwords.hash(typed)
        with current.database().writing() as writing:
            change_password(writing, account.learner_id, fresh)
    return account.learner_id


def _form(errors: Errors, changed: bool = False) -> str:
    t = current.translator()
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
        back=_back(),
    )


def _back() -> str:
    """Where to go on: a path of this site, whatever was asked for."""
    return own_path(request.values.get("back", "/"))
