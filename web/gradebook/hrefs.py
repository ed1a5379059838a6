"""Where the pages of the gradebook are."""

import re
from functools import cache
from typing import Final

from flask import current_app

from school.assignments.models import Assignment
from school.classes.models import SchoolClass, Student

_PART: Final = re.compile(r"<(?:\w+:)?(\w+)>")


def of_class(school_class: SchoolClass) -> str:
    """The overview of the class."""
    return _address("teach_class.page", class_id=school_class.public_id)


def grades(school_class: SchoolClass) -> str:
    """The gradebook by assignment."""
    return _address("gradebook.page", class_id=school_class.public_id)


def averages(school_class: SchoolClass) -> str:
    """How the averages of the class are made."""
    return _address("gradebook_averages.page", class_id=school_class.public_id)


def grades_by_topic(school_class: SchoolClass) -> str:
    """The gradebook by topic."""
    return _address("gradebook_skills.page", class_id=school_class.public_id)


def grades_by_question(school_class: SchoolClass) -> str:
    """The gradebook by question."""
    return _address("gradebook_questions.page", class_id=school_class.public_id)


def student(school_class: SchoolClass, place: Student) -> str:
    """All that one student did."""
    return _address(
        "teach_student.page", class_id=school_class.public_id, student_id=place.public_id
    )


def assignment(task: Assignment) -> str:
    """What the assignment is."""
    return _address("building.page", assignment=task.public_id)


def cell(task: Assignment, place: Student) -> str:
    """What one student did in an assignment."""
    return _address("gradebook_cell.page", assignment_id=task.public_id, student_id=place.public_id)


def answer(task: Assignment, place: Student, number: int, position: int) -> str:
    """The answer to one question of an attempt, explained."""
    return _address(
        "gradebook_cell.answer",
        assignment_id=task.public_id,
        student_id=place.public_id,
        number=number,
        position=position,
    )


def question(task: Assignment, position: int) -> str:
    """The figures of a question."""
    return _address("gradebook_question.page", assignment_id=task.public_id, position=position)


def _address(endpoint: str, **parts: object) -> str:
    """The address of a route, as `url_for` makes it, whose parts need no quoting.

    A gradebook has thousands of links, and `url_for` would take longer than the rest of the page.
    """
    return _pattern(endpoint).format(**parts)


@cache
def _pattern(endpoint: str) -> str:
    (rule,) = current_app.url_map.iter_rules(endpoint)
    return _PART.sub(r"{\1}", rule.rule)
