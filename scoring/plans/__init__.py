"""Plans: which fans and which wins a hand of thirteen or fourteen tiles could become.

`plans(rules, hand)` answers with ids and tiles and no words: how many tiles each is away, which
tiles help and how many of them are unseen, and what each discard keeps.
"""

from scoring.plans.answer import (
    DiscardOutlook,
    FanPlan,
    HelpfulTile,
    Outlook,
    PlansAnswer,
    WinPlan,
)
from scoring.plans.ask import FARTHER, plans
from scoring.plans.hand import HandInPlay

__all__ = [
    "FARTHER",
    "DiscardOutlook",
    "FanPlan",
    "HandInPlay",
    "HelpfulTile",
    "Outlook",
    "PlansAnswer",
    "WinPlan",
    "plans",
]
