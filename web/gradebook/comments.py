"""What a teacher says of an attempt, or of one answer in it; the student reads it with the results."""

import uuid

from flask import Blueprint, redirect, render_template, request
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from school.assignments.changes import TeacherNote
from school.assignments.comments import LONGEST_COMMENT, comment_on
from school.assignments.models import Assignment, AssignmentAttempt, Item
from school.assignments.order import items_in
from school.assignments.taking import attempt_numbered
from school.classes.models import Student
from web import request_context
from web.assignments.open_attempt import LARGEST_NUMBER
from web.classes.access import signed_in_teacher
from web.clock import now
from web.gradebook import hrefs
from web.gradebook.cell import CELL_ROUTE
from web.gradebook.work import find_cell

blueprint = Blueprint("gradebook_comment", __name__)
Answer = Response | tuple[str, int]


@blueprint.post(f"{CELL_ROUTE}/<int:number>/comment")
def on_attempt(assignment_id: uuid.UUID, student_id: uuid.UUID, number: int) -> Answer:
    """Say something of the attempt; nothing takes back what was said."""
    assignment, student, attempt = _find(assignment_id, student_id, number)
    back = f"{hrefs.cell(assignment, student)}?attempt={number}&done=said"
    return _said(student, attempt, None, back)


@blueprint.post(f"{CELL_ROUTE}/<int:number>/<int:position>/comment")
def on_question(
    assignment_id: uuid.UUID, student_id: uuid.UUID, number: int, position: int
) -> Answer:
    """The same of one question of it."""
    assignment, student, attempt = _find(assignment_id, student_id, number)
    items = items_in(request_context.reading(), assignment)
    item = next((each for each in items if each.position == position), None)
    if item is None:
        raise NotFound
    back = f"{hrefs.answer(assignment, student, number, position)}?done=said"
    return _said(student, attempt, item, back)


def _find(
    assignment_id: uuid.UUID, student_id: uuid.UUID, number: int
) -> tuple[Assignment, Student, AssignmentAttempt]:
    _class, assignment, student = find_cell(assignment_id, student_id, to_change=True)
    attempt = None
    if number <= LARGEST_NUMBER:
        attempt = attempt_numbered(request_context.reading(), assignment, student, number)
    if attempt is None:
        raise NotFound
    return assignment, student, attempt


def _said(student: Student, attempt: AssignmentAttempt, item: Item | None, back: str) -> Answer:
    """Keep what was sent; where it is too long the page shows all of it again."""
    text = request.form.get("comment", "").strip().replace("\r\n", "\n")
    if len(text) > LONGEST_COMMENT:
        page = render_template(
            "gradebook/say.html",
            student=student.name,
            text=text,
            longest=LONGEST_COMMENT,
            back_href=back.partition("?")[0],
        )
        return page, 422
    note = TeacherNote(signed_in_teacher().learner_id, now(), text)
    with request_context.writing() as writing:
        comment_on(writing, attempt, item, note)
    return redirect(f"{back}#said", 303)
