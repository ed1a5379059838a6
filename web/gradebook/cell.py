"""What one student did in an assignment: the answers beside their keys, the grade, extensions."""

import uuid
from collections.abc import Mapping

from flask import Blueprint, redirect, render_template, request
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from school.assignments.accepted_answers import AcceptedAnswer
from school.assignments.changes import TeacherNote, override, withdraw_override
from school.assignments.comments import LONGEST_COMMENT, holding
from school.assignments.extensions import grant
from school.assignments.rules import NOTHING_GRANTED
from school.assignments.status import AttemptQuestion
from school.errors import SchoolError
from web import request_context
from web.assignments.answered_view import answered_item_view
from web.assignments.comments_said import comment_text
from web.assignments.open_attempt import question_of, question_or_none
from web.assignments.points import format_points
from web.classes.access import signed_in_teacher
from web.drills.explanation_page import fan_href
from web.gradebook import hrefs
from web.gradebook.cell_view import REVEAL_ALL, cell_page
from web.gradebook.change_forms import (
    ChangeFields,
    initial_fields,
    read_grant,
    read_points,
    sent_values,
)
from web.gradebook.corrections import ruling_text
from web.gradebook.work import StudentWork, find_cell, load_work
from web.reference.hand_hrefs import in_full_href

blueprint = Blueprint("gradebook_cell", __name__)
CELL_ROUTE = "/teach/assignments/<uuid:assignment_id>/students/<uuid:student_id>"
Answer = str | Response | tuple[str, int]


@blueprint.get(CELL_ROUTE)
def page(assignment_id: uuid.UUID, student_id: uuid.UUID) -> str:
    """The page, with the attempt that the address names, or the one that counts."""
    return _page(load_work(*find_cell(assignment_id, student_id)))


@blueprint.get(f"{CELL_ROUTE}/<int:number>/<int:position>")
def answer(assignment_id: uuid.UUID, student_id: uuid.UUID, number: int, position: int) -> str:
    """One answer with its explanation, as it stands on the student's own page."""
    work = load_work(*find_cell(assignment_id, student_id))
    work.attempt(number)
    asked = {each.item.position: each for each in work.asked[number]}
    here = asked.get(position)
    if here is None:
        raise NotFound
    question = question_of(here)
    return render_template(
        "gradebook/answer.html",
        view=answered_item_view(question, here, REVEAL_ALL, request_context.translator(), fan_href),
        cell=cell_page(work, None, question_or_none, request_context.translator()),
        number=number,
        position=position,
        previous_href=_answer_href(work, number, position - 1, asked),
        next_href=_answer_href(work, number, position + 1, asked),
        in_full_href=in_full_href(question),
        question_href=hrefs.question(work.assignment, position),
        ruled=ruling_text(here.item, request_context.translator()),
        accept=_acceptable(work, here),
        comment=comment_text(holding(work.comments[here.response.attempt_id]), here.item.id),
        comment_href=f"{hrefs.answer(work.assignment, work.student, number, position)}/comment",
        longest=LONGEST_COMMENT,
        done=request.args.get("done", ""),
    )


@blueprint.post(f"{CELL_ROUTE}/grade")
def change_grade(assignment_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Set the grade, with a note."""
    work = load_work(*find_cell(assignment_id, student_id, to_change=True))
    fields = _usual(work)
    values = sent_values(request.form, fields)
    points, errors = read_points(values, work.points, request_context.translator())
    if errors:
        return _page(work, ChangeFields(values, errors)), 422
    with request_context.writing() as writing:
        override(
            writing,
            work.assignment,
            work.student,
            points,
            TeacherNote(_own_id(), work.at, values["note"]),
        )
    return _back(work, "grade")


@blueprint.post(f"{CELL_ROUTE}/grade/withdraw")
def take_back(assignment_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Let the attempts count again. Where they do already, because it was sent twice, all is well."""
    work = load_work(*find_cell(assignment_id, student_id, to_change=True))
    try:
        with request_context.writing() as writing:
            withdraw_override(
                writing, work.assignment, work.student, TeacherNote(_own_id(), work.at)
            )
    except SchoolError as error:
        if error.code != "not-overridden":
            raise
    return _back(work, "withdrawn")


@blueprint.post(f"{CELL_ROUTE}/extension")
def extend(assignment_id: uuid.UUID, student_id: uuid.UUID) -> Answer:
    """Grant a later date, more time, more attempts; all of them together are what holds then."""
    work = load_work(*find_cell(assignment_id, student_id, to_change=True))
    values, t = sent_values(request.form, _usual(work)), request_context.translator()
    granted, errors = read_grant(values, work.assignment, work.granted, work.zone, t)
    if errors:
        return _page(work, ChangeFields(values, errors)), 422
    with request_context.writing() as writing:
        grant(
            writing,
            work.assignment,
            work.student,
            granted,
            TeacherNote(_own_id(), work.at, values["reason"]),
        )
    return _back(work, "taken-back" if granted == NOTHING_GRANTED else "granted")


def _page(work: StudentWork, fields: ChangeFields | None = None) -> str:
    number = request.args.get("attempt", work.usual_number, type=int)
    return render_template(
        "gradebook/cell.html",
        view=cell_page(work, number, question_or_none, request_context.translator()),
        ids={
            "assignment_id": work.assignment.public_id,
            "student_id": work.student.public_id,
        },
        fields=fields or _usual(work),
        zone=str(work.zone),
        of=format_points(work.points),
        with_due=work.assignment.due_at is not None,
        with_minutes=work.assignment.minutes is not None,
        longest=LONGEST_COMMENT,
        done=request.args.get("done", ""),
    )


def _usual(work: StudentWork) -> ChangeFields:
    grade = work.standing.grade
    return initial_fields(grade.points if grade else None, work.granted, work.zone)


def _own_id() -> uuid.UUID:
    return signed_in_teacher().learner_id


def _back(work: StudentWork, done: str) -> Response:
    return redirect(f"{hrefs.cell(work.assignment, work.student)}?done={done}", 303)


def _answer_href(
    work: StudentWork, number: int, position: int, attempt_questions: Mapping[int, AttemptQuestion]
) -> str:
    known = position in attempt_questions
    return hrefs.answer(work.assignment, work.student, number, position) if known else ""


def _acceptable(work: StudentWork, asked: AttemptQuestion) -> str:
    """What names the answer where it may be accepted as right; empty where it is, or there is none."""
    row = asked.response
    if work.school_class.archived_at is not None or asked.credit >= 1:
        return ""
    if row.outcome is None or row.given is None:  # what is only ticked so far is no answer yet
        return ""
    return AcceptedAnswer(row.question, row.given).token
