"""Dora: the tile after the one indicator, one han each (article 16)."""

from scoring.counts import count_of
from scoring.fan import Use
from scoring.hand import Hand
from scoring.tiles import TILES, Tile

_ROWS = ((0, 9), (9, 18), (18, 27), (27, 31), (31, 34))  # kinds that follow one another


def dora_after(indicator: Tile) -> Tile:
    """The next tile of its kind; after the last comes the first (docs/rulings.md)."""
    for first, end in _ROWS:
        if first <= indicator.index < end:
            return TILES[first + (indicator.index + 1 - first) % (end - first)]
    raise ValueError(indicator)


def dora_of(hand: Hand) -> tuple[Use, ...]:
    """One use for each dora that the hand holds, kongs with all four."""
    indicator = hand.circumstances.dora_indicator
    if indicator is None:
        return ()
    dora = dora_after(indicator)
    return (Use(tiles=(dora,)),) * count_of(hand.counts, dora.index)
