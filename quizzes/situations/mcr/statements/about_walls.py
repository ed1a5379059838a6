"""Statements about the dice, the break and the dealing (2014, 3.5.7.5, 3.5.7.6; 1998, 6.5(5), 6.5(6))."""

from collections.abc import Iterable, Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.mcr.facts import ALL_EDITIONS, LATER_EDITIONS, MISCONCEPTION_OF_EDITION
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.deal import DEALING_ARTICLES, dealt, replacement_place
from scoring.mcr.table.dice import STACKS_IN_A_WALL, break_number, break_of, second_thrower
from scoring.mcr.table.times import DICE_HEIGHT, OPENING, times
from scoring.table import Place
from wording import N_

_THROWN: Final = N_(
    "East, the dealer, throws %(one)s and %(two)s; the second throw shows %(three)s and %(four)s."
)
_THROWER: Final = N_("%(seat)s makes the second throw.")
_NUMBER: Final = N_("%(number)s stacks are counted off.")
_WALL: Final = N_("East takes the first tiles from %(seat)s's wall.")
_DEALT: Final = N_("Tile %(number)s from the break goes to %(seat)s.")
_SECOND_LAST: Final = N_("East's last two tiles are numbers %(one)s and %(two)s from the break.")
_OPENING: Final = N_("East has %(seconds)s seconds until the first discard.")
_HEIGHT: Final = N_("The dice are thrown from a height of %(low)s to %(high)s centimetres.")
_UPPER: Final = N_("At the back end, the upper tile of a stack is taken first.")
_LOWER: Final = N_("At the back end, the lower tile of a stack is taken first.")
_WHY_FOURS: Final = N_(
    "East, South, West and North take four tiles each in turn, three times round."
)
_FOURS: Final = 48  # tiles are dealt four at a time, and after them one at a time
_WHY_DEALT: Final = N_(
    "After three rounds of four tiles each, the dealer takes the first and fifth of the rest, the others one each."
)


def _throws(draw: Draw) -> tuple[int, int, Message]:
    """The dots of both throws, too few to leave the wall, and how they are told."""
    while True:
        dice = [1 + draw.below(6) for _ in range(4)]
        if sum(dice) < STACKS_IN_A_WALL:
            break
    one, two, three, four = dice
    told = message(_THROWN, one=one, two=two, three=three, four=four)
    return one + two, three + four, told


def _seats_but(right: Wind) -> list[Wind]:
    return [each for each in WINDS if each is not right]


def _each_by_its_trap(
    seats: Iterable[Wind], traps: Mapping[Wind, str], rest: str
) -> list[tuple[Wind, str]]:
    """Each of them with the misconception that leads there, or the rest; a seat may come again."""
    return [(each, traps.get(each, rest)) for each in seats]


