"""Misconceptions about what happens around the hand: each wrong choice of a situation has one."""

from dataclasses import dataclass
from typing import Final

from wording import N_


@dataclass(frozen=True, slots=True)
class Misreading:
    """A wrong rule with a name; `feedback` says in 20 words at most what the text has instead."""

    id: str
    name: str
    feedback: str


_ALL: Final = (
    Misreading(
        "other-edition",
        N_("another edition's rule"),
        N_("That is the rule of another edition or rule set, not of this one."),
    ),
)
MISREADINGS: Final = {each.id: each for each in _ALL}
