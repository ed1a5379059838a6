"""What comes next for a learner: one pure function that everything asks."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from school.learning.level import level_and_chance
from school.learning.memory import recall
from school.learning.state import BegunSkill, CourseUnit, LearnerState, Skill

QUESTIONS_BETWEEN: Final = 2  # about other topics, before what was missed comes back
MOST_TURNS: Final = 3  # of a topic among the recent questions, while it is first learnt
ANOTHER_KIND: Final[Mapping[str, str]] = {"find": "fans", "fans": "find", "card": "find"}
"""In which kind a topic comes back; any other kind brings fresh questions of its own."""
A_SITTING: Final = timedelta(hours=1)  # after which what was missed is reviewed like the rest
NEW_A_DAY: Final = 24  # skills that may be begun in a day
MOST_DUE_BEFORE_NEW: Final = (
    5  # questions of a day, after which something new comes whatever is due
)


class StepKind(StrEnum):
    """What sort of step comes next."""

    LET_GO = "let-go"  # something that was let go at the table
    REVIEW = "review"  # something learnt that begins to fade
    NEW = "new"  # a skill that is being learnt for the first time
    LESSON = "lesson"  # the lesson that teaches the next skill
    MIXED = "mixed"  # nothing is due: whatever the table brings


@dataclass(frozen=True, slots=True)
class JustMissed:
    """Again, because the last answer about it missed it."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Fading:
    """Again, because recall has fallen; last answered at `last`."""

    recall: float
    last: datetime


@dataclass(frozen=True, slots=True)
class LetGoAtTable:
    """Because a deal that was played would have needed it, as the learner was told at `at`."""

    at: datetime


@dataclass(frozen=True, slots=True)
class StillNew:
    """Back after other questions, because it is being learnt and was missed: turn `turn` of at most `MOST_TURNS`."""

    turn: int


@dataclass(frozen=True, slots=True)
class NewInCourse:
    """The next in the course."""


@dataclass(frozen=True, slots=True)
class MixedPractice:
    """Nothing is due and nothing new should begin."""


StepReason = LetGoAtTable | JustMissed | Fading | StillNew | NewInCourse | MixedPractice


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step, and why.

    `kind`, `topic` and `level` say which question to make, with a fresh seed; `topic` is None in a
    mixed drill. `lesson` is the path of the lesson to show first where `step` says so. `chance` is
    the predicted chance of success.
    """

    step: StepKind
    rules: str
    kind: str
    topic: str | None
    level: int
    chance: float
    why: StepReason
    lesson: str | None = None


def next_step(state: LearnerState, now: datetime) -> NextStep | None:
    """What comes next; None where nothing is begun and the course is empty.

    In this order: what was let go at the table, once; one new skill a day, once some questions were asked; what is due, that whose
    recall lies furthest below the retention first; what was missed while it is learnt for the first
    time, after other questions and in another kind, up to `MOST_TURNS` turns; the next skill of the
    course, or its lesson; a mixed drill. What was asked just now is never reviewed at once.
    """
    return (
        _let_go(state)
        or _first_of_day(state)
        or _review(state, now)
        or _still_new(state)
        or _between(state)
        or _new(state)
        or _mixed(state)
    )


def _let_go(state: LearnerState) -> NextStep | None:
    """What a deal would have needed, while the deal is fresh; then it is met, and comes back as all else."""
    just_now = {target.topic for target in state.recent[-1:]}
    for each in state.let_go:
        if each.skill.topic not in just_now:
            return _asking(state, StepKind.LET_GO, each.skill, None, LetGoAtTable(each.at))
    return None


def _still_new(state: LearnerState) -> NextStep | None:
    """A skill that was missed lately and was never shown; nothing of it is remembered yet."""
    asked = [target.topic for target in state.recent]
    for skill in state.unlearnt:
        turns = asked.count(skill.topic)
        if skill.topic not in _resting(state) and turns < MOST_TURNS:
            back = replace(skill, kind=ANOTHER_KIND.get(skill.kind, skill.kind))
            return _asking(state, StepKind.NEW, back, None, StillNew(turns + 1))
    return None


def _between(state: LearnerState) -> NextStep | None:
    """A question in between, where a lesson would come before what was missed could come back."""
    new = _new(state)
    if not state.kinds or new is None or new.step is not StepKind.LESSON:
        return None
    asked = [target.topic for target in state.recent]
    waiting = _resting(state) & _unlearnt_topics(state)
    return _mixed(state) if any(asked.count(topic) < MOST_TURNS for topic in waiting) else None


def _unlearnt_topics(state: LearnerState) -> frozenset[str | None]:
    return frozenset(skill.topic for skill in state.unlearnt)


def _resting(state: LearnerState) -> frozenset[str | None]:
    """The topics asked so lately that they would still be in the learner's mind."""
    return frozenset(target.topic for target in state.recent[-QUESTIONS_BETWEEN:])


