"""The moments of a finished deal that mattered most to a seat.

A moment is a win that was let go, a claim let pass that would have brought the nearest win that
counts nearer, or a discard beside which another would have kept that win nearer or more tiles that
help. Wins that were let go weigh most, then what cost most tiles, then what cost the greatest share
of the helping tiles that nobody had shown. Safety, and the hope for a hand worth more, weigh nothing.
"""

from collections.abc import Sequence
from typing import Final

from scoring.looking_back.claims import claims_let_pass, wins_let_go
from scoring.looking_back.discards import worse_discards
from scoring.looking_back.moment import Moment
from scoring.play import TableState
from scoring.seats import Wind

MOST_MOMENTS: Final = 3


def moments(states: Sequence[TableState], own: Wind) -> tuple[Moment, ...]:
    """Those that mattered most, in the order of play; fewer where there were no more."""
    found = [
        *wins_let_go(states, own),
        *claims_let_pass(states, own),
        *worse_discards(states, own),
    ]
    found.sort(key=lambda each: each.weight, reverse=True)
    return tuple(sorted(found[:MOST_MOMENTS], key=lambda each: each.at))
