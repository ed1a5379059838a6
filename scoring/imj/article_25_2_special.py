"""Group 25.2: special winning hands without a usual structure (articles 25 and 25.2)."""

from collections.abc import Iterator

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import ElementGroup
from scoring.imj.win import flowers
from scoring.reading import Shape

group = ElementGroup(
    "25.2",
    alone=True,
)


@group.fan("seven-flowers", number=6, article="25.2(1)", value=3)
def seven_flowers(case: Case) -> Iterator[Use]:
    """The seventh flower was just drawn; the rest of the hand does not matter."""
    held = flowers(case.hand)
    if case.shape is Shape.FLOWERS and len(held) == 7:
        yield Use(tiles=tuple(sorted(held)))


@group.fan("eight-flowers", number=7, article="25.2(2)", value=9)
def eight_flowers(case: Case) -> Iterator[Use]:
    """The eighth flower was just drawn; the rest of the hand does not matter."""
    held = flowers(case.hand)
    if case.shape is Shape.FLOWERS and len(held) == 8:
        yield Use(tiles=tuple(sorted(held)))


@group.fan("seven-isolated-stars", number=8, article="25.2(3)", value=6)
def seven_isolated_stars(case: Case) -> Iterator[Use]:
    """All seven honors and seven single tiles of 147, 258, 369 in three suits."""
    if case.shape is Shape.HONORS_AND_KNITTED and sum(each.is_honor for each in case.kinds) == 7:
        yield Use((0,))


@group.fan("thirteen-unios", number=9, article="25.2(4)", value=13)
def thirteen_unios(case: Case) -> Iterator[Use]:
    """Each terminal and honor, one of them twice."""
    if case.shape is Shape.THIRTEEN_ORPHANS:
        yield Use((0,))


@group.fan("kong-to-fourth", number=10, article="25.2(5)", value=15)
def kong_to_fourth(case: Case) -> Iterator[Use]:
    """Four kongs one after another in one turn, one tile left."""
    if case.shape is Shape.FOUR_KONGS:
        yield Use(case.kongs)
