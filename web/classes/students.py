"""The students of a class: names pasted or joined by code, and those who left."""

import uuid
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for

from school.classes import places
from school.classes.finding import students_of
from school.classes.models import SchoolClass
from school.classes.names import name_key
from school.classes.roster import Roster, read_names
from school.classes.trail import leavings_of
from school.errors import SchoolError
from school.public_ids import parse_id
from web import request_context
from web.accounts.pages import Answer
from web.classes.access import signed_in_teacher, taught_class
from web.classes.place_words import gone_text
from web.classes.refusal_texts import fault_text
from web.classes.student_rows import student_rows
from web.classes.view import class_view, with_page_rule_set
from web.classes.waiting import settle_request, waiting_rows
from web.clock import now
from web.secret_keys import secret_key
from wording.typed_text import parse_digits

blueprint = Blueprint("teach_students", __name__)


@dataclass(frozen=True, slots=True)
class PasteDoubts:
    """What is asked back about a paste: names that may be the same students, lines that are none."""

    doubled: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


@blueprint.get("/teach/<uuid:class_id>/students")
def page(class_id: uuid.UUID) -> str:
    """Every student with since when, and a field for more names."""
    return _page(with_page_rule_set(taught_class(class_id)))


@blueprint.post("/teach/<uuid:class_id>/students")
def add(class_id: uuid.UUID) -> Answer:
    """Add the names that were pasted; about doubles it is asked first, and nothing is lost."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    t = request_context.translator()
    try:
        roster = read_names(request.form.get("names", ""))
    except SchoolError as error:
        return _page(school_class, error=fault_text(error, t)), 422
    if not roster.names and not roster.refused:
        return _page(school_class, error=t.gettext("Write at least one name.")), 422
    try:
        added = _add(school_class, roster)
    except SchoolError as error:
        return _page(school_class, error=fault_text(error, t)), 422
    if isinstance(added, PasteDoubts):
        return _page(school_class, paste_questions=added), 422
    return redirect(url_for(".page", class_id=class_id, added=added), 303)


@blueprint.post("/teach/<uuid:class_id>/students/left")
def settle_left(class_id: uuid.UUID) -> Answer:
    """Take somebody back who left or was removed, or erase the place for good."""
    school_class = taught_class(class_id, to_change=True)
    back, erase = request.form.get("back"), request.form.get("erase")
    with request_context.writing() as writing:
        place = places.left_place(writing, school_class.id, parse_id(back or erase or ""))
        if place is None:
            abort(404)
        if back:
            places.restore_place(writing, place, now(), signed_in_teacher().learner_id)
        else:
            places.erase_place(writing, place)
    return redirect(url_for(".page", class_id=class_id), 303)


@blueprint.post("/teach/<uuid:class_id>/students/waiting")
def settle_waiting(class_id: uuid.UUID) -> Answer:
    """Let in somebody who waits, as another student or as the one of a place, or turn them away."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    try:
        settle_request(school_class, request.form.get("settle", ""))
    except SchoolError as error:
        t = request_context.translator()
        return _page(school_class, waiting_error=fault_text(error, t)), 422
    return redirect(url_for(".page", class_id=class_id), 303)


def _add(school_class: SchoolClass, roster: Roster) -> int | PasteDoubts:
    """How many were added, or what must be asked first.

    Who is there already is looked up while the class is held: a list that is sent twice is added once.

    Raises:
        SchoolError: as `places.add_names`.
    """
    with request_context.writing() as writing:
        places.lock_class(writing, school_class.id)
        known = places.names_taken(writing, school_class.id, roster.names)
        doubled = tuple(dict.fromkeys((*known, *roster.twice)))
        if (doubled or roster.refused) and "settled" not in request.form:
            return PasteDoubts(doubled, roster.refused)
        wanted = tuple(_to_add(roster.names, known, request.form.getlist("again")))
        places.add_names(writing, secret_key(), school_class.id, wanted, now())
    return len(wanted)


def _to_add(names: Iterable[str], known: Iterable[str], again: list[str]) -> Iterator[str]:
    """The names but those that are there already, unless they were ticked as others'."""
    there, ticked = Counter(map(name_key, known)), set(map(name_key, again))
    for name in names:
        key = name_key(name)
        if not there[key] or key in ticked:
            yield name
        there[key] += 1


def _page(
    school_class: SchoolClass,
    error: str = "",
    paste_questions: PasteDoubts | None = None,
    waiting_error: str = "",
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
        waiting=waiting_rows(school_class, t),
        waiting_error=waiting_error,
        by_card_alone=not school_class.names_by_code
        and any(not each.learner_id for each in students),
        names=request.form.get("names", ""),
        error=error,
        asked=paste_questions,
        made="made" in request.args,
        added=parse_digits(added, 3) or 0,
    )
