"""Wrong rules about the table under the rules of Mahjong Rengo."""

from typing import Final

from quizzes.misconceptions.rengo.table import calls, fouls, wall

__all__ = ["MISCONCEPTIONS"]

MISCONCEPTIONS: Final = (
    *wall.MISCONCEPTIONS,
    *calls.MISCONCEPTIONS,
    *fouls.MISCONCEPTIONS,
)
