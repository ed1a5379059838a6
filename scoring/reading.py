"""Readings: every way in which the tiles of a hand make a winning shape.

A hand is four sets and a pair; seven pairs; thirteen orphans; the honors and knitted tiles; or
a knitted straight with one set and a pair (2014, 3.7.2). Each reading also says which of its
sets the winning tile completes, for that decides the wait and which pung is concealed.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from scoring.counts import ONES, UNITS, kinds_of, packed_kinds
from scoring.decompose import STARTS, families, family_splits
from scoring.hand import Hand
from scoring.melds import Meld, MeldKind
from scoring.tiles import KINDS, TILES, Tile


class SetKind(StrEnum):
    """What a part of a reading is. `KNITTED` is 147, 258 or 369; `SINGLES` are unpaired tiles."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"
    KNITTED = "knitted"
    SINGLES = "singles"


class Shape(StrEnum):
    """The kinds of winning shape.

    `FLOWERS` is any hand that wins by its seventh or eighth flower, `FOUR_KONGS` four kongs of one
    turn beside one tile; both are IMJ's alone (25.2), which makes their readings itself.
    """

    STANDARD = "standard"
    SEVEN_PAIRS = "seven-pairs"
    THIRTEEN_ORPHANS = "thirteen-orphans"
    KNITTED_STRAIGHT = "knitted-straight"
    HONORS_AND_KNITTED = "honors-and-knitted"
    FLOWERS = "flowers"
    FOUR_KONGS = "four-kongs"


class TileSet(NamedTuple):
    """A part of a reading. `melded` says that it was made with another player's tile."""

    kind: SetKind
    tiles: tuple[Tile, ...]
    melded: bool = False


class Reading(NamedTuple):
    """One way to read a hand: concealed sets, then melds, the pair last where there is one.

    `completed` is the place in `sets` of the set that the winning tile fills.
    """

    shape: Shape
    sets: tuple[TileSet, ...]
    completed: int


ORPHANS: Final = frozenset(
    kind.index for kind in TILES[:KINDS] if kind.is_honor or kind.is_terminal
)
KNITTED_STRAIGHTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        9 * suit + number
        for suit, start in zip(suits, range(3), strict=True)
        for number in range(start, 9, 3)
    )
    for suits in permutations(range(3))
)
PAIRS: Final = 7  # of seven pairs
MELDS_BESIDE_A_STRAIGHT: Final = 1  # a knitted straight takes the place of three sets
ORPHAN_COUNTS: Final = packed_kinds(ORPHANS)
STRAIGHT_COUNTS: Final = tuple(packed_kinds(straight) for straight in KNITTED_STRAIGHTS)
SINGLE_COUNTS: Final = tuple(
    straight | packed_kinds(range(27, KINDS)) for straight in STRAIGHT_COUNTS
)
"""The kinds that the honors and knitted tiles are taken from, for each knitted straight."""
_KIND_OF_MELD: Final[Mapping[MeldKind, SetKind]] = {
    MeldKind.CHOW: SetKind.CHOW,
    MeldKind.PUNG: SetKind.PUNG,
    MeldKind.KONG: SetKind.KONG,
    MeldKind.ADDED_KONG: SetKind.KONG,
    MeldKind.CONCEALED_KONG: SetKind.KONG,
}
_STANDARD: Final = Shape.STANDARD
_SEVEN_PAIRS: Final = Shape.SEVEN_PAIRS
_KNITTED_STRAIGHT: Final = Shape.KNITTED_STRAIGHT
_THIRTEEN_ORPHANS: Final = Shape.THIRTEEN_ORPHANS
_HONORS_AND_KNITTED: Final = Shape.HONORS_AND_KNITTED


_STEPS: Final[Mapping[SetKind, tuple[int, ...]]] = {
    SetKind.CHOW: (0, 1, 2),
    SetKind.KNITTED: (0, 3, 6),
    SetKind.PUNG: (0, 0, 0),
    SetKind.KONG: (0, 0, 0, 0),
    SetKind.PAIR: (0, 0),
}


@lru_cache(maxsize=512)
def tile_set(kind: SetKind, first: int, melded: bool = False) -> TileSet:
    """The set of that kind which starts at the tile of that index."""
    step = _STEPS[kind]
    return TileSet(kind, tuple(TILES[first + each] for each in step), melded)


def meld_set(meld: Meld) -> TileSet:
    """A meld as a part of a reading."""
    return declared_set(meld.kind, meld.tiles[0].index)


def declared_set(kind: MeldKind, first: int) -> TileSet:
    """The set that a meld of that kind is which starts at the tile of that index."""
    return tile_set(_KIND_OF_MELD[kind], first, kind is not MeldKind.CONCEALED_KONG)


TileSets = tuple[TileSet, ...]


