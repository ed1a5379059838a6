"""While somebody sits an exam nothing else of the site is open to them: it would tell the answers.

It holds for a sign-in on every device, and for the guest and whoever signed out in the same browser.
There it ends for the next pupil of a shared computer, who is known by a sign-in or a place of their own; a
place asked for meanwhile by the class code is given by the teacher (`web/classes/join.py`). What is open is
listed, so that a page that is new is closed.
"""

from typing import Any, Final
from zoneinfo import ZoneInfo

from flask import Flask, jsonify, make_response, render_template, request, url_for
from werkzeug.wrappers import Response

from school.learners.exams_under_way import ExamUnderWay, exam_under_way
from web import request_context
from web.clock import now
from web.components.dates import clock_text
from web.request_context import wants_json
from web.visitors.current_visitor import visitor
from web.visitors.exam_here import exam_left_open_here
from web.visitors.exam_note import note_exam
from wording import joined_sentences

OPEN_AREAS: Final = frozenset(
    {
        *("enter", "second_step", "recover", "student_out", "card", "join_class"),
        *("lti_login", "lti_launch"),
        *("preferences", "settings", "privacy"),
        *("files", "well_known", "manifest", "worker", "share_pictures"),
    }
)
"""Blueprints that tell nothing about a hand: signing in and out, what a page looks like, its files."""
LEADS_ON: Final = "drill.answer"
"""What is sent most often, and only leads to a page that is closed."""
OF_ATTEMPTS: Final = frozenset(
    {
        *("assignment_start", "assignment_question", "assignment_hand_in", "assignment_result"),
        "assignment_sheet",
    }
)
"""Blueprints of assignments, of which the exam itself is open."""


def install(app: Flask) -> None:
    """Ask before each page."""
    app.before_request(_refuse_in_exam)


def _refuse_in_exam() -> Response | None:
    """The page that says that an exam is under way; None where there is none, or the page is open."""
    if request.blueprint is None or request.blueprint in OPEN_AREAS:
        return None
    if request.endpoint == LEADS_ON:
        return None
    attempt_id = visitor().exam or exam_left_open_here()
    if attempt_id is None:
        return None
    found = exam_under_way(request_context.reading(), attempt_id, now())
    if found is None:
        return None
    learner_id = found[-1]
    if learner_id is not None:
        note_exam(learner_id)
    return None if _is_of(found) else _closed(found)


def _is_of(exam: ExamUnderWay) -> bool:
    """Whether the request is for a page of this very exam."""
    attempt, assignment, _school_class, _learner = exam
    asked = request.view_args or {}
    return (
        request.blueprint in OF_ATTEMPTS
        and asked.get("public_id") == assignment.public_id
        and asked.get("number", attempt.number) == attempt.number
    )


def _closed(exam: ExamUnderWay) -> Response:
    attempt, assignment, school_class, learner_id = exam
    t, at = request_context.translator(), now()
    heading = t.gettext("An exam is under way.")
    advice = t.gettext(
        "Until you hand it in or time runs out, the rest of this site is closed: it would give "
        "the answers away."
    )
    if wants_json():
        body = jsonify(code="exam-under-way", message=joined_sentences((heading, advice), t))
        return make_response(body, 403)
    of_exam: dict[str, Any] = {"public_id": assignment.public_id, "number": attempt.number}
    page = render_template(
        "assignments/exam_gate.html",
        heading=heading,
        advice=advice,
        title=assignment.title,
        until=clock_text(attempt.ends_at, ZoneInfo(school_class.zone), t, at)
        if attempt.ends_at
        else "",
        is_own=learner_id is not None and learner_id == visitor().id,
        exam_href=url_for("assignment_result.page", **of_exam),
        hand_in_href=url_for("assignment_hand_in.page", **of_exam),
    )
    return make_response(page, 403)
