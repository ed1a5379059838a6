"""The five levels of the competition rules."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.levels import Level
from quizzes.hands.skeleton import Style

_COMMON: Final[Mapping[float, float]] = {
    1: 0.2,
    2: 1.0,
    4: 0.6,
    6: 4.0,
    8: 1.5,
    12: 0.5,
    16: 1.0,
    24: 0.8,
}
_ALL: Final[Mapping[float, float]] = {
    1: 1.0,
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
_MANY_READINGS: Final = {
    "full-flush": 1.0,
    "pure-shifted-pungs": 0.5,
    "pure-triple-chow": 0.3,
    "pure-double-chow": 0.8,
    "mixed-double-chow": 0.8,
    "short-straight": 0.8,
    "two-terminal-chows": 0.8,
    "seven-pairs": 0.3,
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
_RARE: Final = frozenset(
    {
        "last-tile-draw",
        "last-tile-claim",
        "out-with-replacement-tile",
        "robbing-the-kong",
        "last-tile",
        "two-concealed-kongs",
        "reversible-tiles",
        "mixed-shifted-pungs",
        "all-fives",
    }
)
_FEW_FLOWERS: Final = {0: 8, 1: 2, 2: 1}
MCR_LEVELS: Final[Mapping[int, Level]] = {
    1: Level(
        Style({0: 4, 1: 3, 2: 2}, kong=0.0, drawn=0.3, rare=0.0, flowers={0: 1}),
        _COMMON,
        (0, 4.5),
        without=_LATER | _RARE,
    ),
    2: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.05, drawn=0.35, rare=0.03, flowers={0: 6, 1: 1}),
        _COMMON,
        (4, 6),
        without=_LATER,
    ),
    3: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.1, drawn=0.4, rare=0.06, flowers=_FEW_FLOWERS),
        {**_ALL, 48: 0.2, 64: 0.3, 88: 0.2},
        (5, 7.5),
    ),
    4: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.2, drawn=0.4, rare=0.1, flowers=_FEW_FLOWERS),
        _ALL,
        (7, 10),
        extra=_MANY_READINGS,
    ),
    5: Level(
        Style({0: 4, 1: 2, 2: 2, 3: 1}, kong=0.25, drawn=0.45, rare=0.12, flowers=_FEW_FLOWERS),
        _ALL,
        (9.5, 99),
        extra={fan: 2 * weight for fan, weight in _MANY_READINGS.items()},
    ),
}
