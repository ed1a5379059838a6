"""The students of a class: names pasted or joined by code, and those who left."""

import uuid
from collections.abc import Sequence

from flask import Blueprint, abort, redirect, render_template, request, url_for
from sqlalchemy.orm import Session

from school.classes import places
from school.classes.finding import students_of
from school.classes.models import SchoolClass
from school.classes.roster import Roster, read_names
from school.classes.trail import leavings_of
from school.errors import SchoolError
from school.public_ids import parse_id
from web import request_context
from web.accounts.pages import Answer
from web.classes.access import signed_in_teacher, taught_class
from web.classes.place_words import gone_text
from web.classes.refusal_texts import fault_text
from web.classes.roster_preview import (
    Sent,
    first_rows,
    names_to_add,
    numbers_to_add,
    open_doubles,
    preview_view,
    sent_rows,
)
from web.classes.student_rows import student_rows
from web.classes.view import class_view, with_page_rule_set
from web.classes.waiting import settle_request, waiting_rows
from web.clock import now
from web.secret_keys import secret_key
from wording.typed_text import parse_digits

blueprint = Blueprint("teach_students", __name__)


@blueprint.get("/teach/<uuid:class_id>/students")
def page(class_id: uuid.UUID) -> str:
    """Every student with since when, and a field for more names."""
    return _page(with_page_rule_set(taught_class(class_id)))


@blueprint.post("/teach/<uuid:class_id>/students")
def add(class_id: uuid.UUID) -> Answer:
    """Show what the names that were pasted become; add them when that has been seen."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    t = request_context.translator()
    try:
        roster = read_names(request.form.get("names", ""))
    except SchoolError as error:
        return _page(school_class, error=fault_text(error, t)), 422
    if not roster.lines:
        return _page(school_class, error=t.gettext("Enter at least one name.")), 422
    if request.form.get("do") != "add":
        known = _names_in(request_context.reading(), school_class)
        return _preview(school_class, roster, first_rows(roster, known), known)
    rows = sent_rows(roster, request.form)
    if not any(each.tick for each in rows):
        return _refused(school_class, roster, rows, t.gettext("Tick or enter at least one name."))
    try:
        added = _add(school_class, roster, rows)
    except SchoolError as error:
        return _refused(school_class, roster, rows, fault_text(error, t))
    if added is None:
        return _refused(school_class, roster, rows)
    return redirect(url_for(".page", class_id=class_id, added=added), 303)


@blueprint.post("/teach/<uuid:class_id>/students/left")
def settle_left(class_id: uuid.UUID) -> Answer:
    """Take somebody back who left or was removed, or erase the place for good."""
    school_class = taught_class(class_id, to_change=True)
    back, erase = request.form.get("back"), request.form.get("erase")
    teacher = signed_in_teacher().learner_id
    try:
        with request_context.writing() as writing:
            places.lock_class(writing, school_class.id)
            place = places.left_place(writing, school_class.id, parse_id(back or erase or ""))
            if place is None:
                abort(404)
            if back:
                places.restore_place(writing, place, now(), teacher)
            else:
                places.erase_place(writing, place)
    except SchoolError as error:
        t = request_context.translator()
        return _page(with_page_rule_set(school_class), left_error=fault_text(error, t)), 422
    return redirect(url_for(".page", class_id=class_id), 303)


@blueprint.post("/teach/<uuid:class_id>/students/waiting")
def settle_waiting(class_id: uuid.UUID) -> Answer:
    """Let in somebody who waits, as another student or as the one of a place, or turn them away."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    try:
        settle_request(
            school_class, parse_id(request.form.get("request", "")), request.form.get("as", "")
        )
    except SchoolError as error:
        t = request_context.translator()
        return _page(school_class, waiting_error=fault_text(error, t)), 422
    return redirect(url_for(".page", class_id=class_id), 303)


def _add(school_class: SchoolClass, roster: Roster, rows: Sequence[Sent]) -> int | None:
    """How many were added; None where there is to be asked about some of them first.

    Who is there already is looked up while the class is held: a list that is sent twice is added once.

    Raises:
        SchoolError: as `places.add_names`.
    """
    names, numbers = names_to_add(rows), numbers_to_add(roster, rows)
    with request_context.writing() as writing:
        places.lock_class(writing, school_class.id)
        if open_doubles(rows, _names_in(writing, school_class)):
            return None
        places.add_names(writing, secret_key(), school_class.id, names, now(), numbers)
    return len(names)


def _names_in(session: Session, school_class: SchoolClass) -> tuple[str, ...]:
    return tuple(each.name for each in students_of(session, school_class.id))


def _refused(
    school_class: SchoolClass, roster: Roster, rows: Sequence[Sent], error: str = ""
) -> Answer:
    known = _names_in(request_context.reading(), school_class)
    return _preview(school_class, roster, rows, known, error), 422


def _preview(
    school_class: SchoolClass,
    roster: Roster,
    rows: Sequence[Sent],
    known: Sequence[str],
    error: str = "",
) -> str:
    t = request_context.translator()
    preview = preview_view(roster, rows, known, t)
    return render_template(
        "classes/roster_preview.html",
        view=class_view(school_class, len(known), t),
        preview=preview,
        error="" if preview.has_errors else error,
        names=request.form.get("names", ""),
    )


def _page(
    school_class: SchoolClass, error: str = "", waiting_error: str = "", left_error: str = ""
) -> str:
    t = request_context.translator()
    reading = request_context.reading()
    students = students_of(reading, school_class.id)
    left = places.left_places(reading, school_class.id)
    how = leavings_of(reading, left)
    added = request.args.get("added", "")
    return render_template(
        "classes/students.html",
        view=class_view(school_class, len(students), t),
        rows=student_rows(school_class, students, t),
        left=tuple((each.public_id, each.name, gone_text(how[each.id], t)) for each in left),
        waiting=waiting_rows(school_class, students, t),
        waiting_error=waiting_error,
        left_error=left_error,
        by_card_alone=not school_class.names_by_code
        and any(not each.learner_id for each in students),
        names=request.form.get("names", ""),
        error=error,
        made="made" in request.args,
        added=parse_digits(added, 3) or 0,
    )
