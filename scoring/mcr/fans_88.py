"""The fans of 88 points: 2014, 3.8.1 and appendix 1, items 1 to 7."""

from collections.abc import Iterator
from typing import Final

from scoring.case import Case
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.reading import Shape
from scoring.shapes import pungs
from scoring.tiles import parse_tiles

chapter = Chapter(88)
GREEN: Final = frozenset(parse_tiles("23468s6z"))
NINE_GATES: Final = (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)


@chapter.fan(
    "big-four-winds",
    number=1,
    series="honor-tiles",
    excludes=(
        "big-three-winds",
        "all-pungs",
        "prevalent-wind",
        "seat-wind",
        "pung-of-terminals-or-honors",
    ),
    implied={
        "big-three-winds": HAND,
        "all-pungs": HAND,
        "prevalent-wind": HAND,
        "seat-wind": HAND,
        "pung-of-terminals-or-honors": SAME_SETS,
    },
)
def big_four_winds(case: Case) -> Iterator[Use]:
    """Pungs or kongs of all four winds."""
    winds = pungs.of(case, lambda each: each.is_wind)
    if len(winds) == 4:
        yield Use(winds)


@chapter.fan(
    "big-three-dragons",
    number=2,
    series="honor-tiles",
    excludes=(
        "two-dragon-pungs",
        "dragon-pung",
    ),
    implied={
        "two-dragon-pungs": SAME_SETS,
        "dragon-pung": SAME_SETS,
        "pung-of-terminals-or-honors": SAME_SETS,
    },
)
def big_three_dragons(case: Case) -> Iterator[Use]:
    """Pungs or kongs of all three dragons."""
    dragons = pungs.of(case, lambda each: each.is_dragon)
    if len(dragons) == 3:
        yield Use(dragons)


@chapter.fan(
    "all-green",
    number=3,
    series="tile-type-composition",
)
def all_green(case: Case) -> Iterator[Use]:
    """Nothing but 2 3 4 6 8 of bamboos and the green dragon."""
    if case.kinds <= GREEN:
        yield Use()


@chapter.fan(
    "nine-gates",
    number=4,
    series="tile-type-composition",
    excludes=(
        "full-flush",
        "concealed-hand",
        "pung-of-terminals-or-honors",
    ),
    implied={
        "full-flush": HAND,
        "no-honors": HAND,
        "concealed-hand": HAND,
        "pung-of-terminals-or-honors": SAME_SETS,
    },
)
def nine_gates(case: Case) -> Iterator[Use]:
    """Standing 1112345678999 of one suit, won on any tile of that suit."""
    standing, win = case.hand.concealed, case.hand.win
    numbers = tuple(each.number for each in standing)
    if numbers == NINE_GATES and case.suits == {win.suit} and not case.has_honors:
        yield Use(tuple(range(len(case.sets))))


@chapter.fan(
    "four-kongs",
    number=5,
    series="pungs",
    excludes=("single-wait",),
    implied={
        "all-pungs": HAND,
        "three-kongs": HAND,
        "two-melded-kongs": HAND,
        "melded-kong": HAND,
        "single-wait": HAND,
    },
)
def four_kongs(case: Case) -> Iterator[Use]:
    """Four kongs, melded or concealed."""
    if len(case.kongs) == 4:
        yield Use(case.kongs)


@chapter.fan(
    "seven-shifted-pairs",
    number=6,
    series="seven-pairs",
    excludes=(
        "full-flush",
        "concealed-hand",
        "single-wait",
    ),
    implied={
        "seven-pairs": HAND,
        "full-flush": HAND,
        "no-honors": HAND,
        "concealed-hand": HAND,
        "single-wait": HAND,
    },
)
def seven_shifted_pairs(case: Case) -> Iterator[Use]:
    """Seven pairs of one suit with seven consecutive numbers."""
    one_suit = len(case.suits) == 1 and not case.has_honors
    in_a_row = max(case.kinds).number - min(case.kinds).number == 6 == len(case.kinds) - 1
    if case.shape is Shape.SEVEN_PAIRS and one_suit and in_a_row:
        yield Use()


@chapter.fan(
    "thirteen-orphans",
    number=7,
    series="special",
    excludes=(
        "all-types",
        "concealed-hand",
        "single-wait",
    ),
    implied={
        "all-types": HAND,
        "concealed-hand": HAND,
        "single-wait": HAND,
        "all-terminals-and-honors": HAND,
        "outside-hand": HAND,
    },
)
def thirteen_orphans(case: Case) -> Iterator[Use]:
    """One of each terminal and honor, and a second of one of them."""
    if case.shape is Shape.THIRTEEN_ORPHANS:
        yield Use()
