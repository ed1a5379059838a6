"""Where the pages of an attempt are."""

from typing import Any

from flask import url_for

from school.assignments.status import AttemptQuestion
from school.classes.models import SchoolClass
from web.assignments.open_attempt import OpenAttempt
from web.components.links import Link


def of_class(school_class: SchoolClass) -> str:
    """The student's page of a class."""
    return url_for("own_class.page", class_id=school_class.public_id)


def start(attempt: OpenAttempt) -> str:
    """The page of the assignment."""
    return url_for("assignment_start.page", public_id=attempt.assignment.public_id)


def begin(attempt: OpenAttempt) -> str:
    """Where another attempt is begun."""
    return url_for("assignment_start.begin", public_id=attempt.assignment.public_id)


def crumbs(attempt: OpenAttempt) -> tuple[Link, ...]:
    """The way to an attempt: the class, the assignment. In an exam there is no other way than on."""
    if attempt.in_exam:
        return ()
    school_class = attempt.school_class
    return (
        Link(school_class.name, of_class(school_class)),
        Link(attempt.assignment.title, start(attempt)),
    )


def attempt(attempt: OpenAttempt) -> str:
    """The attempt: its first open question, or its result."""
    return url_for("assignment_result.page", **_of(attempt))


def question(attempt: OpenAttempt, position: int, **query: Any) -> str:
    """The question at a position."""
    return url_for("assignment_question.page", **_of(attempt), position=position, **query)


def where_asked(attempt: OpenAttempt, number: int) -> str:
    """Where the question of that number is asked: on its own page, or among all others."""
    if not attempt.on_one_page:
        return question(attempt, number)
    return url_for("assignment_sheet.page", **_of(attempt), _anchor=f"q-{number}")


def place_name(attempt: OpenAttempt, current: AttemptQuestion) -> str:
    """The name of a question's place, which tells nothing of the question."""
    return f"{attempt.attempt.public_id}/{current.item.position}"


def hand_in(attempt: OpenAttempt) -> str:
    """Where the attempt is handed in."""
    return url_for("assignment_hand_in.page", **_of(attempt))


def _of(attempt: OpenAttempt) -> dict[str, Any]:
    return {"public_id": attempt.assignment.public_id, "number": attempt.attempt.number}
