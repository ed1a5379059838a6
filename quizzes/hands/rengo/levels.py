"""The five levels of Rengo."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.levels import Level
from quizzes.hands.skeleton import Style

_COMMON: Final[Mapping[float, float]] = {1: 6.0, 2: 3.0, 3: 2.0, 4: 0.2, 6: 0.8}
_ALL: Final[Mapping[float, float]] = {1: 4.0, 2: 4.0, 3: 2.5, 4: 0.6, 6: 1.2, 13: 1.0}
_RARE: Final = frozenset(
    {
        "chankan",
        "rinshan-kaihou",
        "haitei",
        "houtei",
        "double-riichi",
        "sankantsu",
        "sanshoku-doukou",
        "honroutou",
        "ryanpeikou",
        "shousangen",
        "sanankou",
        "junchan",
    }
)
_EVERYDAY: Final = {"tanyao": 1.5, "pinfu": 1.0, "riichi": 1.0, "honitsu": 0.5, "toitoi": 0.3}
_FIRST_DRAW: Final = frozenset({"tenhou", "chiihou"})
_MANY_READINGS: Final = {
    "chinitsu": 1.0,
    "ryanpeikou": 0.5,
    "iipeikou": 0.5,
    "sanankou": 0.6,
    "junchan": 0.4,
    "pinfu": 0.4,
}
_NO_FLOWERS: Final = {0: 1}
RENGO_LEVELS: Final[Mapping[int, Level]] = {
    1: Level(
        Style({0: 4, 1: 3, 2: 1}, kong=0.0, drawn=0.35, rare=0.0, flowers=_NO_FLOWERS),
        _COMMON,
        (0, 4),
        without=_RARE,
        extra=_EVERYDAY,
    ),
    2: Level(
        Style({0: 4, 1: 3, 2: 2}, kong=0.05, drawn=0.4, rare=0.03, flowers=_NO_FLOWERS),
        _COMMON,
        (3, 5),
        extra=_EVERYDAY,
    ),
    3: Level(
        Style({0: 4, 1: 3, 2: 2, 3: 1}, kong=0.1, drawn=0.4, rare=0.06, flowers=_NO_FLOWERS),
        {**_ALL, 13: 0.5},
        (4, 6),
        without=_FIRST_DRAW,
    ),
    4: Level(
        Style({0: 4, 1: 3, 2: 2, 3: 1}, kong=0.2, drawn=0.4, rare=0.1, flowers=_NO_FLOWERS),
        _ALL,
        (5.5, 8),
        extra=_MANY_READINGS,
    ),
    5: Level(
        Style({0: 6, 1: 2, 2: 2, 3: 1}, kong=0.25, drawn=0.45, rare=0.12, flowers=_NO_FLOWERS),
        _ALL,
        (7, 99),
        extra={fan: 2 * weight for fan, weight in _MANY_READINGS.items()},
    ),
}
