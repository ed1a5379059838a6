"""Which kinds of tile complete thirteen standing tiles, by shape alone, and how one fills a set."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from scoring.counts import ONES, kinds_listed, kinds_of, packed_tiles
from scoring.decompose import can_split, winning_kinds
from scoring.reading import (
    MELDS_BESIDE_A_STRAIGHT,
    ORPHAN_COUNTS,
    SINGLE_COUNTS,
    STRAIGHT_COUNTS,
    SetKind,
    Shape,
    TileSet,
)
from scoring.tiles import TILES, Tile


class WaitForm(StrEnum):
    """How a hand waited whose tile could fill a set in one way: 12 for 3, 13 for 2, 1 for 1."""

    EDGE = "edge"
    CLOSED = "closed"
    SINGLE = "single"


_PAIR: Final = SetKind.PAIR
_CHOW: Final = SetKind.CHOW
_SINGLE: Final = WaitForm.SINGLE
_CLOSED: Final = WaitForm.CLOSED
_EDGE: Final = WaitForm.EDGE
_SEVEN_PAIRS: Final = Shape.SEVEN_PAIRS
_KNITTED_STRAIGHT: Final = Shape.KNITTED_STRAIGHT
_THIRTEEN_ORPHANS: Final = Shape.THIRTEEN_ORPHANS
_HONORS_AND_KNITTED: Final = Shape.HONORS_AND_KNITTED


def wait_form(filled: TileSet, win: Tile) -> WaitForm | None:
    """How the winning tile fills that set, where another tile could not do it as well."""
    if filled.kind is _PAIR:
        return _SINGLE
    if filled.kind is _CHOW:
        step = win.index - filled.tiles[0].index
        if step == 1:
            return _CLOSED
        if (win.number, step) in ((3, 2), (7, 0)):
            return _EDGE
    return None


def completing_kinds(
    concealed: Sequence[Tile], melds: int, shapes: frozenset[Shape]
) -> tuple[Tile, ...]:
    """Every kind that makes one of those shapes of the standing tiles, whoever holds its copies.

    A kind of which the hand already holds four is among them, though it cannot come: the text is
    silent, and its examples agree (see docs/rulings.md on waits).
    """
    return tuple(
        [TILES[kind] for kind in completing_indices(packed_tiles(concealed), melds, shapes)]
    )


def completing_indices(counts: int, melds: int, shapes: frozenset[Shape]) -> list[int]:
    """The same for packed counts, as tile indices in ascending order."""
    found = list(winning_kinds(counts))
    if not melds and _SEVEN_PAIRS in shapes:
        found = sorted({*found, *_to_seven_pairs(counts)})
    # Where a suit holds a knitted straight's tiles, or single ones, two families and more lack
    # something: then no tile completes sets and a pair, or seven pairs.
    if found or melds > MELDS_BESIDE_A_STRAIGHT:
        return found
    if _KNITTED_STRAIGHT in shapes:
        found += _to_knitted_straight(counts)
    if not melds and _THIRTEEN_ORPHANS in shapes:
        found += _to_thirteen_orphans(kinds_of(counts))
    if not melds and _HONORS_AND_KNITTED in shapes:
        found += _to_honors_and_knitted(counts)
    return sorted(set(found))


def _to_knitted_straight(counts: int) -> Iterator[int]:
    """The straight is there and the rest lacks a tile, or the rest is and the straight lacks one."""
    kinds = kinds_of(counts)
    for straight in STRAIGHT_COUNTS:
        lacking = straight & ~kinds
        if lacking & lacking - 1:
            continue  # two tiles and more
        if not lacking:
            yield from winning_kinds(counts - straight)
        elif can_split(counts - straight + lacking):
            yield from kinds_listed(lacking)


def _to_seven_pairs(counts: int) -> Iterator[int]:
    """The one kind of which there is an odd number."""
    odd = counts & ONES
    if not odd & odd - 1:
        yield from kinds_listed(odd)


def _to_thirteen_orphans(kinds: int) -> Iterator[int]:
    """The one orphan that is not there; any, where thirteen tiles are thirteen orphans."""
    lacking = ORPHAN_COUNTS & ~kinds
    if not kinds & ~ORPHAN_COUNTS and not lacking & lacking - 1:
        yield from kinds_listed(lacking or ORPHAN_COUNTS)


def _to_honors_and_knitted(counts: int) -> Iterator[int]:
    """Whatever is not there yet of the honors and a knitted straight that holds all the tiles."""
    for singles in SINGLE_COUNTS:
        if not counts & ~singles:
            yield from kinds_listed(singles & ~counts)
