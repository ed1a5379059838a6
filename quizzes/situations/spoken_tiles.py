"""Tiles that a sentence about players may name."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import CopiesOf, Value
from quizzes.situations.deeds import DeedValues
from scoring import TILES, Tile, Wind

TILES_BUT_WINDS: Final = (*TILES[:27], *TILES[31:34])
"""A wind would read as the player of that name."""
UNIOS_BUT_WINDS: Final = tuple(
    each for each in TILES_BUT_WINDS if not each.is_suited or each.number in (1, 9)
)
"""Terminals and dragons (International Mahjong 5.18)."""


def of_a_kong(values: DeedValues) -> DeedValues:
    """The same values with `tile` as what a kong is of: several copies of it."""

    def drawn(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        found = values(draw, seat)
        tile = found["tile"]
        assert isinstance(tile, Tile)
        return {**found, "tile": CopiesOf(tile)}

    return drawn
