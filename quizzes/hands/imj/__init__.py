"""Hands of International Mahjong: for each element, how to build a hand that shows it."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.craft import HandBuilding
from quizzes.hands.imj import declaring, meetings, sets, special, tile_classes
from quizzes.hands.imj.levels import IMJ_LEVELS
from quizzes.hands.imj.surroundings import make_circumstances

_CHAPTERS: Final = (special, tile_classes, sets, declaring)
_BASES: Final[Mapping[str, float]] = {
    "pure-same": 2,
    "mixed-same": 2,
    "pure-straight-nine": 1.5,
    "three-matching-chows": 1,
    "mixed-stepping-chows": 1,
    "coward": 2,
    "all-chows": 2,
    "all-pungs": 1,
    "seven-pairs": 0.5,
    "five-in-all": 0.5,
    "thirteen-unios": 0.3,
}
HAND_BUILDING: Final = HandBuilding(
    recipes={fan: recipe for part in _CHAPTERS for fan, recipe in part.book.recipes.items()},
    levels=IMJ_LEVELS,
    surround=make_circumstances,
    bases=_BASES,
    doubtful={},
    principles=meetings.PRINCIPLES,
    why_never=meetings.reason_never_excluded,
    meetings=meetings.PAIR_RECIPES,
    tileless=frozenset(special.HANDS_FROM_SKELETONS),
    beside=special.HANDS_FROM_SKELETONS,
)
