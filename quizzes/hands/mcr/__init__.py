"""Hands of the competition rules: for each fan, how to build a hand that shows it."""

from typing import Final

from quizzes.hands.craft import HandBuilding
from quizzes.hands.mcr import chows, honors, meetings, pungs, shapes, tile_classes, winning
from quizzes.hands.mcr.levels import MCR_LEVELS
from quizzes.hands.mcr.surroundings import make_circumstances
from quizzes.hands.mcr.undecided import is_undecided
from quizzes.hands.mcr.waiting import DOUBTFUL_FANS, MAIN_FANS

_CHAPTERS: Final = (honors, chows, pungs, tile_classes, shapes, winning)
HAND_BUILDING: Final = HandBuilding(
    recipes={fan: recipe for part in _CHAPTERS for fan, recipe in part.book.recipes.items()},
    levels=MCR_LEVELS,
    surround=make_circumstances,
    bases=MAIN_FANS,
    doubtful=DOUBTFUL_FANS,
    principles=meetings.PRINCIPLES,
    why_never=meetings.reason_never_excluded,
    meetings=meetings.PAIR_RECIPES,
    is_undecided=is_undecided,
)
