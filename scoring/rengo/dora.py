"""Dora: the tile after the one indicator, one han each (article 16)."""

from typing import Final

from scoring.counts import count_of
from scoring.fan import Use
from scoring.hand import Hand
from scoring.tiles import COPIES, KINDS, TILES, Tile

DORA_CYCLES: Final = ((0, 9), (9, 18), (18, 27), (27, 31), (31, 34))
"""First kind and end of those that follow one another: suits, winds, dragons (article 1)."""


def dora_after(indicator: Tile) -> Tile:
    """The next tile of its kind; after the last comes the first (docs/rulings.md)."""
    first, end = next(row for row in DORA_CYCLES if row[0] <= indicator.index < row[1])
    return TILES[first + (indicator.index + 1 - first) % (end - first)]


def dora_of(hand: Hand) -> tuple[Use, ...]:
    """One use for each dora that the hand holds, kongs with all four."""
    indicator = hand.circumstances.dora_indicator
    if indicator is None:
        return ()
    kind, uses = _AFTER[indicator]
    return uses[count_of(hand.counts, kind)]


def _uses_after(indicator: Tile) -> tuple[int, tuple[tuple[Use, ...], ...]]:
    """The dora by its index, and the uses of none to four of it."""
    dora = dora_after(indicator)
    return dora.index, tuple((Use(tiles=(dora,)),) * times for times in range(COPIES + 1))


_AFTER: Final = {indicator: _uses_after(indicator) for indicator in TILES[:KINDS]}
