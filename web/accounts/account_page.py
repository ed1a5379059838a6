"""One's own account: where one is signed in, password, e-mail, recovery."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from flask import Blueprint, current_app, redirect, render_template, request, url_for

from school.accounts import second_factor, sign_ins
from school.accounts.export import EXPORT_TABLES
from school.accounts.models import Role, SignIn, UserAccount
from school.accounts.opening import change_email, change_password
from school.accounts.recovery import codes_left, forget_link
from school.accounts.sign_ins import SignedIn
from school.public_ids import parse_id
from web import request_context
from web.accounts.confirming import confirmed
from web.accounts.device import device_parts
from web.accounts.fields import NewPasswordField, email_field, password_field
from web.accounts.pages import Answer, guest_answer_count, refused_form_page, sign_in_required
from web.components.dates import date_text, time_text
from web.components.form import Form
from web.services import services
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of
from wording import Translator

blueprint = Blueprint("own", __name__)

OF_ACCOUNTS: Final = frozenset(
    {"account", "sign_ins", "api_keys", "taught", "comments_written", "news_written"}
)
"""The tables in which a guest has no row."""


class PasswordForm(Form):
    """The old password and the new one."""

    password = password_field()
    fresh = NewPasswordField()


class EmailForm(Form):
    """The address of mail, and the password."""

    email = email_field()
    password = password_field()


@dataclass(frozen=True, slots=True)
class SignInView:
    """A browser in which one is signed in; `device` comes in pieces, names marked."""

    id: str
    device: tuple[tuple[str, bool], ...]
    last_seen: str
    is_this_browser: bool


@blueprint.get("/account")
def page() -> Answer:
    """The account; for a guest what there is without one."""
    asking = visitor()
    who = asking.signed_in
    has_mail = services(current_app).settings.mail is not None
    sheets = tuple(name for name in EXPORT_TABLES if who or name not in OF_ACCOUNTS)
    if who is None:
        return render_template(
            "account/guest.html", answers=guest_answer_count(), stored=asking.stored, sheets=sheets
        )
    t = request_context.translator()
    reading = request_context.reading()
    account = reading.get_one(UserAccount, who.learner_id)
    left = codes_left(reading, who.learner_id)
    browsers = sign_ins.sign_ins_of(reading, who.learner_id)
    factor_on = second_factor.enabled_since(reading, who.learner_id)
    return render_template(
        "account/own.html",
        name=who.name,
        is_teacher=who.role is Role.TEACHER,
        email=account.email or "",
        has_mail=has_mail,
        codes_left=left,
        factor_since=_day(factor_on, t) if factor_on else "",
        browsers=tuple(_browser(each, who, t) for each in browsers),
        sheets=sheets,
        done=request.args.get("done", ""),
    )


@blueprint.post("/account/browsers")
@sign_in_required
def end_sign_ins(who: SignedIn) -> Answer:
    """Sign out in one browser, or in all others."""
    with request_context.writing() as writing:
        if "others" in request.form:
            sign_ins.end_all(writing, who.learner_id, except_id=who.sign_in_id)
        else:
            sign_ins.end_of_learner(writing, who.learner_id, parse_id(request.form.get("end", "")))
    return redirect(url_for("own.page"), 303)


@blueprint.get("/account/password")
@sign_in_required
def password_page(_who: SignedIn) -> Answer:
    """Ask for the old password and the new one."""
    return _password_page(PasswordForm())


@blueprint.post("/account/password")
@sign_in_required
def new_password(who: SignedIn) -> Answer:
    """Change the password; every other browser is signed out."""
    form = PasswordForm(request.form)
    email = request_context.reading().get_one(UserAccount, who.learner_id).email
    confirmed(who, form)
    if not form.wait:
        form.fresh.check(who.name, email)
    if form.errors:
        return refused_form_page(_password_page(form), form)
    stored = services(current_app).passwords.hash(form.fresh.data)
    with request_context.writing() as writing:
        change_password(writing, who.learner_id, stored)
        sign_ins.end_all(writing, who.learner_id, except_id=who.sign_in_id)
        forget_link(writing, who.learner_id)
    return redirect(url_for("own.page", done="password"), 303)


@blueprint.get("/account/email")
@sign_in_required
def email_page(who: SignedIn) -> Answer:
    """Ask for the address of mail, and for the password."""
    email = request_context.reading().get_one(UserAccount, who.learner_id).email
    return _email_page(EmailForm(email=email or ""))


@blueprint.post("/account/email")
@sign_in_required
def new_email(who: SignedIn) -> Answer:
    """Keep the address, or forget it where the field was left empty."""
    form = EmailForm(request.form)
    confirmed(who, form)
    if not form.wait:
        form.email.validate(form)
    if form.errors:
        return refused_form_page(_email_page(form), form)
    with request_context.writing() as writing:
        change_email(writing, who.learner_id, form.email.data or None)
        forget_link(writing, who.learner_id)
    return redirect(url_for("own.page", done="email"), 303)


def _password_page(form: PasswordForm) -> str:
    return render_template("account/password.html", form=form)


def _email_page(form: EmailForm) -> str:
    return render_template("account/email.html", form=form)


def _day(moment: datetime, t: Translator) -> str:
    """The day of the moment where the reader is."""
    return date_text(moment.astimezone(zone_of(request)), "medium", t)


def _browser(row: SignIn, who: SignedIn, t: Translator) -> SignInView:
    local = row.last_seen_at.astimezone(zone_of(request))
    day, clock = _day(local, t), time_text(local, t)
    return SignInView(
        id=str(row.public_id),
        device=device_parts(row.device, t),
        last_seen=t.gettext("last seen %(moment)s", moment=f"{day} {clock}"),
        is_this_browser=row.id == who.sign_in_id,
    )
