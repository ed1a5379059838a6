"""Random answers that say what they show, and everything that is derived from them."""

import json
import uuid
from datetime import timedelta
from random import Random
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.columns import ModelBase
from school.learning.rating import features
from school.progress.evidence import FILTERED_WEIGHT, MIXED_WEIGHT, AnswerEvidence
from school.progress.models import Answer, AnswerFacts, Outcome, SkillEvidence
from school.progress.rebuild import SUM_TABLES
from school.progress.summaries import FeatureRow
from tests.school.make import NOON, answer

TOPICS = ("all-chows", "all-pungs", "edge-wait", "pure-straight", "hand", "principle:non-repeat")
KINDS = ("fans", "find", "total", "principle", "waits")
DERIVED: tuple[type[ModelBase], ...] = (SkillEvidence, AnswerFacts, FeatureRow, *SUM_TABLES)
TRAPS = ("look-alike", "absent", None)


def told(evidence: AnswerEvidence) -> dict[str, Any]:
    """What is shown as JSON, to be given as the answer itself."""
    return {
        "evidence": [list(each) for each in evidence.topics],
        "aim": evidence.aim,
        "features": dict(evidence.features),
        "trap": evidence.misconception,
    }


def shown_by(row: Answer) -> AnswerEvidence:
    """The way of deriving: what the answer itself says."""
    if row.given is None:
        return AnswerEvidence()
    given = row.given
    evidence = tuple((topic, seen, weight) for topic, seen, weight in given["evidence"])
    return AnswerEvidence(evidence, given["aim"], given["features"], given["trap"])


def some(session: Session, learners: list[uuid.UUID], chance: Random, count: int) -> None:
    """Hand in answers of several learners in turn, now and then to a question met before."""
    at = NOON
    for _ in range(count):
        at += timedelta(minutes=chance.randrange(4000))
        one(session, chance.choice(learners), chance, at)


def one(session: Session, learner: uuid.UUID, chance: Random, at: Any) -> None:
    """Hand in one answer."""
    outcome = chance.choice([Outcome.ANSWERED] * 8 + [Outcome.UNKNOWN, Outcome.SKIPPED])
    kind, level = chance.choice(KINDS), chance.randrange(1, 6)
    shown = _shown(chance, kind, level)
    answered = outcome is Outcome.ANSWERED
    answer(
        session,
        learner,
        f"mcr-2014/{kind}/{level}/2611/{chance.randrange(12)}",
        response=told(shown) if answered else None,
        credit=chance.choice([0.0, 0.5, 1.0]) if answered else 0.0,
        shown=shown if answered else AnswerEvidence(),
        seconds=chance.choice([None, 7.3, 0.1]),
        at=at,
        outcome=outcome,
    )


def _shown(chance: Random, kind: str, level: int) -> AnswerEvidence:
    topics = chance.sample(TOPICS, chance.randrange(1, 4))
    weight = chance.choice([MIXED_WEIGHT, FILTERED_WEIGHT, 0.3])
    aim = chance.choice([None, topics[0]])
    return AnswerEvidence(
        tuple((topic, chance.random() < 0.7, weight) for topic in topics),
        aim,
        features(kind, level, aim, melds=chance.randrange(5), traps=chance.sample(TOPICS, 2)),
        chance.choice(TRAPS),
    )


def derived(session: Session) -> dict[str, set[str]]:
    """Everything that is derived, by table, as text."""
    return {
        model.__tablename__: {
            json.dumps([_plain(each) for each in row], sort_keys=True)
            for row in session.execute(select(model.__table__))
        }
        for model in DERIVED
    }


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | float | int | list | dict | None) else str(value)
