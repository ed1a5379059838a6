"""Breaking the wall, dealing, the dora indicator and the last tiles (articles 9, 14, 16, 19)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scoring.seats import Wind
from scoring.table import (
    DEALT,
    Place,
    Ruling,
    Stack,
    by_text,
    expect_whole,
    from_back,
    from_front,
    seat_by_dice,
)

STACKS_IN_A_WALL: Final = 17
TILES_IN_THE_WALLS: Final = 4 * STACKS_IN_A_WALL * 2
LEFT_AT_A_DRAW: Final = 14  # tiles that nobody draws (19(2))
KONGS_IN_A_HAND: Final = 4  # by all players together (29)
ON_THE_INDICATOR: Final = 2  # stacks between the end of the wall and the indicator's


@dataclass(frozen=True, slots=True)
class RengoBreak:
    """Where the wall is broken: `last` is the end of the wall, `first` the stack dealt first."""

    last: Stack
    first: Stack


def break_of(dots: int) -> Ruling[RengoBreak]:
    """The break of the dealer's one throw: so many stacks stay at the right end of that wall.

    Raises ScoringError: two dice show 2 to 12 dots.
    """
    last = Stack(seat_by_dice(Wind.EAST, dots), dots)
    return by_text(RengoBreak(last, last.clockwise(1, STACKS_IN_A_WALL)), "14(1)", "14(2)")


def drawn_place(opening: RengoBreak, number: int) -> Place:
    """Where the tile lies that is drawn as that number from the break, the first being 0 (9).

    Raises ScoringError: the walls hold 136 tiles.
    """
    return from_front(opening.first, number, STACKS_IN_A_WALL)


def dealt() -> Ruling[Mapping[Wind, tuple[int, ...]]]:
    """Which tiles each seat is dealt, as numbers of `drawn_place` (see `scoring.table.DEALT`)."""
    return by_text(DEALT, "14(2)", "14(3)")


def dora_indicator_place(opening: RengoBreak) -> Ruling[Place]:
    """The upper tile of the third stack from the end."""
    stack = opening.last.clockwise(-ON_THE_INDICATOR, STACKS_IN_A_WALL)
    return by_text(Place(stack, upper=True), "16")


def replacement_place(opening: RengoBreak, number: int) -> Ruling[Place]:
    """Where the replacement for the kong of that number lies, the first being 0: upper, then lower.

    Raises ScoringError: a hand has four kongs at most.
    """
    expect_whole("number", number, 0, KONGS_IN_A_HAND - 1)
    return by_text(from_back(opening.last, number, STACKS_IN_A_WALL), "16", "27")


def draws_left(drawn: int) -> Ruling[int]:
    """How many tiles can still be drawn when so many were, dealt and replacement tiles included.

    Raises ScoringError: nobody draws the last 14.
    """
    most = TILES_IN_THE_WALLS - LEFT_AT_A_DRAW
    expect_whole("drawn", drawn, 0, most)
    return by_text(most - drawn, "19(2)")


def may_correct_indicator(discarded: bool) -> Ruling[bool]:
    """Whether a wrongly opened indicator is put right.

    Until the dealer's first discard or concealed kong the right one is opened; later the tile
    that was opened counts and changes places with the right one.
    """
    return by_text(not discarded, "16")


def is_indicator(stack: int) -> Ruling[bool]:
    """Whether the upper tile of that stack is the indicator, the last stack being the first: the third."""
    return by_text(stack == ON_THE_INDICATOR + 1, "16")


def may_open_another_indicator() -> Ruling[bool]:
    """Whether a kong opens an indicator more: a deal has one alone."""
    return by_text(False, "16")
