"""What the sets of a reading come to, summed up beforehand for each family of tiles.

Hands share few families (a suit, or the honors), so what conditions look at in a reading is looked
up family by family and joined: where chows and pungs stand, which classes of tile there are, how
many sets there are of each sort. Joining is a handful of sums and unions of bits, so that a reading
costs little more than a look into four dictionaries. MCR and Rengo both find their fans in it.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from scoring.counts import UNITS, PackedCounts
from scoring.decompose import FAMILY, HIGHEST_CHOW, HONORS, STARTS, FamilySplit, family_splits
from scoring.melds import Meld, MeldKind
from scoring.memo import Memo
from scoring.reading import SetKind, TileSet, TileSets, declared_set, tile_set
from scoring.tile_classes import ENDS, traits_of
from scoring.tiles import KINDS

FirstTiles = tuple[int | None, ...]
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
_TWO_ALIKE: Final = 1 << 15
ANY_PUNG: Final = 7 * (_SUIT_PUNG | _WIND_PUNG | _DRAGON_PUNG)
"""The bits of a tally that count pungs."""
ANY_MELDED: Final = 7 * _MELDED_SET
"""Those that count sets made with another player's tile."""
_FIRST_DRAGON: Final = HONORS + 4
_SUIT_TILES: Final = (1 << HONORS) - 1
_ONES: Final = 1 | 1 << 9 | 1 << 18  # the 1 of each suit


class SetSummary(NamedTuple):
    """Sets side by side, and what they come to.

    `pair` is the pair beside the sets of a family, or nothing; the sums are those of both.
    `chows` and `pungs` say where sets start, by place, and `marks` what each pung is. `traits` are
    those of `tile_classes`; `tally` counts each sort of set (`SET_COUNTS`). `starts` has a bit for
    the lowest tile of each chow and, 27 bits on, for each pung of a suit.
    """

    sets: TileSets
    pair: TileSets
    chows: FirstTiles
    pungs: FirstTiles
    marks: tuple[int, ...]
    traits: int
    tally: int
    starts: int


class SetCounts(NamedTuple):
    """How many sets there are of each sort: pungs (and kongs) by kind of tile, and all of them.

    `twins` are twos of identical concealed chows; no chow is in two of them.
    """

    chows: int
    suit_pungs: int
    wind_pungs: int
    dragon_pungs: int
    melded: int
    twins: int
    pungs: int


def _read_tally(tally: int) -> SetCounts:
    chows, suits, winds, dragons, melded, twins = (tally >> 3 * place & 7 for place in range(6))
    return SetCounts(chows, suits, winds, dragons, melded, twins, suits + winds + dragons)


SET_COUNTS: Final = Memo(_read_tally)
"""The numbers of a tally, one by one."""


def joined(parts: Iterable[SetSummary]) -> SetSummary:
    """All of those side by side, and the pair as the last of the sets."""
    sets: TileSets = ()
    pair: TileSets = ()
    chows: FirstTiles = ()
    pungs: FirstTiles = ()
    marks: tuple[int, ...] = ()
    traits = tally = starts = 0
    for each, its_pair, its_chows, its_pungs, its_marks, its_traits, its_tally, its_starts in parts:
        sets += each
        pair += its_pair
        chows += its_chows
        pungs += its_pungs
        marks += its_marks
        traits |= its_traits
        tally += its_tally
        starts |= its_starts
    if pair:
        return SetSummary(
            sets + pair, pair, (*chows, None), (*pungs, None), (*marks, 0), traits, tally, starts
        )
    return SetSummary(sets, pair, chows, pungs, marks, traits, tally, starts)