def readings(hand: Hand, shapes: frozenset[Shape]) -> list[Reading]:
    """Every reading in those shapes, with every place where the winning tile may stand."""
    win = hand.win
    counts = hand.standing_counts + UNITS[win.index]
    melds = tuple([meld_set(meld) for meld in hand.melds])
    found: list[Reading] = []
    if _STANDARD in shapes:
        for own, pair in _sets_and_pair(counts):
            found += readings_by_winning_set(_STANDARD, own + melds + pair, len(own), win)
    if not melds and _SEVEN_PAIRS in shapes and is_seven_pairs(counts):
        found += readings_by_winning_set(_SEVEN_PAIRS, _pairs(hand), PAIRS, win)
    # Beside a knitted straight, and among single tiles, some suit is never whole sets and a pair,
    # so a hand that was read already need not be tried as one of those.
    if found or len(melds) > MELDS_BESIDE_A_STRAIGHT:
        return found
    if _KNITTED_STRAIGHT in shapes:
        for own, pair in _knitted_straights(counts):
            found += readings_by_winning_set(_KNITTED_STRAIGHT, own + melds + pair, len(own), win)
    if not melds and _THIRTEEN_ORPHANS in shapes and is_thirteen_orphans(counts):
        found += readings_by_winning_set(_THIRTEEN_ORPHANS, (_singles(hand),), 1, win)
    if not melds and _HONORS_AND_KNITTED in shapes and is_honors_and_knitted(counts):
        found += readings_by_winning_set(_HONORS_AND_KNITTED, (_singles(hand),), 1, win)
    return found


def readings_by_winning_set(shape: Shape, sets: TileSets, own: int, win: Tile) -> list[Reading]:
    """The readings of those sets, by the set that the winning tile fills.

    So many of the first are concealed; the melds stand beside them and then the pair, where there
    is one. Where equal sets stand side by side, it is the first that the tile completes.
    """
    results = []
    before = None
    for place, part in enumerate(sets[:own]):
        if win in part.tiles and part != before:
            results.append(Reading(shape, sets, place))
        before = part
    if own < len(sets) and win in sets[-1].tiles:
        results.append(Reading(shape, sets, len(sets) - 1))
    return results


def _sets_and_pair(counts: int) -> Sequence[tuple[TileSets, TileSets]]:
    """Every way to read the counts as sets, in order, and exactly one pair."""
    results = []
    pairs = 0
    for each, start in zip(families(counts), STARTS):  # noqa: B905  (four of each)
        if each:
            parts = family_parts(each, start)
            if not parts:
                return ()
            results.append(parts)
            pairs += len(parts[0][1])
    if pairs != 1:
        return ()
    joined = results[0]
    for others in results[1:]:
        joined = tuple([(own + more, a + b) for own, a in joined for more, b in others])
    return joined


@lru_cache(maxsize=1 << 17)
def family_parts(counts: int, start: int) -> tuple[tuple[TileSets, TileSets], ...]:
    """The readings of one family: its sets in order, and its pair or nothing."""
    return tuple(
        (
            tuple(
                sorted(
                    [tile_set(SetKind.CHOW, low) for low in each.chows]
                    + [tile_set(SetKind.PUNG, kind) for kind in each.pungs],
                    key=lambda part: part.tiles,
                )
            ),
            () if each.pair is None else (tile_set(SetKind.PAIR, each.pair),),
        )
        for each in family_splits(counts, start)
    )


def _knitted_straights(counts: int) -> Iterator[tuple[TileSets, TileSets]]:
    kinds = kinds_of(counts)
    for straight, wanted in zip(KNITTED_STRAIGHTS, STRAIGHT_COUNTS, strict=True):
        if kinds & wanted == wanted:
            knitted = tuple(tile_set(SetKind.KNITTED, kind) for kind in sorted(straight[::3]))
            for own, pair in _sets_and_pair(counts - wanted):
                yield knitted + own, pair


def _pairs(hand: Hand) -> TileSets:
    return tuple([tile_set(SetKind.PAIR, each.index) for each in _whole(hand)[::2]])


def _singles(hand: Hand) -> TileSet:
    return TileSet(SetKind.SINGLES, _whole(hand))


def _whole(hand: Hand) -> tuple[Tile, ...]:
    """The tiles of a hand without melds, in order."""
    return tuple(sorted((*hand.concealed, hand.win)))


def is_seven_pairs(counts: int) -> bool:
    """Concealed tiles in pairs; four alike are two pairs (2014, appendix 1, 19)."""
    return not counts & ONES


def is_thirteen_orphans(counts: int) -> bool:
    """Each terminal and honor, and so one of them twice (2014, appendix 1, 7)."""
    return not counts & ~(3 * ORPHAN_COUNTS) and kinds_of(counts) == ORPHAN_COUNTS


def is_honors_and_knitted(counts: int) -> bool:
    """Single tiles out of the honors and one knitted straight (2014, appendix 1, 34)."""
    return any(not counts & ~singles for singles in SINGLE_COUNTS)
