"""The five levels of International Mahjong."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.levels import Level
from quizzes.hands.skeleton import Style

_COMMON: Final[Mapping[float, float]] = {0: 0.1, 0.5: 1.0, 1: 6.0, 2: 2.0, 3: 2.5, 4: 0.6, 6: 1.0}
_ALL: Final[Mapping[float, float]] = {
    0: 0.1,
    0.5: 0.8,
    1: 5.0,
    2: 1.5,
    3: 2.5,
    4: 1.2,
    6: 1.8,
    8: 0.8,
    9: 0.6,
    13: 1.0,
    15: 0.1,
}
_SPECIAL: Final = frozenset(
    {
        "heaven",
        "earth",
        "seven-flowers",
        "seven-isolated-stars",
        "kong-to-fourth",
        "on-second-kong",
        "on-third-kong",
    }
)
_RARE: Final = frozenset(
    {
        "from-final-draw",
        "from-final-exposed",
        "from-robbed-kong",
        "on-first-kong",
        "four-stepping-chows",
        "four-identical-chows",
        "four-jumping-pungs",
        "little-four-winds",
    }
)
_MANY_READINGS: Final = {
    "pure-same": 1.0,
    "pure-stepping-chows": 0.6,
    "three-identical-chows": 0.6,
    "mixed-unios": 0.6,
    "unio-in-all": 0.6,
    "pung-of-dragon": 0.5,
}
_FLOWERS: Final = {0: 4, 1: 3, 2: 2, 3: 1}
IMJ_LEVELS: Final[Mapping[int, Level]] = {
    1: Level(
        Style({0: 3, 1: 3, 2: 3}, kong=0.0, drawn=0.35, rare=0.0, flowers={0: 3, 1: 2}),
        _COMMON,
        (0, 5.5),
        without=_SPECIAL | _RARE,
    ),
    2: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.05, drawn=0.35, rare=0.03, flowers=_FLOWERS),
        _COMMON,
        (4, 6.5),
        without=_SPECIAL,
    ),
    3: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.1, drawn=0.4, rare=0.06, flowers=_FLOWERS),
        {**_ALL, 8: 0.4, 9: 0.3, 13: 0.5, 15: 0.05},
        (5, 8),
    ),
    4: Level(
        Style({0: 3, 1: 3, 2: 2, 3: 1}, kong=0.2, drawn=0.4, rare=0.1, flowers=_FLOWERS),
        _ALL,
        (7, 10),
        extra=_MANY_READINGS,
    ),
    5: Level(
        Style({0: 4, 1: 2, 2: 2, 3: 1}, kong=0.25, drawn=0.45, rare=0.12, flowers=_FLOWERS),
        _ALL,
        (9, 99),
        extra={fan: 2 * weight for fan, weight in _MANY_READINGS.items()},
    ),
}
