"""Hands of the competition rules: for each fan, how to build a hand that shows it."""

from typing import Final

from quizzes.hands.craft import HandBuilding
from quizzes.hands.mcr import chows, honors, meetings, pungs, shapes, tile_classes, winning
from quizzes.hands.mcr.levels import LEVELS
from quizzes.hands.mcr.surroundings import surround
from quizzes.hands.mcr.waiting import BASES, DOUBTFUL

_CHAPTERS: Final = (honors, chows, pungs, tile_classes, shapes, winning)
CRAFT: Final = HandBuilding(
    recipes={fan: recipe for part in _CHAPTERS for fan, recipe in part.book.recipes.items()},
    levels=LEVELS,
    surround=surround,
    bases=BASES,
    doubtful=DOUBTFUL,
    principles=meetings.PRINCIPLES,
    why_never=meetings.why_never,
    meetings=meetings.MEETINGS,
)
