"""Taking one answer into the sums: the same for a new answer and when all is derived again.

Answers must come in the order of their ids, for what is learnt from one depends on those before.
"""

import uuid
from collections.abc import Iterable
from datetime import datetime
from typing import Final, TypeVar

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from quizzes import can_ask_about
from quizzes.topics import is_fan
from school.columns import Base
from school.learning.memory import Memory, due, recall, review
from school.learning.rating import Estimate, after, start
from school.learning.state import Aims
from school.progress.evidence import Shown
from school.progress.models import Answer, Outcome
from school.progress.sightings import added, sighting
from school.progress.summaries import (
    FanSummary,
    FeatureRow,
    HourRow,
    Misconception,
    RatingRow,
    SkillRow,
)

_Row = TypeVar("_Row", bound=Base)

LONGEST_THOUGHT: Final = 600.0  # seconds; who takes longer has left the page open
CALLS: Final = 0.4  # the weight of a miss from which it brings back what nobody aimed at


def sum_up(
    session: Session, answer: Answer, shown: Shown | None, aims: Aims, calibrates: bool
) -> None:
    """Take the answer into every sum; `shown` is None for a question that was met before.

    `aims` are those of the learner. What was skipped counts nowhere. Unless it `calibrates`, the
    answer leaves alone what is known of how hard questions are.
    """
    if answer.outcome is Outcome.SKIPPED:
        return
    _count_hour(session, answer)
    if shown is None:
        return
    topics = {topic for topic, _, _ in shown.evidence} | ({shown.aim} if shown.aim else set())
    skills = _skills(session, answer, topics)
    if shown.features:
        aimed = skills.get(shown.aim) if shown.aim else None
        remembered = recall(memory_of(aimed), answer.answered_at) if aimed else None
        _rate(session, answer, shown, remembered, calibrates)
    for topic, seen, weight in shown.evidence:
        met = skills.get(topic)
        before = memory_of(met) if met else None
        row = met or _met(session, answer, topic)
        _keep_memory(row, review(before, seen, weight, answer.answered_at))
        _schedule(row, answer, topic == shown.aim, not seen and weight >= CALLS, aims)
        row.n, row.right = row.n + 1, row.right + seen
        row.missed_at = None if seen else answer.answered_at
    _sight(session, answer, shown)
    if shown.trap:
        _count_trap(session, answer, shown.trap)


def memory_of(row: SkillRow) -> Memory:
    """The memory of a skill."""
    return Memory(row.stability, row.difficulty, row.last_at, row.due_at or row.last_at)


def due_at(row: SkillRow, aims: Aims) -> datetime | None:
    """When a skill that is scheduled is due; None where it cannot be asked for by itself."""
    if not can_ask_about(row.rules, row.kind, row.topic):
        return None
    return due(memory_of(row), aims.retention, aims.exam)


def reschedule(session: Session, learner_id: uuid.UUID, aims: Aims) -> None:
    """Set anew when each skill of the learner is due, for other aims than before."""
    own = (SkillRow.learner_id == learner_id, SkillRow.due_at.is_not(None))
    for row in session.scalars(select(SkillRow).where(*own)):
        row.due_at = due_at(row, aims)
    session.flush()


def _keep_memory(row: SkillRow, memory: Memory) -> None:
    row.stability, row.difficulty, row.last_at = memory.stability, memory.difficulty, memory.last


def _schedule(row: SkillRow, answer: Answer, aimed: bool, plainly_missed: bool, aims: Aims) -> None:
    """Say when the skill is due, if it is time that it comes by itself."""
    if aimed and row.due_at is None:
        row.begun_at = row.begun_at or answer.answered_at
    if aimed or plainly_missed or row.due_at:
        row.due_at = due_at(row, aims)


def _met(session: Session, answer: Answer, topic: str) -> SkillRow:
    row = SkillRow(
        learner_id=answer.learner_id,
        rules=answer.rules,
        topic=topic,
        kind=answer.kind,
        n=0,
        right=0,
        due_at=None,
        begun_at=None,
    )
    session.add(row)
    return row


