"""Joining a class: its code and a name, no account and no e-mail."""

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.classes import joining
from school.classes.models import SchoolClass
from school.classes.places import lock_class
from school.codes import grouped_code, normalized_code
from school.errors import SchoolError
from web import request_context
from web.accounts import limits
from web.accounts.pages import Answer, refused_form_page
from web.classes.fields import CodeField, student_name_field
from web.classes.refusal_texts import fault_text, no_class_text
from web.classes.view import with_page_rule_set
from web.clock import now
from web.components.form import Form
from web.secret_keys import secret_key
from web.visitors.current_visitor import expected_guest_id, reset_visitor, row_for_guest, visitor
from web.visitors.new_guest_refusal import form_with_refusal
from web.visitors.new_guests import TooManyNewGuests
from wording import N_

blueprint = Blueprint("join_class", __name__)


class JoinForm(Form):
    """The code of a class, and the name to join it under."""

    code = CodeField(N_("Class code"), longest=80)
    name = student_name_field(
        N_("Your name"),
        hint=N_("As the teacher knows you. Only the teachers of the class see it."),
        autocomplete="name",
    )


@blueprint.get("/join")
def page() -> Answer:
    """Ask for code and name; with the code in the query for the name alone."""
    code = normalized_code(request.args.get("code", ""))
    return (
        redirect(url_for(".with_code", code=grouped_code(code)), 303) if code else _page(JoinForm())
    )


@blueprint.get("/join/<code>")
def with_code(code: str) -> Answer:
    """Ask for the name; who has a place already goes to the class."""
    found, form = _class_of(code), JoinForm(code=code)
    if isinstance(found, RetryAfter):
        form = JoinForm()
        return refused_form_page(_page(form.with_wait(found)), form)
    if found is None:
        form.code.errors.append(no_class_text(request_context.translator()))
        return _page(form), 404
    who = visitor()
    if who.stored and who.id is not None:
        known = joining.place_of_learner(request_context.reading(), found.id, who.id)
        if known is not None:
            return redirect(url_for("own_class.page", class_id=found.public_id), 303)
    expected_guest_id()  # so that a form that is sent twice is one student
    return _page(form, found)


@blueprint.post("/join")
def join() -> Answer:
    """Join the class of the code, under the name."""
    t, form = request_context.translator(), JoinForm(request.form)
    found = _class_of(form.code.data)
    if isinstance(found, RetryAfter):
        form = JoinForm(name=form.name.value)
        return refused_form_page(_page(form.with_wait(found)), form)
    if found is None:
        form.code.errors.append(no_class_text(t))
        return _page(form), 422
    try:
        _join(found, form.name.data, another="another" in request.form)
    except SchoolError as error:
        if error.code == "same-name":
            return _page(form, found, is_taken=True), 422
        form.name.errors.append(fault_text(error, t))
        return _page(form, found), 422
    except TooManyNewGuests as error:
        return form_with_refusal(error, t, lambda why: _page(form.with_error(why), found))
    reset_visitor()
    return redirect(url_for("own_class.page", class_id=found.public_id, joined=1), 303)


def _join(school_class: SchoolClass, name: str, another: bool) -> None:
    """Give the visitor a place. Where it is refused, the visitor has no row of it either.

    The class is held before anything else, as by a card: two who wait for each other would both fail.

    Raises:
        SchoolError: as `joining.join`.
        TooManyNewGuests: the visitor has no row yet, and too many were made from the address.
    """
    expected, at = expected_guest_id(), now()
    with request_context.writing() as writing:
        lock_class(writing, school_class.id)
        learner_id = row_for_guest(writing, expected, at).id
        joining.join(writing, secret_key(), school_class.id, learner_id, name, at, another)


def _class_of(code: str) -> SchoolClass | RetryAfter | None:
    """The class of that code. Codes that no class has are counted, so that nobody tries them all."""
    counted = limits.count_try("join")
    if isinstance(counted, RetryAfter):
        return counted
    found = joining.class_with_code(request_context.reading(), code)
    if found is None:
        return None
    limits.uncount_try(counted)
    return with_page_rule_set(found)


def _page(form: JoinForm, school_class: SchoolClass | None = None, is_taken: bool = False) -> str:
    class_name = school_class.name if school_class else ""
    return render_template("classes/join.html", form=form, class_name=class_name, is_taken=is_taken)
