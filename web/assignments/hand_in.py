"""Handing in an attempt: what is still open is told, and the question is asked once."""

import uuid
from contextlib import suppress

from flask import Blueprint, redirect, render_template
from werkzeug.wrappers import Response

from school.assignments.taking import hand_in_attempt
from school.errors import SchoolError
from web import request_context
from web.assignments import hrefs
from web.assignments.kept_answer import send_kept_answers
from web.assignments.open_attempt import attempt_of_visitor, time_left_view
from web.assignments.question_view import position_views
from web.clock import now

blueprint = Blueprint("assignment_hand_in", __name__)
HAND_IN_ROUTE = "/assignments/<uuid:public_id>/attempts/<int:number>/hand-in"


@blueprint.get(HAND_IN_ROUTE)
def page(public_id: uuid.UUID, number: int) -> str | Response:
    """All questions with those that have no answer yet; of an attempt that is over its result."""
    sitting = attempt_of_visitor(public_id, number, now())
    if not sitting.is_open:
        return redirect(hrefs.attempt(sitting), 303)
    t = request_context.translator()
    positions = position_views(
        sitting.questions, 0, sitting.reveal, lambda each: hrefs.where_asked(sitting, each), t
    )
    return render_template(
        "assignments/hand_in.html",
        in_exam=sitting.in_exam,
        title=sitting.assignment.title,
        positions=positions,
        open=tuple(each for each in positions if each.state == "open"),
        kept=tuple(each for each in positions if each.state == "kept"),
        time=time_left_view(sitting),
        crumbs=hrefs.crumbs(sitting),
        action=hrefs.hand_in(sitting),
        back_href=hrefs.where_asked(sitting, sitting.first_open or len(positions)),
    )


@blueprint.post(HAND_IN_ROUTE)
def hand_in(public_id: uuid.UUID, number: int) -> Response:
    """Close the attempt and go to its result; sent twice it is handed in once."""
    sitting = attempt_of_visitor(public_id, number, now(), to_change=True)
    with suppress(SchoolError):  # its time is over meanwhile
        send_kept_answers(sitting)
    with request_context.writing() as writing:
        hand_in_attempt(writing, sitting.attempt, now())
    return redirect(hrefs.attempt(sitting), 303)
