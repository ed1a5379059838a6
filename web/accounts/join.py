"""Signing up: a name and a password for what is already there."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, current_app, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.accounts.merging import lock_learners, mark_taken, who_took
from school.accounts.opening import find_by_name, open_account
from school.errors import SchoolError
from school.learners import guests
from school.public_ids import NOBODY
from web import request_context
from web.accounts import limits
from web.accounts.entering import PURPOSE, SignInRequest
from web.accounts.fields import (
    FreshPasswordField,
    email_field,
    fault_text,
    fresh_name_field,
    take_field,
)
from web.accounts.pages import (
    Answer,
    answers_to_take,
    form_token,
    refused,
    secret_of,
    showing_of,
    showing_or_new,
)
from web.accounts.second_step import admit
from web.clock import now
from web.components.form import Form
from web.preferences.page import own_path
from web.services import services
from web.visitors.current_visitor import guest_in_cookie, visitor

blueprint = Blueprint("join", __name__)


class SignUpForm(Form):
    """Name, password, and where mail is sent an address of it; whether answers come along."""

    name = fresh_name_field()
    fresh = FreshPasswordField()
    email = email_field()
    take = take_field()


@dataclass(frozen=True, slots=True)
class SignUp:
    """An account that somebody asks for; `typed` is the password."""

    name: str
    typed: str
    email: str | None


@blueprint.get("/account/new")
def page() -> Answer:
    """Ask for a name and a password."""
    if visitor().signed_in:
        return redirect(own_path(request.args.get("back", url_for("own.page"))), 303)
    return _page(_form())


@blueprint.post("/account/new")
def sign_up() -> Answer:
    """Open the account for the guest who asks, sign in, and go on to the recovery codes."""
    if visitor().signed_in:
        return redirect(url_for("own.page"), 303)
    form = _form()
    form.validate()
    email = form.email.data if "email" in form else None
    form.fresh.check(form.name.data, email)
    if form.errors:
        return refused(_page(form), form)
    counted = limits.count("sign-up")
    if isinstance(counted, RetryAfter):
        return refused(_page(form.too_soon(counted)), form)
    take = form.take.data
    learner_id = _open(SignUp(form.name.data, form.fresh.data, email or None), take)
    if learner_id is None:
        taken = SchoolError("name-taken", form.name.data)
        form.name.errors.append(fault_text(taken, request_context.translator()))
        return refused(_page(form), form)
    back = own_path(request.form.get("back", "/"))
    onward = url_for("codes.page", back=None if back == "/" else back)
    return admit(SignInRequest(learner_id, showing_or_new(PURPOSE), take, onward))


def _open(wish: SignUp, take: bool) -> uuid.UUID | None:
    """Whose the account is; None where somebody else has the name.

    The same form sent twice opens one account: the second finds the first, and knows its password.
    Of several browsers with one guest the first takes what the guest did; each other account begins
    empty.
    """
    stored = services(current_app).passwords.hash(wish.typed)
    fresh = uuid.UUID(hex=secret_of("learner", showing_of(PURPOSE), NOBODY)[:32])
    guest = guest_in_cookie() if take else None
    own = {fresh} if guest is None else {guest, fresh}
    for learner_id in (guest, fresh):
        try:
            if learner_id and _open_for(learner_id, wish, stored, take, own):
                return learner_id
        except SchoolError as error:
            if error.code not in ("has-account", "name-taken"):
                raise
            found = _opened_before(wish, own)
            if found or error.code == "name-taken":
                return found
    return None


def _open_for(
    learner_id: uuid.UUID, wish: SignUp, stored: str, take: bool, own: set[uuid.UUID]
) -> bool:
    """Open the account for this learner; False for a guest whose rows an account has already.

    That account is one of this browser's `own` then.

    Raises:
        SchoolError: `name-taken`, `has-account`.
    """
    choices, at = visitor().settings if take else None, now()
    with request_context.writing() as writing:
        held = lock_learners(
            writing, learner_id
        )  # a guest unseen for long may be erased at this moment
        taken = who_took(writing, learner_id)
        if taken is not None:
            own.add(taken.learner_id)
            return False
        if not held:
            guests.new_guest(writing, at, choices, learner_id)
        open_account(writing, learner_id, wish.name, stored, wish.email, at)
        if learner_id == guest_in_cookie():
            mark_taken(writing, learner_id, learner_id, at)
    return True


def _opened_before(wish: SignUp, own: set[uuid.UUID]) -> uuid.UUID | None:
    """The account of that name, where it is this browser's own."""
    account = find_by_name(request_context.reading(), wish.name)
    if account is None or account.learner_id not in own:
        return None
    right = services(current_app).passwords.matches(account.password, wish.typed)
    return account.learner_id if right else None


def _form() -> SignUpForm:
    """The form as it was sent, without an address where no mail is sent."""
    form = SignUpForm(request.form if request.method == "POST" else None)
    if services(current_app).settings.mail is None:
        del form.email
    return form


def _page(form: SignUpForm) -> str:
    back = own_path(request.values.get("back", "/"))
    return render_template(
        "account/join.html",
        form=form,
        hidden=(
            ("token", request.form.get("token") or form_token(PURPOSE)),
            ("back", back),
        ),
        back=None if back == "/" else back,
        answers=answers_to_take(),
    )
