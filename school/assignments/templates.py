"""Assignments that teachers keep to start others from."""

import uuid

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.locking import lock
from school.assignments.models import Assignment
from school.classes.models import ClassTeacher, SchoolClass


def keep_as_template(session: Session, assignment: Assignment, wanted: bool) -> None:
    """Let the assignment be one to start from, or no longer."""
    lock(session, assignment).is_template = wanted
    session.flush()


def templates_of(
    session: Session, learner_id: uuid.UUID
) -> tuple[tuple[SchoolClass, Assignment], ...]:
    """The templates in all classes that the learner teaches, also archived ones; the newest first."""
    rows = session.execute(
        select(SchoolClass, Assignment)
        .join(Assignment, Assignment.class_id == SchoolClass.id)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(ClassTeacher.learner_id == learner_id, Assignment.is_template)
        .order_by(Assignment.id.desc())
    )
    return tuple((row[0], row[1]) for row in rows)
