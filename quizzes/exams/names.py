"""What the parts of exams are called."""

from collections.abc import Mapping
from typing import Final

from wording import N_

PART_NAMES: Final[Mapping[str, str]] = {
    "wins": N_("Win or no win"),
    "counts": N_("What counts in a hand"),
    "worth": N_("What a hand is worth"),
    "principles": N_("What is not counted"),
    "announcements": N_("Announcements checked"),
    "payments": N_("Payment"),
    "base": N_("Counting fu"),
    "false-wins": N_("False wins and calls of a win"),
    "wrong-calls": N_("Wrong calls"),
    "furiten": N_("Furiten and riichi"),
    "claims": N_("Claims"),
    "tiles-shown": N_("Wrong sets and exposed tiles"),
    "conduct": N_("Conduct, time and penalties"),
    "fouls": N_("Fouls and penalties"),
    "beginning": N_("Seats, walls and dealer"),
    "endings": N_("Ends of deals and appeals"),
    "draws": N_("Draws, sticks and liability"),
    "results": N_("Scores and ranking"),
    "agreed": N_("Alerts and what is agreed"),
}
