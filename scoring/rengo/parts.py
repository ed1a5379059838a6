"""What each set or pair brings to a hand by itself, reckoned once for every set that can be.

A hand's sum is then a few operations: `classes` and `firsts` are joined bit by bit, `tally` added.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from scoring import reading
from scoring.decompose import HIGHEST_CHOW
from scoring.reading import SetKind, TileSet, tile_set
from scoring.tiles import KINDS, TILES, Tile

SETS_AND_PAIR: Final = 5
FIRST_HONOR: Final = 27
SUIT_TILES: Final = (1 << FIRST_HONOR) - 1
ONES_OF_SUITS: Final = 1 | 1 << 9 | 1 << 18

# Classes of tiles, one bit each; the three suits come first.
ANY_SUIT: Final = 0b111
SIMPLE: Final = 1 << 3  # 2 to 8
TERMINAL: Final = 1 << 4
HONOR: Final = 1 << 5
NOT_GREEN: Final = 1 << 6
_GREEN: Final = frozenset({19, 20, 21, 23, 25, 32})  # 2 3 4 6 8 of bamboos, green dragon

# Places of the counts in a tally, four bits each, then seven for the honors of pungs and pairs.
_CHOWS: Final = 0
_PUNGS: Final = 4
_KONGS: Final = 8
_CONCEALED: Final = 12
_OUTER: Final = 16
_CLAIMED: Final = 20
_HONOR_PUNGS: Final = 24
_HONOR_PAIRS: Final = 31
_TWINS: Final = 38
_FOUR_BITS: Final = 0b1111
_SEVEN_BITS: Final = 0b1111111
CONCEALED: Final = 1 << _CONCEALED  # one concealed pung
TWINS: Final = 1 << _TWINS  # two identical chows, which no part knows by itself
EAST_PUNG: Final = 1 << _HONOR_PUNGS  # the other honors follow
EAST_PAIR: Final = 1 << _HONOR_PAIRS
DRAGON_PAIRS: Final = 0b111 << _HONOR_PAIRS + 4
HONORS: Final = _SEVEN_BITS << _HONOR_PUNGS | _SEVEN_BITS << _HONOR_PAIRS  # pungs and pair of them


class Tally(NamedTuple):
    """How many sets of which sort; honors as bits, East lowest. `outer` counts the pair too.

    `twins` are twos of identical concealed chows; no chow is in two of them.
    """

    chows: int
    pungs: int
    kongs: int
    concealed: int
    outer: int
    claimed: int
    honor_pungs: int
    honor_pairs: int
    twins: int


def read_tally(tally: int) -> Tally:
    """The counts of a tally that was added up."""
    return Tally(
        tally >> _CHOWS & _FOUR_BITS,
        tally >> _PUNGS & _FOUR_BITS,
        tally >> _KONGS & _FOUR_BITS,
        tally >> _CONCEALED & _FOUR_BITS,
        tally >> _OUTER & _FOUR_BITS,
        tally >> _CLAIMED & _FOUR_BITS,
        tally >> _HONOR_PUNGS & _SEVEN_BITS,
        tally >> _HONOR_PAIRS & _SEVEN_BITS,
        tally >> _TWINS & _FOUR_BITS,
    )


class Part(NamedTuple):
    """A set or pair of a reading. `first` is the index of its lowest tile.

    `sort` is what article 56(2) tells apart: `open-pung-simple` to `concealed-kong-outer`, where
    an outer tile is a terminal or an honor, and `chow` or `pair`. Kongs are pungs too. `firsts`
    has one bit: for a chow that of its lowest tile, for a pung of a suit 27 bits on. `waits` says
    by which wait a tile, by index, fills the part where it is concealed (56(3)).
    """

    set: TileSet
    first: int
    sort: str
    is_pung: bool
    classes: int
    tally: int
    firsts: int
    waits: Mapping[int, str]


Parts = tuple[Part, ...]


class Sums(NamedTuple):
    """What parts bring together."""

    classes: int
    tally: int
    firsts: int


NO_SUMS: Final = Sums(0, 0, 0)


def sums_of(parts: Parts) -> Sums:
    """The sums of those parts."""
    classes = tally = firsts = 0
    for part in parts:
        classes |= part.classes
        tally += part.tally
        firsts |= part.firsts
    return Sums(classes, tally, firsts)


def classes_of(tile: Tile) -> int:
    """The classes of one tile."""
    suit = 0 if tile.is_honor else 1 << tile.index // 9
    rank = HONOR if tile.is_honor else TERMINAL if tile.is_terminal else SIMPLE
    return suit | rank | (0 if tile.index in _GREEN else NOT_GREEN)


def part_of(each: TileSet) -> Part:
    """What that set or pair brings."""
    classes = 0
    for tile in each.tiles:
        classes |= classes_of(tile)
    first = each.tiles[0].index
    is_kong = each.kind is SetKind.KONG
    is_pung = each.kind is SetKind.PUNG or is_kong
    honor = 1 << first - FIRST_HONOR if first >= FIRST_HONOR else 0
    tally = (
        (each.kind is SetKind.CHOW) << _CHOWS
        | is_pung << _PUNGS
        | is_kong << _KONGS
        | (is_pung and not each.melded) << _CONCEALED
        | bool(classes & (TERMINAL | HONOR)) << _OUTER
        | each.melded << _CLAIMED
        | (honor if is_pung else 0) << _HONOR_PUNGS
        | (honor if each.kind is SetKind.PAIR else 0) << _HONOR_PAIRS
    )
    sort = each.kind.value
    if is_pung:
        how = "open" if each.melded else "concealed"
        sort = f"{how}-{sort}-{'simple' if classes & SIMPLE else 'outer'}"
    firsts = 0
    if each.kind is SetKind.CHOW:
        firsts = 1 << first
    elif is_pung and first < FIRST_HONOR:
        firsts = 1 << FIRST_HONOR + first
    return Part(each, first, sort, is_pung, classes, tally, firsts, _waits(each.kind, first))


def _waits(kind: SetKind, first: int) -> Mapping[int, str]:
    """The wait of 56(3) by which each tile, by index, fills a set or pair that starts there."""
    if kind is not SetKind.CHOW:
        return {first: "pair" if kind is SetKind.PAIR else "two-pairs"}
    low = "edge" if first % 9 == HIGHEST_CHOW else "two-sided"
    high = "edge" if first % 9 == 0 else "two-sided"
    return {first: low, first + 1: "inner", first + 2: high}


CHOWS: Final[Mapping[int, Part]] = {
    kind: part_of(tile_set(SetKind.CHOW, kind))
    for kind in range(FIRST_HONOR)
    if kind % 9 <= HIGHEST_CHOW
}
PUNGS: Final[tuple[Part, ...]] = tuple(
    part_of(tile_set(SetKind.PUNG, kind)) for kind in range(KINDS)
)
PAIRS: Final[tuple[Part, ...]] = tuple(
    part_of(tile_set(SetKind.PAIR, kind)) for kind in range(KINDS)
)
ORPHANS: Final[Mapping[int, Part]] = {
    twice: part_of(
        TileSet(
            SetKind.SINGLES,
            tuple(TILES[kind] for kind in sorted((*reading.ORPHANS, twice))),
        )
    )
    for twice in sorted(reading.ORPHANS)
}
