"""Attempts summed up: what is in them, and how far they have come."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from school.assignments.grade import CountedAttempt
from school.assignments.models import AssignmentAttempt, Item, StudentResponse
from school.assignments.rules import Phase, Window, is_late, phase


@dataclass(frozen=True, slots=True)
class AttemptSummary:
    """An attempt with what is in it, summed up.

    `points` is Σ credit × points of its questions, without a deduction; `of` what there was to get,
    both as teachers ruled on the questions.
    `answered` counts answers, "I don't know" among them; `last_answer` is when the last came.
    """

    attempt: AssignmentAttempt
    phase: Phase
    late: bool
    points: float
    of: float
    answered: int
    questions: int
    last_answer: datetime | None

    @property
    def done(self) -> bool:
        """Whether it counts: it was handed in, or its time ran out."""
        return self.phase is not Phase.OPEN


def summaries_of(
    session: Session,
    attempts: Iterable[AssignmentAttempt],
    windows: Mapping[tuple[int, int], Window],
    now: datetime,
) -> tuple[AttemptSummary, ...]:
    """The attempts summed up, in the order given, by one query.

    `windows` are those of their assignment and student, by both ids.
    """
    rows = list(attempts)
    wanted = _sums().where(StudentResponse.attempt_id.in_([row.id for row in rows]))
    sums = {
        row.attempt_id: row for row in session.execute(wanted.group_by(StudentResponse.attempt_id))
    }
    return tuple(
        _sat(row, sums[row.id], windows[row.assignment_id, row.student_id], now) for row in rows
    )


def summaries_in(
    session: Session,
    assignment_ids: Sequence[int],
    windows: Mapping[tuple[int, int], Window],
    now: datetime,
) -> tuple[AttemptSummary, ...]:
    """The attempts of these assignments summed up, by number, by one query.

    Only of students who have a window there: others have left the class.
    """
    of_them = AssignmentAttempt.assignment_id.in_(assignment_ids)
    summed = (
        _sums()
        .join(AssignmentAttempt, AssignmentAttempt.id == StudentResponse.attempt_id)
        .where(of_them)
        .group_by(StudentResponse.attempt_id)
        .subquery()
    )
    rows = session.execute(
        select(AssignmentAttempt, summed)
        .join(summed, summed.c.attempt_id == AssignmentAttempt.id)
        .where(of_them)
        .order_by(AssignmentAttempt.number)
    )
    results = []
    for row in rows:
        limits = windows.get((row[0].assignment_id, row[0].student_id))
        if limits is not None:
            results.append(_sat(row[0], row, limits, now))
    return tuple(results)


def _sums() -> Select[int, float, float, int, int, datetime | None]:
    return select(
        StudentResponse.attempt_id,
        func.sum(StudentResponse.credit_that_counts() * Item.points_that_count()).label("points"),
        func.sum(Item.points_that_count()).label("of"),
        func.count(StudentResponse.outcome).label("answered"),
        func.count().label("questions"),
        func.max(StudentResponse.answered_at).label("last_answer"),
    ).join(Item, Item.id == StudentResponse.item_id)


def _sat(attempt: AssignmentAttempt, summed: Any, limits: Window, now: datetime) -> AttemptSummary:
    return AttemptSummary(
        attempt=attempt,
        phase=phase(attempt.submitted_at, attempt.ends_at, now),
        late=not attempt.kept_in_time and is_late(limits, attempt.submitted_at, summed.last_answer),
        points=summed.points,
        of=summed.of,
        answered=summed.answered,
        questions=summed.questions,
        last_answer=summed.last_answer,
    )


def counted_attempts(attempts: Iterable[AttemptSummary]) -> list[CountedAttempt]:
    """Those that count for the grade: handed in, or with no time left."""
    return [
        CountedAttempt(each.attempt.number, each.points, each.late)
        for each in attempts
        if each.done
    ]
