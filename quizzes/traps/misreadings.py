"""Misconceptions about what happens around the hand: each wrong choice of a situation has one."""

from typing import Final

from quizzes.traps.imj import misreadings as imj
from quizzes.traps.imj import misreadings_of_fouls as imj_fouls
from quizzes.traps.mcr.misreadings import ABOUT_CLAIMS, ABOUT_FOULS, ABOUT_SCORES, ABOUT_THE_WALL
from quizzes.traps.misnaming import MISREADINGS as ABOUT_NAMES
from quizzes.traps.misreading import Misreading
from quizzes.traps.rengo import misreadings as rengo
from quizzes.traps.rengo import misreadings_of_fouls as rengo_fouls
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
    *imj.MISREADINGS,
    *imj_fouls.MISREADINGS,
    *rengo.MISREADINGS,
    *rengo_fouls.MISREADINGS,
    *ABOUT_NAMES,
)
MISREADINGS: Final = {each.id: each for each in _ALL}
