"""What comes next for a learner: one pure function that everything asks."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from school.learning.level import level_and_chance
from school.learning.memory import recall
from school.learning.state import BegunSkill, CourseUnit, LearnerState, Skill

MOST_IN_A_ROW: Final = 3  # turns in a row that a skill may have while it is first learnt
LEARNT_AFTER: Final = 1  # answers that showed it, after which a skill is no longer asked in a row
NEW_A_DAY: Final = 24  # skills that may be begun in a day
MOST_DUE_BEFORE_NEW: Final = (
    5  # questions of a day, after which something new comes whatever is due
)


class StepKind(StrEnum):
    """What sort of step comes next."""

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
class StillNew:
    """Again at once, because it is being learnt and was missed: turn `turn` of at most `MOST_IN_A_ROW`."""

    turn: int


@dataclass(frozen=True, slots=True)
class NewInCourse:
    """The next in the course."""


@dataclass(frozen=True, slots=True)
class MixedPractice:
    """Nothing is due and nothing new should begin."""


StepReason = JustMissed | Fading | StillNew | NewInCourse | MixedPractice


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

    In this order: one new skill a day, once some questions were asked; what is due, that whose
    recall lies furthest below the retention first; the skill that is being learnt for the first
    time, up to `MOST_IN_A_ROW` turns in a row; the next skill of the course, or its lesson; a mixed drill.
    What was asked just now is never reviewed at once.
    """
    return (
        _first_of_day(state)
        or _review(state, now)
        or _still_new(state)
        or _new(state)
        or _mixed(state)
    )


def _still_new(state: LearnerState) -> NextStep | None:
    """The skill that was missed just now and was never shown; nothing of it is remembered yet."""
    last = state.last
    if last is None or last.right >= LEARNT_AFTER or last.n > MOST_IN_A_ROW or not state.recent:
        return None
    turns = _turns(state, last.skill.topic)
    if not 0 < turns < MOST_IN_A_ROW:
        return None
    return _asking(state, StepKind.NEW, last.skill, None, StillNew(turns + 1))


def _first_of_day(state: LearnerState) -> NextStep | None:
    """Something new, where more is due than is ever done: a day of nothing but reviews is dull.

    A lesson is more than a question, and waits until the reviews are done.
    """
    if state.begun_today or state.asked_today < MOST_DUE_BEFORE_NEW:
        return None
    new = _new(state)
    return new if new and new.step is StepKind.NEW else None


def _turns(state: LearnerState, topic: str) -> int:
    """How often in a row the topic was asked, up to now."""
    turns = 0
    for target in reversed(state.recent):
        if target.topic != topic:
            break
        turns += 1
    return turns


def _review(state: LearnerState, now: datetime) -> NextStep | None:
    just_now = state.recent[-1].topic if state.recent else None
    ready = [each for each in state.due if each.memory.due <= now and each.skill.topic != just_now]
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
    just_now = state.recent[-1].topic if state.recent else None
    unit = next((each for each in state.course if each.skill.topic != just_now), None)
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
