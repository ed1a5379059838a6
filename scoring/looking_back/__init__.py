"""Looking back at a deal that is over: what was within reach, and the moments that mattered most."""

from scoring.looking_back.moment import Moment, MomentKind
from scoring.looking_back.moments import MOST_MOMENTS, moments
from scoring.looking_back.prospects import Prospect
from scoring.looking_back.turns import OwnTurn, own_turn, passed

__all__ = [
    "MOST_MOMENTS",
    "Moment",
    "MomentKind",
    "OwnTurn",
    "Prospect",
    "moments",
    "own_turn",
    "passed",
]
