"""Two throws of two dice, and where they break the wall (2014, 3.5.7.5; 1998, 6.5(5))."""

from dataclasses import dataclass
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.seats import Wind
from scoring.table import Ruling, Stack, by_house_rule, by_text, expect_whole, seat_by_dice

STACKS_IN_A_WALL: Final = 18
WALL_ARTICLES: Final = articles_by_edition("6.5(4)", "3.5.7.4")
SECOND_THROW_ARTICLES: Final = articles_by_edition("6.5(5)2", "3.5.7.5(2)")
SUM_ARTICLES: Final = articles_by_edition("6.5(5)3", "3.5.7.5(3)")
OPENING_ARTICLES: Final = articles_by_edition("6.5(5)4", "3.5.7.5(4)")


@dataclass(frozen=True, slots=True)
class McrBreak:
    """Where the wall is broken: `points` counted on the wall of `thrower`.

    `last` is the counted stack, which stays and is the back end; `first` is the stack that the
    dealer begins with.
    """

    thrower: Wind
    points: int
    last: Stack
    first: Stack


def second_thrower(edition: RuleBook, dots: int) -> Ruling[Wind]:
    """Who throws second: the dealer (East) counts as one, then anti-clockwise.

    Raises ScoringError: two dice show 2 to 12 dots.
    """
    return by_text(seat_by_dice(Wind.EAST, dots), *SECOND_THROW_ARTICLES[edition])


def break_number(edition: RuleBook, first_dots: int, second_dots: int) -> Ruling[int]:
    """How many stacks are counted: the dots of both throws, 4 to 24.

    Raises ScoringError: two dice show 2 to 12 dots.
    """
    for dots in (first_dots, second_dots):
        expect_whole("dots", dots, 2, 12)
    return by_text(first_dots + second_dots, *SUM_ARTICLES[edition])


def break_of(edition: RuleBook, first_dots: int, second_dots: int) -> Ruling[McrBreak]:
    """The break that two throws make, counted from the right end of the second thrower's wall.

    The wall breaks after the counted stack. More than 18 go on into the next wall clockwise:
    the text does not say so. Raises ScoringError: two dice show 2 to 12 dots.
    """
    thrower = second_thrower(edition, first_dots).value
    points = break_number(edition, first_dots, second_dots).value
    last = Stack(thrower, 1).clockwise(points - 1, STACKS_IN_A_WALL)
    found = McrBreak(thrower, points, last, last.clockwise(1, STACKS_IN_A_WALL))
    if points > STACKS_IN_A_WALL:
        return by_house_rule(
            found, Note.BREAK_IN_NEXT_WALL, *OPENING_ARTICLES[edition], *WALL_ARTICLES[edition]
        )
    return by_text(found, *OPENING_ARTICLES[edition], note=Note.BROKEN_AFTER)
