"""Wrong rules about the table around the hand under International Mahjong."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

MISREADINGS: Final = (
    Misreading(
        "miscounted",
        N_("counted from the wrong place"),
        N_("Count anti-clockwise; who throws is one, and so is the own wall."),
    ),
)
