"""Which assignment somebody may look at, as a teacher or as a student."""

import uuid

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.audience import is_asked
from school.assignments.models import Assignment, AssignmentState
from school.classes.models import ClassTeacher, SchoolClass, Student


def taught_assignment(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID
) -> tuple[SchoolClass, Assignment] | None:
    """The assignment of that id with its class, if the learner teaches the class."""
    row = session.execute(
        select(SchoolClass, Assignment)
        .join(Assignment, Assignment.class_id == SchoolClass.id)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(Assignment.public_id == public_id, ClassTeacher.learner_id == learner_id)
    ).first()
    return None if row is None else (row[0], row[1])


def assigned_to(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID
) -> tuple[SchoolClass, Assignment, Student] | None:
    """The published assignment of that id with its class and the learner's place there, if it is for
    the learner.

    Of two places of the learner in one class it is the one that was first.
    """
    row = session.execute(
        select(SchoolClass, Assignment, Student)
        .join(Assignment, Assignment.class_id == SchoolClass.id)
        .join(Student, Student.class_id == SchoolClass.id)
        .where(
            Assignment.public_id == public_id,
            Assignment.state == AssignmentState.PUBLISHED,
            Student.learner_id == learner_id,
            Student.left_at.is_(None),
            is_asked(Student.id),
        )
        .order_by(Student.id)
        .limit(1)
    ).first()
    return None if row is None else (row[0], row[1], row[2])


def assignments_of(session: Session, class_id: int, *states: AssignmentState) -> list[Assignment]:
    """The assignments of a class in these states, in all where none is named; the newest first."""
    rows = select(Assignment).where(Assignment.class_id == class_id)
    if states:
        rows = rows.where(Assignment.state.in_(states))
    return list(session.scalars(rows.order_by(Assignment.id.desc())))
