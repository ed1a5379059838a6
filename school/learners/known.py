"""Who is somebody: a learner with an account or a place in a class, and no mere browser."""

import uuid

from sqlalchemy import BindParameter, ColumnElement, ScalarSelect, exists, or_, select
from sqlalchemy.orm import InstrumentedAttribute

from school.accounts.models import UserAccount
from school.classes.models import Student


def has_account_or_place(
    learner_id: uuid.UUID | InstrumentedAttribute[uuid.UUID] | BindParameter[uuid.UUID],
) -> ColumnElement[bool]:
    """Whether the learner has an account, or a place in a class, also one that was left.

    Anybody can be a thousand guests in an hour. Accounts are counted by network address, and a place
    is in a class that a teacher keeps.
    """
    return or_(
        exists().where(UserAccount.learner_id == learner_id),
        exists().where(Student.learner_id == learner_id),
    )


def has_place(
    learner_id: uuid.UUID | InstrumentedAttribute[uuid.UUID],
) -> ColumnElement[bool]:
    """Whether the learner has a place in a class now."""
    return exists().where(Student.learner_id == learner_id, Student.left_at.is_(None))


def name_of_place(
    learner_id: uuid.UUID | InstrumentedAttribute[uuid.UUID],
) -> ScalarSelect[str]:
    """The name of the learner in the class that was joined last; null without a place."""
    named = select(Student.name).where(Student.learner_id == learner_id, Student.left_at.is_(None))
    return named.order_by(Student.id.desc()).limit(1).scalar_subquery()
