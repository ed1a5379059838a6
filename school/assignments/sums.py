"""Attempts summed up: what is in them, and how far they have come."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.assignments.grade import Tried
from school.assignments.models import AssignmentAttempt, Item, Response
from school.assignments.rules import Phase, Window, is_late, phase


@dataclass(frozen=True, slots=True)
class Sat:
    """An attempt with what is in it, summed up.

    `points` is Σ credit × points of its questions, without a deduction; `of` what there was to get.
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


def sat(
    session: Session,
    attempts: Iterable[AssignmentAttempt],
    windows: Mapping[tuple[int, int], Window],
    now: datetime,
) -> tuple[Sat, ...]:
    """The attempts summed up, in the order given, by one query.

    `windows` are those of their assignment and student, by both ids.
    """
    rows = list(attempts)
    sums = {
        row.attempt_id: row
        for row in session.execute(
            select(
                Response.attempt_id,
                func.sum(Response.credit * Item.points).label("points"),
                func.sum(Item.points).label("of"),
                func.count(Response.outcome).label("answered"),
                func.count().label("questions"),
                func.max(Response.answered_at).label("last_answer"),
            )
            .join(Item, Item.id == Response.item_id)
            .where(Response.attempt_id.in_([row.id for row in rows]))
            .group_by(Response.attempt_id)
        )
    }
    found = []
    for row in rows:
        held, summed = windows[row.assignment_id, row.student_id], sums[row.id]
        found.append(
            Sat(
                attempt=row,
                phase=phase(row.submitted_at, row.ends_at, now),
                late=is_late(held, row.submitted_at, summed.last_answer),
                points=summed.points,
                of=summed.of,
                answered=summed.answered,
                questions=summed.questions,
                last_answer=summed.last_answer,
            )
        )
    return tuple(found)


def counted(attempts: Iterable[Sat]) -> list[Tried]:
    """Those that count for the grade: handed in, or with no time left."""
    return [Tried(each.attempt.number, each.points, each.late) for each in attempts if each.done]
