"""All assignments of one student, for the teachers' page of the student."""

from dataclasses import dataclass

from school.assignments.average_settings import average_terms
from school.assignments.status import student_statuses
from school.classes.models import SchoolClass, Student
from web import request_context
from web.assignments.points import points_text
from web.classes.view import zone_of_class
from web.clock import now
from web.gradebook.matrix_view import MarkWords, cell_view, day_text


@dataclass(frozen=True, slots=True)
class WorkRow:
    """An assignment of the student: when it is due, the grade in percent and in points, marks."""

    title: str
    href: str
    due: str
    marks: str
    score: str
    points: str


def work_rows(school_class: SchoolClass, place: Student) -> tuple[WorkRow, ...]:
    """Where the student stands with each assignment of the class, those due last first."""
    at, t, zone = now(), request_context.translator(), zone_of_class(school_class)
    found = student_statuses(request_context.reading(), place, at)
    words, terms = MarkWords.of(t, zone), average_terms(school_class)
    rows = []
    for each in reversed(found):
        cell, grade = cell_view(each, place, words, at, terms), each.grade
        rows.append(
            WorkRow(
                title=each.assignment.title,
                href=cell.href,
                due=day_text(each.window.due, zone, t),
                marks=cell.marks,
                score=cell.score,
                points=points_text(grade.points, grade.of, t) if grade else "",
            )
        )
    return tuple(rows)
