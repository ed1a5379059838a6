"""Which kinds of tile complete thirteen standing tiles, by shape alone."""

from collections.abc import Sequence
from typing import Final

from scoring.reading import Shape, is_complete, nearly_knitted, tile_counts
from scoring.tiles import KINDS, TILES, Tile

SINGLES: Final = 12  # thirteen orphans and knitted hands wait with at least so many kinds
_NEIGHBOURS: Final = tuple(
    tuple(
        kind + step
        for step in ((0,) if kind >= 27 else (-2, -1, 0, 1, 2))
        if kind + step >= 0 and (kind + step) // 9 == kind // 9
    )
    for kind in range(KINDS)
)


def completing_kinds(
    concealed: Sequence[Tile], melds: int, shapes: frozenset[Shape]
) -> tuple[Tile, ...]:
    """Every kind that makes one of those shapes of the standing tiles, whoever holds its copies.

    A kind of which the hand already holds four is among them, though it cannot come: the text is
    silent, and its examples agree (see docs/rulings.md on waits).
    """
    counts = tile_counts(concealed)
    straights = nearly_knitted(counts)
    found = []
    for kind in _candidates(counts, straights):
        counts[kind] += 1
        if is_complete(counts, melds, shapes, straights):
            found.append(TILES[kind])
        counts[kind] -= 1
    return tuple(found)


def _candidates(counts: Sequence[int], straights: Sequence[Sequence[int]]) -> list[int]:
    """Kinds worth trying: near a standing tile, or wanted by a hand of single tiles."""
    held = [kind for kind, count in enumerate(counts) if count]
    if len(held) >= SINGLES:
        return list(range(KINDS))
    near = {near for kind in held for near in _NEIGHBOURS[kind]}
    return sorted(near.union(*straights))
