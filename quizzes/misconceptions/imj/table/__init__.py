"""Wrong rules about the table under International Mahjong."""

from typing import Final

from quizzes.misconceptions.imj.table import claims, fouls, wall

__all__ = ["MISCONCEPTIONS"]

MISCONCEPTIONS: Final = (
    *wall.MISCONCEPTIONS,
    *claims.MISCONCEPTIONS,
    *fouls.MISCONCEPTIONS,
)
