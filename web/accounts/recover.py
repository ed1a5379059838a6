"""A new password for who forgot the old one: by a printed code, or by the link of a mail.

Nothing here tells whether there is an account of a name, or whether it has an address of mail.
"""

from collections.abc import Iterator
from typing import Final

from flask import Blueprint, current_app, redirect, render_template, request, url_for
from sqlalchemy.orm import Session

from school.accounts import recovery, sign_ins
from school.accounts.attempts import RetryAfter
from school.accounts.digests import fresh_token
from school.accounts.models import UserAccount
from school.accounts.names import password_of
from school.accounts.opening import change_password, find_by_email, find_by_name
from school.accounts.second_factor import on_since
from school.database import Database
from school.errors import SchoolError
from web import request_context
from web.accounts import limits
from web.accounts.fields import (
    Errors,
    FieldView,
    fault_text,
    fresh_password_field,
    name_field,
    wait_text,
)
from web.accounts.mail import Letter, post
from web.accounts.pages import Answer, too_soon
from web.clock import now
from web.services import services
from web.settings import MailSettings
from web.visitors import known_browser
from wording import Translator

MOST_LETTERS: Final = 5
"""For one request: whoever names a stranger's address in many accounts cannot flood it."""

blueprint = Blueprint("recover", __name__)


@blueprint.get("/account/recover")
def page() -> Answer:
    """The ways back in."""
    return _form({}, sent="sent" in request.args)


@blueprint.post("/account/recover")
def by_code() -> Answer:
    """Take a recovery code and a new password."""
    t, name = request_context.translator(), request.form.get("name", "")
    typed = request.form.get("fresh", "")
    try:
        password_of(typed, name)
    except SchoolError as error:
        return _form({"fresh": fault_text(error, t)}), 422
    browser = known_browser.mark_for_name(name)
    counted = limits.count("recovery", name, browser)
    if isinstance(counted, RetryAfter):
        return too_soon(_form({"": wait_text(counted, t)}), counted)
    stored = services(current_app).passwords.hash(typed)  # before it is known whether for anybody
    with request_context.writing() as writing:
        account = find_by_name(writing, name)
        right = account and recovery.use_code(writing, account.learner_id, _code())
        if account and right:
            _renew(writing, account, stored)
    if not right:
        return _form({"code": t.gettext("User name and code do not belong together.")}), 422
    limits.give_back(counted, name, browser)
    return redirect(url_for("enter.page", changed=1), 303)


@blueprint.post("/account/recover/mail")
def by_mail() -> Answer:
    """Send a link to the account's address, and say the same where there is none."""
    settings = services(current_app).settings.mail
    whose = request.form.get("whose", "").strip()[:254]
    if settings is None or not whose:
        return _form({}), 422
    counted = limits.count("mail", whose)
    if isinstance(counted, RetryAfter):
        return too_soon(_form({"mail": wait_text(counted, request_context.translator())}), counted)
    database, t = request_context.database(), request_context.translator()
    path = url_for("recover.reset_page", token="-")[:-1]
    post(settings, lambda: _letters(database, settings, whose, path, t))
    return redirect(url_for("recover.page", sent=1), 303)


@blueprint.get("/account/reset/<token>")
def reset_page(token: str) -> Answer:
    """Ask for a new password where the link still counts."""
    account = recovery.who_has_link(request_context.reading(), token, now())
    if account is None:
        return render_template("account/reset_over.html"), 404
    return _reset_form(account, {})


@blueprint.post("/account/reset/<token>")
def reset(token: str) -> Answer:
    """Take the new password; the link counts no longer."""
    t, typed = request_context.translator(), request.form.get("fresh", "")
    account = recovery.who_has_link(request_context.reading(), token, now())
    if account is None:
        return render_template("account/reset_over.html"), 404
    try:
        password_of(typed, account.name, account.email)
    except SchoolError as error:
        return _reset_form(account, {"fresh": fault_text(error, t)}), 422
    stored = services(current_app).passwords.hash(typed)
    with request_context.writing() as writing:
        if recovery.use_link(writing, token, now()) is None:
            return render_template("account/reset_over.html"), 404
        _renew(writing, account, stored)
    return redirect(url_for("enter.page", changed=1), 303)


def _renew(writing: Session, account: UserAccount, stored: str) -> None:
    """The new password, and nobody signed in or on the way in with the old one.

    It signs nobody in: a second factor stays on, and is asked for when the new password is used.
    """
    change_password(writing, account.learner_id, stored)
    sign_ins.end_all(writing, account.learner_id)
    recovery.forget_link(writing, account.learner_id)


def _letters(
    database: Database, settings: MailSettings, whose: str, path: str, t: Translator
) -> Iterator[Letter]:
    """A letter for each account that is called so, or that names this address of mail."""
    with database.reading() as reading:
        found = (
            find_by_email(reading, whose, MOST_LETTERS)
            if "@" in whose
            else [find_by_name(reading, whose)]
        )
    for account in found:
        if account is None or account.email is None:
            continue
        token = fresh_token()
        with database.writing() as writing:
            recovery.keep_link(writing, account.learner_id, token, now())
        yield Letter(
            to=account.email,
            subject=t.gettext("A new password for Fanwise"),
            body=t.gettext(
                "Somebody, probably you, asked for a new password for the account %(name)s."
                "\n\nThis link leads to it within the next hour, once:\n\n%(link)s\n\n"
                "If it was not you, do nothing: the old password stays valid.",
                name=account.name,
                link=f"{settings.site}{path}{token}",
            ),
        )


def _form(errors: Errors, sent: bool = False) -> str:
    t = request_context.translator()
    typed = request.form.get
    kept = "" if "fresh" in errors else typed("fresh", "")
    return render_template(
        "account/recover.html",
        error=errors.get("", ""),
        fields=(
            name_field(t, typed("name", "")),
            FieldView(
                name="code",
                label=t.gettext("Recovery code"),
                kind="text",
                autocomplete="one-time-code",
                value=typed("code", ""),
                error=errors.get("code", ""),
            ),
            fresh_password_field(t, kept, errors.get("fresh", "")),
        ),
        whose=FieldView(
            name="whose",
            label=t.gettext("User name or e-mail"),
            kind="text",
            autocomplete="username",
            value=typed("whose", ""),
            error=errors.get("mail", ""),
        ),
        has_mail=services(current_app).settings.mail is not None,
        sent=sent,
    )


def _reset_form(account: UserAccount, errors: Errors) -> str:
    field = fresh_password_field(request_context.translator(), "", errors.get("fresh", ""))
    factor = on_since(request_context.reading(), account.learner_id) is not None
    return render_template("account/reset.html", name=account.name, factor=factor, fields=(field,))


def _code() -> str:
    return request.form.get("code", "")[:100]
