"""Aspects of a case: the little that most conditions look at, each of them its own key.

A condition says by the type of its parameter how much of a case it looks at. Most need little:
the chows and nothing else, or how the win came. Such an aspect is a small tuple that many hands
share, and so what its conditions find in it is remembered (`scoring.fan_finder`). An aspect answers
to the same names as the whole case, so each condition may be put to the case itself as well: tests
hold the two to the same answer.
"""

from typing import Final, NamedTuple, get_args

from scoring.hand import Riichi, WinSource
from scoring.reading import Shape
from scoring.set_summary import FirstTiles
from scoring.tile_classes import (
    DRAGONS_HELD,
    HONORS_HELD,
    LACKING,
    OUTSIDE,
    SUITS_HELD,
    WINDS_HELD,
    TileClass,
)
from scoring.tiles import SUITS, TILES, Tile
from scoring.waits import WaitForm


class Chows(NamedTuple):
    """The chows."""

    firsts: FirstTiles

    @property
    def chows(self) -> tuple[int, ...]:
        """Their places."""
        return _places(self.firsts)

    def first(self, place: int) -> Tile:
        """The lowest tile of the chow at that place."""
        return _tile(self.firsts[place])


class FourChows(NamedTuple):
    """Four chows beside a pair of fives."""

    firsts: FirstTiles
    pair: int

    @property
    def chows(self) -> tuple[int, ...]:
        """Places of the chows."""
        return tuple(place for place in _places(self.firsts) if place != self.pair)

    def first(self, place: int) -> Tile:
        """The lowest tile of the set at that place."""
        return _tile(self.firsts[place])


class SuitPungs(NamedTuple):
    """The pungs and kongs of number tiles."""

    firsts: FirstTiles

    @property
    def pungs(self) -> tuple[int, ...]:
        """Their places."""
        return _places(self.firsts)

    def first(self, place: int) -> Tile:
        """The tile of the pung at that place."""
        return _tile(self.firsts[place])


class Dragons(NamedTuple):
    """The pungs and kongs of dragons; beside two and more, the pair where it is one of dragons."""

    firsts: FirstTiles
    pair: int | None

    @property
    def pungs(self) -> tuple[int, ...]:
        """Places of those pungs."""
        return tuple(place for place in _places(self.firsts) if place != self.pair)

    def first(self, place: int) -> Tile:
        """The tile of the set at that place."""
        return _tile(self.firsts[place])


class Winds(NamedTuple):
    """The pungs and kongs of winds; beside two and more, the pair where it is one of winds.

    Of the two winds that count those are seen that have a pung.
    """

    firsts: FirstTiles
    pair: int | None
    round_tile: Tile | None
    seat_tile: Tile | None

    @property
    def pungs(self) -> tuple[int, ...]:
        """Places of those pungs."""
        return tuple(place for place in _places(self.firsts) if place != self.pair)

    def first(self, place: int) -> Tile:
        """The tile of the set at that place."""
        return _tile(self.firsts[place])


class FourPungs(NamedTuple):
    """Four pungs or kongs."""

    pungs: tuple[int, ...]


class EndPungs(NamedTuple):
    """Places of the pungs and kongs of a 1, a 9 or an honor."""

    end_pungs: tuple[int, ...]


class ConcealedPungs(NamedTuple):
    """Places of the pungs and kongs never claimed and not completed by another's tile."""

    concealed_pungs: tuple[int, ...]


class Kongs(NamedTuple):
    """Places of the kongs, those made with another player's tile and the others."""

    melded_kongs: tuple[int, ...]
    concealed_kongs: tuple[int, ...]

    @property
    def kongs(self) -> tuple[int, ...]:
        """Places of all."""
        return tuple(sorted(self.melded_kongs + self.concealed_kongs))


class Tiles(NamedTuple):
    """Which classes of tile the hand keeps to, and how many chows and pungs it is made of."""

    shape: Shape
    traits: int
    chow_count: int
    pung_count: int

    @property
    def suits(self) -> frozenset[str]:
        """The suits that are there."""
        held = zip(SUITS, SUITS_HELD, strict=True)
        return frozenset(suit for suit, there in held if self.traits & there)

    @property
    def has_winds(self) -> bool:
        """A wind is there."""
        return bool(self.traits & WINDS_HELD)

    @property
    def has_dragons(self) -> bool:
        """A dragon is there."""
        return bool(self.traits & DRAGONS_HELD)

    @property
    def has_honors(self) -> bool:
        """A wind or a dragon is there."""
        return bool(self.traits & HONORS_HELD)

    def only(self, wanted: TileClass) -> bool:
        """Every tile of the hand is of that class."""
        return not self.traits & OUTSIDE[wanted]

    def every_set_has(self, wanted: TileClass) -> bool:
        """Four sets and a pair, each with a tile of that class."""
        return self.shape is Shape.STANDARD and not self.traits & LACKING[wanted]


class OneSuit(NamedTuple):
    """A hand of one suit without melds: what it held before the win, and how many parts it has."""

    standing_counts: int
    win: Tile
    set_count: int

    @property
    def suits(self) -> frozenset[str]:
        """The suit of every tile, the winning one's too."""
        return frozenset({self.win.suit})


class SpecialShape(NamedTuple):
    """A shape without four sets and a pair, with the kinds of its tiles."""

    shape: Shape
    kind_counts: int


class WinCircumstances(NamedTuple):
    """How the hand was won: where the tile came from, and the place it filled in a sole wait."""

    by: WinSource
    last: bool
    is_concealed: bool
    all_melded: bool
    sole_form: WaitForm | None
    completed: int

    @property
    def self_drawn(self) -> bool:
        """The winner drew the tile."""
        return self.by is WinSource.DRAW or self.by is WinSource.REPLACEMENT


class WinningTurn(NamedTuple):
    """When the hand was won, by which tile and on what declaration, whatever its own tiles."""

    by: WinSource
    last: bool
    riichi: Riichi
    first_turn: bool
    is_dealer: bool
    has_melds: bool

    @property
    def self_drawn(self) -> bool:
        """The winner drew the tile."""
        return self.by is WinSource.DRAW or self.by is WinSource.REPLACEMENT


class ChowHand(NamedTuple):
    """A hand of chows: how many, its pair, and whether the last tile filled a two-sided wait."""

    chow_count: int
    is_two_sided: bool
    pair_tile: Tile | None
    round_tile: Tile
    seat_tile: Tile


class TileCopies(NamedTuple):
    """The kinds that are there four times without a kong, and how often the winning tile is."""

    fours: int
    by: WinSource
    last_of_kind: bool
    win: Tile
    win_in_melds: int


Aspect = (
    Chows
    | FourChows
    | SuitPungs
    | Winds
    | Dragons
    | FourPungs
    | EndPungs
    | ConcealedPungs
    | Kongs
    | Tiles
    | OneSuit
    | SpecialShape
    | WinCircumstances
    | WinningTurn
    | ChowHand
    | TileCopies
)
ASPECTS: Final[tuple[type, ...]] = get_args(Aspect)


def _places(firsts: FirstTiles) -> tuple[int, ...]:
    return tuple(place for place, first in enumerate(firsts) if first is not None)


def _tile(first: int | None) -> Tile:
    if first is None:
        raise LookupError("that set is not seen from here")
    return TILES[first]