def _of_dealing(draw: Draw, edition: RuleBook) -> list[Matter]:
    """Who is dealt which tile."""
    found, number = dealt(edition), 1 + draw.below(53)
    (seat,) = (each for each in WINDS if number - 1 in found.value[each])
    *_, one, two = (each + 1 for each in found.value[Wind.EAST])
    in_one_go = WINDS[(number - 1) // 13 % 4]
    one_by_one = WINDS[(number - 1) % 4]
    traps = {one_by_one: "dealt-one-by-one", in_one_go: "dealt-in-one-go"}
    misread = _each_by_its_trap(
        (in_one_go, one_by_one, *_seats_but(seat)), traps, "dealing-miscounted"
    )
    why = message(_WHY_DEALT)
    return [
        Matter(
            message(_DEALT, number=number, seat=seat),
            tuple(
                (message(_DEALT, number=number, seat=each), misconception)
                for each, misconception in misread
                if each is not seat
            ),
            DEALING_ARTICLES[edition],
            message(_WHY_FOURS) if number <= _FOURS else why,
        ),
        Matter(
            message(_SECOND_LAST, one=one, two=two),
            (
                (message(_SECOND_LAST, one=one, two=one + 1), "dealing-miscounted"),
                (message(_SECOND_LAST, one=two - 1, two=two), "dealing-miscounted"),
            ),
            DEALING_ARTICLES[edition],
            why,
        ),
    ]


def _of_limits(edition: RuleBook) -> list[Matter]:
    """Numbers that differ between the editions."""
    limits = times(edition).value
    other = RuleBook.OF_1998 if edition in LATER_EDITIONS else RuleBook.OF_2014
    elsewhere, misconception = times(other).value, MISCONCEPTION_OF_EDITION[other]
    low, high = limits.dice_height_cm
    return [
        Matter(
            message(_OPENING, seconds=limits.opening_seconds),
            (
                (message(_OPENING, seconds=elsewhere.opening_seconds), misconception),
                (message(_OPENING, seconds=limits.discard_seconds), "time-limits-mixed"),
            ),
            OPENING[edition],
            message(
                N_(
                    "Sorting, flowers and the first discard must be done within %(limit)s seconds in all."
                ),
                limit=limits.opening_seconds,
            ),
        ),
        Matter(
            message(_HEIGHT, low=low, high=high),
            (
                (
                    message(
                        _HEIGHT,
                        low=elsewhere.dice_height_cm[0],
                        high=elsewhere.dice_height_cm[1],
                    ),
                    misconception,
                ),
            ),
            DICE_HEIGHT[edition],
            message(
                N_("The dice are thrown from %(low)s to %(high)s centimetres above the table."),
                low=low,
                high=high,
            ),
        ),
    ]


def _of_the_thrower(edition: RuleBook, first: int) -> Matter:
    """Whose throw is the second."""
    thrower = second_thrower(edition, first)
    after, clockwise = Wind.EAST.after(first), Wind.EAST.after(1 - first)
    counted_wrong = _each_by_its_trap(
        (after, clockwise, *_seats_but(thrower.value)),
        {clockwise: "counted-clockwise", after: "dealer-not-counted"},
        "seats-miscounted",
    )
    return Matter(
        message(_THROWER, seat=thrower.value),
        tuple(
            (message(_THROWER, seat=each), misconception)
            for each, misconception in counted_wrong
            if each is not thrower.value
        ),
        thrower.articles,
        message(
            N_("Counting anti-clockwise with East as 1, %(dots)s is %(seat)s."),
            dots=first,
            seat=thrower.value,
        ),
    )


def _of_the_number(edition: RuleBook, first: int, second: int) -> Matter:
    """How many stacks are counted."""
    number = break_number(edition, first, second)
    return Matter(
        message(_NUMBER, number=number.value),
        (
            (message(_NUMBER, number=first), "one-throw-alone"),
            (message(_NUMBER, number=second), "one-throw-alone"),
        ),
        number.articles,
        message(
            N_("The numbers of both throws are added: %(first)s and %(second)s."),
            first=first,
            second=second,
        ),
    )


def _of_the_broken_wall(wall: Wind, articles: tuple[str, ...]) -> Matter:
    """In whose wall the stacks are counted."""
    return Matter(
        message(_WALL, seat=wall),
        tuple(
            (
                message(_WALL, seat=each),
                "dealers-wall" if each is Wind.EAST else "seats-miscounted",
            )
            for each in _seats_but(wall)
        ),
        articles,
        message(
            N_("The stacks are counted in the wall of the second thrower, %(seat)s."),
            seat=wall,
        ),
    )


def _of_the_wall(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """What two throws lead to."""
    first, second, told = _throws(draw)
    opening = break_of(edition, first, second)
    known = [
        _of_the_thrower(edition, first),
        _of_the_number(edition, first, second),
        _of_the_broken_wall(opening.value.first.seat, opening.articles),
        *_of_dealing(draw, edition),
        *_of_limits(edition),
    ]
    if edition in LATER_EDITIONS:
        place = replacement_place(edition, opening.value, 0)
        known.append(_of_stacks(place.value, place.articles))
    return (told,), known


def _of_stacks(place: Place, articles: tuple[str, ...]) -> Matter:
    """Which tile of a stack replaces first."""
    right, wrong = (_UPPER, _LOWER) if place.upper else (_LOWER, _UPPER)
    why = message(N_("Replacement tiles are taken from the back end, the upper tile first."))
    return Matter(message(right), ((message(wrong), "lower-tile-first"),), articles, why)


CHAPTER: Final = chapter_of_statements(
    "walls-and-dice",
    "statements-about-the-wall",
    4,
    ALL_EDITIONS,
    _of_the_wall,
    "second-thrower",
    "break-number",
    "wall-to-break",
    "first-stack",
    "replacement-tile",
)
