"""The result of an attempt, as far as it is shown; an attempt that is open goes on instead."""

import uuid

from flask import Blueprint, redirect, render_template
from werkzeug.wrappers import Response

from school.assignments.changes import grade_changes
from school.assignments.repairs import latest_repairs
from school.assignments.rules import reason_not_to_begin, revealed
from school.assignments.status import status_of
from school.assignments.taking import reason_closed
from scoring import rule_set
from web import request_context
from web.assignments import hrefs
from web.assignments.comments_said import comments_on
from web.assignments.open_attempt import (
    attempt_of_visitor,
    question_or_none,
    record_revealed_answers,
)
from web.assignments.result_view import result_view
from web.clock import now
from web.rule_sets import set_page_rule_set

blueprint = Blueprint("assignment_result", __name__)


@blueprint.get("/assignments/<uuid:public_id>/attempts/<int:number>")
def page(public_id: uuid.UUID, number: int) -> str | Response:
    """What came of the attempt; or its first open question, and after the last where it is handed in."""
    sitting = attempt_of_visitor(public_id, number, now())
    if sitting.is_open:
        at = sitting.first_open
        return redirect(hrefs.where_asked(sitting, at) if at else hrefs.hand_in(sitting), 303)
    set_page_rule_set(rule_set(sitting.assignment.rules))
    reading = request_context.reading()
    standing = status_of(reading, sitting.assignment, sitting.student, sitting.at)
    changes = grade_changes(reading, sitting.assignment, sitting.student)
    repairs = latest_repairs(reading, sitting.assignment)
    comments = comments_on(sitting)
    why_not = reason_closed(
        sitting.school_class, sitting.assignment, sitting.student
    ) or reason_not_to_begin(standing.window, len(standing.attempts), sitting.at)
    if revealed(standing.terms, standing.end, sitting.at, done=True).answers:
        record_revealed_answers(sitting, standing.end)
    return render_template(
        "assignments/result.html",
        view=result_view(
            standing,
            next(each for each in standing.attempts if each.attempt.id == sitting.attempt.id),
            sitting.questions,
            question_or_none,
            changes,
            sitting.zone,
            request_context.translator(),
            sitting.at,
            lambda position: hrefs.question(sitting, position),
            repairs,
            comments,
        ),
        crumbs=hrefs.crumbs(sitting),
        start_href=hrefs.start(sitting),
        again=why_not is None,
    )
