"""What fills the places of a deed: tiles and numbers that decide."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Value
from quizzes.situations.deeds import DeedValues
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS, UNIOS_BUT_WINDS
from scoring import TILES, Tile, Wind

_SUITED: Final = TILES[:27]
_FLOWERS: Final = TILES[34:]


def _above(tile: Tile, steps: int) -> Tile:
    return TILES[tile.index + steps]


def _low(draw: Draw, highest: int) -> Tile:
    return draw.pick([each for each in _SUITED if each.number <= highest])


def a_tile_to_name(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": draw.pick(TILES_BUT_WINDS)}


def for_a_chow(tile: Tile) -> Tile:
    """A tile of a suit as it is, a terminal in place of a dragon: the fourth of a kong completes a chow only."""
    return tile if tile.is_suited else TILES[9 * (tile.index % 3)]


def a_tile_of_a_suit(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": for_a_chow(draw.pick(TILES_BUT_WINDS))}


def an_unio(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": draw.pick(UNIOS_BUT_WINDS)}


def a_flower_drawn(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": draw.pick(_FLOWERS)}


def both_ends(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """A wait for two tiles: the one that was let pass, and the other."""
    low = _low(draw, 6)
    one, other = draw.shuffled((low, _above(low, 3)))
    return {"tile": one, "wait": other}


def tiles_to_chow(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """Two tiles in hand and the one that makes a chow with them."""
    low = _low(draw, 7)
    row = [low, _above(low, 1), _above(low, 2)]
    claimed = draw.pick(row)
    return {"tiles": tuple(each for each in row if each is not claimed), "tile": claimed}


def tiles_for_no_chow(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """Two tiles in hand and one that makes no chow with them."""
    low = _low(draw, 5)
    return {"tiles": (low, _above(low, 1)), "tile": _above(low, draw.pick((3, 4)))}


def a_displayed_chow(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    low = _low(draw, 7)
    return {"tiles": (low, _above(low, 1), _above(low, 2))}


def no_displayed_chow(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    low = _low(draw, 6)
    return {"tiles": (low, _above(low, 1), _above(low, 3))}


def chow_and_discard(barred: bool) -> DeedValues:
    """A chow of the lowest tile with the two above it, and a discard that would, or would not, chow them."""

    def values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        low = _low(draw, 6)
        shown = (_above(low, 1), _above(low, 2))
        discard = _above(low, 3) if barred else draw.pick(shown)
        return {"tile": low, "tiles": shown, "discard": discard}

    return values


def closed_chow_and_discard(barred: bool) -> DeedValues:
    """A chow of the middle tile, and a discard like it, or one beyond, which makes no chow with those shown."""

    def values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        low = _low(draw, 6)
        middle = _above(low, 1)
        return {
            "tile": middle,
            "tiles": (low, _above(low, 2)),
            "discard": middle if barred else _above(low, 3),
        }

    return values


def tiles_shown(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"count": 3 + draw.below(9)}


def ranks(lowest: int, below: int) -> DeedValues:
    """An agreed rank of `lowest` or up to three more, and a hand so far below it."""

    def values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        agreed = lowest + draw.below(4)
        return {"agreed": AmountInUnit(agreed), "rank": AmountInUnit(agreed - below)}

    return values


def seven_flowers(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """Seven Flowers, and an agreed lowest rank above its three fans."""
    return {"agreed": AmountInUnit(4 + draw.below(3)), "rank": AmountInUnit(3)}


def rounds_agreed(*rounds: int) -> DeedValues:
    return lambda draw, seat: {"rounds": draw.pick(rounds)}


def a_hand_of(*off: int) -> DeedValues:
    """Displayed sets, and that many standing tiles too many or too few."""

    def values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        sets = 2 + draw.below(2)
        return {"sets": sets, "count": 13 - 3 * sets + draw.pick(off)}

    return values


def cards_dealt(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """A number that is wrong for the dealer and for the others."""
    return {"count": draw.pick((11, 12, 15, 16))}
