"""Wrong rules about the table under International Mahjong."""

from typing import Final

from quizzes.traps.imj.misreadings import claims, fouls, wall

__all__ = ["MISREADINGS"]

MISREADINGS: Final = (
    *wall.MISREADINGS,
    *claims.MISREADINGS,
    *fouls.MISREADINGS,
)
