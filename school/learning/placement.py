"""Where a learner stands: a placement in twelve questions, each chosen by the answers before it.

One ability on a grid, with a chance for each value, is all that is kept. A question is the harder
the higher its level and the later its topic comes in the course; the next is the one whose success
would be least foreseen, a little on the easy side, for nobody likes to fail twelve times. Kinds take
turns, and no topic comes twice while there are others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from school.learning.level import LEVELS
from school.learning.rating import prior
from school.learning.state import DEFAULT_SUCCESS

ITEM_COUNT: Final = 12
ABILITY_GRID: Final = tuple(step / 10 for step in range(-45, 46))  # abilities in log odds
_SPREAD: Final = 1.6  # of abilities before the first answer
_LATER: Final = 4.0  # how much harder the last topic of a course is than the first
_AIM: Final = 0.6  # chance of success that a question of the placement aims at
_SLIP: Final = 0.03
_GUESS: Final = 0.1
_BOUND: Final = 0.05  # left out at each end of the interval
_NEAR: Final = 3  # topics among which the next is drawn


@dataclass(frozen=True, slots=True)
class PlacementItem:
    """A question of the placement; `topic` is one of the course."""

    kind: str
    level: int
    topic: str


@dataclass(frozen=True, slots=True)
class PlacementResult:
    """What the answers say.

    `level` fits the learner in the middle of the course, and lies with 90 % chance from `low` to
    `high`; `begin` is the number of the topic at which to begin, the length of the course where
    all of it is known.
    """

    level: int
    low: int
    high: int
    begin: int


def next_item(
    topics: Sequence[str],
    question_kinds: Sequence[str],
    answers: Sequence[tuple[PlacementItem, bool]],
    rng: Random,
) -> PlacementItem | None:
    """The next question; None after `ITEM_COUNT` answers.

    `course` are the topics in order, `kinds` those that may be asked. "I don't know" is no success.

    Raises:
        ValueError: there is no topic or no kind.
    """
    if not topics or not question_kinds:
        raise ValueError("expected a topic and a kind at least")
    if len(answers) >= ITEM_COUNT:
        return None
    ability = _quantile(_belief(topics, answers), 0.5)
    topic = topics[_topic(topics, answers, ability, rng)]
    asks = {level: _asks(topics, topic, level) for level in LEVELS}
    level = min(LEVELS, key=lambda each: (abs(_logistic(ability - asks[each]) - _AIM), each))
    return PlacementItem(question_kinds[len(answers) % len(question_kinds)], level, topic)


def placement_result(
    course: Sequence[str], answers: Sequence[tuple[PlacementItem, bool]]
) -> PlacementResult:
    """Level and place in the course after the answers; without any, what is likely of anybody."""
    belief = _belief(course, answers)
    low, middle, high = (_quantile(belief, share) for share in (_BOUND, 0.5, 1 - _BOUND))
    return PlacementResult(_level(middle), _level(low), _level(high), _begin(course, low, middle))


def _topic(
    course: Sequence[str],
    answers: Sequence[tuple[PlacementItem, bool]],
    ability: float,
    rng: Random,
) -> int:
    """A topic near the place in the course that the ability reaches at the middle level."""
    asked = {item.topic for item, _ in answers}
    left = [number for number, topic in enumerate(course) if topic not in asked]
    left = left or list(range(len(course)))
    place = (ability / _LATER + 0.5) * (len(course) - 1)
    return rng.choice(sorted(left, key=lambda number: (abs(number - place), number))[:_NEAR])


def _begin(course: Sequence[str], low: float, middle: float) -> int:
    """The first topic of which success is not yet likely, halfway between hope and caution."""
    ability = (low + middle) / 2
    easy = LEVELS[1]
    return next(
        (
            number
            for number, topic in enumerate(course)
            if _logistic(ability - _asks(course, topic, easy)) < DEFAULT_SUCCESS
        ),
        len(course),
    )


def _level(ability: float) -> int:
    """The level whose success in the middle of the course lies nearest to what is aimed at."""
    return min(
        LEVELS,
        key=lambda each: (abs(_logistic(ability - _level_asks(each)) - DEFAULT_SUCCESS), each),
    )


def _belief(course: Sequence[str], answers: Sequence[tuple[PlacementItem, bool]]) -> list[float]:
    """The chance of each ability of the grid."""
    logs = [-0.5 * (ability / _SPREAD) ** 2 for ability in ABILITY_GRID]
    for item, right in answers:
        asks = _asks(course, item.topic, item.level)
        for number, ability in enumerate(ABILITY_GRID):
            shown = _GUESS + (1 - _GUESS - _SLIP) * _logistic(ability - asks)
            logs[number] += log(shown if right else 1 - shown)
    top = max(logs)
    weights = [exp(each - top) for each in logs]
    total = sum(weights)
    return [each / total for each in weights]


def _quantile(belief: Sequence[float], share: float) -> float:
    passed = 0.0
    for ability, chance in zip(ABILITY_GRID, belief, strict=True):
        passed += chance
        if passed >= share:
            return ability
    return ABILITY_GRID[-1]


def _asks(course: Sequence[str], topic: str, level: int) -> float:
    """How hard a question is: its level, and how late in the course its topic comes."""
    place = course.index(topic) / max(len(course) - 1, 1)
    return _LATER * (place - 0.5) + _level_asks(level)


def _level_asks(level: int) -> float:
    return prior(f"level:{level}").mean


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds))
