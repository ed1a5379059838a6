"""How a skill is remembered: the memory model of FSRS as a frozen value.

Stability is the number of days until recall has fallen to 0.9; difficulty, 1 to 10, says how
slowly stability grows. An answer moves both, and how far depends on its weight: a drill that was
filtered to its topic gave a hint and moves a memory less than a mixed one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler, State

DEFAULT_RETENTION: Final = 0.90  # recall at which a skill is due, where the learner chose nothing
RETENTION_BOUNDS: Final = (0.80, 0.95)  # the lowest and the highest that may be chosen
SHORTEST_INTERVAL: Final = timedelta(minutes=10)  # before that no skill is asked again as a review
LONGEST_INTERVAL: Final = timedelta(days=365)
EXAM_SHARE: Final = 0.8  # of the time left until the exam that an interval may take
PARAMETERS: Final = Scheduler().parameters
_DAY: Final = timedelta(days=1)


class MemoryModel:
    """The memory model with its 21 parameters, as FSRS 6 numbers them.

    `slip` is the share of answers that miss what is remembered. The parameters that FSRS comes
    with have slips in them already, so it is 0 unless both were fitted together.
    """

    def __init__(self, parameters: Sequence[float], slip: float = 0.0) -> None:
        self.parameters = tuple(parameters)
        self.slip = slip
        self._scheduler = Scheduler(
            parameters, learning_steps=(), relearning_steps=(), enable_fuzzing=False
        )
        self._decay = -parameters[20]
        self._factor = 0.9 ** (1 / self._decay) - 1

    def recall(self, stability: float, days: float) -> float:
        """The chance of recall so many days after the last answer."""
        return float((1 + self._factor * days / stability) ** self._decay)

    def days(self, stability: float, retention: float) -> float:
        """How many days it takes for recall to fall to the retention."""
        return float(stability * (retention ** (1 / self._decay) - 1) / self._factor)

    def shown(self, recall: float) -> float:
        """The chance that an answer shows what is recalled with that chance."""
        return recall * (1 - self.slip)

    def first(self, seen: bool, at: datetime) -> tuple[float, float]:
        """Stability and difficulty after the first answer."""
        return self._answered(Card(card_id=0), seen, at)

    def next(self, memory: "Memory", seen: bool, at: datetime) -> tuple[float, float]:
        """Stability and difficulty after a further answer.

        FSRS counts whole days. They are rounded here, so that who comes a little earlier than
        yesterday is not taken for one who comes twice in a day.
        """
        days = round((at - memory.last) / _DAY)
        card = Card(
            card_id=0,
            state=State.Review,
            stability=memory.stability,
            difficulty=memory.difficulty,
            due=at,
            last_review=at - timedelta(days=days),
        )
        return self._answered(card, seen, at)

    def _answered(self, card: Card, seen: bool, at: datetime) -> tuple[float, float]:
        moved, _ = self._scheduler.review_card(card, Rating.Good if seen else Rating.Again, at)
        assert moved.stability is not None  # an answered card has both
        assert moved.difficulty is not None
        return moved.stability, moved.difficulty


DEFAULT_MODEL: Final = MemoryModel(PARAMETERS)


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
    retention: float = DEFAULT_RETENTION,
    exam: datetime | None = None,
    model: MemoryModel = DEFAULT_MODEL,
) -> Memory:
    """The memory after an answer at a moment in UTC; None is a skill that was never asked.

    `weight` is above 0 and up to 1. A success never lowers stability, a miss never raises it. An
    answer that is told as older than the last counts as given at the moment of the last.

    Raises:
        ValueError: a weight or a retention outside its bounds.
    """
    if not 0 < weight <= 1:
        raise ValueError(f"expected a weight above 0 and up to 1, not {weight!r}")
    before = memory or _untried(at, model)
    now = max(at, before.last)
    answered = model.next(before, seen, now) if memory else model.first(seen, now)
    stability = before.stability ** (1 - weight) * answered[0] ** weight
    moved = replace(
        before,
        stability=(max if seen else min)(before.stability, stability),
        difficulty=(1 - weight) * before.difficulty + weight * answered[1],
        last=now,
    )
    return replace(moved, due=due(moved, retention, exam, model))


def recall(memory: Memory, at: datetime, model: MemoryModel = DEFAULT_MODEL) -> float:
    """The chance, 0 to 1, that the skill is remembered at a moment."""
    return model.recall(memory.stability, max(at - memory.last, timedelta()) / _DAY)


def due(
    memory: Memory,
    retention: float = DEFAULT_RETENTION,
    exam: datetime | None = None,
    model: MemoryModel = DEFAULT_MODEL,
) -> datetime:
    """When recall falls to the retention; an exam that lies ahead brings it forward.

    Until an exam an interval takes at most `EXAM_SHARE` of the time that was left, or a day.

    Raises:
        ValueError: a retention outside `RETENTION_BOUNDS`.
    """
    low, high = RETENTION_BOUNDS
    if not low <= retention <= high:
        raise ValueError(f"expected a retention from {low} to {high}, not {retention!r}")
    days = min(model.days(memory.stability, retention), LONGEST_INTERVAL / _DAY)
    interval = max(timedelta(days=days), SHORTEST_INTERVAL)
    if exam and exam > memory.last:
        interval = min(interval, max((exam - memory.last) * EXAM_SHARE, _DAY))
    return memory.last + interval


def _untried(at: datetime, model: MemoryModel) -> Memory:
    """What a skill is taken for before its first answer: what a miss would leave of it."""
    return Memory(*model.first(seen=False, at=at), last=at, due=at)
