"""How a skill is remembered: the memory model of FSRS as a frozen value.

Stability is the number of days until recall has fallen to 0.9; difficulty, 1 to 10, says how
slowly stability grows. An answer moves both, and how far depends on its weight: a drill that was
filtered to its topic gave a hint and moves a memory less than a mixed one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler, State

RETENTION: Final = 0.90  # recall at which a skill is due, where the learner chose nothing
RETENTIONS: Final = (0.80, 0.95)  # the lowest and the highest that may be chosen
PARAMETERS: Final[Sequence[float]] = Scheduler().parameters
SOONEST: Final = timedelta(minutes=10)  # before that no skill is asked again as a review
LONGEST: Final = timedelta(days=365)
EXAM_SHARE: Final = 0.8  # of the time left until the exam that an interval may take
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known of how well a skill is remembered; moments are in UTC.

    `stability` is in days, `difficulty` 1 to 10, `last` the moment of the last answer, `due` the
    moment from which it shall be reviewed.
    """

    stability: float
    difficulty: float
    last: datetime
    due: datetime


def review(
    memory: Memory | None,
    seen: bool,
    weight: float,
    at: datetime,
    retention: float = RETENTION,
    exam: datetime | None = None,
) -> Memory:
    """The memory after an answer at a moment; None is a skill that was never asked.

    `weight` is above 0 and up to 1. A success never lowers stability, a miss never raises it. An
    answer that is told as older than the last counts as given at the moment of the last.

    Raises:
        ValueError: a weight or a retention outside its bounds.
    """


def recall(memory: Memory, at: datetime) -> float:
    """The chance, 0 to 1, that the skill is remembered at a moment."""


def due(memory: Memory, retention: float = RETENTION, exam: datetime | None = None) -> datetime:
    """When recall falls to the retention; an exam that lies ahead brings it forward.

    Until an exam an interval takes at most `EXAM_SHARE` of the time that was left, or a day.

    Raises:
        ValueError: a retention outside `RETENTIONS`.
    """
