"""Erasing for good: a class with its places, assignments and grades, a learner with all of theirs."""

import uuid
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from school.accounts.erasures import erase_learners
from school.accounts.merging import lock_learners
from school.classes.models import ClassTeacher, SchoolClass
from school.classes.places import release_places


def erase_class(session: Session, class_id: int) -> None:
    """Remove the class with everything in it. Its students keep what they practised themselves."""
    session.execute(delete(SchoolClass).where(SchoolClass.id == class_id))


def classes_without_other_teacher(session: Session, learner_id: uuid.UUID) -> list[SchoolClass]:
    """The classes that nobody teaches but this learner, by name."""
    with_one = (
        select(ClassTeacher.class_id)
        .group_by(ClassTeacher.class_id)
        .having(func.count() == 1)
        .scalar_subquery()
    )
    rows = (
        select(SchoolClass)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(ClassTeacher.learner_id == learner_id, SchoolClass.id.in_(with_one))
    )
    return list(session.scalars(rows.order_by(SchoolClass.name, SchoolClass.id)))


def erase_classes_without_other_teacher(session: Session, learner_id: uuid.UUID) -> None:
    """Remove the classes that would have no teacher when this learner is gone.

    Their rows are locked first: of two teachers who are erased at once, the later one is the last.
    """
    locked = (
        select(SchoolClass.id)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(ClassTeacher.learner_id == learner_id)
        .order_by(SchoolClass.id)
        .with_for_update(of=SchoolClass)
    )
    session.execute(locked).all()
    for each in classes_without_other_teacher(session, learner_id):
        erase_class(session, each.id)


def erase_learner(session: Session, learner_id: uuid.UUID, at: datetime) -> None:
    """Remove the learner with every answer, and each class that has no other teacher.

    Places in classes of others stay there with what was done in them, as left. Of who has answered
    much the last is deleted by `finish_erasures`.
    """
    erase_classes_without_other_teacher(session, learner_id)
    lock_learners(session, learner_id)  # waits for a place that is being given to them
    release_places(session, learner_id, at)
    erase_learners(session, [learner_id], at)
