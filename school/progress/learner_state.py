"""What is known of a learner when the next step is chosen: a few queries, each by an index."""

import uuid
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache, lru_cache
from itertools import islice
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    CompoundSelect,
    Select,
    bindparam,
    false,
    select,
    true,
    union_all,
)
from sqlalchemy.orm import Session

from quizzes import Address, QuizError, can_ask_about
from quizzes.kinds.registry import KINDS
from quizzes.quiz import KINDS_OF_TABLE
from quizzes.topics import HAND_TOPIC, filtered_topic
from school.columns import id_given, to_utc
from school.learning.memory import Memory
from school.learning.rating import Estimate
from school.learning.state import (
    BegunSkill,
    CourseUnit,
    LearnerState,
    LearningAims,
    LetGo,
    Skill,
    Target,
)
from school.progress.let_go import still_let_go
from school.progress.models import Answer
from school.progress.summaries import FeatureRow, RatingRow, SkillRow

MOST_DUE: Final = 50
MOST_NEW: Final = 10
MOST_RECENT: Final = 30  # far more than the turns of a topic that is missed each time span
MOST_TARGETS: Final = 4096  # questions asked lately, whose targets are kept
A_DAY: Final = timedelta(days=1)
_OF_TILES: Final = frozenset(kind.value for kind in KINDS if kind not in KINDS_OF_TABLE)
"""Kinds of a mixed drill: any tiles will do, but of the table and of words not all may be taught."""
_AFTER_WHAT_IS_KNOWN: Final = "trap:"
"""Features from here on are known only when a question is made; in order they come last."""


def learner_state(
    session: Session,
    learner_id: uuid.UUID,
    rules: str,
    course: Iterable[CourseUnit],
    aims: LearningAims,
    now: datetime,
    untaught: Collection[str] = (),
) -> LearnerState:
    """The state of the learner under a rule set, with `course` less what was begun.

    `untaught` are the topics whose lesson comes first, as in `is_due_by`.

    The day is taken to have begun 24 hours ago: nobody is told to stop by a clock.

    Raises:
        SchoolError: `naive-time`.
    """
    return learner_states(session, learner_id, rules, [course], aims, now, untaught)[0]


def learner_states(
    session: Session,
    learner_id: uuid.UUID,
    rules: str,
    courses: Iterable[Iterable[CourseUnit]],
    aims: LearningAims,
    now: datetime,
    untaught: Collection[str] = (),
    let_go: Iterable[LetGo] = (),
) -> list[LearnerState]:
    """The same state once for each of several courses, all read at once.

    `let_go` is what was let go at the table lately; what was met or asked since is left out.

    Raises:
        SchoolError: `naive-time`.
    """
    moment = to_utc(now)
    met = _met(session, learner_id, rules)
    recent, today, last_asked = _recent(session, learner_id, rules, moment - A_DAY)
    due = _due(met, moment, untaught)
    ratings, difficulties = _estimates(session, learner_id, rules)
    state = LearnerState(
        rules=rules,
        due=tuple(map(begun_skill, due[:MOST_DUE])),
        due_in_all=len(due),
        unlearnt=_unlearnt(met, recent),
        let_go=still_let_go(let_go, _last_met(met, last_asked)),
        recent=recent,
        kinds=tuple(sorted({row.kind for row in met if row.kind in _OF_TILES})),
        ratings=ratings,
        difficulties=difficulties,
        begun_today=sum(row.begun_at is not None and row.begun_at > moment - A_DAY for row in met),
        asked_today=today,
        aims=aims,
    )
    begun = {(row.topic, row.kind) for row in met if row.begun_at or row.due_at}
    return [replace(state, course=_ahead(course, begun)) for course in courses]


def _ahead(
    course: Iterable[CourseUnit], begun: Collection[tuple[str, str]]
) -> tuple[CourseUnit, ...]:
    """The first units of the course whose skill, a topic and a kind, was not begun."""
    ahead = (unit for unit in course if (unit.skill.topic, unit.skill.kind) not in begun)
    return tuple(islice(ahead, MOST_NEW))


@lru_cache(maxsize=MOST_TARGETS)
def target_of(question: str) -> Target | None:
    """What a question was about, by its address; None for a check, which no address asks again."""
    try:
        address = Address.parse(question)
    except QuizError:
        return None
    topic = filtered_topic(address) or None
    if topic is None and can_ask_about(address.rules, address.kind, HAND_TOPIC):
        topic = HAND_TOPIC
    return Target(address.kind.value, topic)


