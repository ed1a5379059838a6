"""Where a lesson together is found by those who take part."""

from datetime import datetime

from flask import url_for

from school.assignments.models import Assignment
from school.classes.models import SchoolClass
from school.together.finding import lesson_of_assignment
from school.together.models import LessonTogether
from school.together.opening import running_lesson
from web import request_context


def lesson_href(lesson: LessonTogether) -> str:
    """The page of a lesson for whoever takes part in it."""
    return url_for("lesson_together.page", lesson_id=lesson.public_id)


def class_href(school_class: SchoolClass, joined: int | None = None) -> str:
    """Where a student goes who comes to the class: to its lesson while one is under way."""
    lesson = running_lesson(request_context.reading(), school_class.id)
    if lesson is not None:
        return lesson_href(lesson)
    return url_for("own_class.page", class_id=school_class.public_id, joined=joined)


def led_lesson_href(lesson: LessonTogether) -> str:
    """The page of a lesson for its teacher."""
    return url_for("lead_together.page", lesson_id=lesson.public_id)


def played_lesson(assignment: Assignment, at: datetime) -> LessonTogether | None:
    """The lesson whose questions these were, if it is over: nobody could answer them any more."""
    if assignment.due_at is None or assignment.due_at > at:
        return None
    return lesson_of_assignment(request_context.reading(), assignment.id)


def lesson_under_way(assignment: Assignment) -> LessonTogether | None:
    """The lesson that asks the questions of this assignment at this moment; None without one."""
    found = lesson_of_assignment(request_context.reading(), assignment.id)
    return None if found is None or found.ended_at is not None else found
