"""Joining a class: its code and a name, no account and no e-mail."""

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.classes import joining
from school.classes.codes import as_kept, as_shown
from school.classes.models import SchoolClass
from school.classes.places import lock_class
from school.errors import SchoolError
from web import request_context
from web.accounts import limits
from web.accounts.pages import Answer, too_soon
from web.classes.said import fault_text, no_class_text, wait_text
from web.classes.view import spoken_of
from web.clock import now
from web.secret_keys import secret_key
from web.visitors.current_visitor import expect_guest, look_again, row_for_guest, visitor
from web.visitors.new_guest_refusal import form_again
from web.visitors.new_guests import TooManyNewGuests

blueprint = Blueprint("join_class", __name__)

Errors = dict[str, str]


@blueprint.get("/join")
def page() -> Answer:
    """Ask for code and name; with the code in the query for the name alone."""
    code = as_kept(request.args.get("code", ""))
    return redirect(url_for(".with_code", code=as_shown(code)), 303) if code else _form({})


@blueprint.get("/join/<code>")
def with_code(code: str) -> Answer:
    """Ask for the name; who has a place already goes to the class."""
    found = _class_of(code)
    if isinstance(found, RetryAfter):
        return _too_soon(found)
    if found is None:
        return _form({"code": no_class_text(request_context.translator())}, code), 404
    who = visitor()
    if who.stored and who.id is not None:
        known = joining.own_place(request_context.reading(), found.id, who.id)
        if known is not None:
            return redirect(url_for("own_class.page", class_id=found.public_id), 303)
    expect_guest()  # so that a form that is sent twice is one student
    return _form({}, code, found)


@blueprint.post("/join")
def join() -> Answer:
    """Join the class of the code, under the name."""
    t, code, name = (
        request_context.translator(),
        request.form.get("code", ""),
        request.form.get("name", ""),
    )
    found = _class_of(code)
    if isinstance(found, RetryAfter):
        return _too_soon(found)
    if found is None:
        return _form({"code": no_class_text(t)}, code), 422
    try:
        _join(found, name, another="another" in request.form)
    except SchoolError as error:
        if error.code == "same-name":
            return _form({}, code, found, is_taken=True), 422
        return _form({"name": fault_text(error, t)}, code, found), 422
    except TooManyNewGuests as error:
        return form_again(error, t, lambda why: _form({"": why}, code, found))
    look_again()
    return redirect(url_for("own_class.page", class_id=found.public_id, joined=1), 303)


def _join(found: SchoolClass, name: str, another: bool) -> None:
    """Give the visitor a place. Where it is refused, the visitor has no row of it either.

    The class is held before anything else, as by a card: two who wait for each other would both fail.

    Raises:
        SchoolError: as `joining.join`.
        TooManyNewGuests: the visitor has no row yet, and too many were made from the address.
    """
    expected, at = expect_guest(), now()
    with request_context.writing() as writing:
        lock_class(writing, found.id)
        learner_id = row_for_guest(writing, expected, at).id
        joining.join(writing, secret_key(), found.id, learner_id, name, at, another)


def _class_of(code: str) -> SchoolClass | RetryAfter | None:
    """The class of that code. Codes that no class has are counted, so that nobody tries them all."""
    counted = limits.count("join")
    if isinstance(counted, RetryAfter):
        return counted
    found = joining.class_with_code(request_context.reading(), code)
    if found is None:
        return None
    limits.give_back(counted)
    return spoken_of(found)


def _too_soon(wait: RetryAfter) -> Answer:
    return too_soon(_form({"": wait_text(wait, request_context.translator())}), wait)


def _form(
    errors: Errors, code: str = "", found: SchoolClass | None = None, is_taken: bool = False
) -> str:
    return render_template(
        "classes/join.html",
        errors=errors,
        code=as_shown(as_kept(code)),
        class_name=found.name if found else "",
        name=request.form.get("name", ""),
        is_taken=is_taken,
    )
