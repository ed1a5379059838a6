"""Tiles that a sentence about players may name."""

from typing import Final

from scoring import TILES

TILES_BUT_WINDS: Final = (*TILES[:27], *TILES[31:34])
"""A wind would read as the player of that name."""
