"""Signing up: a name and a password for what is already there."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, current_app, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.accounts.merging import lock_learners, mark_merged, merged_into
from school.accounts.opening import find_by_name, open_account
from school.errors import SchoolError
from school.learners import guests
from school.public_ids import NO_ID
from web import request_context
from web.accounts import limits
from web.accounts.entering import SIGN_IN_PURPOSE, SignInRequest
from web.accounts.fields import (
    NewPasswordField,
    email_field,
    fault_text,
    new_name_field,
    take_answers_field,
)
from web.accounts.pages import (
    Answer,
    derived_secret,
    form_token,
    guest_answer_count,
    refused_form_page,
    sent_form_nonce,
    sent_or_new_form_nonce,
)
from web.accounts.second_step import sign_in_or_ask_code
from web.clock import now
from web.components.form import Form
from web.preferences.page import own_path
from web.services import services
from web.visitors.current_visitor import guest_in_cookie, visitor

blueprint = Blueprint("join", __name__)


class SignUpForm(Form):
    """Name, password, and where mail is sent an address of it; whether answers come along."""

    name = new_name_field()
    fresh = NewPasswordField()
    email = email_field()
    take = take_answers_field()


@dataclass(frozen=True, slots=True)
class SignUp:
    """An account that somebody asks for; `password` is the password."""

    name: str
    password: str
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
        return refused_form_page(_page(form), form)
    counted = limits.count_try("sign-up")
    if isinstance(counted, RetryAfter):
        return refused_form_page(_page(form.with_wait(counted)), form)
    take = form.take.data
    learner_id = _open(SignUp(form.name.data, form.fresh.data, email or None), take)
    if learner_id is None:
        taken = SchoolError("name-taken", form.name.data)
        form.name.errors.append(fault_text(taken, request_context.translator()))
        return refused_form_page(_page(form), form)
    back = own_path(request.form.get("back", "/"))
    onward = url_for("codes.page", back=None if back == "/" else back)
    return sign_in_or_ask_code(
        SignInRequest(learner_id, sent_or_new_form_nonce(SIGN_IN_PURPOSE), take, onward)
    )


def _open(wish: SignUp, take: bool) -> uuid.UUID | None:
    """Whose the account is; None where somebody else has the name.

    The same form sent twice opens one account: the second finds the first, and knows its password.
    Of several browsers with one guest the first takes what the guest did; each other account begins
    empty.
    """
    stored = services(current_app).passwords.hash(wish.password)
    fresh = uuid.UUID(hex=derived_secret("learner", sent_form_nonce(SIGN_IN_PURPOSE), NO_ID)[:32])
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
    """Open the account for this learner; False for a guest whose rows an account has already, or who was erased.

    The account that has them is one of this browser's `own` then.

    Raises:
        SchoolError: `name-taken`, `has-account`.
    """
    choices, at = visitor().settings if take else None, now()
    with request_context.writing() as writing:
        held = lock_learners(
            writing, learner_id
        )  # a guest unseen for long may be erased at this moment
        taken = merged_into(writing, learner_id)
        if taken is not None:
            own.add(taken.learner_id)
            return False
        if guests.was_erased(writing, learner_id):
            return False
        if not held:
            guests.new_guest(writing, at, choices, learner_id)
        open_account(writing, learner_id, wish.name, stored, wish.email, at)
        if learner_id == guest_in_cookie():
            mark_merged(writing, learner_id, learner_id, at)
    return True


def _opened_before(wish: SignUp, own: set[uuid.UUID]) -> uuid.UUID | None:
    """The account of that name, where it is this browser's own."""
    account = find_by_name(request_context.reading(), wish.name)
    if account is None or account.learner_id not in own:
        return None
    right = services(current_app).passwords.matches(account.password, wish.password)
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
            ("token", request.form.get("token") or form_token(SIGN_IN_PURPOSE)),
            ("back", back),
        ),
        back=None if back == "/" else back,
        answers=guest_answer_count(),
    )
