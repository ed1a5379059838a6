"""Groups of sets that make a combination fan, with suits and numbers drawn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.hands.parts import SUIT_STARTS, Palette, chow, pung
from scoring import TileSet

Sets = tuple[TileSet, ...]
Pattern = Callable[[Draw], Sets]


def suits(draw: Draw) -> list[int]:
    """The three suits in any order."""
    return draw.shuffled(SUIT_STARTS)


def chows_of_one_suit(draw: Draw, lows: Sequence[int]) -> Sets:
    """Chows of one suit from those numbers."""
    start = draw.pick(SUIT_STARTS)
    return tuple(chow(start, low) for low in lows)


def chow_in_each_suit(draw: Draw, lows: Sequence[int]) -> Sets:
    """A chow in each suit, from those numbers."""
    return tuple(chow(start, low) for start, low in zip(suits(draw), lows, strict=True))


def pure_straight(draw: Draw) -> Sets:
    """123, 456 and 789 of one suit."""
    return chows_of_one_suit(draw, (1, 4, 7))


def mixed_straight(draw: Draw) -> Sets:
    """123, 456 and 789, one in each suit."""
    return chow_in_each_suit(draw, (1, 4, 7))


def mixed_triple(draw: Draw) -> Sets:
    """The same numbers in each suit."""
    return chow_in_each_suit(draw, (1 + draw.below(7),) * 3)


def mixed_shifted(draw: Draw) -> Sets:
    """A chow in each suit, each one number above the last."""
    low = 1 + draw.below(5)
    return chow_in_each_suit(draw, (low, low + 1, low + 2))


def pure_shifted(draw: Draw) -> Sets:
    """Three chows of one suit, each one or two numbers above the last."""
    step = 1 + draw.below(2)
    low = 1 + draw.below(7 - 2 * step)
    return chows_of_one_suit(draw, (low, low + step, low + 2 * step))


def same_pungs(draw: Draw, count: int) -> Sets:
    """Pungs of one number in that many suits."""
    number = draw.below(9)
    return tuple(pung(start + number) for start in suits(draw)[:count])


def shifted_pungs(draw: Draw, count: int) -> Sets:
    """Pungs of one suit with consecutive numbers."""
    start = draw.pick(SUIT_STARTS) + draw.below(10 - count)
    return tuple(pung(start + step) for step in range(count))


def mixed_shifted_pungs(draw: Draw) -> Sets:
    """Pungs of consecutive numbers, one in each suit."""
    low = draw.below(7)
    return tuple(pung(start + low + step) for step, start in enumerate(suits(draw)))


THREE_CHOWS: Final[Mapping[Pattern, float]] = {
    mixed_triple: 3,
    mixed_straight: 3,
    mixed_shifted: 3,
    pure_straight: 1.5,
    pure_shifted: 1.5,
}


def three_chows(
    draw: Draw, palette: Palette, patterns: Mapping[Pattern, float] = THREE_CHOWS
) -> Sets | None:
    """Three chows that are worth 6 points or more together, of tiles from the palette."""
    for _ in range(12):
        sets = draw.weighted(patterns)(draw)
        if all(each.index in palette for part in sets for each in part.tiles):
            return sets
    return None
