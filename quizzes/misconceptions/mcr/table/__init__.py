"""Misconceptions about the table under the competition rules."""

from typing import Final

from quizzes.misconceptions.mcr.table.claims import ABOUT_CLAIMS
from quizzes.misconceptions.mcr.table.editions import OF_EDITIONS
from quizzes.misconceptions.mcr.table.fouls import ABOUT_FOULS
from quizzes.misconceptions.mcr.table.scores import ABOUT_SCORES
from quizzes.misconceptions.mcr.table.wall import ABOUT_THE_WALL

__all__ = ["MISCONCEPTIONS"]

MISCONCEPTIONS: Final = (
    *ABOUT_THE_WALL,
    *ABOUT_CLAIMS,
    *ABOUT_FOULS,
    *ABOUT_SCORES,
    *OF_EDITIONS,
)
