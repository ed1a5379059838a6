"""The result of an exam; one that is open goes on instead."""

import uuid

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from school.exams.certificates import is_certifiable
from web import request_context
from web.exams import hrefs
from web.exams.current_exam import exam_of_visitor, question_or_none
from web.exams.result_view import exam_result_view

blueprint = Blueprint("exam_result", __name__)


@blueprint.get("/exams/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str | Response:
    """What came of the exam; or its first open question, and after the last where it is handed in."""
    exam = exam_of_visitor(public_id)
    sitting = exam.sitting
    if exam.is_open:
        at = exam.first_open
        return redirect(hrefs.question(sitting, at) if at else hrefs.hand_in(sitting), 303)
    return render_template(
        "exams/result.html",
        view=exam_result_view(
            exam,
            question_or_none,
            lambda place: hrefs.question(sitting, place),
            request_context.translator(),
        ),
        certificate_href=hrefs.certificate(sitting) if is_certifiable(sitting) else "",
        again_href=url_for("exams.page", rules=sitting.rules),
    )
