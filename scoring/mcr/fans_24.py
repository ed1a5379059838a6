"""The fans of 24 points: 2014, 3.8.1 and appendix 1, items 19 to 27."""

from collections.abc import Iterator

from scoring.aspects import Chows, SpecialShape, SuitPungs, Tiles
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.reading import Shape
from scoring.shapes import chows, pungs
from scoring.tile_classes import EVEN, FOUR_TO_SIX, HONORS, ONE_TO_THREE, SEVEN_TO_NINE

chapter = Chapter(24)


@chapter.fan(
    "seven-pairs",
    number=19,
    series="seven-pairs",
    excludes=(
        "concealed-hand",
        "single-wait",
    ),
    implied={"concealed-hand": HAND, "single-wait": HAND},
    known_at_sight=True,
)
def seven_pairs(case: SpecialShape) -> Iterator[Use]:
    """Seven pairs; four alike may be two of them."""
    if case.shape is Shape.SEVEN_PAIRS:
        yield Use()


@chapter.fan(
    "greater-honors-and-knitted-tiles",
    number=20,
    series="broken",
    excludes=(
        "all-types",
        "concealed-hand",
    ),
    implied={"all-types": HAND, "concealed-hand": HAND, "lesser-honors-and-knitted-tiles": HAND},
)
def greater_honors_and_knitted_tiles(case: SpecialShape) -> Iterator[Use]:
    """All seven honors and seven single tiles of a knitted straight."""
    if case.shape is Shape.HONORS_AND_KNITTED and case.kind_counts & HONORS == HONORS:
        yield Use()


@chapter.fan(
    "all-even-pungs",
    number=21,
    series="pungs",
    excludes=(
        "all-pungs",
        "all-simples",
    ),
    implied={"all-pungs": HAND, "all-simples": HAND, "no-honors": HAND},
)
def all_even_pungs(case: Tiles) -> Iterator[Use]:
    """Four pungs and a pair of the numbers 2 4 6 8."""
    if case.only(EVEN) and case.pung_count == 4:
        yield Use()


@chapter.fan(
    "full-flush",
    number=22,
    series="tile-type-composition",
    excludes=("no-honors",),
    implied={"no-honors": HAND},
    known_at_sight=True,
)
def full_flush(case: Tiles) -> Iterator[Use]:
    """All tiles of one suit."""
    if len(case.suits) == 1 and not case.has_honors:
        yield Use()


@chapter.fan(
    "pure-triple-chow",
    number=23,
    series="number-tiles",
    excludes=(
        "pure-shifted-pungs",
        "pure-double-chow",
    ),
    implied={"pure-double-chow": SAME_SETS, "pure-shifted-pungs": HAND},
    joins=3,
)
def pure_triple_chow(case: Chows) -> Iterator[Use]:
    """Three identical chows."""
    for places in chows.identical_chows(case, 3):
        yield Use(places)


@chapter.fan(
    "pure-shifted-pungs",
    number=24,
    series="pungs",
    excludes=("pure-triple-chow",),
    implied={"pure-triple-chow": HAND},
    joins=3,
)
def pure_shifted_pungs(case: SuitPungs) -> Iterator[Use]:
    """Three pungs of one suit with consecutive numbers."""
    for places in pungs.shifted_in_one_suit(case, 3):
        yield Use(places)


@chapter.fan(
    "upper-tiles",
    number=25,
    series="all-involved",
    excludes=("no-honors",),
    implied={"upper-four": HAND, "no-honors": HAND},
)
def upper_tiles(case: Tiles) -> Iterator[Use]:
    """Only number tiles 7 to 9."""
    if case.only(SEVEN_TO_NINE):
        yield Use()


@chapter.fan(
    "middle-tiles",
    number=26,
    series="all-involved",
    excludes=("all-simples",),
    implied={"all-simples": HAND, "no-honors": HAND},
)
def middle_tiles(case: Tiles) -> Iterator[Use]:
    """Only number tiles 4 to 6."""
    if case.only(FOUR_TO_SIX):
        yield Use()


@chapter.fan(
    "lower-tiles",
    number=27,
    series="all-involved",
    excludes=("no-honors",),
    implied={"lower-four": HAND, "no-honors": HAND},
)
def lower_tiles(case: Tiles) -> Iterator[Use]:
    """Only number tiles 1 to 3."""
    if case.only(ONE_TO_THREE):
        yield Use()
