"""Wrong rules about the table around the hand under Mahjong Rengo's rules."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

MISREADINGS: Final = (
    Misreading(
        "riichi-custom",
        N_("a custom of other tables"),
        N_("Many tables play so; this text does not say it."),
    ),
)
