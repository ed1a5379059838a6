"""Where the pages of an attempt are."""

from typing import Any

from flask import url_for

from school.classes.models import SchoolClass
from web.assignments.open_attempt import OpenAttempt
from web.components.links import Link


def of_class(school_class: SchoolClass) -> str:
    """The student's page of a class."""
    return url_for("own_class.page", class_id=school_class.public_id)


def start(sitting: OpenAttempt) -> str:
    """The page of the assignment."""
    return url_for("assignment_start.page", public_id=sitting.assignment.public_id)


def crumbs(sitting: OpenAttempt) -> tuple[Link, ...]:
    """The way to an attempt: the class, the assignment."""
    school_class = sitting.school_class
    return (
        Link(school_class.name, of_class(school_class)),
        Link(sitting.assignment.title, start(sitting)),
    )


def attempt(sitting: OpenAttempt) -> str:
    """The attempt: its first open question, or its result."""
    return url_for("assignment_result.page", **_of(sitting))


def question(sitting: OpenAttempt, position: int, **query: Any) -> str:
    """The question at a position."""
    return url_for("assignment_question.page", **_of(sitting), position=position, **query)


def hand_in(sitting: OpenAttempt) -> str:
    """Where the attempt is handed in."""
    return url_for("assignment_hand_in.page", **_of(sitting))


def _of(sitting: OpenAttempt) -> dict[str, Any]:
    return {"public_id": sitting.assignment.public_id, "number": sitting.attempt.number}
