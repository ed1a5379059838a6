"""Misconceptions about the table under the competition rules."""

from typing import Final

from quizzes.traps.mcr.misreadings.claims import ABOUT_CLAIMS
from quizzes.traps.mcr.misreadings.editions import OF_EDITIONS
from quizzes.traps.mcr.misreadings.fouls import ABOUT_FOULS
from quizzes.traps.mcr.misreadings.scores import ABOUT_SCORES
from quizzes.traps.mcr.misreadings.wall import ABOUT_THE_WALL

__all__ = ["MISREADINGS"]

MISREADINGS: Final = (
    *ABOUT_THE_WALL,
    *ABOUT_CLAIMS,
    *ABOUT_FOULS,
    *ABOUT_SCORES,
    *OF_EDITIONS,
)
