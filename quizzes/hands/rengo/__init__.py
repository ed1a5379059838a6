"""Hands of Rengo: for each yaku and the dora, how to build a hand that shows it."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.craft import SEATINGS, HandBuilding
from quizzes.hands.rengo import meetings, sets, tile_classes, ways
from quizzes.hands.rengo.levels import RENGO_LEVELS
from quizzes.hands.rengo.surroundings import make_circumstances
from scoring import Wind

_ROUNDS: Final = (Wind.EAST, Wind.SOUTH)
"""A game has no more: 23, 24."""
_CHAPTERS: Final = (ways, sets, tile_classes)
_BASES: Final[Mapping[str, float]] = {
    "chinitsu": 2,
    "honitsu": 2,
    "tanyao": 3,
    "yakuhai-hatsu": 1.5,
    "toitoi": 0.7,
    "chiitoitsu": 0.7,
    "ittsuu": 0.7,
    "chanta": 0.7,
    "kokushi-musou": 0.3,
}
_DOUBTFUL: Final[Mapping[str, float]] = {
    "sanshoku-doujun": 1.5,
    "ittsuu": 1.5,
    "pinfu": 1,
    "chanta": 1,
    "yakuhai-chun": 1,
    "tanyao": 1,
}
"""At some of their tiles these may lack a yaku."""
HAND_BUILDING: Final = HandBuilding(
    recipes={fan: recipe for part in _CHAPTERS for fan, recipe in part.book.recipes.items()},
    levels=RENGO_LEVELS,
    surround=make_circumstances,
    bases=_BASES,
    doubtful=_DOUBTFUL,
    principles=meetings.PRINCIPLES,
    why_never=meetings.reason_never_excluded,
    tables=tuple(each for each in SEATINGS if each.round in _ROUNDS),
)
