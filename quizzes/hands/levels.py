"""What the five levels look like: which fans, how many melds, how rare the circumstances."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quizzes.hands.draft import Style
from scoring import RuleSet, Score


@dataclass(frozen=True, slots=True)
class Level:
    """A level as weights.

    `values` weigh the fans that a hand is built for by their value, `without` are fans left for
    later; `demand` is the span of `demand_of` that its hands should lie in.
    """

    style: Style
    values: Mapping[int, float]
    demand: tuple[float, float]
    without: frozenset[str] = frozenset()


_COMMON: Final = {1: 0.2, 2: 1.0, 4: 0.6, 6: 4.0, 8: 1.5, 12: 0.5, 16: 1.0, 24: 0.8}
_ALL: Final = {
    1: 0.5,
    2: 1.0,
    4: 1.0,
    6: 1.5,
    8: 1.0,
    12: 1.0,
    16: 1.2,
    24: 1.2,
    32: 0.8,
    48: 0.5,
    64: 0.6,
    88: 0.4,
}
_LATER: Final = frozenset(
    {
        "lesser-honors-and-knitted-tiles",
        "greater-honors-and-knitted-tiles",
        "knitted-straight",
        "three-suited-terminal-chows",
        "two-melded-kongs",
        "flower-tiles",
        "chicken-hand",
    }
)
LEVELS: Final[Mapping[int, Level]] = {
    1: Level(
        Style({0: 4, 1: 3, 2: 2}, kong=0.0, drawn=0.3, rare=0.0, flowers={0: 1}),
        _COMMON,
        (0, 4.5),
        _LATER,
    ),
    2: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.05, drawn=0.35, rare=0.03, flowers={0: 4, 1: 1}),
        _COMMON,
        (4, 6),
        _LATER,
    ),
    3: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.1, drawn=0.4, rare=0.06, flowers={0: 3, 1: 1, 2: 1}),
        {**_ALL, 48: 0.2, 64: 0.3, 88: 0.2},
        (5.5, 8),
    ),
    4: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.2, drawn=0.4, rare=0.1, flowers={0: 2, 1: 1, 2: 1}),
        _ALL,
        (7.5, 11),
    ),
    5: Level(
        Style(
            {0: 4, 1: 2, 2: 2, 3: 1},
            kong=0.25,
            drawn=0.45,
            rare=0.12,
            flowers={0: 2, 1: 1, 2: 1, 3: 1},
        ),
        _ALL,
        (10, 99),
    ),
}


def target_weights(level: Level, rules: RuleSet) -> dict[str, float]:
    """How often a hand of the level is built for each fan; a value's weight is shared out."""
    fans = [fan for fan in rules.fans if fan.id not in level.without]
    sizes: dict[int, int] = {}
    for fan in fans:
        sizes[fan.value] = sizes.get(fan.value, 0) + 1
    return {
        fan.id: level.values.get(fan.value, 0.0) / sizes[fan.value]
        for fan in fans
        if level.values.get(fan.value)
    }


def demand_of(score: Score) -> float:
    """How much a hand asks of who counts it: lines, exclusions, rival readings, circumstances."""
    account = score.account
    if account is None:
        return 0.0
    kinds_struck = {(each.fan.id, each.principle) for each in account.struck}
    hard = sum(0.6 if principle == "non-repeat" else 1.2 for _, principle in kinds_struck)
    repeats = sum(line.times - 1 for line in account.counted)
    rivals = min(len(score.others), 4)
    melds = len(score.hand.melds)
    return (
        len(account.counted)
        + hard
        + 1.5 * repeats
        + 1.2 * rivals
        + 0.3 * melds
        + (0.5 if score.flowers else 0.0)
    )
