"""How many of each kind a hand holds, packed into one integer.

Five bits to a kind, in the order of the tiles, so that two hands of tiles are joined by a sum and
a question to all kinds at once is one operation on integers. Eighteen tiles are the most a hand
holds, so no count runs over into the next.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from scoring.memo import Memo, is_short
from scoring.tiles import KINDS, TILES, Tile, runs_of, tiles_of

PackedCounts: TypeAlias = int
"""How many there are of each kind, five bits to a kind."""
BITS: Final = 5  # to a kind
UNITS: Final[tuple[int, ...]] = tuple(1 << BITS * each.index for each in TILES)
"""One tile of each kind, flowers after the 34 that are played with."""
ONES: Final = sum(UNITS[:KINDS])
"""One of each kind."""
_ABOVE_FOUR: Final = 16 * ONES
_ALL: Final = 31 * ONES
_LIFT: Final = 11 * ONES  # five and more reach the highest bit, four do not


def packed_tiles(tiles: Iterable[Tile]) -> int:
    """The counts of those tiles."""
    return sum([UNITS[each[0]] for each in tiles])


def _read_run(run: str) -> tuple[tuple[Tile, ...], int]:
    tiles = tiles_of(run)
    return tiles, packed_tiles(tiles)


_RUNS: Final = Memo(_read_run, keeps=is_short)
"""The tiles and counts of digits with one suit letter: hands share few of them."""


def read_tiles(text: str) -> tuple[tuple[Tile, ...], int]:
    """The tiles of an mpsz text in order, and their counts. Raises ScoringError."""
    tiles: tuple[Tile, ...] = ()
    counts = 0
    for run in runs_of(text):
        more, count = _RUNS[run]
        tiles += more
        counts += count
    return tuple(sorted(tiles)), counts


def packed_kinds(kinds: Iterable[int]) -> int:
    """The counts of tiles named by their index."""
    return sum(UNITS[kind] for kind in kinds)


def count_of(counts: int, kind: int) -> int:
    """How many of the kind of that index."""
    return counts >> BITS * kind & 31


def kinds_of(counts: int) -> int:
    """One of each kind that is there, four at most of any: the kinds without their numbers."""
    return (counts | counts >> 1 | counts >> 2) & ONES


def four_of_a_kind(counts: int) -> int:
    """One of each kind that is there four times."""
    return counts >> 2 & ONES


def kinds_listed(counts: int) -> Iterator[int]:
    """The indices of the kinds that are there, ascending."""
    kind = 0
    while counts:
        skipped = ((counts & -counts).bit_length() - 1) // BITS
        kind += skipped
        yield kind
        counts >>= BITS * (skipped + 1)
        kind += 1


def unpacked(counts: int, kinds: int = KINDS) -> tuple[int, ...]:
    """The counts of so many kinds one by one, from the first."""
    return tuple([counts >> BITS * kind & 31 for kind in range(kinds)])


def is_playable(counts: int) -> bool:
    """No flower among them, and no kind more than four times; for eighteen tiles at most."""
    return counts <= _ALL and not (counts + _LIFT) & _ABOVE_FOUR
