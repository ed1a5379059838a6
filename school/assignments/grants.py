"""What students were granted, as values."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import Assignment, Extension
from school.assignments.rules import NOTHING_GRANTED, Grant
from school.classes.models import Student


def grant_of(session: Session, assignment: Assignment, student: Student) -> Grant:
    """What holds for the student in this assignment."""
    row = session.scalar(
        select(Extension)
        .where(Extension.assignment_id == assignment.id, Extension.student_id == student.id)
        .order_by(Extension.id.desc())
        .limit(1)
    )
    return NOTHING_GRANTED if row is None else row.granted


def grants_of(session: Session, assignment_ids: Sequence[int]) -> Mapping[int, Mapping[int, Grant]]:
    """What holds for those who were granted something, by assignment and student.

    One query; an assignment in which nobody was has nothing in it.
    """
    rows = session.scalars(
        select(Extension).where(Extension.assignment_id.in_(assignment_ids)).order_by(Extension.id)
    )
    found: defaultdict[int, dict[int, Grant]] = defaultdict(dict)
    for row in rows:  # the latest row of a student is what holds
        found[row.assignment_id][row.student_id] = row.granted
    return {each: found[each] for each in assignment_ids}
