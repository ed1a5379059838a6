"""Wrong rules about the table under International Mahjong."""

from typing import Final

from quizzes.misconceptions.imj.table import claims, fouls, wall

__all__ = ["MISREADINGS"]

MISREADINGS: Final = (
    *wall.MISREADINGS,
    *claims.MISREADINGS,
    *fouls.MISREADINGS,
)
