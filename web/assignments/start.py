"""The page of an assignment: what it is, what was done, and the way into it."""

import uuid
from zoneinfo import ZoneInfo

from flask import Blueprint, redirect, render_template, request, url_for

from school.assignments.changes import grade_changes
from school.assignments.models import Assignment
from school.assignments.rules import WhyNot, reason_not_to_begin
from school.assignments.status import sections_with_items, status_of
from school.assignments.taking import begin_attempt as begin_attempt
from school.assignments.taking import reason_closed
from school.classes.models import SchoolClass, Student
from school.errors import SchoolError
from scoring import rule_set
from web import request_context
from web.accounts.pages import Answer, refused_form_page
from web.assignments import hrefs
from web.assignments.open_attempt import LARGEST_NUMBER
from web.assignments.result_view import changes_text, grade_text
from web.assignments.start_view import start_view
from web.assignments.start_word import StartWordForm, refused_word
from web.classes.access import assignment_of_visitor
from web.clock import now
from web.components.links import Link
from web.rule_sets import set_page_rule_set
from wording.typed_text import parse_digits

blueprint = Blueprint("assignment_start", __name__)


@blueprint.get("/assignments/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str:
    """The rules as one sentence, the attempts so far, and one button."""
    return _page(*assignment_of_visitor(public_id))


def _page(
    school_class: SchoolClass,
    assignment: Assignment,
    student: Student,
    form: StartWordForm | None = None,
) -> str:
    """The page; `form` is that of the start word, with what is wrong with it."""
    set_page_rule_set(rule_set(assignment.rules))
    at, zone, t = now(), ZoneInfo(school_class.zone), request_context.translator()
    reading = request_context.reading()
    standing = status_of(reading, assignment, student, at)
    parts = sections_with_items(reading, assignment)
    closed = reason_closed(school_class, assignment, student)
    why_not = closed or reason_not_to_begin(standing.window, len(standing.attempts), at)
    changes = grade_changes(reading, assignment, student)
    return render_template(
        "assignments/start.html",
        view=start_view(standing, parts, why_not, zone, t, at),
        changes=changes_text(standing, changes, (), zone, t, at)
        if grade_text(standing, at, t)
        else (),
        crumbs=(Link(school_class.name, hrefs.of_class(school_class)),),
        public_id=assignment.public_id,
        is_exam=assignment.is_exam,
        form=form or (StartWordForm() if assignment.exam_mode.asks_word else None),
    )


@blueprint.post("/assignments/<uuid:public_id>/begin")
def begin(public_id: uuid.UUID) -> Answer:
    """Begin the attempt that the page offered and go to its first question; twice it is one.

    An exam begins with the word that its teacher says, if there is one.
    """
    school_class, assignment, student = assignment_of_visitor(public_id, to_change=True)
    refused = refused_word(assignment, student, _offered())
    if refused is not None:
        return refused_form_page(_page(school_class, assignment, student, refused), refused)
    try:
        with request_context.writing() as writing:
            number = begin_attempt(writing, assignment, student, now(), _offered()).number
    except SchoolError as error:
        if error.code not in set(WhyNot):
            raise
        return redirect(url_for(".page", public_id=public_id), 303)
    return redirect(url_for("assignment_result.page", public_id=public_id, number=number), 303)


def _offered() -> int | None:
    """The number of the attempt that the page offered."""
    text = request.form.get("number", "")
    number = parse_digits(text, 3) or 0
    return number if 0 < number <= LARGEST_NUMBER else None
