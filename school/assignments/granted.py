"""What students were granted, as values."""

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import Assignment, Extension
from school.assignments.rules import NOTHING_GRANTED, Grant
from school.classes.models import Student


def grant_of(session: Session, assignment: Assignment, student: Student) -> Grant:
    """What the student was granted for this assignment."""
    row = session.get(Extension, (assignment.id, student.id))
    return NOTHING_GRANTED if row is None else as_grant(row)


def grants_of(session: Session, assignment: Assignment) -> Mapping[int, Grant]:
    """What anybody was granted for this assignment, by the id of the student."""
    rows = session.scalars(select(Extension).where(Extension.assignment_id == assignment.id))
    return {row.student_id: as_grant(row) for row in rows}


def as_grant(row: Extension) -> Grant:
    """What a row grants."""
    return Grant(row.due_at, row.time_percent, row.more_attempts)
