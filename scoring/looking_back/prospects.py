"""How far a hand is from the nearest wins that count, and what one prospect lacks beside another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scoring.plans import PlansAnswer, WinPlan
from scoring.tiles import Tile

LEAST_SHARE: Final = 0.25
"""Of the helping tiles that nobody had shown: to lose less does not matter."""
LEAST_TILES: Final = 2


@dataclass(frozen=True, slots=True)
class Prospect:
    """How far the nearest wins that count are, and how many unseen tiles help.

    `wins` are those wins, the highest-scoring first; where there are none, none is within reach, and
    `away` is None.
    """

    away: int | None = None
    unseen: int = 0
    wins: tuple[WinPlan, ...] = ()


NOTHING: Final = Prospect()


def prospect(answer: PlansAnswer) -> Prospect:
    """The nearest wins of a hand."""
    return prospect_of(answer.wins) if answer.wins else NOTHING


def prospect_of(wins: Sequence[WinPlan]) -> Prospect:
    """The nearest of those wins; there is one."""
    away = wins[0].outlook.away
    nearest = tuple(each for each in wins if each.outlook.away == away)
    helps = {each.tile: each.unseen for win in nearest for each in win.outlook.helps}
    return Prospect(away, sum(helps.values()), nearest)


def helping_tiles(found: Prospect) -> frozenset[Tile]:
    """The tiles that bring one of those wins nearer."""
    return frozenset(each.tile for win in found.wins for each in win.outlook.helps)


def tiles_lost(taken: Prospect, missed: Prospect) -> int:
    """How many tiles farther away the one is; where it reaches no win, a tile more than is searched."""
    if missed.away is None:
        return 0
    return max(0, taken.away - missed.away) if taken.away is not None else 1


def share_lost(taken: Prospect, missed: Prospect) -> float:
    """Which share of the helping tiles the one has not, where both are as far away; below that
    which matters none."""
    lost = missed.unseen - taken.unseen
    if taken.away != missed.away or lost < LEAST_TILES:
        return 0.0
    share = lost / missed.unseen
    return share if share >= LEAST_SHARE else 0.0
