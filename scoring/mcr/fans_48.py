"""The fans of 48 points: 2014, 3.8.1 and appendix 1, items 14 to 15."""

from collections.abc import Iterator

from scoring.aspects import Chows, SuitPungs
from scoring.fan import HAND, Chapter, Use
from scoring.shapes import chows, pungs

chapter = Chapter(48)


@chapter.fan(
    "quadruple-chow",
    number=14,
    series="number-tiles",
    excludes=(
        "pure-shifted-pungs",
        "tile-hog",
        "pure-double-chow",
    ),
    implied={
        "pure-triple-chow": HAND,
        "pure-double-chow": HAND,
        "tile-hog": HAND,
        "pure-shifted-pungs": HAND,
    },
    joins=4,
)
def quadruple_chow(case: Chows) -> Iterator[Use]:
    """Four identical chows."""
    for places in chows.identical_chows(case, 4):
        yield Use(places)


@chapter.fan(
    "four-pure-shifted-pungs",
    number=15,
    series="pungs",
    excludes=(
        "pure-triple-chow",
        "all-pungs",
    ),
    implied={"pure-shifted-pungs": HAND, "all-pungs": HAND, "pure-triple-chow": HAND},
    joins=4,
)
def four_pure_shifted_pungs(case: SuitPungs) -> Iterator[Use]:
    """Four pungs of one suit with consecutive numbers."""
    for places in pungs.shifted_in_one_suit(case, 4):
        yield Use(places)
