"""Group 26: the basic structures of a winning hand, one of which every usual hand has."""

from collections.abc import Iterator

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import Group
from scoring.reading import Shape

group = Group(
    "26",
    {"en": "Basic structures", "zh": "胡牌的基本牌型", "ja": "基本の形"},
    one_of=True,
)


@group.element(
    "coward", number=11, article="26.1", value=0.5, zh="鸡胡", en="The Coward", ja="鶏胡"
)
def coward(case: Case) -> Iterator[Use]:
    """Both a chow and a pung are there."""
    if case.shape is Shape.STANDARD and case.chows and case.pungs:
        yield Use()


@group.element(
    "all-chows", number=12, article="26.2", value=1, zh="平胡", en="All Chows", ja="平胡"
)
def all_chows(case: Case) -> Iterator[Use]:
    """Four chows and eyes of any kind."""
    if case.shape is Shape.STANDARD and len(case.chows) == 4:
        yield Use()


@group.element(
    "all-pungs", number=13, article="26.3", value=3, zh="对对胡", en="All Pungs", ja="対対胡"
)
def all_pungs(case: Case) -> Iterator[Use]:
    """Four pungs or kongs and eyes."""
    if case.shape is Shape.STANDARD and len(case.pungs) == 4:
        yield Use()


@group.element(
    "seven-pairs", number=14, article="26.4", value=3, zh="七对胡", en="Seven Pairs", ja="七対胡"
)
def seven_pairs(case: Case) -> Iterator[Use]:
    """Seven pairs; four alike may be two of them."""
    if case.shape is Shape.SEVEN_PAIRS:
        yield Use()
