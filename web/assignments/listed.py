"""The assignments of the visitor: those of one class, and the one to do next."""

from collections.abc import Iterable
from zoneinfo import ZoneInfo

from flask import url_for

from school.assignments.models import Assignment
from school.assignments.status import student_statuses
from school.classes.models import SchoolClass, Student
from web import request_context
from web.assignments.list_view import TasksView, next_task, tasks_view
from web.classes.home_part import ClassPlace
from web.clock import now
from web.home.view import NextView


def tasks_in(school_class: SchoolClass, student: Student) -> TasksView:
    """The assignments of a class as they stand for a student, for the macro `tasks`."""
    at = now()
    found = student_statuses(request_context.reading(), student, at)
    return tasks_view(found, ZoneInfo(school_class.zone), request_context.translator(), at, _href)


def next_assignment(places: Iterable[ClassPlace]) -> NextView | None:
    """The assignment that should be done next by whoever has these places; None without any."""
    at, t = now(), request_context.translator()
    results = [
        (standing, school_class)
        for school_class, student in places
        for standing in student_statuses(request_context.reading(), student, at)
    ]
    return next_task(results, t, at, _href)


def _href(assignment: Assignment) -> str:
    return url_for("assignment_start.page", public_id=assignment.public_id)
