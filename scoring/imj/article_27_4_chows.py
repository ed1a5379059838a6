"""Group 27.4: elements of the chows. A step is one number and never two."""

from collections.abc import Iterator
from typing import Final

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import ElementGroup, single_use
from scoring.shapes import chows

group = ElementGroup(
    "27.4",
    one_of=True,
)
SAME_LOWS: Final = frozenset((low, low, low) for low in range(1, 8))
STEPPING_LOWS: Final = frozenset((low, low + 1, low + 2) for low in range(1, 6))
NINE: Final = (1, 4, 7)


@group.fan("four-identical-chows", number=34, article="27.4(1)", value=4)
def four_identical_chows(case: Case) -> Iterator[Use]:
    """Four identical chows."""
    yield from single_use(chows.identical_chows(case, 4))


@group.fan("four-stepping-chows", number=35, article="27.4(2)", value=4)
def four_stepping_chows(case: Case) -> Iterator[Use]:
    """Four chows of one suit, each one number up."""
    yield from single_use(chows.shifted_in_one_suit(case, 4, (1,)))


@group.fan("three-identical-chows", number=36, article="27.4(3)", value=3)
def three_identical_chows(case: Case) -> Iterator[Use]:
    """Three identical chows."""
    yield from single_use(chows.identical_chows(case, 3))


@group.fan("pure-stepping-chows", number=37, article="27.4(4)", value=3)
def pure_stepping_chows(case: Case) -> Iterator[Use]:
    """Three chows of one suit, each one number up."""
    yield from single_use(chows.shifted_in_one_suit(case, 3, (1,)))


@group.fan("three-matching-chows", number=38, article="27.4(5)", value=2)
def three_matching_chows(case: Case) -> Iterator[Use]:
    """Chows of the same numbers in the three suits."""
    yield from single_use(chows.in_three_suits(case, SAME_LOWS))


@group.fan("mixed-stepping-chows", number=39, article="27.4(6)", value=1)
def mixed_stepping_chows(case: Case) -> Iterator[Use]:
    """Chows in the three suits, each one number up."""
    yield from single_use(chows.in_three_suits(case, STEPPING_LOWS))


@group.fan("pure-straight-nine", number=40, article="27.4(7)", value=2)
def pure_straight_nine(case: Case) -> Iterator[Use]:
    """123 456 789 of one suit."""
    yield from single_use(chows.of_one_suit(case, NINE))


@group.fan("mixed-straight-nine", number=41, article="27.4(8)", value=1)
def mixed_straight_nine(case: Case) -> Iterator[Use]:
    """123 456 789, one in each suit."""
    yield from single_use(chows.in_three_suits(case, frozenset({NINE})))