def _met(session: Session, learner_id: uuid.UUID, rules: str) -> Sequence[SkillRow]:
    """Each skill that was met.

    What was only met along the way is still ahead in the course: it was never asked for by itself.
    """
    return session.scalars(_skills(), {"learner": learner_id, "rules": rules}).all()


@cache  # this and the two below are built once: every next step asks them
def _skills() -> Select[SkillRow]:
    own = (SkillRow.learner_id == id_given("learner"), SkillRow.rules == bindparam("rules"))
    return select(SkillRow).where(*own)


def _due(met: Iterable[SkillRow], at: datetime, untaught: Collection[str]) -> list[SkillRow]:
    """Those of the skills that `is_due_by` finds, those that are due longest first."""
    due = [
        (row.due_at, row)
        for row in met
        if row.due_at is not None and row.due_at <= at
        if row.begun_at is not None or row.topic not in untaught
    ]
    return [row for _, row in sorted(due, key=itemgetter(0))]


def begun_skill(row: SkillRow) -> BegunSkill:
    """A skill as the pure functions know it."""
    memory = Memory(row.stability, row.difficulty, row.last_at, row.due_at or row.last_at)
    return BegunSkill(
        Skill(row.rules, row.topic, row.kind), memory, row.n, row.right, row.missed_at
    )


def _recent(
    session: Session, learner_id: uuid.UUID, rules: str, day_began: datetime
) -> tuple[tuple[Target, ...], int, dict[str, datetime]]:
    """The last targets under the rule set, the newest last; how many came since the day began; when
    each topic came last.

    What was skipped was asked too.
    """
    rows = session.connection().execute(_asked_lately(), {"learner": learner_id}).all()
    own = [row for row in rows if row.question.startswith(f"{rules}/")]
    asked = [
        (target, row.answered_at) for row in reversed(own) if (target := target_of(row.question))
    ]
    today = sum(row.answered_at > day_began for row in own)
    last_asked = {target.topic: at for target, at in asked if target.topic}
    return tuple(target for target, _ in asked), today, last_asked


@cache
def _asked_lately() -> Select[str, datetime]:
    return (
        select(Answer.question, Answer.answered_at)
        .where(Answer.learner_id == id_given("learner"))
        .order_by(Answer.answered_at.desc(), Answer.id.desc())
        .limit(MOST_RECENT)
    )


def _last_met(met: Iterable[SkillRow], last_asked: Mapping[str, datetime]) -> dict[str, datetime]:
    """When each topic was answered or asked last."""
    found = dict(last_asked)
    for row in met:
        found[row.topic] = max(row.last_at, found.get(row.topic, row.last_at))
    return found


def _unlearnt(met: Iterable[SkillRow], recent: tuple[Target, ...]) -> tuple[Skill, ...]:
    """The skills asked lately whose topic was answered, but never rightly in any kind."""
    rows = list(met)
    shown = {row.topic for row in rows if row.right}
    answered = {(row.topic, row.kind): row for row in rows if row.n}
    asked = dict.fromkeys((target.topic, target.kind) for target in recent)
    return tuple(
        Skill(answered[each].rules, answered[each].topic, answered[each].kind)
        for each in asked
        if each in answered and each[0] not in shown
    )


def _estimates(
    session: Session, learner_id: uuid.UUID, rules: str
) -> tuple[dict[str, Estimate], dict[str, Estimate]]:
    """The ratings of the learner by kind, and how hard each feature is.

    Only features that may be known of a question before it is made.
    """
    found: tuple[dict[str, Estimate], dict[str, Estimate]] = {}, {}
    rows = session.connection().execute(_all_estimates(), {"learner": learner_id, "rules": rules})
    for is_rating, name, mean, variance, n in rows:
        found[0 if is_rating else 1][name] = Estimate(mean, variance, n)
    return found


@cache
def _all_estimates() -> CompoundSelect[Any]:
    of_rules: BindParameter[str] = bindparam("rules")
    ratings = select(
        true().label("is_rating"), RatingRow.kind, RatingRow.mean, RatingRow.variance, RatingRow.n
    ).where(RatingRow.learner_id == id_given("learner"), RatingRow.rules == of_rules)
    features = select(
        false(), FeatureRow.feature, FeatureRow.mean, FeatureRow.variance, FeatureRow.n
    ).where(FeatureRow.rules == of_rules, FeatureRow.feature < _AFTER_WHAT_IS_KNOWN)
    return union_all(ratings, features)
