"""What fills the places of a deed: tiles and numbers that decide."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Value
from quizzes.situations.deeds import DeedValues
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from scoring import TILES, Tile, Wind

_SUITED: Final = TILES[:27]


def _above(tile: Tile, steps: int) -> Tile:
    return TILES[tile.index + steps]


def _low(draw: Draw, highest: int) -> Tile:
    return draw.pick([each for each in _SUITED if each.number <= highest])


def a_spoken_tile(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": draw.pick(TILES_BUT_WINDS)}


def tile_and_count(*counts: int) -> DeedValues:
    """A tile, and one of these numbers as `count`."""
    return lambda draw, seat: {"tile": draw.pick(TILES_BUT_WINDS), "count": draw.pick(counts)}


def tiles_to_chi(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """Two tiles in hand and the one that makes a chow with them."""
    low = _low(draw, 7)
    row = [low, _above(low, 1), _above(low, 2)]
    claimed = draw.pick(row)
    return {"tiles": tuple(each for each in row if each is not claimed), "tile": claimed}


def two_sided(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """The tiles of a two-sided wait."""
    low = _low(draw, 6)
    return {"tiles": (low, _above(low, 3))}


def let_pass(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """A tile that was let pass and the other one that wins."""
    low = _low(draw, 6)
    one, other = draw.shuffled((low, _above(low, 3)))
    return {"tile": one, "wait": other}


def wait_and_discard(furiten: bool) -> DeedValues:
    """A two-sided wait, an own discard that completes the hand or not, and the tile to win on."""

    def values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        low = _low(draw, 6)
        waits = (low, _above(low, 3))
        win, far = draw.shuffled(waits)
        other = draw.pick([each for each in TILES_BUT_WINDS if each not in waits])
        return {"tiles": waits, "gone": far if furiten else other, "tile": win}

    return values
