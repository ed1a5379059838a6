"""Misconceptions about what happens around the hand: each wrong choice of a situation has one."""

from typing import Final

from quizzes.traps.imj.misreadings import MISREADINGS as OF_IMJ
from quizzes.traps.mcr.misreadings import ABOUT_CLAIMS, ABOUT_FOULS, ABOUT_SCORES, ABOUT_THE_WALL
from quizzes.traps.misnaming import MISREADINGS as ABOUT_NAMES
from quizzes.traps.misreading import Misreading
from quizzes.traps.rengo.misreadings import MISREADINGS as OF_RENGO
from wording import N_

_ALL: Final = (
    Misreading(
        "other-edition",
        N_("another edition's rule"),
        N_("That is the rule of another edition or rule set, not of this one."),
    ),
    *ABOUT_THE_WALL,
    *ABOUT_CLAIMS,
    *ABOUT_FOULS,
    *ABOUT_SCORES,
    *OF_IMJ,
    *OF_RENGO,
    *ABOUT_NAMES,
)
MISREADINGS: Final = {each.id: each for each in _ALL}
