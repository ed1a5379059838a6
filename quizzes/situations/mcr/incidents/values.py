"""What fills the places of an incident: tiles, numbers and words that decide."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Value, message
from quizzes.situations.deeds import DeedValues
from quizzes.situations.mcr.facts import (
    random_suit_tile,
    random_tile,
    tile_above,
)
from scoring import Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.hand_sizes import standing_tiles
from scoring.tiles import tile


def a_tile(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": random_tile(draw)}


def a_suit_tile(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": random_suit_tile(draw)}


def a_flower(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"tile": tile(f"{1 + draw.below(8)}f")}


def a_run(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    low = random_suit_tile(draw, 1, 7)
    return {"tiles": (low, tile_above(low, 1), tile_above(low, 2))}


def no_run(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    low = random_suit_tile(draw, 1, 6)
    return {"tiles": (low, tile_above(low, 1 + draw.below(2)), tile_above(low, 3))}


def _alike(draw: Draw, seat: Wind, count: int, odd: bool) -> Mapping[str, Value]:
    """Tiles of a kind, the last of them perhaps of one that looks like it."""
    first, other = map(tile, draw.pick(_LOOK_ALIKE))
    return {"tiles": (*(first,) * (count - odd), *(other,) * odd)}


_LOOK_ALIKE: Final = (
    ("2m", "3m"),
    ("6m", "9m"),
    ("4p", "5p"),
    ("6p", "9p"),
    ("6s", "9s"),
    ("7s", "9s"),
)


def a_pung(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return _alike(draw, seat, 3, odd=False)


def no_pung(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return _alike(draw, seat, 3, odd=True)


def a_kong(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return _alike(draw, seat, 4, odd=False)


def no_kong(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return _alike(draw, seat, 4, odd=True)


def _waits(draw: Draw, steps: tuple[int, ...]) -> Mapping[str, Value]:
    """A wait for two tiles, and the tile called so many numbers above the lower one."""
    low = random_suit_tile(draw, 1, 3)
    return {"tiles": (low, tile_above(low, 3)), "tile": tile_above(low, draw.pick(steps))}


def on_its_tile(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return _waits(draw, (0, 3))


def on_another_tile(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return _waits(draw, (1, 2, 6))


def points_from(draw: Draw, low: int) -> Mapping[str, Value]:
    return {"points": AmountInUnit(low + draw.below(4)), "flowers": draw.below(5)}


def a_number(*numbers: int) -> DeedValues:
    """One of these, as `number`."""
    return lambda draw, seat: {"number": draw.pick(numbers)}


def a_word(*words: str) -> DeedValues:
    """One of these, as `word`."""
    return lambda draw, seat: {"word": message(draw.pick(words))}


def left_neighbour(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"left": seat.after(3)}


def a_hand(*off: int) -> DeedValues:
    """A hand after the discard, with so many tiles too many or too few."""

    def values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
        melds = 1 + draw.below(3)
        right = standing_tiles(RuleBook.OF_2014, melds).value
        return {"melds": melds, "standing": right + draw.pick(off)}

    return values


def a_misnamed_tile(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    low = random_suit_tile(draw, 1, 8)
    return {"tile": low, "named": tile_above(low, 1)}


def early_draws(offence: int) -> DeedValues:
    return lambda draw, seat: {"left": seat.after(3), "number": offence}


def late_pungs(offence: int) -> DeedValues:
    return lambda draw, seat: {"seconds": 4 + draw.below(4), "before": offence - 1}


def prompt_pung(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"seconds": 1 + draw.below(3), "before": draw.below(4)}
