"""What comes next for a learner: one pure function that everything asks."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from school.learning.state import LearnerState


class Step(StrEnum):
    """What sort of step comes next."""

    REVIEW = "review"  # something learnt that begins to fade
    NEW = "new"  # a skill that is being learnt for the first time
    LESSON = "lesson"  # the lesson that teaches the next skill
    MIXED = "mixed"  # nothing is due: whatever the table brings


@dataclass(frozen=True, slots=True)
class Missed:
    """Again, because the last answer about it missed it."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Fading:
    """Again, because recall has fallen; last answered at `last`."""

    recall: float
    last: datetime


@dataclass(frozen=True, slots=True)
class StillNew:
    """Again at once, because it is being learnt: the turn `turn` of at most `RUN`."""

    turn: int


@dataclass(frozen=True, slots=True)
class NewInCourse:
    """The next in the course."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """Nothing is due and nothing new should begin."""


Why = Missed | Fading | StillNew | NewInCourse | Mixed


@dataclass(frozen=True, slots=True)
class Next:
    """The next step, and why.

    `kind`, `topic` and `level` say which question to make, with a fresh seed; `topic` is None in a
    mixed drill. `lesson` is the path of the lesson to show first where `step` says so. `chance` is
    the predicted chance of success.
    """

    step: Step
    rules: str
    kind: str
    topic: str | None
    level: int
    chance: float
    why: Why
    lesson: str | None = None


def next_step(state: LearnerState, now: datetime) -> Next | None:
    """What comes next; None where nothing is begun and the course is empty."""
