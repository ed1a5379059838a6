"""Drawing seats with six tiles, and the first dealer, each by two throws (articles 8 and 10)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text, expect, expect_whole, seat_by_dice

CHAIRS: Final = 4
DRAW: Final = ("8(3)", "8(4)", "8(6)", "8(7)")


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """What two throws make of the chairs, which are numbered 0 to 3 anti-clockwise.

    `marker` is the chair that becomes East's; `order` are the chairs whose people take a wind,
    first to last; `winds` the wind that the person on each chair took.
    """

    marker: int
    order: tuple[int, ...]
    winds: Mapping[int, Wind]

    def seat_of(self, chair: int) -> int:
        """The chair on which the person on that chair sits down in the end."""
        return (self.marker + self.winds[chair].place) % CHAIRS


def draw_seats(mixer: int, first: int, second: int, winds: Sequence[Wind]) -> Ruling[SeatDraw]:
    """The seats after both throws.

    `mixer` is the chair of whoever mixed the tiles: the one opposite throws `first`, the one it
    falls on gets the marker and throws `second`. `winds` lie between the 1 and the 2 of dots, in
    order from the 1: an odd second throw takes them from there, an even one from the 2.

    Raises ScoringError: no such chair, dots that two dice cannot show, or not the four winds.
    """
    expect_whole("mixer", mixer, 0, CHAIRS - 1)
    for dots in (first, second):
        expect_whole("dots", dots, 2, 12)
    expect(sorted(winds) == sorted(WINDS), "winds", list(winds), "each of the four winds once")
    marker = (mixer + 2 + first - 1) % CHAIRS
    order = tuple((marker + second - 1 + step) % CHAIRS for step in range(CHAIRS))
    row = tuple(winds) if second % 2 else tuple(reversed(winds))
    return by_text(SeatDraw(marker, order, dict(zip(order, row, strict=True))), *DRAW)


def first_dealer(first: int, second: int) -> Ruling[Wind]:
    """Who deals first, named by the seat of the draw: East throws, and the one it falls on again.

    Raises ScoringError: two dice show 2 to 12 dots.
    """
    return by_text(seat_by_dice(seat_by_dice(Wind.EAST, first), second), "10(1)", "10(2)")
