"""Wrong rules about the table under the rules of Mahjong Rengo."""

from typing import Final

from quizzes.misconceptions.rengo.table import calls, fouls, wall

__all__ = ["MISREADINGS"]

MISREADINGS: Final = (
    *wall.MISREADINGS,
    *calls.MISREADINGS,
    *fouls.MISREADINGS,
)
