"""The fans of 64 points: 2014, 3.8.1 and appendix 1, items 8 to 13."""

from collections.abc import Iterator

from scoring.aspects import ConcealedPungs, Dragons, FourChows, Tiles, Winds
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.shapes import chows, pungs
from scoring.tile_classes import HONORS, TERMINALS

chapter = Chapter(64)


@chapter.fan(
    "all-terminals",
    number=8,
    series="pungs",
    excludes=(
        "all-pungs",
        "outside-hand",
        "pung-of-terminals-or-honors",
        "no-honors",
    ),
    implied={
        "all-pungs": HAND,
        "outside-hand": HAND,
        "pung-of-terminals-or-honors": HAND,
        "no-honors": HAND,
    },
)
def all_terminals(case: Tiles) -> Iterator[Use]:
    """Every tile is a 1 or a 9."""
    if case.only(TERMINALS):
        yield Use()


@chapter.fan(
    "little-four-winds",
    number=9,
    series="honor-tiles",
    excludes=(
        "big-three-winds",
        "pung-of-terminals-or-honors",
    ),
    implied={"big-three-winds": HAND, "pung-of-terminals-or-honors": SAME_SETS},
)
def little_four_winds(case: Winds) -> Iterator[Use]:
    """Pungs or kongs of three winds and a pair of the fourth."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
    if len(winds) == 3 and case.pair is not None and case.first(case.pair).is_wind:
        yield Use((*winds, case.pair))


@chapter.fan(
    "little-three-dragons",
    number=10,
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
def little_three_dragons(case: Dragons) -> Iterator[Use]:
    """Pungs or kongs of two dragons and a pair of the third."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) == 2 and case.pair is not None and case.first(case.pair).is_dragon:
        yield Use((*dragons, case.pair))


@chapter.fan(
    "all-honors",
    number=11,
    series="honor-tiles",
    excludes=(
        "all-pungs",
        "outside-hand",
        "pung-of-terminals-or-honors",
    ),
    implied={"all-pungs": HAND, "outside-hand": HAND, "pung-of-terminals-or-honors": HAND},
)
def all_honors(case: Tiles) -> Iterator[Use]:
    """Every tile is a wind or a dragon."""
    if case.only(HONORS):
        yield Use()


@chapter.fan(
    "four-concealed-pungs",
    number=12,
    series="pungs",
    implied={
        "all-pungs": HAND,
        "three-concealed-pungs": HAND,
        "two-concealed-pungs": HAND,
        "concealed-hand": HAND,
    },
)
def four_concealed_pungs(case: ConcealedPungs) -> Iterator[Use]:
    """Four concealed pungs or concealed kongs."""
    if len(case.concealed_pungs) == 4:
        yield Use(case.concealed_pungs)


@chapter.fan(
    "pure-terminal-chows",
    number=13,
    series="number-tiles",
    excludes=(
        "seven-pairs",
        "full-flush",
        "all-chows",
        "no-honors",
        "pure-double-chow",
        "two-terminal-chows",
    ),
    implied={
        "seven-pairs": HAND,
        "full-flush": HAND,
        "all-chows": HAND,
        "no-honors": HAND,
        "pure-double-chow": HAND,
        "two-terminal-chows": HAND,
    },
    joins=5,
)
def pure_terminal_chows(case: FourChows) -> Iterator[Use]:
    """123 123 789 789 and the pair 55, all of one suit."""
    for places in chows.of_one_suit(case, (1, 1, 7, 7)):
        if str(case.first(case.pair)) == f"5{case.first(places[0]).suit}":
            yield Use((*places, case.pair))
