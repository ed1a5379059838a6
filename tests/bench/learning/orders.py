"""Three orders in which skills may come: what next, chance, and a fixed Leitner box.

All keep the same record of a learner, by the functions that the site uses, and choose the level of
a question alike: they differ in which skill comes when, and in nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final, NamedTuple

from school.learning.level import level_and_chance
from school.learning.memory import DEFAULT_MODEL, MemoryModel, recall, review
from school.learning.next_step import StepKind, next_step
from school.learning.rating import Estimate, features, starting_rating, updated_rating
from school.learning.state import BegunSkill, CourseUnit, LearnerState, LearningAims, Skill, Target
from school.progress.learner_state import MOST_RECENT
from tests.bench.learning.course import COURSE, RULES

BEGIN: Final = datetime(2026, 1, 1, 18, tzinfo=UTC)
BOXES: Final = (1, 2, 4, 8, 16)  # days until a card of the box comes again


class PredictedQuestion(NamedTuple):
    """The next question, whether it reviews, and what was predicted."""

    skill: Skill
    level: int
    review: bool
    chance: float
    recall: float | None


@dataclass(slots=True)
class SimulatedRecord:
    """What the site knows of one learner. Moments are in days."""

    model: MemoryModel = DEFAULT_MODEL
    aims: LearningAims = field(default_factory=LearningAims)
    known: dict[Skill, BegunSkill] = field(default_factory=dict)
    ratings: dict[str, Estimate] = field(default_factory=dict)
    difficulties: dict[str, Estimate] = field(default_factory=dict)
    recent: list[Target] = field(default_factory=list)
    begun: dict[int, int] = field(default_factory=dict)

    def told(self, question: PredictedQuestion, seen: bool, right: bool, at: float) -> None:
        """An answer."""
        skill, moment = question.skill, moment_of(at)
        old = self.known.get(skill)
        if old is None:
            self.begun[int(at)] = self.begun.get(int(at), 0) + 1
        memory = review(
            old.memory if old else None, seen, 1.0, moment, self.aims.retention, None, self.model
        )
        self.known[skill] = BegunSkill(
            skill,
            memory,
            (old.n if old else 0) + 1,
            (old.right if old else 0) + seen,
            None if seen else moment,
        )
        self._rate(question, right)
        self.recent = [*self.recent[1 - MOST_RECENT :], Target(skill.kind, skill.topic)]

    def _rate(self, question: PredictedQuestion, right: bool) -> None:
        kind = question.skill.kind
        rating = self.ratings.get(kind) or starting_rating(self.ratings.values())
        what = features(kind, question.level, question.skill.topic)
        self.ratings[kind], moved = updated_rating(
            rating, what, self.difficulties, right, question.recall
        )
        self.difficulties |= moved

    def state(self, at: float) -> LearnerState:
        """What `next_step` is asked with."""
        moment = moment_of(at)
        return LearnerState(
            RULES,
            due=tuple(each for each in self.known.values() if each.memory.due <= moment),
            unlearnt=self._unlearnt(),
            course=self._units(),
            recent=tuple(self.recent),
            kinds=tuple(sorted({skill.kind for skill in self.known})),
            ratings=self.ratings,
            difficulties=self.difficulties,
            begun_today=self.begun.get(int(at), 0),
            aims=self.aims,
            model=self.model,
        )

    def _unlearnt(self) -> tuple[Skill, ...]:
        shown = {skill.topic for skill, each in self.known.items() if each.right}
        asked = dict.fromkeys(
            Skill(RULES, each.topic, each.kind) for each in self.recent if each.topic
        )
        return tuple(each for each in asked if each in self.known and each.topic not in shown)

    def _units(self) -> tuple[CourseUnit, ...]:
        new = (skill for skill in COURSE if skill not in self.known)
        return tuple(CourseUnit(skill) for skill, _ in zip(new, range(3), strict=False))

    def asking(self, skill: Skill, at: float) -> PredictedQuestion:
        """A question about a skill, at the level that fits."""
        known = self.known.get(skill)
        remembered = recall(known.memory, moment_of(at), self.model) if known else None
        level, chance = level_and_chance(
            self._state_of_level(), skill.kind, skill.topic, remembered
        )
        return PredictedQuestion(skill, level, known is not None, chance, remembered)

    def _state_of_level(self) -> LearnerState:
        """As much as the choice of a level needs."""
        return LearnerState(
            RULES, ratings=self.ratings, difficulties=self.difficulties, aims=self.aims
        )


Order = Callable[[SimulatedRecord, float, Random], PredictedQuestion]


def moment_of(at: float) -> datetime:
    """A moment told in days."""
    return BEGIN + timedelta(days=at)


def what_next(record: SimulatedRecord, at: float, rng: Random) -> PredictedQuestion:
    """As the site chooses; in a mixed drill the table brings any skill that was begun."""
    step = next_step(record.state(at), moment_of(at))
    assert step is not None  # the course is never empty at the first step
    if step.topic is None:
        of_kind = [skill for skill in record.known if skill.kind == step.kind]
        skill = rng.choice(of_kind)
    else:
        skill = Skill(step.rules, step.topic, step.kind)
    known = record.known.get(skill)
    remembered = recall(known.memory, moment_of(at), record.model) if known else None
    return PredictedQuestion(
        skill, step.level, step.step is StepKind.REVIEW, step.chance, remembered
    )


def by_chance(record: SimulatedRecord, at: float, rng: Random) -> PredictedQuestion:
    """Any skill of the course."""
    return record.asking(rng.choice(COURSE), at)


@dataclass(slots=True)
class Leitner:
    """A box with fixed intervals: what is due, lowest box first; else the next of the course."""

    boxes: dict[Skill, int] = field(default_factory=dict)
    due: dict[Skill, float] = field(default_factory=dict)

    def __call__(self, record: SimulatedRecord, at: float, rng: Random) -> PredictedQuestion:
        """The next card."""
        ready = [skill for skill, day in self.due.items() if day <= int(at)]
        return record.asking(self._first(ready) or self._new(), at)

    def told(self, skill: Skill, seen: bool, at: float) -> None:
        """A card goes on by one box, or back to the first."""
        box = min(self.boxes.get(skill, -1) + 1, len(BOXES) - 1) if seen else 0
        self.boxes[skill] = box
        self.due[skill] = int(at) + BOXES[box]

    def _first(self, ready: Iterable[Skill]) -> Skill | None:
        return min(ready, key=lambda skill: (self.boxes[skill], self.due[skill]), default=None)

    def _new(self) -> Skill:
        left = (skill for skill in COURSE if skill not in self.boxes)
        return next(left, None) or min(self.due, key=lambda skill: self.due[skill])
