"""Tiles that a sentence about players may name."""

from typing import Final

from scoring import TILES

TILES_BUT_WINDS: Final = (*TILES[:27], *TILES[31:34])
"""A wind would read as the player of that name."""
UNIOS_BUT_WINDS: Final = tuple(
    each for each in TILES_BUT_WINDS if not each.is_suited or each.number in (1, 9)
)
"""Terminals and dragons (International Mahjong 5.18)."""
