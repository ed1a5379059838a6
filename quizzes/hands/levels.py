"""What a level is: which fans, how many melds, how rare the circumstances, how much to count."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from quizzes.hands.skeleton import Style
from scoring import RuleSet


@dataclass(frozen=True, slots=True)
class Level:
    """A level as weights.

    `values` weigh the fans that a hand is built for by their value, `extra` adds to single fans,
    and those of `without` are left for later; `difficulty_range` is the lowest and the
    highest `difficulty.hand_difficulty` that the hands should have.
    """

    style: Style
    values: Mapping[float, float]
    difficulty_range: tuple[float, float]
    without: frozenset[str] = frozenset()
    extra: Mapping[str, float] = field(default_factory=dict)


def target_weights(level: Level, rules: RuleSet) -> dict[str, float]:
    """How often a hand of the level is built for each fan; a value's weight is shared out."""
    fans = [fan for fan in rules.fans if fan.id not in level.without]
    sizes: dict[float, int] = {}
    for fan in fans:
        sizes[fan.value] = sizes.get(fan.value, 0) + 1
    return {
        fan.id: level.values.get(fan.value, 0.0) / sizes[fan.value] + level.extra.get(fan.id, 0.0)
        for fan in fans
        if level.values.get(fan.value)
    }


def distance(difficulty: float, difficulty_range: tuple[float, float]) -> float:
    """How far a difficulty lies outside the range of a level."""
    low, high = difficulty_range
    return max(low - difficulty, difficulty - high, 0.0)
