"""Group 26: the basic structures of a winning hand, one of which every usual hand has."""

from collections.abc import Iterator

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import ElementGroup
from scoring.reading import Shape

group = ElementGroup(
    "26",
    one_of=True,
)


@group.fan("coward", number=11, article="26.1", value=0.5)
def coward(case: Case) -> Iterator[Use]:
    """Both a chow and a pung are there."""
    if case.shape is Shape.STANDARD and case.chows and case.pungs:
        yield Use()


@group.fan("all-chows", number=12, article="26.2", value=1)
def all_chows(case: Case) -> Iterator[Use]:
    """Four chows and eyes of any kind."""
    if case.shape is Shape.STANDARD and len(case.chows) == 4:
        yield Use()


@group.fan("all-pungs", number=13, article="26.3", value=3)
def all_pungs(case: Case) -> Iterator[Use]:
    """Four pungs or kongs and eyes."""
    if case.shape is Shape.STANDARD and len(case.pungs) == 4:
        yield Use()


@group.fan("seven-pairs", number=14, article="26.4", value=3)
def seven_pairs(case: Case) -> Iterator[Use]:
    """Seven pairs; four alike may be two of them."""
    if case.shape is Shape.SEVEN_PAIRS:
        yield Use()
