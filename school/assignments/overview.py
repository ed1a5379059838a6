"""What a teacher should look at first: who has not begun, who has handed in, who is stuck.

Plain values, made from the gradebook.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from school.assignments.attempt_summaries import AttemptSummary
from school.assignments.matrix import Matrix
from school.assignments.status import AssignmentStage, AssignmentStatus, AssignmentSummary
from school.classes.models import Student

STUCK_AFTER: Final = timedelta(minutes=15)  # without an answer in an open attempt


@dataclass(frozen=True, slots=True)
class AssignmentProgress:
    """How far those of a class have come whom an assignment is for: so many `students`.

    `begun` have begun an attempt or more, `handed_in` have one that counts; `waiting` have begun
    none. `overdue` have handed nothing in though it was due. `is_open`: it may be begun by now;
    `ended`: nobody may any more.
    """

    listed: AssignmentSummary
    students: int
    begun: int
    handed_in: int
    waiting: tuple[Student, ...]
    overdue: tuple[Student, ...]
    is_open: bool
    ended: bool


@dataclass(frozen=True, slots=True)
class StuckAttempt:
    """An open attempt in which nothing was answered for a while; `since` when."""

    student: Student
    listed: AssignmentSummary
    attempt: AttemptSummary
    since: datetime


def assignment_progress(matrix: Matrix, now: datetime) -> tuple[AssignmentProgress, ...]:
    """Each assignment, those that are due soonest first, what has ended after that, newest first."""
    results = [_progress(matrix, each, now) for each in matrix.listed]
    running = [each for each in results if not each.ended]
    ended = [each for each in results if each.ended]
    return (*sorted(running, key=_due), *sorted(ended, key=_due, reverse=True))


def _progress(matrix: Matrix, listed: AssignmentSummary, now: datetime) -> AssignmentProgress:
    cells = matrix.asked(listed)
    opens, end = listed.assignment.opens_at, _end(matrix, listed)
    return AssignmentProgress(
        listed=listed,
        students=len(cells),
        begun=sum(1 for _, cell in cells if _has_begun(cell)),
        handed_in=sum(1 for _, cell in cells if has_handed_in(cell)),
        waiting=tuple(who for who, cell in cells if not _has_begun(cell)),
        overdue=tuple(who for who, cell in cells if is_overdue(cell, now)),
        is_open=opens is None or opens <= now,
        ended=end is not None and end < now,
    )


def _end(matrix: Matrix, listed: AssignmentSummary) -> datetime | None:
    cells = matrix.column(listed)
    return cells[0].end if cells else listed.assignment.due_at


def _due(each: AssignmentProgress) -> tuple[bool, float, int]:
    due = each.listed.assignment.due_at
    return (due is None, due.timestamp() if due else 0.0, each.listed.assignment.id)


def has_handed_in(cell: AssignmentStatus) -> bool:
    """Whether an attempt counts, or a goal was reached."""
    return cell.is_done


def _has_begun(cell: AssignmentStatus) -> bool:
    return bool(cell.attempts) or cell.is_done


def is_overdue(cell: AssignmentStatus, now: datetime) -> bool:
    """Whether it was due and nothing counts, taken still or not."""
    late = cell.window.due is not None and now > cell.window.due
    return late and not has_handed_in(cell)


def stuck_attempts(matrix: Matrix, now: datetime) -> tuple[StuckAttempt, ...]:
    """Open attempts without an answer for a while, the longest first."""
    results = [
        StuckAttempt(who, listed, each, each.last_answer or each.attempt.begun_at)
        for listed in matrix.listed
        for who in matrix.students
        if matrix.cell(who, listed).stage is AssignmentStage.UNDER_WAY
        for each in matrix.cell(who, listed).attempts
        if not each.done
    ]
    return tuple(
        sorted(
            (each for each in results if now - each.since >= STUCK_AFTER),
            key=lambda each: each.since,
        )
    )