def _first_of_day(state: LearnerState) -> NextStep | None:
    """Something new, where more is due than is ever done: a day of nothing but reviews is dull.

    A lesson is more than a question, and waits until the reviews are done.
    """
    if state.begun_today or state.asked_today < MOST_DUE_BEFORE_NEW:
        return None
    new = _new(state)
    return new if new and new.step is StepKind.NEW else None


def _review(state: LearnerState, now: datetime) -> NextStep | None:
    just_now = {target.topic for target in state.recent[-1:]}
    unlearnt = _unlearnt_topics(state)  # which come back by themselves at first
    ready = [
        each
        for each in state.due
        if each.memory.due <= now and each.skill.topic not in just_now
        if each.skill.topic not in unlearnt or each.memory.last <= now - A_SITTING
    ]
    if not ready:
        return None
    known = min(
        ready, key=lambda each: (recall(each.memory, now, state.model), each.memory.due, each.skill)
    )
    chance = recall(known.memory, now, state.model)
    return _asking(state, StepKind.REVIEW, known.skill, chance, _why(known, chance))


def _why(known: BegunSkill, chance: float) -> StepReason:
    return (
        JustMissed(known.latest_miss_at)
        if known.latest_miss_at
        else Fading(chance, known.memory.last)
    )


def _new(state: LearnerState) -> NextStep | None:
    """The next skill, its lesson first; who wants another lesson in a day may have it."""
    apart = {target.topic for target in state.recent[-1:]} | _unlearnt_topics(state)
    unit = next((each for each in state.course if each.skill.topic not in apart), None)
    if unit is None or (state.begun_today >= NEW_A_DAY and not unit.lesson):
        return None
    return _first(state, unit)


def _first(state: LearnerState, unit: CourseUnit) -> NextStep:
    step = StepKind.LESSON if unit.lesson else StepKind.NEW
    return _asking(state, step, unit.skill, None, NewInCourse(), unit.lesson)


def _mixed(state: LearnerState) -> NextStep | None:
    """A mixed drill of the kind that was asked longest ago."""
    kinds = [target.kind for target in reversed(state.recent)]
    turns = {kind: kinds.index(kind) if kind in kinds else len(kinds) for kind in state.kinds}
    if not turns:
        return _first(state, state.course[0]) if state.course else None
    kind = max(sorted(turns), key=lambda each: turns[each])
    level, chance = level_and_chance(state, kind, None, None)
    return NextStep(StepKind.MIXED, state.rules, kind, None, level, chance, MixedPractice())


def _asking(
    state: LearnerState,
    step: StepKind,
    skill: Skill,
    remembered: float | None,
    why: StepReason,
    lesson: str | None = None,
) -> NextStep:
    level, chance = level_and_chance(state, skill.kind, skill.topic, remembered)
    return NextStep(step, state.rules, skill.kind, skill.topic, level, chance, why, lesson)
