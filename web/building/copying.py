"""An assignment once more: its questions and settings as a draft of this or another class."""

import uuid
from dataclasses import replace
from datetime import datetime

from flask import Blueprint, redirect, request, url_for
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
from school.assignments.order import sections_in
from school.assignments.settings import AssignmentSettings, default_settings
from school.classes.models import SchoolClass
from school.public_ids import parse_id
from web import request_context
from web.building.draft import AssignmentDraft, load_draft
from web.classes.access import taught_assignment, taught_class
from web.clock import now

blueprint = Blueprint("copying", __name__)


@blueprint.post("/teach/assignments/<uuid:assignment>/copy")
def copy(assignment: uuid.UUID) -> Response:
    """The copy is a draft of the class that the form names, which the same teacher teaches."""
    school_class, row = taught_assignment(assignment)
    target = taught_class(parse_id(request.form.get("class", "")), to_change=True)
    draft = load_draft(school_class, row)
    with request_context.writing() as writing:
        made = _copy(writing, draft, target, now())
    return redirect(url_for("building.page", assignment=made.public_id, said="copied"), 303)


def _copy(
    writing: Session, draft: AssignmentDraft, target: SchoolClass, at: datetime
) -> Assignment:
    made = new_draft(writing, target, at, _settings(draft, target, at))
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


def _settings(draft: AssignmentDraft, target: SchoolClass, at: datetime) -> AssignmentSettings:
    """The same settings; dates that are past, or of another clock, begin anew.

    Whoever sat the exam knows its start word, so the copy needs another one.
    """
    usual = default_settings(target.zone, at)
    own = replace(draft.settings, exam=replace(draft.settings.exam, start_word=""))
    due = own.terms.due
    stays = due is not None and due > at and target.zone == draft.school_class.zone
    if due is None or stays:
        return own
    terms = usual.terms
    return replace(
        own, terms=replace(own.terms, opens=None, due=terms.due, late_until=terms.late_until)
    )
