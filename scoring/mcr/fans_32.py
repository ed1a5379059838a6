"""The fans of 32 points: 2014, 3.8.1 and appendix 1, items 16 to 18."""

from collections.abc import Iterator

from scoring.aspects import Chows, Kongs, Tiles
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.reading import Shape
from scoring.shapes import chows
from scoring.tile_classes import ENDS

chapter = Chapter(32)


@chapter.fan(
    "four-pure-shifted-chows",
    number=16,
    series="number-tiles",
    excludes=(
        "short-straight",
        "two-terminal-chows",
    ),
    implied={"pure-shifted-chows": HAND, "short-straight": HAND, "two-terminal-chows": HAND},
    joins=4,
)
def four_pure_shifted_chows(case: Chows) -> Iterator[Use]:
    """Four chows of one suit, each one number above the last, or each two."""
    for places in chows.shifted_in_one_suit(case, 4, (1, 2)):
        yield Use(places)


@chapter.fan(
    "three-kongs",
    number=17,
    series="pungs",
    implied={"two-melded-kongs": SAME_SETS, "melded-kong": SAME_SETS},
    struck_in_row=("two-melded-kongs", "melded-kong"),
)
def three_kongs(case: Kongs) -> Iterator[Use]:
    """Three kongs, melded or concealed."""
    if len(case.kongs) >= 3:
        yield Use(case.kongs)


@chapter.fan(
    "all-terminals-and-honors",
    number=18,
    series="pungs",
    excludes=(
        "all-pungs",
        "outside-hand",
        "pung-of-terminals-or-honors",
    ),
    implied={"all-pungs": HAND, "outside-hand": HAND, "pung-of-terminals-or-honors": HAND},
)
def all_terminals_and_honors(case: Tiles) -> Iterator[Use]:
    """Every tile is a terminal or an honor, and both are there; row 18 speaks of sets and pairs."""
    if case.shape is Shape.THIRTEEN_ORPHANS:
        return
    if case.has_honors and case.suits and case.only(ENDS):
        yield Use()
