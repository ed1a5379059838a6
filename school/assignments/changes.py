"""Grades that a teacher set, and the trail of every grade that became another one."""

import uuid
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.grade import rounded
from school.assignments.holding import hold
from school.assignments.models import Assignment, Change, GradeChange, State
from school.assignments.order import items_in
from school.classes.models import Student
from school.columns import require_zone
from school.errors import SchoolError

LONGEST_NOTE: Final = 1000  # characters
_BY_HAND: Final = (Change.OVERRIDE, Change.WITHDRAWN)


def override(
    session: Session,
    assignment: Assignment,
    student: Student,
    points: float,
    note: str,
    by: uuid.UUID,
    at: datetime,
) -> GradeChange:
    """Set the grade of a student, with a note that may be empty; the line of the trail.

    `by` is the teacher's learner id. The same points with the same note again are no change, so
    the form may be sent twice.

    Raises:
        SchoolError: `bad-points` unless from 0 to what the assignment is worth, `note-too-long`,
            `not-published`, `naive-time`.
    """
    row = _hold_published(session, assignment)
    worth = sum(item.points for item in items_in(session, row))
    # Written so that a NaN, which compares false with everything, is refused as well.
    if not 0 <= points <= worth:
        raise SchoolError("bad-points", f"expected points from 0 to {worth}, not {points!r}")
    latest = _latest(session, row, student)
    exact, words = rounded(points), checked_note(note)
    if latest is not None and (latest.now, latest.note) == (exact, words):
        return latest
    former = None if latest is None else latest.now
    return _note(session, row, student, Change.OVERRIDE, former, exact, words, by, at)


def withdraw_override(
    session: Session,
    assignment: Assignment,
    student: Student,
    note: str,
    by: uuid.UUID,
    at: datetime,
) -> GradeChange:
    """Let the attempts count again; the line of the trail.

    Raises:
        SchoolError: `not-overridden`, `note-too-long`, `not-published`, `naive-time`.
    """
    row = _hold_published(session, assignment)
    latest = _latest(session, row, student)
    if latest is None or latest.now is None:
        raise SchoolError("not-overridden", "nobody set this grade: it is what the attempts gave")
    words = checked_note(note)
    return _note(session, row, student, Change.WITHDRAWN, latest.now, None, words, by, at)


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


def trail(session: Session, assignment: Assignment, student: Student) -> tuple[GradeChange, ...]:
    """Every change of the student's grade in this assignment, the first one first."""
    return tuple(
        session.scalars(
            select(GradeChange)
            .where(GradeChange.assignment_id == assignment.id, GradeChange.student_id == student.id)
            .order_by(GradeChange.id)
        )
    )


def checked_note(note: str) -> str:
    """The note without space around it. Raises SchoolError `note-too-long`."""
    words = note.strip()
    if len(words) > LONGEST_NOTE:
        raise SchoolError("note-too-long", f"expected {LONGEST_NOTE} characters at most")
    return words


def _hold_published(session: Session, assignment: Assignment) -> Assignment:
    row = hold(session, assignment)
    if row.state is State.DRAFT:
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


def _note(
    session: Session,
    assignment: Assignment,
    student: Student,
    change: Change,
    former: float | None,
    now: float | None,
    note: str,
    by: uuid.UUID,
    at: datetime,
) -> GradeChange:
    line = GradeChange(
        assignment_id=assignment.id,
        student_id=student.id,
        change=change,
        former=former,
        now=now,
        note=note,
        by=by,
        at=require_zone(at),
    )
    session.add(line)
    session.flush()
    return line
