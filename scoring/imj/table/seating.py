"""Choosing seats with four winds, and the starter (articles 8, 10.3(1))."""

from collections.abc import Mapping, Sequence
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text, expect, expect_whole, seat_by_dice

PEOPLE: Final = 4
DICE: Final = 3
ATTEMPTS: Final = 4  # the fourth throw for new seats is final (8.2)


def winds_taken(thrower: int, dots: int, column: Sequence[Wind]) -> Ruling[Mapping[int, Wind]]:
    """The wind that each person takes from the column, whose top is `column[0]`.

    People are numbered 0 to 3 anti-clockwise as they stand; the thrower counts as one.
    Raises ScoringError: no such person, dots that three dice cannot show, not the four winds.
    """
    expect_whole("thrower", thrower, 0, PEOPLE - 1)
    expect_whole("dots", dots, DICE, 6 * DICE)
    expect(sorted(column) == sorted(WINDS), "column", list(column), "each of the four winds once")
    first = thrower + dots - 1
    taken = {(first + step) % PEOPLE: wind for step, wind in enumerate(column)}
    return by_text(dict(sorted(taken.items())), "8.1(3)", "8.1(4)")


def seats(taken: Mapping[int, Wind], east_chooses: int) -> Ruling[Mapping[int, int]]:
    """The chair of each person: East chooses one, South sits to the right of East, and so on.

    Chairs are numbered 0 to 3 anti-clockwise. Raises ScoringError: no such chair.
    """
    expect_whole("east_chooses", east_chooses, 0, PEOPLE - 1)
    chairs = {person: (east_chooses + wind.place) % PEOPLE for person, wind in taken.items()}
    return by_text(chairs, "8.1(5)", "8.1(6)")


def must_redraw_seats(before: Sequence[int], after: Sequence[int], attempt: int) -> Ruling[bool]:
    """Whether new seats are drawn again: they are the same as before, and it is not the fourth draw.

    `before` and `after` are the people in the order of sitting, anti-clockwise from anywhere.
    Raises ScoringError: not four attempts.
    """
    expect_whole("attempt", attempt, 1, ATTEMPTS)
    turned = [tuple(before[place:]) + tuple(before[:place]) for place in range(PEOPLE)]
    return by_text(tuple(after) in turned and attempt < ATTEMPTS, "8.2")


def may_redraw_first_seats() -> Ruling[bool]:
    """Whether the seats of the first four rounds are drawn again: there are no earlier ones."""
    return by_text(False, "8.1")


def thrower_for_new_seats(last_winner: Wind | None, next_dealer: Wind) -> Ruling[Wind]:
    """Who throws for the seats of the next four rounds: the last winner, or else the next dealer."""
    return by_text(next_dealer if last_winner is None else last_winner, "8.2")


def starter(dots: int) -> Ruling[Wind]:
    """Who deals first in four rounds: East of the drawn winds throws and counts as one.

    Raises ScoringError: three dice show 3 to 18 dots.
    """
    return by_text(seat_by_dice(Wind.EAST, dots, DICE), "10.3(1)")
