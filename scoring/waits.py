"""Which kinds of tile complete thirteen standing tiles, by shape alone."""

from collections.abc import Sequence

from scoring.reading import KNITTED_STRAIGHTS, ORPHANS, is_complete, tile_counts
from scoring.tiles import KINDS, TILES, Tile


def completing_kinds(concealed: Sequence[Tile], melds: int) -> tuple[Tile, ...]:
    """Every kind that makes a winning shape of the standing tiles, whoever holds its copies.

    A kind of which the hand already holds four is among them, though it cannot come: the text is
    silent, and its examples agree (see docs/rulings.md on waits).
    """
    counts = tile_counts(concealed)
    found = []
    for kind in _candidates(counts, melds):
        counts[kind] += 1
        if is_complete(counts, melds):
            found.append(TILES[kind])
        counts[kind] -= 1
    return tuple(found)


def _candidates(counts: Sequence[int], melds: int) -> list[int]:
    """Kinds worth trying: near a standing tile, or wanted by a hand without ordinary sets."""
    near = {
        kind + step
        for kind, count in enumerate(counts)
        if count
        for step in ((0,) if kind >= 27 else (-2, -1, 0, 1, 2))
        if kind + step >= 0 and (kind + step) // 9 == kind // 9
    }
    if not melds:
        near |= ORPHANS
    for straight in KNITTED_STRAIGHTS:
        if sum(counts[kind] > 0 for kind in straight) >= 4:
            near.update(straight)
    return sorted(kind for kind in near if kind < KINDS)
