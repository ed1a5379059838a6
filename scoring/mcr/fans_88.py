"""The fans of 88 points: 2014, 3.8.1 and appendix 1, items 1 to 7."""

from collections.abc import Iterator
from typing import Final

from scoring.aspects import Dragons, Kongs, OneSuit, SpecialShape, Tiles, Winds
from scoring.counts import kinds_listed, packed_tiles
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.reading import Shape
from scoring.shapes import pungs
from scoring.tile_classes import GREEN
from scoring.tiles import SUITS, TILES, parse_tiles

chapter = Chapter(88)
NINE_GATES: Final = frozenset(packed_tiles(parse_tiles("1112345678999" + suit)) for suit in SUITS)


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
def big_four_winds(case: Winds) -> Iterator[Use]:
    """Pungs or kongs of all four winds."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
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
def big_three_dragons(case: Dragons) -> Iterator[Use]:
    """Pungs or kongs of all three dragons."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) == 3:
        yield Use(dragons)


@chapter.fan(
    "all-green",
    number=3,
    series="tile-type-composition",
)
def all_green(case: Tiles) -> Iterator[Use]:
    """Nothing but 2 3 4 6 8 of bamboos and the green dragon."""
    if case.only(GREEN):
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
def nine_gates(case: OneSuit) -> Iterator[Use]:
    """Standing 1112345678999 of one suit, won on any tile of that suit."""
    if case.standing_counts in NINE_GATES and case.suits == {case.win.suit}:
        yield Use(tuple(range(case.set_count)))


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
    struck_in_row=("two-melded-kongs", "melded-kong"),
)
def four_kongs(case: Kongs) -> Iterator[Use]:
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
def seven_shifted_pairs(case: SpecialShape) -> Iterator[Use]:
    """Seven pairs of one suit with seven consecutive numbers."""
    if case.shape is Shape.SEVEN_PAIRS:
        kinds = [TILES[kind] for kind in kinds_listed(case.kind_counts)]
        in_a_row = kinds[-1].index - kinds[0].index == 6 == len(kinds) - 1
        if in_a_row and kinds[-1].is_suited and kinds[0].suit == kinds[-1].suit:
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
    },
)
def thirteen_orphans(case: SpecialShape) -> Iterator[Use]:
    """One of each terminal and honor, and a second of one of them."""
    if case.shape is Shape.THIRTEEN_ORPHANS:
        yield Use()
