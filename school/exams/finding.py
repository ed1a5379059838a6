"""Exams of a learner, found."""

import uuid
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.columns import to_utc
from school.exams.models import ExamItem, ExamSitting

LISTED: Final = 12  # exams of one rule set on its page


def find_exam(session: Session, learner_id: uuid.UUID, public_id: uuid.UUID) -> ExamSitting | None:
    """The learner's own exam of that id."""
    return session.scalar(
        select(ExamSitting).where(
            ExamSitting.public_id == public_id, ExamSitting.learner_id == learner_id
        )
    )


def open_exam(
    session: Session, learner_id: uuid.UUID, rules: str, now: datetime
) -> ExamSitting | None:
    """The exam under that rule set that the learner is in the middle of."""
    return session.scalar(
        select(ExamSitting)
        .where(
            ExamSitting.learner_id == learner_id,
            ExamSitting.rules == rules,
            ExamSitting.open_at(to_utc(now)),
        )
        .order_by(ExamSitting.id.desc())
        .limit(1)
    )


def exams_of(session: Session, learner_id: uuid.UUID, rules: str) -> Sequence[ExamSitting]:
    """The learner's last exams under that rule set, the latest first."""
    return session.scalars(
        select(ExamSitting)
        .where(ExamSitting.learner_id == learner_id, ExamSitting.rules == rules)
        .order_by(ExamSitting.id.desc())
        .limit(LISTED)
    ).all()


def last_stories(session: Session, learner_id: uuid.UUID, rules: str) -> frozenset[str]:
    """What the questions of the learner's last exam told: a retake tells nothing of it again."""
    last = (
        select(ExamSitting.id)
        .where(ExamSitting.learner_id == learner_id, ExamSitting.rules == rules)
        .order_by(ExamSitting.id.desc())
        .limit(1)
    )
    stories = select(ExamItem.story).where(ExamItem.sitting_id == last.scalar_subquery())
    return frozenset(session.scalars(stories))


def items_of_exam(session: Session, sitting: ExamSitting) -> tuple[ExamItem, ...]:
    """Its questions with their answers, in order."""
    rows = select(ExamItem).where(ExamItem.sitting_id == sitting.id).order_by(ExamItem.place)
    return tuple(session.scalars(rows))
