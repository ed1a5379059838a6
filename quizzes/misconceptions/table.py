"""Misconceptions about what happens around the hand: each wrong choice of a situation has one."""

from typing import Final

from quizzes.misconceptions.imj.table import MISREADINGS as OF_IMJ
from quizzes.misconceptions.mcr.table import MISREADINGS as OF_MCR
from quizzes.misconceptions.misnaming import MISREADINGS as ABOUT_NAMES
from quizzes.misconceptions.rengo.table import MISREADINGS as OF_RENGO

_ALL: Final = (
    *OF_MCR,
    *OF_IMJ,
    *OF_RENGO,
    *ABOUT_NAMES,
)
MISREADINGS: Final = {each.id: each for each in _ALL}
