"""Group 27.1: elements of the pure and mixed series, by what kinds of tile a hand holds."""

from collections.abc import Iterator

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import ElementGroup
from scoring.imj.win import BASIC, WITHOUT_A_TILE
from scoring.shapes import tiles
from scoring.shapes.tiles import is_terminal_or_honor

group = ElementGroup(
    "27.1",
    one_of=True,
    together=(
        frozenset({"mixed-unios", "mixed-same"}),
        frozenset({"unio-in-all", "all-types"}),
    ),
)


@group.fan("pure-terminals", number=15, article="27.1(1)", value=8)
def pure_terminals(case: Case) -> Iterator[Use]:
    """Only 1 and 9 of the suits."""
    if _is_complete(case) and tiles.only(case, lambda each: each.is_terminal):
        yield Use()


@group.fan("mixed-unios", number=16, article="27.1(2)", value=1)
def mixed_unios(case: Case) -> Iterator[Use]:
    """Only 1, 9 and honors, with both there."""
    both = bool(case.suits) and case.has_honors
    if _is_complete(case) and both and tiles.only(case, is_terminal_or_honor):
        yield Use()


@group.fan("pure-honours", number=17, article="27.1(3)", value=8)
def pure_honours(case: Case) -> Iterator[Use]:
    """Only honors."""
    if _is_complete(case) and not case.suits:
        yield Use()


@group.fan("pure-same", number=18, article="27.1(4)", value=6)
def pure_same(case: Case) -> Iterator[Use]:
    """Only one suit, without honors."""
    if _is_complete(case) and len(case.suits) == 1 and not case.has_honors:
        yield Use()


@group.fan("mixed-same", number=19, article="27.1(5)", value=3)
def mixed_same(case: Case) -> Iterator[Use]:
    """Only one suit and honors, with both there."""
    if _is_complete(case) and len(case.suits) == 1 and case.has_honors:
        yield Use()


@group.fan("five-in-all", number=20, article="27.1(6)", value=2)
def five_in_all(case: Case) -> Iterator[Use]:
    """A 5 in every set and in the eyes."""
    if tiles.in_every_set(case, lambda each: each.is_suited and each.number == 5):
        yield Use()


@group.fan("unio-in-all", number=21, article="27.1(7)", value=1)
def unio_in_all(case: Case) -> Iterator[Use]:
    """A 1, a 9 or an honor in every set and in the eyes, or in every pair of seven pairs."""
    if case.shape in BASIC and all(
        any(is_terminal_or_honor(each) for each in part.tiles) for part in case.sets
    ):
        yield Use()


@group.fan("all-types", number=22, article="27.1(8)", value=1)
def all_types(case: Case) -> Iterator[Use]:
    """All three suits, winds and dragons."""
    if _is_complete(case) and len(case.suits) == 3:
        winds = any(each.is_wind for each in case.kinds)
        if winds and any(each.is_dragon for each in case.kinds):
            yield Use()


def _is_complete(case: Case) -> bool:
    """The hand won by its tiles, all fourteen of them, and not by flowers or kongs alone."""
    return case.shape not in WITHOUT_A_TILE
