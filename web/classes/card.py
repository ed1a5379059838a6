"""Signing in with a card: it lets its student in on any device, without an account."""

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.accounts.merging import merge_guest
from school.accounts.models import UserAccount
from school.classes import cards, joining
from school.classes.finding import taught_class
from school.classes.models import SchoolClass, Student
from school.classes.places import lock_class
from school.codes import grouped_code, normalized_code
from school.errors import SchoolError
from web import request_context
from web.accounts import limits
from web.accounts.pages import Answer, guest_answer_count, refused_form_page
from web.classes.fields import CodeField
from web.classes.refusal_texts import fault_text, no_card_text
from web.classes.view import with_page_rule_set
from web.clock import now
from web.components.form import Form
from web.secret_keys import secret_keys
from web.visitors.current_visitor import (
    create_guest,
    reset_visitor,
    row_for_guest,
    switch_to_guest,
    visitor,
)
from web.visitors.new_guest_refusal import form_with_refusal
from web.visitors.new_guests import TooManyNewGuests
from wording import N_

blueprint = Blueprint("card", __name__)


class CardForm(Form):
    """Asking for the code of a card."""

    code = CodeField(N_("Code on the card"), longest=80)


ClassAndStudent = tuple[SchoolClass, Student]


@blueprint.get("/card")
def page() -> Answer:
    """Ask for the code of a card."""
    code = normalized_code(request.args.get("code", ""))
    return redirect(url_for(".with_code", code=grouped_code(code)), 303) if code else _ask()


@blueprint.get("/card/<code>")
def with_code(code: str) -> Answer:
    """Say whose card it is. Opening an address signs nobody in: a button does."""
    found = _held(code)
    if isinstance(found, RetryAfter):
        return _too_soon(found)
    if found is None:
        return _ask(code, no_card_text(request_context.translator())), 404
    who, (made, place) = visitor(), found
    if place.learner_id is not None and place.learner_id == who.id:
        return redirect(url_for("own_class.page", class_id=made.public_id), 303)
    return _offer(code, found)


@blueprint.post("/card")
def enter() -> Answer:
    """Let this browser be the student, or the account here take the place."""
    t, code = request_context.translator(), request.form.get("code", "")
    found = _held(code)
    if isinstance(found, RetryAfter):
        return _too_soon(found)
    if found is None:
        return _ask(code, no_card_text(t)), 422
    made, place = found
    try:
        entered = _enter(made, place, keep="keep" in request.form)
    except SchoolError as error:
        return _ask(code, fault_text(error, t)), 422
    except TooManyNewGuests as error:
        return form_with_refusal(error, t, lambda why: _ask(code, why))
    if not entered:
        return _offer(code, found)
    return redirect(url_for("own_class.page", class_id=made.public_id), 303)


def _enter(made: SchoolClass, student: Student, keep: bool) -> bool:
    """Do what the card may do here; whether it may do anything.

    A place of an account is opened by signing in to the account alone, and no teacher's account
    takes a place of their own class. Whose the place is, is looked up while the class is held: a card
    that is sent twice leads to one guest.

    Raises:
        SchoolError: `place-taken`, `already-left`.
        TooManyNewGuests: nobody has the place yet, and too many began from this address of late.
    """
    who, at = visitor(), now()
    with request_context.writing() as writing:
        lock_class(writing, made.id)
        place = joining.reload_place(writing, student)
        if place.learner_id is not None and writing.get(UserAccount, place.learner_id) is not None:
            return False
        if who.signed_in:
            own = who.signed_in.learner_id
            if taught_class(writing, own, made.public_id) is not None:
                return False
            if place.learner_id is None:
                joining.claim_place(writing, place, own, at)
            else:
                merge_guest(writing, place.learner_id, own, at)
            return True
        if place.learner_id is None:
            if keep and who.stored and who.id is not None:
                learner_id = row_for_guest(writing, who.id, at).id
            else:
                learner_id = create_guest(writing, at, who.settings).id
            joining.claim_place(writing, place, learner_id, at)
        else:
            learner_id = place.learner_id
    switch_to_guest(learner_id)
    reset_visitor()
    return True


def _held(code: str) -> ClassAndStudent | RetryAfter | None:
    """The place that the code opens. Codes that open none are counted."""
    counted = limits.count_try("card", normalized_code(code))
    if isinstance(counted, RetryAfter):
        return counted
    found = cards.place_of_card(request_context.reading(), secret_keys(), code)
    if found is None:
        return None
    limits.uncount_try(counted, normalized_code(code))
    with_page_rule_set(found[0])
    return found


def _ask(code: str = "", error: str = "") -> str:
    form = CardForm(code=code)
    form.code.errors.extend(filter(None, [error]))
    return render_template("classes/card.html", form=form)


def _too_soon(wait: RetryAfter) -> Answer:
    form = CardForm()
    form.with_wait(wait, form.code)
    return refused_form_page(render_template("classes/card.html", form=form), form)


def _offer(code: str, class_and_student: ClassAndStudent) -> str:
    """What the card can do in this browser, with a button for it."""
    (made, place), who = class_and_student, visitor()
    own = who.signed_in.learner_id if who.signed_in else None
    reading = request_context.reading()
    teaches = own is not None and taught_class(reading, own, made.public_id) is not None
    of_account = place.learner_id and reading.get(UserAccount, place.learner_id) is not None
    return render_template(
        "classes/card_offer.html",
        code=grouped_code(normalized_code(code)),
        name=place.name,
        class_name=made.name,
        is_open=place.learner_id is None,
        of_account=bool(of_account),
        teaches=teaches,
        answers=guest_answer_count(),
        before=who.student,
    )
