"""What a course of a platform leads to here: its assignments, and who teaches there."""

import uuid

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import Assignment, AssignmentState
from school.classes.models import ClassTeacher


def assignment_in(session: Session, class_id: int, public_id: uuid.UUID) -> Assignment | None:
    """The published assignment of that id, if it is one of that class."""
    return session.scalar(
        select(Assignment).where(
            Assignment.public_id == public_id,
            Assignment.class_id == class_id,
            Assignment.state == AssignmentState.PUBLISHED,
        )
    )


def teaches(session: Session, class_id: int, learner_id: uuid.UUID) -> bool:
    """Whether the account teaches the class."""
    return session.get(ClassTeacher, (class_id, learner_id)) is not None
