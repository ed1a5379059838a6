"""Handing in an exam: how many questions are open is told, and it is asked once."""

import uuid

from flask import Blueprint, redirect, render_template
from werkzeug.wrappers import Response

from school.exams.taking import hand_in_exam
from web import request_context
from web.clock import now
from web.exams import hrefs
from web.exams.asked_view import exam_places
from web.exams.current_exam import exam_of_visitor, exam_time_view

blueprint = Blueprint("exam_hand_in", __name__)
HAND_IN_ROUTE = "/exams/<uuid:public_id>/hand-in"


@blueprint.get(HAND_IN_ROUTE)
def page(public_id: uuid.UUID) -> str | Response:
    """All questions with those that have no answer yet; of an exam that is over its result."""
    exam = exam_of_visitor(public_id)
    if not exam.is_open:
        return redirect(hrefs.exam(exam.sitting), 303)
    places = exam_places(
        exam.items,
        0,
        lambda place: hrefs.question(exam.sitting, place),
        request_context.translator(),
    )
    return render_template(
        "exams/hand_in.html",
        places=places,
        open=tuple(each for each in places if not each.answered),
        later=tuple(each for each in places if each.later),
        time=exam_time_view(exam),
        action=hrefs.hand_in(exam.sitting),
        back_href=hrefs.question(exam.sitting, exam.first_open or len(exam.items)),
    )


@blueprint.post(HAND_IN_ROUTE)
def hand_in(public_id: uuid.UUID) -> Response:
    """End the exam and go to its result; sent twice it is handed in once."""
    exam = exam_of_visitor(public_id)
    with request_context.writing() as writing:
        hand_in_exam(writing, exam.sitting, now())
    return redirect(hrefs.exam(exam.sitting), 303)
