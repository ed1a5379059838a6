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
NOT_AGAIN: Final = 3  # last exams of which a retake tells nothing again, where there is enough else


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


def last_stories(session: Session, learner_id: uuid.UUID, rules: str) -> tuple[frozenset[str], ...]:
    """What the questions of the learner's last exams told, the latest first."""
    last = session.scalars(
        select(ExamSitting.id)
        .where(ExamSitting.learner_id == learner_id, ExamSitting.rules == rules)
        .order_by(ExamSitting.id.desc())
        .limit(NOT_AGAIN)
    ).all()
    told = {each: set[str]() for each in last}
    rows = select(ExamItem.sitting_id, ExamItem.story).where(ExamItem.sitting_id.in_(last))
    for sitting_id, story in session.execute(rows):
        told[sitting_id].add(story)
    return tuple(frozenset(told[each]) for each in last)


def items_of_exam(session: Session, sitting: ExamSitting) -> tuple[ExamItem, ...]:
    """Its questions with their answers, in order."""
    rows = select(ExamItem).where(ExamItem.sitting_id == sitting.id).order_by(ExamItem.place)
    return tuple(session.scalars(rows))
