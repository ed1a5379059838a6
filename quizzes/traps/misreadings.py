"""Misconceptions about what happens around the hand: each wrong choice of a situation has one."""

from typing import Final

from quizzes.traps.imj.misreadings import MISREADINGS as OF_IMJ
from quizzes.traps.mcr.misreadings import MISREADINGS as OF_MCR
from quizzes.traps.misnaming import MISREADINGS as ABOUT_NAMES
from quizzes.traps.rengo.misreadings import MISREADINGS as OF_RENGO

_ALL: Final = (
    *OF_MCR,
    *OF_IMJ,
    *OF_RENGO,
    *ABOUT_NAMES,
)
MISREADINGS: Final = {each.id: each for each in _ALL}
