"""What the students of a class answered in its assignments, one row for each answer, in their order."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    Item,
    StudentResponse,
)
from school.classes.models import Student

_AT_ONCE: Final = 500  # rows


@dataclass(frozen=True, slots=True)
class AttemptFacts:
    """An attempt: its id, whose it is, which assignment it is at, and when it was over if it is."""

    id: uuid.UUID
    student: uuid.UUID
    assignment: uuid.UUID
    title: str
    over_at: datetime | None


@dataclass(frozen=True, slots=True)
class AnswerFactsInClass:
    """An answer: what was asked and given, its credit by what holds now, and what it is worth."""

    id: uuid.UUID
    attempt: AttemptFacts
    question: str
    given: Any
    credit: float
    points: float
    seconds: float | None
    at: datetime


def answers_in_class(
    session: Session, class_id: int, now: datetime, student: uuid.UUID | None = None
) -> Iterator[AnswerFactsInClass]:
    """Every answer to what counts, attempt by attempt; of one student where one is named."""
    query = (
        select(StudentResponse, AssignmentAttempt, Assignment, Student.public_id, Item)
        .join(AssignmentAttempt, AssignmentAttempt.id == StudentResponse.attempt_id)
        .join(Assignment, Assignment.id == AssignmentAttempt.assignment_id)
        .join(Student, Student.id == AssignmentAttempt.student_id)
        .join(Item, Item.id == StudentResponse.item_id)
        .where(Assignment.class_id == class_id, StudentResponse.outcome.is_not(None))
        .order_by(AssignmentAttempt.id, StudentResponse.id)
    )
    if student is not None:
        query = query.where(Student.public_id == student)
    for row in session.execute(query.execution_options(yield_per=_AT_ONCE)):
        response, attempt, assignment, place, item = row
        if not item.counts:
            continue
        yield AnswerFactsInClass(
            response.public_id,
            AttemptFacts(
                attempt.public_id,
                place,
                assignment.public_id,
                assignment.title,
                None if attempt.is_open(now) else attempt.submitted_at or attempt.ends_at,
            ),
            response.question,
            response.given,
            response.credit_by(item.ruling),
            item.points,
            response.seconds,
            response.answered_at or attempt.begun_at,
        )
