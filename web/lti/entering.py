"""Who comes by a launch goes on: students to what is set, teachers to their class."""

import uuid

from flask import redirect, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from school.assignments.models import Assignment
from school.classes.models import SchoolClass
from school.classes.names import LONGEST_STUDENT, parse_student_name
from school.errors import SchoolError
from school.lti.arriving import (
    CourseKey,
    course_of,
    has_account,
    student_arrives,
    teacher_arrives,
)
from school.lti.finding import assignment_in
from school.lti.grades import keep_grade_column
from school.lti.models import LtiCourse
from school.lti.platforms import end_visit
from school.public_ids import parse_id
from web import request_context
from web.clock import now
from web.lti.claims import LaunchMessage, LaunchRefused
from web.secret_keys import secret_key
from web.visitors.current_visitor import switch_to_guest, visitor


def course_key(platform_id: int, message: LaunchMessage) -> CourseKey:
    """The course that a message comes from."""
    return CourseKey(platform_id, message.deployment, message.context)


def enter(platform_id: int, message: LaunchMessage, ticket: str) -> AnyResponse:
    """Let the browser go on as who the message says.

    Raises:
        LaunchRefused: there is no way on, and why.
    """
    if message.teaches:
        return redirect(url_for("lti_teacher.page", ticket=ticket), 303)
    if not message.learns:
        raise LaunchRefused("no-role")
    found = course_of(request_context.reading(), course_key(platform_id, message))
    if found is None:
        raise LaunchRefused("not-connected")
    learner_id, href = _student_in(found[0], message, ticket)
    if visitor().signed_in is None:
        switch_to_guest(learner_id)
    return redirect(href, 303)


def _student_in(course: LtiCourse, message: LaunchMessage, ticket: str) -> tuple[uuid.UUID, str]:
    """The learner with a place in the class, and where they go on; the ticket counts no longer.

    Of whoever is refused nothing is kept, and the ticket counts until they come as they should.
    """
    try:
        with request_context.writing() as writing:
            if not end_visit(writing, ticket):
                raise LaunchRefused("unknown-state")
            place = student_arrives(
                writing, secret_key(), course, message.subject, _name(message), now()
            )
            assert place.learner_id is not None
            _check_may_enter(writing, place.learner_id)
            task = _assignment(course, message)
            if task is not None and message.line_item:
                keep_grade_column(writing, course, task.id, message.line_item)
            return place.learner_id, _student_href(course, task)
    except SchoolError as error:
        raise LaunchRefused(error.code) from error


def _check_may_enter(session: Session, learner_id: uuid.UUID) -> None:
    """Raises LaunchRefused: the browser is somebody else's now, or only a sign-in opens the account."""
    who = visitor().signed_in
    if who is not None and who.learner_id == learner_id:
        return
    if who is not None:
        raise LaunchRefused("signed-in")
    if has_account(session, learner_id):
        raise LaunchRefused("own-account")


def _name(message: LaunchMessage) -> str:
    """What the student is called; where the platform says nothing that can stand there, just that."""
    try:
        return parse_student_name(message.name[:LONGEST_STUDENT])
    except SchoolError:
        return request_context.translator().gettext("Student")


def _assignment(course: LtiCourse, message: LaunchMessage) -> Assignment | None:
    """What the link leads to; None where it leads to the class as a whole.

    Raises:
        LaunchRefused: it leads to what the class of the course has not, or has no more.
    """
    if not message.assignment:
        return None
    reading = request_context.reading()
    found = assignment_in(reading, course.class_id, parse_id(message.assignment))
    if found is None:
        raise LaunchRefused("other-class")
    return found


def _student_href(course: LtiCourse, task: Assignment | None) -> str:
    if task is not None:
        return url_for("assignment_start.page", public_id=task.public_id)
    school_class = request_context.reading().get_one(SchoolClass, course.class_id)
    return url_for("own_class.page", class_id=school_class.public_id)


def teacher_href(course: LtiCourse, message: LaunchMessage, learner_id: uuid.UUID) -> str:
    """Where a teacher of the course goes on, who teaches its class from now on.

    Raises:
        LaunchRefused: `many-teachers`; the link leads to what the class has not.
    """
    try:
        with request_context.writing() as writing:
            teacher_arrives(writing, course, message.subject, learner_id, now())
            task = _assignment(course, message)
            if task is not None and message.line_item:
                keep_grade_column(writing, course, task.id, message.line_item)
            school_class = writing.get_one(SchoolClass, course.class_id)
            if task is not None:
                return url_for("building.page", assignment=task.public_id)
            return url_for("teach_class.page", class_id=school_class.public_id)
    except SchoolError as error:
        raise LaunchRefused(error.code) from error
