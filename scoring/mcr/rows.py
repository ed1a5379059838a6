"""The sets of a reading in a row, and what they come to, known beforehand for each family.

Hands share few families (a suit, or the honors), so most of what conditions look at in a reading
is looked up and joined: where chows and pungs stand, which classes of tile there are.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from scoring.counts import UNITS
from scoring.decompose import HONORS, STARTS
from scoring.mcr.tile_classes import ENDS, traits_of
from scoring.melds import MeldKind
from scoring.memo import Memo
from scoring.reading import Parts, SetKind, TileSet, declared_set, family_parts
from scoring.tiles import Tile

Firsts = tuple[int | None, ...]
"""By place, the lowest tile (its index) of each set of one sort, None for the others."""

# What a pung or kong is, one bit to each; a place without a pung has none.
PUNG: Final = 1
OF_ENDS: Final = 2  # of a 1, a 9 or an honor
KONG: Final = 4
MELDED: Final = 8  # made with another player's tile
COMPLETED: Final = 16  # by the winning tile, from another player

# How many there are of each sort of set, three bits to each sort.
_CHOW: Final = 1
_SUIT_PUNG: Final = 1 << 3
_WIND_PUNG: Final = 1 << 6
_DRAGON_PUNG: Final = 1 << 9
_MELDED_SET: Final = 1 << 12
_FIRST_DRAGON: Final = HONORS + 4


class Row(NamedTuple):
    """Sets side by side, and what they come to.

    `chows` and `pungs` say where they are, `marks` what each pung is; `traits` are those of
    `tile_classes`; `tally` counts each sort of set (`TALLIES`).
    """

    sets: Parts
    chows: Firsts
    pungs: Firsts
    marks: tuple[int, ...]
    traits: int
    tally: int


class Tally(NamedTuple):
    """How many sets there are of each sort: pungs (and kongs) by kind of tile, and all of them."""

    chows: int
    suit_pungs: int
    wind_pungs: int
    dragon_pungs: int
    melded: int
    pungs: int


def _read_tally(tally: int) -> Tally:
    chows, suits, winds, dragons, melded = (tally >> 3 * place & 7 for place in range(5))
    return Tally(chows, suits, winds, dragons, melded, suits + winds + dragons)


TALLIES: Final = Memo(_read_tally)
"""The numbers of a tally, one by one."""


class Split(NamedTuple):
    """One way to read a family: its sets, and its pair or nothing."""

    row: Row
    pair: Row | None


def _splits(start: int) -> Memo[int, tuple[Split, ...]]:
    def read(counts: int) -> tuple[Split, ...]:
        return tuple(
            [
                Split(side_by_side([ROWS[part] for part in sets]), ROWS[pair[0]] if pair else None)
                for sets, pair in family_parts(counts, start)
            ]
        )

    return Memo(read, 1 << 17)


SPLITS: Final = tuple(_splits(start) for start in STARTS)
"""For each family, every way to read it by its packed counts."""


def side_by_side(rows: Iterable[Row]) -> Row:
    """All of those in one row."""
    sets: Parts = ()
    chows: Firsts = ()
    pungs: Firsts = ()
    marks: tuple[int, ...] = ()
    traits = tally = 0
    for more_sets, more_chows, more_pungs, more_marks, more_traits, more in rows:
        sets += more_sets
        chows += more_chows
        pungs += more_pungs
        marks += more_marks
        traits |= more_traits
        tally += more
    return Row(sets, chows, pungs, marks, traits, tally)


def _row(part: TileSet) -> Row:
    kind, tiles, melded = part
    first, traits = tiles[0].index, traits_of(tiles)
    tally = _MELDED_SET if melded else 0
    if kind is SetKind.CHOW:
        return Row((part,), (first,), (None,), (0,), traits, tally + _CHOW)
    if kind is not SetKind.PUNG and kind is not SetKind.KONG:
        return Row((part,), (None,), (None,), (0,), traits, tally)
    mark = PUNG
    if UNITS[first] & ENDS:
        mark |= OF_ENDS
    if kind is SetKind.KONG:
        mark |= KONG
    if melded:
        mark |= MELDED
    return Row((part,), (None,), (first,), (mark,), traits, tally + _tally_of(first))


def _tally_of(pung: int) -> int:
    if pung < HONORS:
        return _SUIT_PUNG
    return _WIND_PUNG if pung < _FIRST_DRAGON else _DRAGON_PUNG


ROWS: Final = Memo(_row)
"""Each set as a row of its own."""
MELD_ROWS: Final = Memo[tuple[MeldKind, Tile], Row](
    lambda meld: ROWS[declared_set(meld[0], meld[1].index)]
)
"""A meld by its kind and its first tile."""
