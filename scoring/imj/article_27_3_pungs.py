"""Group 27.3: elements of the pungs of the suits, each a run or a match of numbers."""

from collections.abc import Iterator

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import ElementGroup, single_use
from scoring.shapes import pungs

group = ElementGroup(
    "27.3",
    one_of=True,
)


@group.fan("four-jumping-pungs", number=30, article="27.3(1)", value=4)
def four_jumping_pungs(case: Case) -> Iterator[Use]:
    """Four pungs of one suit, each one number up."""
    yield from single_use(pungs.shifted_in_one_suit(case, 4))


@group.fan("pure-jumping-pungs", number=31, article="27.3(2)", value=3)
def pure_jumping_pungs(case: Case) -> Iterator[Use]:
    """Three pungs of one suit, each one number up."""
    yield from single_use(pungs.shifted_in_one_suit(case, 3))


@group.fan("three-matching-pungs", number=32, article="27.3(3)", value=2)
def three_matching_pungs(case: Case) -> Iterator[Use]:
    """Pungs of one number in the three suits."""
    yield from single_use(pungs.same_number(case, 3))


@group.fan("mixed-jumping-pungs", number=33, article="27.3(4)", value=1)
def mixed_jumping_pungs(case: Case) -> Iterator[Use]:
    """Pungs in the three suits, each one number up."""
    yield from single_use(pungs.shifted_in_three_suits(case))
