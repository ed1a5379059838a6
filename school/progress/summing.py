"""Taking answers into the sums: the same for a new answer and when all is derived again.

Answers must come in the order of their ids, for what is learnt from one depends on those before.
"""

import uuid
from collections.abc import Mapping, Sequence
from datetime import datetime
from operator import add
from typing import Any, Final

from sqlalchemy import ColumnElement, case, select
from sqlalchemy.orm import Session

from quizzes import can_ask_about
from quizzes.topics import is_fan
from school.learning.memory import Memory, due, recall, review
from school.learning.rating import starting_rating, updated_rating
from school.learning.state import LearningAims
from school.progress.evidence import AnswerEvidence
from school.progress.learner_sums import AnswerWithEvidence, LearnerSums, read_sums, write_sums
from school.progress.models import Answer, Outcome
from school.progress.sightings import sighting, with_sighting
from school.progress.summaries import (
    FanSummary,
    HourRow,
    MisconceptionRow,
    SkillRow,
)
from school.upsert import upsert

LONGEST_COUNTED_SECONDS: Final = 600.0  # seconds; who takes longer has left the page open
REVIEW_MISS_WEIGHT: Final = (
    0.4  # the weight of a miss from which it brings back what nobody aimed at
)


def update_sums(
    session: Session,
    answers: Sequence[tuple[Answer, AnswerEvidence | None]],
    aims: Mapping[uuid.UUID, LearningAims],
    *,
    calibrate: bool = True,
) -> None:
    """Take the answers into every sum, each with what it shows: None for a question met before.

    `aims` are those of the learners. What was skipped counts nowhere. Of how hard questions are,
    only answers that calibrate tell, and none unless `calibrate`.
    """
    counted = [each for each in answers if each[0].outcome is not Outcome.SKIPPED]
    _count_hours(session, [answer for answer, _ in counted])
    explained = [(answer, shown) for answer, shown in counted if shown is not None]
    if not explained:
        return
    sums = read_sums(session, explained)
    for answer, shown in explained:
        _take_in(sums, answer, shown, aims[answer.learner_id], calibrate and answer.calibrates)
    write_sums(session, sums)
    _count_misconceptions(session, explained)


def _take_in(
    sums: LearnerSums,
    answer: Answer,
    evidence: AnswerEvidence,
    aims: LearningAims,
    calibrates: bool,
) -> None:
    if evidence.features:
        aimed = sums.skill(answer, evidence.aim)
        remembered = recall(memory_of(aimed), answer.answered_at) if aimed else None
        _rate(sums, answer, evidence, remembered, calibrates)
    for topic, seen, weight in evidence.topics:
        met = sums.skill(answer, topic)
        before = memory_of(met) if met else None
        row = met or _new_skill(answer, topic)
        _keep_memory(row, review(before, seen, weight, answer.answered_at))
        _schedule(
            row, answer, topic == evidence.aim, not seen and weight >= REVIEW_MISS_WEIGHT, aims
        )
        row.n, row.right = row.n + 1, row.right + seen
        row.missed_at = None if seen else answer.answered_at
        sums.keep(row)
        if is_fan(topic):
            _sight(sums, answer, topic, seen, weight)


def memory_of(row: SkillRow) -> Memory:
    """The memory of a skill."""
    return Memory(row.stability, row.difficulty, row.last_at, row.due_at or row.last_at)


def due_at(row: SkillRow, aims: LearningAims) -> datetime | None:
    """When a skill that is scheduled is due; None where it cannot be asked for by itself."""
    if not can_ask_about(row.rules, row.kind, row.topic):
        return None
    return due(memory_of(row), aims.retention, aims.exam)


def reschedule(session: Session, learner_id: uuid.UUID, aims: LearningAims) -> None:
    """Set anew when each skill of the learner is due, for other aims than before."""
    own = (SkillRow.learner_id == learner_id, SkillRow.due_at.is_not(None))
    for row in session.scalars(select(SkillRow).where(*own)):
        row.due_at = due_at(row, aims)
    session.flush()


def _keep_memory(row: SkillRow, memory: Memory) -> None:
    row.stability, row.difficulty, row.last_at = memory.stability, memory.difficulty, memory.last


def _schedule(
    row: SkillRow, answer: Answer, aimed: bool, plainly_missed: bool, aims: LearningAims
) -> None:
    """Say when the skill is due, if it is time that it comes by itself."""
    if aimed and row.due_at is None:
        row.begun_at = row.begun_at or answer.answered_at
    if aimed or plainly_missed or row.due_at:
        row.due_at = due_at(row, aims)


def _new_skill(answer: Answer, topic: str) -> SkillRow:
    return SkillRow(
        learner_id=answer.learner_id,
        rules=answer.rules,
        topic=topic,
        kind=answer.kind,
        n=0,
        right=0,
    )


def _rate(
    sums: LearnerSums,
    answer: Answer,
    evidence: AnswerEvidence,
    remembered: float | None,
    calibrates: bool,
) -> None:
    """Move the rating of the learner and the difficulties of what was asked."""
    ratings = sums.ratings_of(answer)
    own = ratings.get(answer.kind)
    others = [rating for kind, rating in sorted(ratings.items()) if kind != answer.kind]
    known = {name: sums.features.get((answer.rules, name)) for name in evidence.features}
    rating, difficulties = updated_rating(
        own or starting_rating(others),
        evidence.features,
        {name: difficulty for name, difficulty in known.items() if difficulty},
        answer.credit,
        remembered,
    )
    sums.keep_rating(answer, rating)
    for name, difficulty in difficulties.items() if calibrates else ():
        sums.keep_feature(answer.rules, name, difficulty)


def _sight(sums: LearnerSums, answer: Answer, fan: str, seen: bool, weight: float) -> None:
    """Add to the sightings of a fan that was in play."""
    row = sums.fans.get((answer.learner_id, answer.rules, fan)) or FanSummary(
        learner_id=answer.learner_id, rules=answer.rules, fan=fan, n=0, recent=[]
    )
    row.n, row.recent = (
        row.n + 1,
        with_sighting(row.recent, sighting(seen, weight, answer.answered_at)),
    )
    sums.keep(row)


def _count_misconceptions(session: Session, explained: Sequence[AnswerWithEvidence]) -> None:
    rows = [
        {
            "learner_id": answer.learner_id,
            "rules": answer.rules,
            "trap": shown.misconception,
            "n": 1,
            "last_at": answer.answered_at,
        }
        for answer, shown in explained
        if shown.misconception
    ]
    upsert(session, MisconceptionRow, rows, {"n": add, "last_at": _later})


def _count_hours(session: Session, answers: Sequence[Answer]) -> None:
    rows = [_hour(answer) for answer in answers]
    upsert(session, HourRow, rows, dict.fromkeys(("answers", "right", "timed", "seconds"), add))


def _later(stored: ColumnElement[Any], new: ColumnElement[Any]) -> ColumnElement[Any]:
    return case((stored > new, stored), else_=new)


def _hour(answer: Answer) -> dict[str, Any]:
    """What one answer adds to its hour."""
    timed = answer.seconds is not None and answer.seconds <= LONGEST_COUNTED_SECONDS
    return {
        "learner_id": answer.learner_id,
        "rules": answer.rules,
        "begins_at": answer.answered_at.replace(minute=0, second=0, microsecond=0),
        "answers": 1,
        "right": int(answer.credit >= 1),
        "timed": int(timed),
        "seconds": answer.seconds if timed else 0.0,
    }
