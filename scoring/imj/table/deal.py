"""The starting wall, its head and tail, dealing and flowers (articles 10.3(2), 10.4, 16, 17)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.imj.table.seating import DICE
from scoring.seats import WINDS, Wind
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

COLUMNS_IN_A_WALL: Final = 18
TILES_IN_THE_WALLS: Final = 144  # four walls, two storeys (4, 10.2)


@dataclass(frozen=True, slots=True)
class ImjBreak:
    """The two ends of the wall: the counted column is the tail, the next clockwise the head."""

    tail: Stack
    head: Stack


def starting_wall(dots: int) -> Ruling[Wind]:
    """Whose wall is broken in a later game: the dealer throws and counts from the dealer's own wall.

    In the first game of four rounds it is the starter's own (10.3(1)), so the throw that made
    the starter names it too. Raises ScoringError: three dice show 3 to 18 dots.
    """
    return by_text(seat_by_dice(Wind.EAST, dots, DICE), "10.3(2)")


def break_of(wall: Wind, dots: int) -> Ruling[ImjBreak]:
    """The column of that number, clockwise along the starting wall, is the tail.

    With 18 dots the tail is the last column of the wall and the head the first of the next.
    Raises ScoringError: three dice show 3 to 18 dots.
    """
    expect_whole("dots", dots, DICE, 6 * DICE)
    tail = Stack(wall, dots)
    return by_text(ImjBreak(tail, tail.clockwise(1, COLUMNS_IN_A_WALL)), "10.4(1)")


def head_place(opening: ImjBreak, number: int, from_tail: int = 0) -> Ruling[Place]:
    """Where the tile lies that is drawn as that number from the head, the first being 0.

    `from_tail` tiles were drawn from the tail by then. In the column where both ends meet the
    tiles still go from the top down (16.4). Raises ScoringError: the walls hold 144 tiles.
    """
    place = from_front(opening.head, number, COLUMNS_IN_A_WALL)
    return _where(place, number, from_tail)


def tail_place(opening: ImjBreak, number: int, from_head: int = 0) -> Ruling[Place]:
    """The same from the tail, for flowers and after kongs: the tail moves the other way.

    `from_head` tiles were drawn from the head by then. Raises ScoringError: the walls hold 144
    tiles.
    """
    place = from_back(opening.tail, number, COLUMNS_IN_A_WALL)
    return _where(place, number, from_head)


def _where(place: Place, number: int, from_other_end: int) -> Ruling[Place]:
    """That place, or what is left of its column where the other end has come to the same one."""
    expect_whole("drawn from the other end", from_other_end, 0, TILES_IN_THE_WALLS - 1 - number)
    column, last = number // 2, TILES_IN_THE_WALLS // 2 - 1
    if from_other_end % 2 and column == last - from_other_end // 2:
        return by_text(Place(place.stack, upper=False), "16.1", "16.4")
    return by_text(place, "16.2", "16.3")


def dealt() -> Ruling[Mapping[Wind, tuple[int, ...]]]:
    """Which tiles each seat is dealt, as numbers of `head_place` (see `scoring.table.DEALT`).

    With fourteen tiles the dealer discards first, unless the hand wins at once (20).
    """
    return by_text(DEALT, "10.4(2)")


def flower_cycles(drawn: Sequence[Sequence[int]]) -> Ruling[tuple[tuple[Wind, int], ...]]:
    """In which order flowers are replaced after the deal, as (seat, how many tiles at once).

    `drawn[0]` are the flowers that each seat (East first) was dealt, `drawn[1]` those that each
    drew while replacing them, and so on: more flowers wait for the next cycle.
    Raises ScoringError: a cycle that does not name four seats.
    """
    for cycle in drawn:
        expect_whole("seats", len(cycle), len(WINDS), len(WINDS))
    turns = tuple(
        (seat, count) for cycle in drawn for seat, count in zip(WINDS, cycle, strict=True) if count
    )
    return by_text(turns, "17")


def flower_waits(right_after_the_deal: bool) -> Ruling[bool]:
    """Whether a flower drawn as a replacement waits for the next cycle; later it is replaced at once."""
    return by_text(right_after_the_deal, "17")
