"""What is known of a learner when the next step is chosen. One rule set at a time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from school.learning.memory import (
    DEFAULT_MODEL,
    DEFAULT_RETENTION,
    RETENTION_BOUNDS,
    Memory,
    MemoryModel,
)
from school.learning.rating import Estimate

DEFAULT_SUCCESS = 0.825  # share of answers that shall succeed, where the learner chose nothing
SUCCESS_BOUNDS = (0.65, 0.95)  # the lowest and the highest that may be chosen


@dataclass(frozen=True, slots=True, order=True)
class Skill:
    """A topic asked about in one way, under one rule set.

    `topic` is a fan's id, `principle:<id>`, `topic:<id>` of rulings and procedure, or
    `terms:<area>`; `kind` is a kind of question.
    """

    rules: str
    topic: str
    kind: str


@dataclass(frozen=True, slots=True)
class BegunSkill:
    """A skill that was begun: `n` answers, of which `right` showed it.

    `latest_miss_at` is the moment of the last answer that missed it, None where the last one showed it.
    """

    skill: Skill
    memory: Memory
    n: int
    right: int
    latest_miss_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class CourseUnit:
    """A skill not begun yet, in the order of the course.

    `lesson` is the lesson that teaches it, None where there is none or it was finished.
    """

    skill: Skill
    lesson: str | None = None


@dataclass(frozen=True, slots=True)
class LetGo:
    """A skill that a deal at the table would have needed, and when the learner was told so."""

    skill: Skill
    at: datetime


@dataclass(frozen=True, slots=True)
class Target:
    """What a question was about; `topic` is None in a mixed drill, which aims at no one topic."""

    kind: str
    topic: str | None


@dataclass(frozen=True, slots=True)
class LearningAims:
    """What the learner chose.

    `retention` is the recall at which a skill is due, `success` the share of answers that shall
    succeed, `exam` the moment of an exam.

    Raises:
        ValueError: a retention or a success outside its bounds.
    """

    retention: float = DEFAULT_RETENTION
    success: float = DEFAULT_SUCCESS
    exam: datetime | None = None

    def __post_init__(self) -> None:
        for name, (low, high) in (("retention", RETENTION_BOUNDS), ("success", SUCCESS_BOUNDS)):
            value = getattr(self, name)
            if not low <= value <= high:
                raise ValueError(f"expected a {name} from {low} to {high}, not {value!r}")


@dataclass(frozen=True, slots=True)
class LearnerState:
    """What `next_step` needs to know, all under one rule set.

    `due` are the skills that are due, in any order (the fifty that are due longest will do), of
    `due_in_all`;
    `unlearnt` the skills asked lately and not shown yet, the oldest first; `course` the skills not
    begun, in order (the first ten will do); `recent` the last targets, newest last (thirty will do);
    `kinds` the kinds about hands that the learner has begun, for mixed drills; `ratings` are by
    kind, `difficulties` by feature; `begun_today` counts the skills begun since the day began,
    `asked_today` how many of the `recent` were asked since then;
    `model` is that of the memories; `let_go` what was let go at the table and not met since, the
    latest first.
    """

    rules: str
    due: tuple[BegunSkill, ...] = ()
    unlearnt: tuple[Skill, ...] = ()
    course: tuple[CourseUnit, ...] = ()
    recent: tuple[Target, ...] = ()
    kinds: tuple[str, ...] = ()
    ratings: Mapping[str, Estimate] = field(default_factory=dict)
    difficulties: Mapping[str, Estimate] = field(default_factory=dict)
    begun_today: int = 0
    asked_today: int = 0
    due_in_all: int = 0
    aims: LearningAims = LearningAims()
    model: MemoryModel = DEFAULT_MODEL
    let_go: tuple[LetGo, ...] = ()
