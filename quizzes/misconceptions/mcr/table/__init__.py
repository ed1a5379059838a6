"""Misconceptions about the table under the competition rules."""

from typing import Final

from quizzes.misconceptions.mcr.table.claims import CLAIM_MISCONCEPTIONS
from quizzes.misconceptions.mcr.table.editions import EDITION_MISCONCEPTIONS
from quizzes.misconceptions.mcr.table.fouls import FOUL_MISCONCEPTIONS
from quizzes.misconceptions.mcr.table.scores import SCORE_MISCONCEPTIONS
from quizzes.misconceptions.mcr.table.wall import WALL_MISCONCEPTIONS

__all__ = ["MISCONCEPTIONS"]

MISCONCEPTIONS: Final = (
    *WALL_MISCONCEPTIONS,
    *CLAIM_MISCONCEPTIONS,
    *FOUL_MISCONCEPTIONS,
    *SCORE_MISCONCEPTIONS,
    *EDITION_MISCONCEPTIONS,
)
