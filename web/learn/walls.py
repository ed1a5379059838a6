"""The four walls, and where the dice break them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from lessons.pieces.diagram import Diagram
from scoring import WINDS, System, Wind, rule_set
from scoring.imj.table import deal as imj
from scoring.mcr.table import dice as mcr
from scoring.mcr.table.book import book
from scoring.rengo.table import deal as rengo
from scoring.rows import row_for_each
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
    yield from _BREAKS[rule_set(diagram.rules).system].words(diagram, t)
    if opening := _opening(diagram):
        yield t.gettext(
            "The break comes after stack %(number)s of %(player)s's wall, counted from the right.",
            number=opening[0].number,
            player=seat_name(opening[0].seat, t),
        )


def stacks_in_a_wall(rules: str) -> int:
    """18 of 144 tiles, 17 of 136 (2014, 3.5.7.4; Rengo, 9)."""
    return mcr.STACKS_IN_A_WALL if rule_set(rules).has_flowers else rengo.STACKS_IN_A_WALL


def _wall(diagram: Diagram) -> Wind:
    return seat_by_dice(Wind.EAST, sum(diagram.dice), len(diagram.dice))


def _opening(diagram: Diagram) -> tuple[Stack, Stack] | None:
    """The last stack before the break and the first after it; None while it is not broken."""
    if not diagram.dice:
        return None
    return _BREAKS[rule_set(diagram.rules).system].opening(diagram)


@dataclass(frozen=True, slots=True)
class WallBreak:
    """How a system breaks the walls with the dice of a diagram.

    `opening` gives the last stack before the break and the first after it, None where a second
    throw is missing; `words` say what each throw tells.
    """

    opening: Callable[[Diagram], tuple[Stack, Stack] | None]
    words: Callable[[Diagram, Translator], Iterator[str]]


def _opening_of_mcr(diagram: Diagram) -> tuple[Stack, Stack] | None:
    if not diagram.second:
        return None
    broken = mcr.break_of(book(diagram.rules), sum(diagram.dice), sum(diagram.second)).value
    return broken.last, broken.first


def _opening_of_imj(diagram: Diagram) -> tuple[Stack, Stack]:
    dots = sum(diagram.dice)
    opened = imj.break_of(imj.starting_wall(dots).value, dots).value
    return opened.tail, opened.head


def _opening_of_rengo(diagram: Diagram) -> tuple[Stack, Stack]:
    broken = rengo.break_of(sum(diagram.dice)).value
    return broken.last, broken.first


def _one_throw(diagram: Diagram, t: Translator) -> Iterator[str]:
    yield t.gettext(
        "The dice show %(dots)s, counted from the dealer: %(player)s's wall.",
        dots=sum(diagram.dice),
        player=seat_name(_wall(diagram), t),
    )


def _two_throws(diagram: Diagram, t: Translator) -> Iterator[str]:
    """Each throw, and the sum of both (2014, 3.5.7.5(3))."""
    dots = sum(diagram.dice)
    yield t.gettext(
        "First throw %(dots)s, counted from the dealer: %(player)s throws next.",
        dots=dots,
        player=seat_name(_wall(diagram), t),
    )
    if second := sum(diagram.second):
        yield t.gettext(
            "Second throw %(second)s: %(dots)s + %(second)s = %(number)s.",
            second=second,
            dots=dots,
            number=dots + second,
        )


_BREAKS: Final[Mapping[System, WallBreak]] = row_for_each(
    System,
    {
        System.MCR: WallBreak(_opening_of_mcr, _two_throws),
        System.IMJ: WallBreak(_opening_of_imj, _one_throw),
        System.RENGO: WallBreak(_opening_of_rengo, _one_throw),
    },
)


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
