"""Readings: every way in which the tiles of a hand make a winning shape.

A hand is four sets and a pair; seven pairs; thirteen orphans; the honors and knitted tiles; or
a knitted straight with one set and a pair (2014, 3.7.2). Each reading also says which of its
sets the winning tile completes, for that decides the wait and which pung is concealed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import Final

from scoring.decompose import can_split, split
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


@dataclass(frozen=True, slots=True, order=True)
class TileSet:
    """A part of a reading. `melded` says that it was made with another player's tile."""

    kind: SetKind
    tiles: tuple[Tile, ...]
    melded: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a hand: concealed sets, then melds, the pair last where there is one.

    `completed` is the place in `sets` of the set that the winning tile fills.
    """

    shape: Shape
    sets: tuple[TileSet, ...]
    completed: int


ORPHANS: Final = frozenset(
    kind.index for kind in TILES[:KINDS] if kind.is_honor or kind.is_terminal
)
_HONORS: Final = frozenset(range(27, KINDS))
KNITTED_STRAIGHTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        9 * suit + number
        for suit, start in zip(suits, range(3), strict=True)
        for number in range(start, 9, 3)
    )
    for suits in permutations(range(3))
)
_KIND_OF_MELD: Final[Mapping[MeldKind, SetKind]] = {
    MeldKind.CHOW: SetKind.CHOW,
    MeldKind.PUNG: SetKind.PUNG,
    MeldKind.KONG: SetKind.KONG,
    MeldKind.ADDED_KONG: SetKind.KONG,
    MeldKind.CONCEALED_KONG: SetKind.KONG,
}


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
    return tile_set(_KIND_OF_MELD[meld.kind], meld.tiles[0].index, meld.is_claimed)


def tile_counts(tiles: Sequence[Tile]) -> list[int]:
    """How many of each of the 34 kinds."""
    counts = [0] * KINDS
    for each in tiles:
        counts[each.index] += 1
    return counts


def readings(hand: Hand, shapes: frozenset[Shape]) -> Iterator[Reading]:
    """Every reading in those shapes, with every place where the winning tile may stand."""
    counts = tile_counts(hand.concealed)
    counts[hand.win.index] += 1
    melds = tuple(meld_set(meld) for meld in hand.melds)
    for shape, own, pair in _shapes(counts, melds, shapes):
        sets = (*own, *melds, *pair)
        last = len(sets) - 1
        seen: set[TileSet] = set()
        for place in (*range(len(own)), *((last,) if pair else ())):
            part = sets[place]
            if hand.win in part.tiles and part not in seen:
                seen.add(part)
                yield Reading(shape, sets, place)


def _shapes(
    counts: list[int], melds: tuple[TileSet, ...], shapes: frozenset[Shape]
) -> Iterator[tuple[Shape, tuple[TileSet, ...], tuple[TileSet, ...]]]:
    """Shape, concealed sets and the pair (or nothing) of every reading."""
    for own, pair in _sets_and_pair(counts):
        yield Shape.STANDARD, own, pair
    if Shape.KNITTED_STRAIGHT in shapes:
        yield from _knitted_straights(counts)
    if melds:
        return
    if Shape.SEVEN_PAIRS in shapes and is_seven_pairs(counts):
        pairs = tuple(
            tile_set(SetKind.PAIR, kind)
            for kind, count in enumerate(counts)
            for _ in range(count // 2)
        )
        yield Shape.SEVEN_PAIRS, pairs, ()
    if Shape.THIRTEEN_ORPHANS in shapes and is_thirteen_orphans(counts):
        yield Shape.THIRTEEN_ORPHANS, (_singles(counts),), ()
    if Shape.HONORS_AND_KNITTED in shapes and is_honors_and_knitted(counts):
        yield Shape.HONORS_AND_KNITTED, (_singles(counts),), ()


def _sets_and_pair(
    counts: Sequence[int],
) -> Iterator[tuple[tuple[TileSet, ...], tuple[TileSet, ...]]]:
    for chows, pungs, pair in split(counts):
        own = [tile_set(SetKind.CHOW, low) for low in chows]
        own += [tile_set(SetKind.PUNG, kind) for kind in pungs]
        own.sort(key=lambda part: part.tiles)
        yield tuple(own), (tile_set(SetKind.PAIR, pair),)


def _knitted_straights(
    counts: Sequence[int],
) -> Iterator[tuple[Shape, tuple[TileSet, ...], tuple[TileSet, ...]]]:
    for straight in KNITTED_STRAIGHTS:
        if all(counts[kind] for kind in straight):
            rest = _without(counts, straight)
            knitted = tuple(tile_set(SetKind.KNITTED, kind) for kind in straight[::3])
            for own, pair in _sets_and_pair(rest):
                yield Shape.KNITTED_STRAIGHT, (*sorted(knitted, key=_first), *own), pair


def _first(part: TileSet) -> Tile:
    return part.tiles[0]


def _singles(counts: Sequence[int]) -> TileSet:
    return TileSet(
        SetKind.SINGLES,
        tuple(TILES[kind] for kind, count in enumerate(counts) for _ in range(count)),
    )


def _without(counts: Sequence[int], kinds: Sequence[int]) -> list[int]:
    rest = list(counts)
    for kind in kinds:
        rest[kind] -= 1
    return rest


def is_seven_pairs(counts: Sequence[int]) -> bool:
    """Fourteen tiles in pairs; four alike are two pairs (2014, appendix 1, 19)."""
    return sum(counts) == 14 and all(count % 2 == 0 for count in counts)


def is_thirteen_orphans(counts: Sequence[int]) -> bool:
    """Each terminal and honor, one of them twice (2014, appendix 1, 7)."""
    return sum(counts) == 14 and all(
        (count > 0) == (kind in ORPHANS) for kind, count in enumerate(counts)
    )


def is_honors_and_knitted(counts: Sequence[int]) -> bool:
    """Fourteen single tiles out of the honors and one knitted straight (2014, appendix 1, 34)."""
    if max(counts) > 1 or sum(counts) != 14:
        return False
    held = {kind for kind, count in enumerate(counts) if count}
    return any(held <= _HONORS.union(straight) for straight in KNITTED_STRAIGHTS)


def nearly_knitted(counts: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The knitted straights of which at most one tile is missing."""
    return tuple(
        straight
        for straight in KNITTED_STRAIGHTS
        if sum(1 for kind in straight if counts[kind]) >= len(straight) - 1
    )


def is_complete(
    counts: Sequence[int],
    melds: int,
    shapes: frozenset[Shape],
    straights: Sequence[Sequence[int]] = KNITTED_STRAIGHTS,
) -> bool:
    """Whether the concealed tiles make one of those shapes beside that many melds.

    `straights` are the knitted straights that may be there, if that shape is known at all.
    """
    if can_split(counts):
        return True
    for straight in straights if Shape.KNITTED_STRAIGHT in shapes else ():
        if all(counts[kind] for kind in straight) and can_split(_without(counts, straight)):
            return True
    return not melds and (
        (Shape.SEVEN_PAIRS in shapes and is_seven_pairs(counts))
        or (Shape.THIRTEEN_ORPHANS in shapes and is_thirteen_orphans(counts))
        or (Shape.HONORS_AND_KNITTED in shapes and is_honors_and_knitted(counts))
    )
