"""Why a fan does not count in a hand: the nearest that the hand comes to it, or what struck it.

`why_not(rules, hand, fan)` answers with ids, tiles and typed changes and no words; `made(hand,
answer.ways[0].changes)` is the hand that has the fan.
"""

from scoring.why_not.answer import FanStanding, NearestWay, WhyNotAnswer
from scoring.why_not.ask import why_not
from scoring.why_not.changes import (
    CircumstanceChange,
    CircumstanceField,
    HandChange,
    KongMade,
    KongUndone,
    MeldChange,
    SetClaimed,
    SetConcealed,
    TileChange,
    WinningTileChange,
    made,
)
from scoring.why_not.standing import where_it_stands

__all__ = [
    "CircumstanceChange",
    "CircumstanceField",
    "FanStanding",
    "HandChange",
    "KongMade",
    "KongUndone",
    "MeldChange",
    "NearestWay",
    "SetClaimed",
    "SetConcealed",
    "TileChange",
    "WhyNotAnswer",
    "WinningTileChange",
    "made",
    "where_it_stands",
    "why_not",
]
