"""What a hand could become: the fans within reach and the nearest wins that count."""

from dataclasses import dataclass

from scoring.fan import Fan
from scoring.plans.hand import HandInPlay
from scoring.record import Score
from scoring.tiles import Tile


@dataclass(frozen=True, slots=True)
class HelpfulTile:
    """A kind that brings a hand one tile nearer, and how many of it are unseen."""

    tile: Tile
    unseen: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """How many tiles a hand is away from something, and which tiles matter for it.

    `away` is how many tiles have to come: none in a complete hand, one in a waiting hand, the
    shanten number and one in any. `helps` brings the hand one tile nearer. `spare` are the kinds
    of which one can be discarded from fourteen tiles without going farther away; before a tile is
    drawn they are those of which some nearest hand needs fewer.
    """

    away: int
    helps: tuple[HelpfulTile, ...]
    spare: tuple[Tile, ...]

    @property
    def unseen(self) -> int:
        """How many tiles in all bring it nearer."""
        return sum(each.unseen for each in self.helps)


@dataclass(frozen=True, slots=True)
class FanPlan:
    """A fan within reach, as far as tiles alone make it."""

    fan: Fan
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class WinPlan:
    """One of the nearest ways to a win that counts: the fans that it would be made of.

    `score` is what the engine makes of one hand at its end, on a discard where that is enough,
    else by a draw.
    """

    score: Score
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class DiscardOutlook:
    """A tile that could be discarded, and what stays as near without it.

    `keeps_shape` says that some winning shape does; `fans` and `wins` are the places in the plans.
    """

    tile: Tile
    keeps_shape: bool
    fans: tuple[int, ...]
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlansAnswer:
    """What a hand could become under a rule set.

    `shape` is the nearest winning shape of all, whatever it is worth. `fans` are those within
    reach, the nearest first and of equally near ones the most valuable; `wins` the nearest wins that
    reach the minimum, all as near as each other, the highest-scoring first, and where these need a draw
    the nearest on a discard after them; none where none was found in reach. `discards` are there where the hand has a tile to discard.
    """

    hand: HandInPlay
    rules: str
    shape: Outlook
    fans: tuple[FanPlan, ...]
    wins: tuple[WinPlan, ...]
    discards: tuple[DiscardOutlook, ...]