def _skills(session: Session, answer: Answer, topics: Iterable[str]) -> dict[str, SkillRow]:
    rows = _of_learner(session, SkillRow, answer, SkillRow.topic.in_(topics))
    return {row.topic: row for row in rows if row.kind == answer.kind}


def _rate(
    session: Session, answer: Answer, shown: Shown, remembered: float | None, calibrates: bool
) -> None:
    """Move the rating of the learner and the difficulties of what was asked."""
    ratings = {row.kind: row for row in _of_learner(session, RatingRow, answer)}
    own = ratings.get(answer.kind)
    others = [estimate(row) for kind, row in sorted(ratings.items()) if kind != answer.kind]
    features = session.scalars(
        select(FeatureRow).where(
            FeatureRow.rules == answer.rules, FeatureRow.feature.in_(shown.features)
        )
    )
    rows = {row.feature: row for row in features}
    rating, difficulties = after(
        estimate(own) if own else start(others),
        shown.features,
        {name: estimate(row) for name, row in rows.items()},
        answer.credit,
        remembered,
    )
    if own is None:
        own = RatingRow(learner_id=answer.learner_id, rules=answer.rules, kind=answer.kind)
        session.add(own)
    _keep_estimate(own, rating)
    for name, difficulty in difficulties.items() if calibrates else ():
        row = rows.get(name)
        if row is None:
            row = FeatureRow(rules=answer.rules, feature=name)
            session.add(row)
        _keep_estimate(row, difficulty)


def estimate(row: RatingRow | FeatureRow) -> Estimate:
    """The value of a row."""
    return Estimate(row.mean, row.variance, row.n)


def _keep_estimate(row: RatingRow | FeatureRow, value: Estimate) -> None:
    row.mean, row.variance, row.n = value.mean, value.variance, value.n


def _sight(session: Session, answer: Answer, shown: Shown) -> None:
    """Add to the sightings of each fan that was in play."""
    fans = {
        topic: sighting(seen, weight, answer.answered_at)
        for topic, seen, weight in shown.evidence
        if is_fan(topic)
    }
    found = _of_learner(session, FanSummary, answer, FanSummary.fan.in_(fans)) if fans else []
    rows = {row.fan: row for row in found}
    for fan, new in fans.items():
        row = rows.get(fan)
        if row is None:
            row = FanSummary(
                learner_id=answer.learner_id, rules=answer.rules, fan=fan, n=0, recent=[]
            )
            session.add(row)
        row.n, row.recent = row.n + 1, added(row.recent, new)


def _count_trap(session: Session, answer: Answer, trap: str) -> None:
    key = {"learner_id": answer.learner_id, "rules": answer.rules, "trap": trap}
    row = session.get(Misconception, key)
    if row is None:
        row = Misconception(**key, n=0, last_at=answer.answered_at)
        session.add(row)
    row.n, row.last_at = row.n + 1, max(row.last_at, answer.answered_at)


def _count_hour(session: Session, answer: Answer) -> None:
    hour = answer.answered_at.replace(minute=0, second=0, microsecond=0)
    key = {"learner_id": answer.learner_id, "rules": answer.rules, "begins_at": hour}
    row = session.get(HourRow, key)
    if row is None:
        row = HourRow(**key, answers=0, right=0, timed=0, seconds=0.0)
        session.add(row)
    row.answers, row.right = row.answers + 1, row.right + (answer.credit >= 1)
    if answer.seconds is not None and answer.seconds <= LONGEST_THOUGHT:
        row.timed, row.seconds = row.timed + 1, row.seconds + answer.seconds


def _of_learner(
    session: Session, model: type[_Row], answer: Answer, *more: ColumnElement[bool]
) -> list[_Row]:
    """The rows that the learner has under the rule set of the answer."""
    own = (
        model.__table__.c.learner_id == answer.learner_id,
        model.__table__.c.rules == answer.rules,
    )
    return list(session.scalars(select(model).where(*own, *more)))
