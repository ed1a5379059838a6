"""What conditions look at: parts of a case, each of them its own key.

A condition says by the type of its parameter how much of a case it looks at. Most need little:
the chows and nothing else, or how the win came. Such a part is a small tuple, many hands have the
same, and so what its conditions find is remembered (`scoring.mcr.finding`). A part answers to the
same names as the whole case, so each condition may be put to the case itself as well: a test
holds the two to the same answer.
"""

from typing import Final, NamedTuple, get_args

from scoring.hand import By
from scoring.mcr import tile_classes
from scoring.mcr.tile_classes import TileClass
from scoring.reading import SetKind, Shape
from scoring.seats import Wind
from scoring.tiles import SUITS, TILES, Tile

Firsts = tuple[int | None, ...]
"""By place, the lowest tile (its index) of each set that can be seen, None for the others."""


class Chows(NamedTuple):
    """The chows."""

    firsts: Firsts

    @property
    def chows(self) -> tuple[int, ...]:
        """Their places."""
        return _seen(self.firsts)

    def first(self, place: int) -> Tile:
        """The lowest tile of the chow at that place."""
        return _tile(self.firsts[place])


class EndChows(NamedTuple):
    """The chows 123 and 789, and the pair where it is one of fives."""

    firsts: Firsts
    pair: int | None

    @property
    def chows(self) -> tuple[int, ...]:
        """Places of those chows."""
        return tuple(place for place in _seen(self.firsts) if place != self.pair)

    def first(self, place: int) -> Tile:
        """The lowest tile of the set at that place."""
        return _tile(self.firsts[place])


class SuitPungs(NamedTuple):
    """The pungs and kongs of suit tiles."""

    firsts: Firsts

    @property
    def pungs(self) -> tuple[int, ...]:
        """Their places."""
        return _seen(self.firsts)

    def first(self, place: int) -> Tile:
        """The tile of the pung at that place."""
        return _tile(self.firsts[place])


class HonorPungs(NamedTuple):
    """The pungs and kongs of honors, the pair where it is one of honors, and whose winds count."""

    firsts: Firsts
    pair: int | None
    round_wind: Wind
    seat_wind: Wind

    @property
    def pungs(self) -> tuple[int, ...]:
        """Places of those pungs."""
        return tuple(place for place in _seen(self.firsts) if place != self.pair)

    def first(self, place: int) -> Tile:
        """The tile of the set at that place."""
        return _tile(self.firsts[place])


class PungPlaces(NamedTuple):
    """Where pungs and kongs are, whatever their tiles, and where those of ends are."""

    pungs: tuple[int, ...]
    melded_kongs: tuple[int, ...]
    concealed_kongs: tuple[int, ...]
    concealed_pungs: tuple[int, ...]
    end_pungs: tuple[int, ...]

    @property
    def kongs(self) -> tuple[int, ...]:
        """Places of the kongs."""
        return tuple(sorted(self.melded_kongs + self.concealed_kongs))


class Tiles(NamedTuple):
    """Which classes of tile the hand keeps to, and how many chows and pungs it is made of."""

    shape: Shape
    within: int
    in_every_set: int
    of_suits: tuple[bool, bool, bool]
    has_winds: bool
    has_dragons: bool
    chow_count: int
    pung_count: int

    @property
    def suits(self) -> frozenset[str]:
        """The suits that are there."""
        return frozenset(suit for suit, there in zip(SUITS, self.of_suits, strict=True) if there)

    @property
    def has_honors(self) -> bool:
        """A wind or a dragon is there."""
        return self.has_winds or self.has_dragons

    def only(self, wanted: TileClass) -> bool:
        """Every tile of the hand is of that class."""
        return bool(self.within >> tile_classes.WITHIN.index(wanted) & 1)

    def every_set_has(self, wanted: TileClass) -> bool:
        """Four sets and a pair, each with a tile of that class."""
        return bool(self.in_every_set >> tile_classes.IN_EVERY_SET.index(wanted) & 1)


class SpecialShape(NamedTuple):
    """A shape without four sets and a pair, with the kinds of its tiles, or nothing at all."""

    shape: Shape
    kind_counts: int


class Winning(NamedTuple):
    """How the hand was won: where the tile came from and what it filled."""

    by: By
    last: bool
    is_concealed: bool
    all_melded: bool
    sole_wait: bool
    filled: SetKind
    step: int
    win_number: int
    completed: int

    @property
    def self_drawn(self) -> bool:
        """The winner drew the tile."""
        return self.by is By.DRAW or self.by is By.REPLACEMENT


class Copies(NamedTuple):
    """The kinds that are there four times without a kong, and how often the winning tile is."""

    hogs: int
    by: By
    last_of_kind: bool
    win: Tile
    win_in_melds: int


Look = (
    Chows | EndChows | SuitPungs | HonorPungs | PungPlaces | Tiles | SpecialShape | Winning | Copies
)
LOOKS: Final[tuple[type, ...]] = get_args(Look)


def _seen(firsts: Firsts) -> tuple[int, ...]:
    return tuple(place for place, first in enumerate(firsts) if first is not None)


def _tile(first: int | None) -> Tile:
    if first is None:
        raise LookupError("that set is not seen from here")
    return TILES[first]
