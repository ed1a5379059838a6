"""Deriving everything again from the answers, when the way of deriving it has changed."""

import uuid
from collections.abc import Callable

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from school.columns import ModelBase
from school.learners.models import Learner
from school.learning.state import LearningAims
from school.progress.evidence import AnswerEvidence
from school.progress.intake import store_evidence, wait_for_turn
from school.progress.models import Answer, AnswerFacts, Outcome, SkillEvidence
from school.progress.summaries import (
    FanSummary,
    FeatureRow,
    HourRow,
    MisconceptionRow,
    RatingRow,
    SkillRow,
)

SUM_TABLES: tuple[type[ModelBase], ...] = (
    SkillRow,
    FanSummary,
    RatingRow,
    MisconceptionRow,
    HourRow,
)
"""The sums that belong to one learner."""


def lacks_sums(session: Session) -> bool:
    """Whether there are answers that count and no sums, as after a migration that made these."""
    counted = select(Answer.id).where(Answer.outcome != Outcome.SKIPPED).limit(1)
    summed = select(HourRow.begins_at).limit(1)
    return session.scalar(counted) is not None and session.scalar(summed) is None


def rebuild(
    session: Session, shown_by: Callable[[Answer], AnswerEvidence], batch: int = 500
) -> int:
    """Replace all that was derived by what `shown_by` says; how many answers were read.

    The answers stay as they are. `batch` is how many of them are in memory at once.
    """
    wait_for_turn(session)
    derived: tuple[type[ModelBase], ...] = (SkillEvidence, AnswerFacts, FeatureRow, *SUM_TABLES)
    for model in derived:
        session.execute(delete(model))
    aims: dict[uuid.UUID, LearningAims] = {}
    read, last_id = 0, 0
    met: set[tuple[uuid.UUID, str]] = set()  # a question shows something the first time only
    while answers := session.scalars(
        select(Answer).where(Answer.id > last_id).order_by(Answer.id).limit(batch)
    ).all():
        shown: list[tuple[Answer, AnswerEvidence | None]] = []
        for answer in answers:
            learner, again = answer.learner_id, (answer.learner_id, answer.question) in met
            if learner not in aims:
                aims[learner] = session.get_one(Learner, learner).settings.aims
            met.add((learner, answer.question))
            shown.append((answer, None if again else shown_by(answer)))
        store_evidence(session, shown, aims)
        read, last_id = read + len(answers), answers[-1].id
    return read