def _of_one(part: TileSet) -> SetSummary:
    kind, tiles, melded = part
    first, traits = tiles[0].index, traits_of(tiles)
    tally = _MELDED_SET if melded else 0
    if kind is SetKind.CHOW:
        tally += _CHOW
        return SetSummary((part,), (), (first,), (None,), (0,), traits, tally, 1 << first)
    if kind is not SetKind.PUNG and kind is not SetKind.KONG:
        return SetSummary((part,), (), (None,), (None,), (0,), traits, tally, 0)
    mark = PUNG
    if UNITS[first] & ENDS:
        mark |= OF_ENDS
    if kind is SetKind.KONG:
        mark |= KONG
    if melded:
        mark |= MELDED
    starts = 1 << HONORS + first if first < HONORS else 0
    tally += _tally_of_pung(first)
    return SetSummary((part,), (), (None,), (first,), (mark,), traits, tally, starts)


def _tally_of_pung(first: int) -> int:
    if first < HONORS:
        return _SUIT_PUNG
    return _WIND_PUNG if first < _FIRST_DRAGON else _DRAGON_PUNG


SUMMARIES: Final = Memo(_of_one)
"""Each set, or a pair as a set of its own, by itself."""
# Those that families are made of, by index: a set of tiles takes long to look up.
_CHOWS: Final = {
    kind: _of_one(tile_set(SetKind.CHOW, kind))
    for kind in range(HONORS)
    if kind % FAMILY <= HIGHEST_CHOW
}
_PUNGS: Final = [_of_one(tile_set(SetKind.PUNG, kind)) for kind in range(KINDS)]
_PAIRS: Final = [_of_one(tile_set(SetKind.PAIR, kind)) for kind in range(KINDS)]


def _readings_of_family(start: int) -> Memo[PackedCounts, tuple[SetSummary, ...]]:
    def read(counts: PackedCounts) -> tuple[SetSummary, ...]:
        return tuple([_of_family(split) for split in family_splits(counts, start)])

    return Memo(read, 1 << 17)


def _of_family(split: FamilySplit) -> SetSummary:
    """A reading of a family: its sets by their tiles, a pung before a chow from the same tile."""
    chows, pungs, pair = split
    parts = [(low, 1, _CHOWS[low]) for low in chows] + [(kind, 0, _PUNGS[kind]) for kind in pungs]
    if len(parts) > 1:
        parts.sort()
    sets, _, firsts, at_pungs, marks, traits, tally, starts = joined([part for *_, part in parts])
    if len(chows) > 1:
        tally += _TWO_ALIKE * sum([chows.count(low) // 2 for low in {*chows}])
    if pair is None:
        return SetSummary(sets, (), firsts, at_pungs, marks, traits, tally, starts)
    of_pair = _PAIRS[pair]
    traits |= of_pair.traits
    return SetSummary(sets, of_pair.sets, firsts, at_pungs, marks, traits, tally, starts)


FAMILY_READINGS: Final = tuple(_readings_of_family(start) for start in STARTS)
"""For each family, every way to read it by its packed counts, each with its pair beside it."""
_MELDS: Final = Memo[tuple[MeldKind, int], SetSummary](
    lambda meld: SUMMARIES[declared_set(meld[0], meld[1])]
)
"""A meld by its kind and the index of its first tile."""


def of_melds(melds: tuple[Meld, ...]) -> list[SetSummary]:
    """What each of those melds comes to."""
    return [_MELDS[meld.kind, meld.tiles[0][0]] for meld in melds]


# The bits of a set and of its like three numbers or one suit on lie that far apart, so that one
# shift asks about all sets at once. These only rule out: the conditions themselves are in the rows.


def may_be_straight(starts: int) -> bool:
    """Whether chows start at the 1, the 4 and the 7 of a suit."""
    chows = starts & _SUIT_TILES
    return bool(chows & chows >> 3 & chows >> 6 & _ONES)


def chows_in_three_suits(starts: int) -> bool:
    """Whether chows start at one number in all three suits."""
    chows = starts & _SUIT_TILES
    return bool(chows & chows >> 9 & chows >> 18)


def pungs_in_three_suits(starts: int) -> bool:
    """Whether there are pungs of one number in all three suits."""
    return chows_in_three_suits(starts >> HONORS)
