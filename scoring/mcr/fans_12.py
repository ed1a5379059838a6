"""The fans of 12 points: 2014, 3.8.1 and appendix 1, items 34 to 38."""

from collections.abc import Iterator

from scoring.aspects import SpecialShape, Tiles, Winds
from scoring.counts import kinds_listed
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.reading import Shape
from scoring.shapes import pungs
from scoring.tile_classes import HONORS, ONE_TO_FOUR, SIX_TO_NINE
from scoring.tiles import TILES

chapter = Chapter(12)


@chapter.fan(
    "lesser-honors-and-knitted-tiles",
    number=34,
    series="broken",
    excludes=(
        "all-types",
        "concealed-hand",
    ),
    implied={"all-types": HAND, "concealed-hand": HAND},
)
def lesser_honors_and_knitted_tiles(case: SpecialShape) -> Iterator[Use]:
    """Fourteen single tiles out of the honors and a knitted straight."""
    if case.shape is Shape.HONORS_AND_KNITTED:
        yield Use()


@chapter.fan(
    "knitted-straight",
    number=35,
    series="number-tiles",
)
def knitted_straight(case: SpecialShape) -> Iterator[Use]:
    """All nine of 147, 258 and 369 in three suits."""
    if case.shape is Shape.KNITTED_STRAIGHT:
        yield Use((0, 1, 2))
    elif case.shape is Shape.HONORS_AND_KNITTED:
        knitted = tuple(TILES[kind] for kind in kinds_listed(case.kind_counts & ~HONORS))
        if len(knitted) == 9:
            yield Use(tiles=knitted)


@chapter.fan(
    "upper-four",
    number=36,
    series="all-involved",
    excludes=("no-honors",),
    implied={"no-honors": HAND},
)
def upper_four(case: Tiles) -> Iterator[Use]:
    """Only number tiles 6 to 9."""
    if case.only(SIX_TO_NINE):
        yield Use()


@chapter.fan(
    "lower-four",
    number=37,
    series="all-involved",
    excludes=("no-honors",),
    implied={"no-honors": HAND},
)
def lower_four(case: Tiles) -> Iterator[Use]:
    """Only number tiles 1 to 4."""
    if case.only(ONE_TO_FOUR):
        yield Use()


@chapter.fan(
    "big-three-winds",
    number=38,
    series="honor-tiles",
    implied={"pung-of-terminals-or-honors": SAME_SETS},
)
def big_three_winds(case: Winds) -> Iterator[Use]:
    """Pungs or kongs of three winds."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
    if len(winds) >= 3:
        yield Use(winds)
