"""An assignment once more: its questions and settings as a draft of this or another class."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from quizzes import Address
from school.assignments.drafts import (
    add_section,
    change_rules,
    change_section,
    new_draft,
    store_wishes,
)
from school.assignments.items import add_items, set_points
from school.assignments.models import Assignment
from school.assignments.moving import former_opening, moved, next_opening
from school.assignments.order import sections_in
from school.assignments.settings import AssignmentSettings
from school.classes.finding import classes_of
from school.classes.models import SchoolClass
from school.public_ids import parse_id
from web import request_context
from web.building.draft import AssignmentDraft, load_draft
from web.classes.access import signed_in_teacher, taught_assignment, taught_class
from web.classes.view import zone_of_class
from web.clock import now
from web.components.date_fields import moment_in_field, read_moment
from web.components.dates import moment_text
from web.components.links import Link
from web.components.options import OptionView
from web.rule_sets import set_page_rule_set
from wording import Translator

blueprint = Blueprint("copying", __name__)

LONGEST: Final = 64  # characters of a date


@dataclass(frozen=True, slots=True)
class MovedDate:
    """One date of an assignment: what it is, when it was, when it is in the copy."""

    label: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class CopyPageView:
    """An assignment to be copied for a class: when it opens there, and what that makes of its dates."""

    id: str
    title: str
    crumbs: tuple[Link, ...]
    classes: tuple[OptionView, ...]
    target: str
    target_name: str
    opens: str
    error: str
    zone: str
    dates: tuple[MovedDate, ...]


@blueprint.get("/teach/assignments/<uuid:assignment>/copy")
def page(assignment: uuid.UUID) -> str:
    """Ask when the copy opens, and show what all of its dates are then, before anything is made."""
    school_class, row = taught_assignment(assignment)
    target = _target(school_class, request.args.get("class", ""))
    draft, zone = load_draft(school_class, row), zone_of_class(target)
    usual = next_opening(former_opening(row), now(), zone_of_class(school_class))
    typed = request.args.get("opens", moment_in_field(_on_clock_of(usual, draft, zone), zone))
    return _page(draft, target, typed)


@blueprint.post("/teach/assignments/<uuid:assignment>/copy")
def copy(assignment: uuid.UUID) -> Response | tuple[str, int]:
    """The copy is a draft of the class that the form names, which the same teacher teaches."""
    school_class, row = taught_assignment(assignment)
    target = taught_class(parse_id(request.form.get("class", "")), to_change=True)
    draft, typed = load_draft(school_class, row), request.form.get("opens", "").strip()[:LONGEST]
    opens = read_moment(typed, zone_of_class(target))
    if typed and opens is None:
        return _page(draft, target, typed), 422
    with request_context.writing() as writing:
        made = _copy(writing, draft, target, now(), opens)
    return redirect(url_for("building.page", assignment=made.public_id, said="copied"), 303)


def _target(school_class: SchoolClass, named: str) -> SchoolClass:
    """The class that is named, which is the teacher's own; else the class of the assignment."""
    return taught_class(parse_id(named), to_change=True) if named else school_class


def _on_clock_of(opening: datetime, draft: AssignmentDraft, zone: tzinfo) -> datetime:
    """The same time of day on the clock of another class."""
    return opening.astimezone(draft.zone).replace(tzinfo=zone)


def _page(draft: AssignmentDraft, target: SchoolClass, typed: str) -> str:
    set_page_rule_set(draft.rules)
    t, zone, own = request_context.translator(), zone_of_class(target), draft.school_class
    opens = read_moment(typed.strip()[:LONGEST], zone)
    bad = bool(typed) and opens is None
    classes = [
        each
        for each in classes_of(request_context.reading(), signed_in_teacher().learner_id)
        if each.archived_at is None
    ]
    if target.archived_at is not None and classes:
        target = classes[0]
    view = CopyPageView(
        id=str(draft.assignment.public_id),
        title=draft.assignment.title,
        crumbs=(draft.class_link, Link(draft.assignment.title, draft.href())),
        classes=tuple(
            OptionView(str(each.public_id), each.name, each.id == target.id) for each in classes
        ),
        target=str(target.public_id),
        target_name=target.name if target.id != own.id else "",
        opens=typed,
        error=t.gettext("This is not a date and time. Write it like this: 2027-01-31 18:00.")
        if bad
        else "",
        zone=target.zone,
        dates=() if bad else tuple(_dates(draft, target, opens, t)),
    )
    return render_template("building/copy.html", view=view)


def _dates(
    draft: AssignmentDraft, target: SchoolClass, opens: datetime | None, t: Translator
) -> Iterator[MovedDate]:
    """Each date as it was and as it will be; one that is not set is not told."""
    at, zone = now(), zone_of_class(target)
    before, after = draft.settings.terms, _settings(draft, target, at, opens).terms
    yield MovedDate(
        t.gettext("Opens"),
        moment_text(former_opening(draft.assignment), draft.zone, t, at),
        moment_text(after.opens, zone, t, at)
        if after.opens
        else t.gettext("as soon as it is published"),
    )
    for label, old, new in (
        (t.gettext("Due"), before.due, after.due),
        (t.gettext("Late work accepted until"), before.late_until, after.late_until),
    ):
        if old is not None and new is not None:
            yield MovedDate(
                label, moment_text(old, draft.zone, t, at), moment_text(new, zone, t, at)
            )


def _copy(
    writing: Session,
    draft: AssignmentDraft,
    target: SchoolClass,
    at: datetime,
    opens: datetime | None,
) -> Assignment:
    made = new_draft(writing, target, at, _settings(draft, target, at, opens))
    change_rules(writing, made, draft.rules.id)
    store_wishes(writing, made, draft.assignment.wishes)
    for number, part in enumerate(draft.parts):
        section = add_section(writing, made) if number else sections_in(writing, made)[0]
        own = part.section
        change_section(writing, made, section.public_id, own.title, own.instruction)
        questions = [item.question for item in part.items]
        copies = add_items(writing, made, section.public_id, questions)
        for item, fresh in zip(part.items, copies, strict=True):
            set_points(writing, made, fresh.public_id, item.points)
            fresh.locked, fresh.note = Address.parse(item.question).is_own, item.note
    return made


def _settings(
    draft: AssignmentDraft, target: SchoolClass, at: datetime, opens: datetime | None
) -> AssignmentSettings:
    """The same settings; every date is moved as far as the opening, which is `at` where none is set.

    Whoever sat the exam knows its start word, so the copy needs another one.
    """
    own, former = draft.settings, former_opening(draft.assignment)
    zone = zone_of_class(target)
    terms = moved(own.terms, former, opens or at, draft.zone, zone, by_days=opens is None)
    exam = replace(own.exam, start_word="")
    return replace(own, exam=exam, terms=replace(terms, opens=opens))
