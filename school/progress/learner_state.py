"""What is known of a learner when the next step is chosen: six small queries, each by an index."""

import uuid
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from itertools import islice
from typing import Final

from sqlalchemy import ColumnElement, Row, select
from sqlalchemy.orm import Session

from quizzes import Address, QuizError, can_ask_about
from quizzes.kinds.registry import KINDS
from quizzes.topics import HAND, wished_topic
from school.columns import require_zone
from school.learning.memory import Memory
from school.learning.rating import Estimate
from school.learning.state import Aims, Known, LearnerState, Skill, Target, Unit
from school.progress.due import due_by
from school.progress.models import Answer, Outcome
from school.progress.summaries import FeatureRow, RatingRow, SkillRow

MOST_DUE: Final = 50
MOST_NEW: Final = 10
MOST_RECENT: Final = 6
A_DAY: Final = timedelta(days=1)
_OF_HANDS: Final = frozenset(kind.value for kind, spec in KINDS.items() if spec.deals_hands)
"""Kinds of a mixed drill: any hand will do, but of the table and of words not all may be taught."""
_AFTER_WHAT_IS_KNOWN: Final = "trap:"
"""Features from here on are known only when a question is made; in order they come last."""


def learner_state(
    session: Session,
    learner_id: uuid.UUID,
    rules: str,
    course: Iterable[Unit],
    aims: Aims,
    now: datetime,
    untaught: Collection[str] = (),
) -> LearnerState:
    """The state of the learner under a rule set, with `course` less what was begun.

    `untaught` are the topics whose lesson comes first, as in `due_by`.

    The day is taken to have begun 24 hours ago: nobody is told to stop by a clock.

    Raises:
        SchoolError: `naive-time`.
    """
    moment = require_zone(now)
    met = _met(session, learner_id, rules)
    begun = [row for row in met if row.begun_at or row.due_at]
    recent, answered, today = _recent(session, learner_id, rules, moment - A_DAY)
    known = {(row.topic, row.kind) for row in begun}
    ahead = (unit for unit in course if (unit.skill.topic, unit.skill.kind) not in known)
    return LearnerState(
        rules=rules,
        due=_due(session, due_by(learner_id, rules, moment, untaught)),
        last=_last(session, learner_id, rules, recent) if answered else None,
        course=tuple(islice(ahead, MOST_NEW)),
        recent=recent,
        kinds=tuple(sorted({row.kind for row in met if row.kind in _OF_HANDS})),
        ratings=_ratings(session, learner_id, rules),
        difficulties=_difficulties(session, rules),
        begun_today=sum(row.begun_at is not None and row.begun_at > moment - A_DAY for row in met),
        asked_today=today,
        aims=aims,
    )


def target_of(question: str) -> Target | None:
    """What a question was about, by its address; None for a check, which no address asks again."""
    try:
        address = Address.parse(question)
    except QuizError:
        return None
    topic = wished_topic(address) or None
    if topic is None and can_ask_about(address.rules, address.kind, HAND):
        topic = HAND
    return Target(address.kind.value, topic)


def _met(
    session: Session, learner_id: uuid.UUID, rules: str
) -> Sequence[Row[str, str, datetime | None, datetime | None]]:
    """Topic, kind, the moment of beginning and when it is due, of each skill that was met.

    What was only met along the way is still ahead in the course: it was never asked for by itself.
    """
    return session.execute(
        select(SkillRow.topic, SkillRow.kind, SkillRow.begun_at, SkillRow.due_at).where(
            SkillRow.learner_id == learner_id, SkillRow.rules == rules
        )
    ).all()


def _due(session: Session, due: Sequence[ColumnElement[bool]]) -> tuple[Known, ...]:
    """The skills that are due, those that are due longest first."""
    rows = session.scalars(select(SkillRow).where(*due).order_by(SkillRow.due_at).limit(MOST_DUE))
    return tuple(map(known, rows))


def known(row: SkillRow) -> Known:
    """A skill as the pure functions know it."""
    memory = Memory(row.stability, row.difficulty, row.last_at, row.due_at or row.last_at)
    return Known(Skill(row.rules, row.topic, row.kind), memory, row.n, row.right, row.missed_at)


def _recent(
    session: Session, learner_id: uuid.UUID, rules: str, day_began: datetime
) -> tuple[tuple[Target, ...], bool, int]:
    """The last targets under the rule set, the newest last; whether that was answered.

    What was skipped was asked too, but nothing was learnt from it. And how many of them were asked
    since the day began.
    """
    rows = session.execute(
        select(Answer.question, Answer.outcome, Answer.answered_at)
        .where(Answer.learner_id == learner_id)
        .order_by(Answer.answered_at.desc(), Answer.id.desc())
        .limit(MOST_RECENT)
    ).all()
    own = [row for row in rows if row.question.startswith(f"{rules}/")]
    targets = (target_of(row.question) for row in reversed(own))
    answered = bool(own) and own[0].outcome is not Outcome.SKIPPED
    today = sum(row.answered_at > day_began for row in own)
    return tuple(each for each in targets if each), answered, today


def _last(
    session: Session, learner_id: uuid.UUID, rules: str, recent: tuple[Target, ...]
) -> Known | None:
    """The skill that the last answer was about."""
    if not recent or recent[-1].topic is None:
        return None
    row = session.get(SkillRow, (learner_id, rules, recent[-1].topic, recent[-1].kind))
    return known(row) if row else None


def _ratings(session: Session, learner_id: uuid.UUID, rules: str) -> dict[str, Estimate]:
    rows = session.execute(
        select(RatingRow.kind, RatingRow.mean, RatingRow.variance, RatingRow.n).where(
            RatingRow.learner_id == learner_id, RatingRow.rules == rules
        )
    )
    return {row.kind: Estimate(row.mean, row.variance, row.n) for row in rows}


def _difficulties(session: Session, rules: str) -> dict[str, Estimate]:
    """What was learnt of all that may be known of a question before it is made."""
    rows = session.execute(
        select(FeatureRow.feature, FeatureRow.mean, FeatureRow.variance, FeatureRow.n).where(
            FeatureRow.rules == rules, FeatureRow.feature < _AFTER_WHAT_IS_KNOWN
        )
    )
    return {row.feature: Estimate(row.mean, row.variance, row.n) for row in rows}
