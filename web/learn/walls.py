"""The four walls, and where the dice break them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from lessons.pieces.diagram import Diagram
from scoring import EDITIONS, WINDS, Wind, rule_set
from scoring.imj.table import deal as imj
from scoring.mcr.table import dice as mcr
from scoring.mcr.table.book import book
from scoring.rengo.table import deal as rengo
from scoring.table import Stack, seat_by_dice
from wording import Translator, seat_name


@dataclass(frozen=True, slots=True)
class RectMark:
    """A stack of a wall, in the units of the drawing; `part` is `stack`, `back`, `first`."""

    x: float
    y: float
    width: float
    height: float
    part: str


NEAR: Final = 72.0  # where a wall begins, and where it ends: the square of the walls
FAR: Final = 288.0
DEPTH: Final = 13.0


def wall_stacks(diagram: Diagram) -> tuple[RectMark, ...]:
    """Every stack; the last before the break and the first after it are marked."""
    opening = _opening(diagram)
    return tuple(
        _rect(diagram, Stack(wind, number), opening)
        for wind in WINDS
        for number in range(1, stacks_in_a_wall(diagram.rules) + 1)
    )


def wall_words(diagram: Diagram, t: Translator) -> Iterator[str]:
    """What the dice say."""
    count = stacks_in_a_wall(diagram.rules)
    yield t.gettext("Four walls of %(count)s stacks, two tiles high.", count=count)
    if not diagram.dice:
        return
    yield from _thrown_words(diagram, t)
    if opening := _opening(diagram):
        yield t.gettext(
            "It is broken after stack %(number)s of the wall of %(player)s, counted from the right.",
            number=opening[0].number,
            player=seat_name(opening[0].seat, t),
        )


def _thrown_words(diagram: Diagram, t: Translator) -> Iterator[str]:
    """Each throw, and under the competition rules the sum of both (2014, 3.5.7.5(3))."""
    dots, player = sum(diagram.dice), seat_name(_wall(diagram), t)
    if diagram.rules not in EDITIONS:
        yield t.gettext(
            "The dice show %(dots)s: counted from the dealer, the wall of %(player)s.",
            dots=dots,
            player=player,
        )
        return
    yield t.gettext(
        "First throw %(dots)s: counted from the dealer, %(player)s throws next.",
        dots=dots,
        player=player,
    )
    if second := sum(diagram.second):
        yield t.gettext(
            "Second throw %(second)s: %(dots)s + %(second)s = %(number)s.",
            second=second,
            dots=dots,
            number=dots + second,
        )


def stacks_in_a_wall(rules: str) -> int:
    """18 of 144 tiles, 17 of 136 (2014, 3.5.7.4; Rengo, 9)."""
    return mcr.STACKS_IN_A_WALL if rule_set(rules).has_flowers else rengo.STACKS_IN_A_WALL


def _wall(diagram: Diagram) -> Wind:
    return seat_by_dice(Wind.EAST, sum(diagram.dice), len(diagram.dice))


def _opening(diagram: Diagram) -> tuple[Stack, Stack] | None:
    """The last stack before the break and the first after it; None while it is not broken."""
    dots = sum(diagram.dice)
    if not dots:
        return None
    if diagram.rules in EDITIONS:
        if not diagram.second:
            return None
        broken = mcr.break_of(book(diagram.rules), dots, sum(diagram.second)).value
        return broken.last, broken.first
    if diagram.rules == "rengo":
        of_dealer = rengo.break_of(dots).value
        return of_dealer.last, of_dealer.first
    opened = imj.break_of(imj.starting_wall(dots).value, dots).value
    return opened.tail, opened.head


def _rect(diagram: Diagram, stack: Stack, opening: tuple[Stack, Stack] | None) -> RectMark:
    """The stack's place: numbers run from the right end of a wall, as its player sees it."""
    count = stacks_in_a_wall(diagram.rules)
    wide = (FAR - NEAR) / count
    along = (stack.number - 1) * wide
    part = "stack"
    if opening and stack in opening:
        part = "back" if stack == opening[0] else "first"
    size = wide - 1.5
    match (stack.seat.place - diagram.seat.place) % len(WINDS):
        case 0:
            return RectMark(FAR - along - size, FAR + 4, size, DEPTH, part)
        case 1:
            return RectMark(FAR + 4, NEAR + along, DEPTH, size, part)
        case 2:
            return RectMark(NEAR + along, NEAR - 4 - DEPTH, size, DEPTH, part)
        case _:
            return RectMark(NEAR - 4 - DEPTH, FAR - along - size, DEPTH, size, part)
