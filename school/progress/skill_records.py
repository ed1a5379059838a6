"""Which skills stand firm, which need practice, and of which too little is known to tell.

What counts is what the answers of the last weeks showed, so that a topic once hard and now known is
not held against the learner. A hint counts less, as everywhere (`SkillEvidence.weight`).
"""

import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from sqlalchemy import case, func, select
from sqlalchemy.orm import Session

from quizzes.topics import COUNTING_KINDS, HAND_TOPIC, explains_the_hand
from school.columns import to_utc
from school.learning.state import Skill
from school.progress.fan_state import lower_bound
from school.progress.models import Answer, AnswerFacts, SkillEvidence

RECENT_PERIOD: Final = timedelta(days=90)
FIRM_FROM: Final = 0.7  # the share seen that parts a strength from what is to improve
FEWEST_ANSWERS: Final = 4  # answers; two misses of three may be slips


class SkillStanding(StrEnum):
    """Where a skill stands; `NOT_CLEAR` where the answers decide neither."""

    STRENGTH = "strength"
    TO_IMPROVE = "to-improve"
    NOT_CLEAR = "not-clear"


@dataclass(frozen=True, slots=True)
class SkillRecord:
    """What answers showed of a skill: `right` of `n` got it right.

    `seen` and `missed` are the same as sums of weights.
    """

    skill: Skill
    n: int
    right: int
    seen: float
    missed: float

    @property
    def at_least(self) -> float:
        """The share, 0 to 1, that is seen at least, with 90 % certainty."""
        return lower_bound(self.seen, self.missed)

    @property
    def at_most(self) -> float:
        """The share, 0 to 1, that is seen at most, with 90 % certainty."""
        return 1 - lower_bound(self.missed, self.seen)


def assess(record: SkillRecord) -> SkillStanding:
    """A strength or something to improve where that is 90 % certain, else not clear yet."""
    if record.at_least >= FIRM_FROM:
        return SkillStanding.STRENGTH
    low = record.n >= FEWEST_ANSWERS and record.at_most < FIRM_FROM
    return SkillStanding.TO_IMPROVE if low else SkillStanding.NOT_CLEAR


def by_assessment(records: Iterable[SkillRecord]) -> dict[SkillStanding, Sequence[SkillRecord]]:
    """The records by where they stand: the firmest, the least seen, the most answered first.

    A hand is miscounted where a fan in it is not known: while a fan or a principle is to improve,
    of what takes counting it is not clear.
    """
    results: dict[SkillStanding, list[SkillRecord]] = {each: [] for each in SkillStanding}
    known = sorted(records, key=lambda each: each.skill)
    weak = [each for each in known if assess(each) is SkillStanding.TO_IMPROVE]
    explained = any(explains_the_hand(each.skill.topic) for each in weak)
    for record in known:
        is_explained = record in weak and explained and _is_counted(record.skill)
        standing = SkillStanding.NOT_CLEAR if is_explained else assess(record)
        results[standing].append(record)
    results[SkillStanding.STRENGTH].sort(key=lambda each: -each.at_least)
    results[SkillStanding.TO_IMPROVE].sort(key=lambda each: each.at_most)
    results[SkillStanding.NOT_CLEAR].sort(key=lambda each: -each.n)
    return dict(results)


def _is_counted(skill: Skill) -> bool:
    return skill.topic == HAND_TOPIC and skill.kind in COUNTING_KINDS


def records(
    session: Session, learner_id: uuid.UUID, rules: str, since: datetime
) -> tuple[SkillRecord, ...]:
    """What the answers from a moment on showed of each skill that was in play in them.

    Raises:
        SchoolError: `naive-time`.
    """
    seen = SkillEvidence.seen
    rows = session.execute(
        select(
            SkillEvidence.topic,
            SkillEvidence.kind,
            func.count(),
            func.sum(case((seen, 1), else_=0)),
            func.sum(case((seen, SkillEvidence.weight), else_=0.0)),
            func.sum(case((seen, 0.0), else_=SkillEvidence.weight)),
        )
        .where(
            SkillEvidence.learner_id == learner_id,
            SkillEvidence.rules == rules,
            SkillEvidence.answered_at >= to_utc(since),
        )
        .group_by(SkillEvidence.topic, SkillEvidence.kind)
    )
    return tuple(
        SkillRecord(Skill(rules, topic, kind), n, right, seen, missed)
        for topic, kind, n, right, seen, missed in rows
    )


@dataclass(frozen=True, slots=True)
class ExplainedMistake:
    """An answer that a misconception explains: the question's address, the topics it missed."""

    question: str
    missed: tuple[str, ...]


def last_mistake(
    session: Session, learner_id: uuid.UUID, rules: str, trap: str, at: datetime
) -> ExplainedMistake | None:
    """The answer of that moment (`MisconceptionCount.last_at`) that the misconception explains."""
    row = session.execute(
        select(Answer.id, Answer.question)
        .join(AnswerFacts, AnswerFacts.answer_id == Answer.id)
        .where(
            Answer.learner_id == learner_id,
            Answer.rules == rules,
            Answer.answered_at == at,
            AnswerFacts.trap == trap,
        )
        .limit(1)
    ).first()
    if row is None:
        return None
    missed = session.scalars(
        select(SkillEvidence.topic)
        .where(SkillEvidence.answer_id == row.id, SkillEvidence.seen.is_(False))
        .order_by(SkillEvidence.topic)
    )
    return ExplainedMistake(row.question, tuple(missed))
