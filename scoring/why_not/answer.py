"""What is said of a fan that somebody asks about: it counts, it was struck, or what it lacks."""

from dataclasses import dataclass
from enum import StrEnum

from scoring.fan import Fan
from scoring.melds import Meld
from scoring.record import Account, Counted, Score, Struck
from scoring.tiles import Tile
from scoring.why_not.changes import HandChange


class FanStanding(StrEnum):
    """How a fan stands to a hand: it counts, it is there and struck, or it is not there."""

    COUNTED = "counted"
    STRUCK = "struck"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class NearestWay:
    """One of the least ways to have the fan, and the hand at its end.

    `changes` are made in their order (`made`); `score` is what the engine makes of the hand then,
    and `struck` says what strikes the fan there where it does not count, None where it does.
    `pattern` are the tiles that make the fan then: `in_place` are those that the hand has already
    and `lacking` the others. `in_the_way` are the tiles that have to go, `melds_in_the_way` the
    declared sets that would have to be otherwise. `counts_claimed`: where the fan is struck, it counts
    if sets that were claimed stay so.
    """

    changes: tuple[HandChange, ...]
    score: Score
    struck: Struck | None
    pattern: tuple[Tile, ...]
    in_place: tuple[Tile, ...]
    lacking: tuple[Tile, ...]
    in_the_way: tuple[Tile, ...]
    melds_in_the_way: tuple[Meld, ...]
    counts_claimed: bool

    @property
    def cost(self) -> int:
        """How many things have to be otherwise: each tile, claim and circumstance is one."""
        return sum(each.cost for each in self.changes)


@dataclass(frozen=True, slots=True)
class WhyNotAnswer:
    """Whether a fan counts in a hand, and if not, why.

    `score` is the hand's own. `account` is the counting in which the fan is there: mostly the one
    that counts, else an equal or a lesser one; there it is `counted` or `struck`. Where only a
    lesser reading has it, `struck` names the principle that takes the reading worth more. `ways` are
    the nearest ways to a fan that is missing, all as near as each other, and none otherwise.
    """

    fan: Fan
    score: Score
    standing: FanStanding
    account: Account | None = None
    counted: Counted | None = None
    struck: Struck | None = None
    ways: tuple[NearestWay, ...] = ()
