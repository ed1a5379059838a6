"""One student of a class, for its teachers: name, card, another class, removal."""

import uuid
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound

from school.classes import cards, places
from school.classes.finding import classes_of, student_once_in
from school.classes.models import SchoolClass, Student
from school.classes.trail import leavings_of
from school.errors import SchoolError
from school.progress.map import fan_states_of
from school.progress.overview import practice_days
from school.public_ids import parse_id
from scoring import RULE_SETS
from web import request_context
from web.accounts.pages import Answer
from web.classes.access import signed_in_teacher, student_in, taught_class
from web.classes.card_codes import card_codes
from web.classes.fields import student_name_field, student_number_field
from web.classes.place_words import gone_text, place_lines
from web.classes.refusal_texts import fault_text
from web.classes.student_rows import student_rows
from web.classes.view import (
    class_view,
    known_rule_set_id,
    with_page_rule_set,
    zone_of_class,
)
from web.clock import now
from web.components.form import Form
from web.components.options import OptionView
from web.drills.explanation_page import fan_href
from web.gradebook.of_student import work_rows
from web.reference.map_view import MapView, map_view
from web.secret_keys import secret_key
from web.site_address import typed_address
from wording import LANGUAGES, N_

SHARED_PERIOD: Final = timedelta(days=30)

blueprint = Blueprint("teach_student", __name__)


class RenameForm(Form):
    """What the student is called in the class, and the number in the lists of the school."""

    name = student_name_field(N_("Name in this class"))
    number = student_number_field()


@dataclass(frozen=True, slots=True)
class SharedPractice:
    """What a student shares: the map of fans, and the practice of the last days."""

    map: MapView
    answers: int
    right: int
    days: int


@blueprint.get("/teach/<uuid:class_id>/students/<uuid:student_id>")
def page(class_id: uuid.UUID, student_id: uuid.UUID) -> str:
    """The student with the code of the card; of who is no longer in the class, what was done in it."""
    school_class = with_page_rule_set(taught_class(class_id))
    place = student_once_in(request_context.reading(), school_class.id, student_id)
    if place is None:
        raise NotFound
    return _page(school_class, place)


@blueprint.post("/teach/<uuid:class_id>/students/<uuid:student_id>/name")
def rename(class_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Give the student another name, another number."""
    found, place = _to_change(class_id, student_id)
    form = RenameForm(request.form)
    try:
        with request_context.writing() as writing:
            places.rename(writing, place, form.name.data)
            if "number" in request.form:
                places.renumber(writing, place, form.number.data)
    except SchoolError as error:
        form.name.errors.append(fault_text(error, request_context.translator()))
        return _page(found, place, form), 422
    return redirect(url_for(".page", class_id=class_id, student_id=student_id, done="name"), 303)


@blueprint.post("/teach/<uuid:class_id>/students/<uuid:student_id>/card")
def new_card(class_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Give the place another card; the former opens nothing any more."""
    _found, place = _to_change(class_id, student_id)
    with request_context.writing() as writing:
        cards.renew_card(writing, secret_key(), place)
    return redirect(url_for(".page", class_id=class_id, student_id=student_id, done="card"), 303)


@blueprint.post("/teach/<uuid:class_id>/students/<uuid:student_id>/move")
def move(class_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Move the student to another class of the same teacher."""
    found, place = _to_change(class_id, student_id)
    there = taught_class(parse_id(request.form.get("to", "")), to_change=True)
    try:
        with request_context.writing() as writing:
            places.move(writing, secret_key(), place, there, now(), _own_id())
    except SchoolError as error:
        return _page(found, place, moved=fault_text(error, request_context.translator())), 422
    return redirect(url_for("teach_students.page", class_id=class_id, moved=1), 303)


@blueprint.post("/teach/<uuid:class_id>/students/<uuid:student_id>/remove")
def remove(class_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Take the student out of the class; grades are kept until they are erased."""
    _found, place = _to_change(class_id, student_id)
    with request_context.writing() as writing:
        places.leave(writing, place, now(), _own_id())
    return redirect(url_for("teach_students.page", class_id=class_id), 303)


def _own_id() -> uuid.UUID:
    return signed_in_teacher().learner_id


def _to_change(class_id: uuid.UUID, student_id: uuid.UUID) -> tuple[SchoolClass, Student]:
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    return school_class, student_in(school_class, student_id)


def _page(
    school_class: SchoolClass, place: Student, form: RenameForm | None = None, moved: str = ""
) -> str:
    t = request_context.translator()
    reading = request_context.reading()
    others = [
        each
        for each in classes_of(reading, signed_in_teacher().learner_id)
        if each.id != school_class.id and each.archived_at is None
    ]
    shared = _shared(reading, school_class, place)
    (row,) = student_rows(school_class, (place,), t)
    how = leavings_of(reading, (place,)).get(place.id)
    return render_template(
        "classes/student.html",
        view=class_view(school_class, 0, t),
        student=row,
        form=form or RenameForm(obj=place),
        card="" if how else card_codes((place,))[0],
        gone=gone_text(how, t) if how else "",
        shared=shared,
        works=work_rows(school_class, place),
        languages=tuple(
            OptionView(tag, each.name, tag == t.lang, lang=tag) for tag, each in LANGUAGES.items()
        ),
        others=tuple((each.public_id, each.name) for each in others),
        moved=moved,
        trail=place_lines(school_class, place, t),
        card_address=typed_address("card.page"),
        done=request.args.get("done", ""),
    )


def _shared(reading: Session, school_class: SchoolClass, place: Student) -> SharedPractice | None:
    """The student's own practice under the rules of the class, where the student shares it."""
    if not place.shares or place.learner_id is None:
        return None
    rules, t = RULE_SETS[known_rule_set_id(school_class.rules)], request_context.translator()
    states = fan_states_of(reading, place.learner_id, rules.id, now())
    since, zone = now() - SHARED_PERIOD, zone_of_class(school_class)
    practised = practice_days(reading, place.learner_id, rules.id, since, zone)
    return SharedPractice(
        map=map_view(rules, states, t, fan_href),
        answers=sum(day.answers for day in practised),
        right=sum(day.right for day in practised),
        days=SHARED_PERIOD.days,
    )
