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
from school.accounts.names import LONGEST_EMAIL
from school.accounts.opening import change_password, find_by_email, find_by_name
from school.accounts.second_factor import enabled_since
from school.database import Database
from web import request_context
from web.accounts import limits
from web.accounts.fields import NewPasswordField, name_field, plain_text_attributes
from web.accounts.mail import PlainMail, send_later
from web.accounts.pages import Answer, refused_form_page
from web.clock import now
from web.components.form import Form, TextField
from web.services import services
from web.settings import MailSettings
from web.visitors import known_browser
from wording import N_, Translator

MOST_MAILS: Final = 5
"""For one request: whoever names a stranger's address in many accounts cannot flood it."""

blueprint = Blueprint("recover", __name__)


class CodeForm(Form):
    """A recovery code for a new password."""

    name = name_field()
    code = TextField(N_("Recovery code"), plain_text_attributes("one-time-code"))
    fresh = NewPasswordField()


class MailForm(Form):
    """Who asks for a link by mail."""

    whose = TextField(N_("User name or e-mail"), plain_text_attributes("username"))


class ResetForm(Form):
    """A new password, by the link."""

    fresh = NewPasswordField()


@blueprint.get("/account/recover")
def page() -> Answer:
    """The ways back in."""
    return _page(sent="sent" in request.args)


@blueprint.post("/account/recover")
def by_code() -> Answer:
    """Take a recovery code and a new password."""
    form = CodeForm(request.form)
    name = form.name.data
    form.fresh.check(name)
    if form.errors:
        return refused_form_page(_page(form), form)
    browser = known_browser.browser_mark_for_name(name)
    counted = limits.count_try("recovery", name, browser)
    if isinstance(counted, RetryAfter):
        return refused_form_page(_page(form.with_wait(counted)), form)
    # Hashed before it is known whether there is such an account: both take as long.
    stored = services(current_app).passwords.hash(form.fresh.data)
    with request_context.writing() as writing:
        account = find_by_name(writing, name)
        right = account and recovery.use_code(writing, account.learner_id, form.code.data)
        if account and right:
            _renew(writing, account, stored)
    if not right:
        t = request_context.translator()
        form.code.errors.append(t.gettext("The user name and code do not match."))
        return refused_form_page(_page(form), form)
    limits.uncount_try(counted, name, browser)
    return redirect(url_for("enter.page", changed=1), 303)


@blueprint.post("/account/recover/mail")
def by_mail() -> Answer:
    """Send a link to the account's address, and say the same where there is none."""
    settings = services(current_app).settings.mail
    form = MailForm(request.form)
    whose = form.whose.data.strip()[:LONGEST_EMAIL]
    if settings is None or not whose:
        return refused_form_page(_page(mail=form), form)
    counted = limits.count_try("mail", whose)
    if isinstance(counted, RetryAfter):
        return refused_form_page(_page(mail=form.with_wait(counted, form.whose)), form)
    database, t = request_context.database(), request_context.translator()
    path = url_for("recover.reset_page", token="-")[:-1]
    send_later(settings, lambda: _letters(database, settings, whose, path, t))
    return redirect(url_for("recover.page", sent=1), 303)


@blueprint.get("/account/reset/<token>")
def reset_page(token: str) -> Answer:
    """Ask for a new password where the link still counts."""
    account = recovery.account_of_link(request_context.reading(), token, now())
    if account is None:
        return render_template("account/reset_over.html"), 404
    return _reset_page(account, ResetForm())


@blueprint.post("/account/reset/<token>")
def reset(token: str) -> Answer:
    """Take the new password; the link counts no longer."""
    form = ResetForm(request.form)
    account = recovery.account_of_link(request_context.reading(), token, now())
    if account is None:
        return render_template("account/reset_over.html"), 404
    form.fresh.check(account.name, account.email)
    if form.errors:
        return refused_form_page(_reset_page(account, form), form)
    stored = services(current_app).passwords.hash(form.fresh.data)
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
) -> Iterator[PlainMail]:
    """A letter for each account that is called so, or that names this address of mail."""
    with database.reading() as reading:
        found = (
            find_by_email(reading, whose, MOST_MAILS)
            if "@" in whose
            else [find_by_name(reading, whose)]
        )
    for account in found:
        if account is None or account.email is None:
            continue
        token = fresh_token()
        with database.writing() as writing:
            recovery.store_link(writing, account.learner_id, token, now())
        yield PlainMail(
            to=account.email,
            subject=t.gettext("A new password for Fanwise"),
            body=t.gettext(
                "Somebody, probably you, asked for a new password for the account %(name)s.\n\n"
                "Set it with this link, which works once and only within the next hour:\n\n"
                "%(link)s\n\nIf it was not you, do nothing: the old password stays valid.",
                name=account.name,
                link=f"{settings.site}{path}{token}",
            ),
        )


def _page(form: CodeForm | None = None, mail: MailForm | None = None, sent: bool = False) -> str:
    return render_template(
        "account/recover.html",
        form=form or CodeForm(),
        mail=mail or MailForm(),
        has_mail=services(current_app).settings.mail is not None,
        sent=sent,
    )


def _reset_page(account: UserAccount, form: ResetForm) -> str:
    factor = enabled_since(request_context.reading(), account.learner_id) is not None
    return render_template("account/reset.html", name=account.name, factor=factor, form=form)
