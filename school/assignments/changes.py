"""Grades that a teacher set, and the trail of every grade that became another one."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.locking import lock
from school.assignments.models import Assignment, AssignmentState, GradeChange, GradeChangeKind
from school.assignments.order import items_in, worth_of
from school.classes.models import Student
from school.columns import to_utc
from school.errors import SchoolError
from school.rounding import to_hundredths

LONGEST_NOTE: Final = 1000  # characters
_BY_HAND: Final = (GradeChangeKind.OVERRIDE, GradeChangeKind.WITHDRAWN)


@dataclass(frozen=True, slots=True)
class TeacherNote:
    """Who changed what counts for a student, when, and the reason given, which may be empty.

    `by` is the teacher's learner id.

    Raises:
        SchoolError: `note-too-long`, `naive-time`.
    """

    by: uuid.UUID
    at: datetime
    reason: str = ""

    def __post_init__(self) -> None:
        if len(self.reason.strip()) > LONGEST_NOTE:
            raise SchoolError("note-too-long", f"expected {LONGEST_NOTE} characters at most")
        to_utc(self.at)


def override(
    session: Session, assignment: Assignment, student: Student, points: float, note: TeacherNote
) -> GradeChange:
    """Set the grade of a student; the line of the trail.

    The same points with the same reason again are no change, so the form may be sent twice.

    Raises:
        SchoolError: `bad-points` unless from 0 to what the assignment is worth; `not-published`.
    """
    row = _lock_published(session, assignment)
    worth = worth_of(row, items_in(session, row))
    # Written so that a NaN, which compares false with everything, is refused as well.
    if not 0 <= points <= worth:
        raise SchoolError("bad-points", f"expected points from 0 to {worth}, not {points!r}")
    latest = _latest(session, row, student)
    exact = to_hundredths(points)
    if latest is not None and (latest.now, latest.note) == (exact, note.reason.strip()):
        return latest
    former = None if latest is None else latest.now
    change = GradeChange(change=GradeChangeKind.OVERRIDE, former=former, now=exact)
    return _kept(session, row, student, change, note)


def withdraw_override(
    session: Session, assignment: Assignment, student: Student, note: TeacherNote
) -> GradeChange:
    """Let the attempts count again; the line of the trail.

    Raises:
        SchoolError: `not-overridden`, `not-published`.
    """
    row = _lock_published(session, assignment)
    latest = _latest(session, row, student)
    if latest is None or latest.now is None:
        raise SchoolError("not-overridden", "nobody set this grade: it is what the attempts gave")
    change = GradeChange(change=GradeChangeKind.WITHDRAWN, former=latest.now)
    return _kept(session, row, student, change, note)


def overrides_of(
    session: Session, assignment_ids: Sequence[int]
) -> Mapping[tuple[int, int], float]:
    """The points that teachers set and nobody took back, by assignment and student; one query."""
    rows = session.execute(
        select(GradeChange.assignment_id, GradeChange.student_id, GradeChange.now)
        .where(GradeChange.assignment_id.in_(assignment_ids), GradeChange.change.in_(_BY_HAND))
        .order_by(GradeChange.id)
    )
    latest = {(row.assignment_id, row.student_id): row.now for row in rows}
    return {whose: points for whose, points in latest.items() if points is not None}


def grade_changes(
    session: Session, assignment: Assignment, student: Student
) -> tuple[GradeChange, ...]:
    """Every change of the student's grade in this assignment, the first one first."""
    return tuple(
        session.scalars(
            select(GradeChange)
            .where(GradeChange.assignment_id == assignment.id, GradeChange.student_id == student.id)
            .order_by(GradeChange.id)
        )
    )


def _lock_published(session: Session, assignment: Assignment) -> Assignment:
    row = lock(session, assignment)
    if row.state is AssignmentState.DRAFT:
        raise SchoolError("not-published", "nobody has a grade in a draft")
    return row


def _latest(session: Session, assignment: Assignment, student: Student) -> GradeChange | None:
    """The last change by hand."""
    return session.scalar(
        select(GradeChange)
        .where(
            GradeChange.assignment_id == assignment.id,
            GradeChange.student_id == student.id,
            GradeChange.change.in_(_BY_HAND),
        )
        .order_by(GradeChange.id.desc())
        .limit(1)
    )


def _kept(
    session: Session,
    assignment: Assignment,
    student: Student,
    change: GradeChange,
    note: TeacherNote,
) -> GradeChange:
    """The line of the trail, with whose grade it was and what the teacher wrote."""
    change.assignment_id, change.student_id = assignment.id, student.id
    change.note, change.by, change.at = note.reason.strip(), note.by, note.at
    session.add(change)
    session.flush()
    return change
