"""Group 27.2: elements of the honors, by their pungs and eyes."""

from collections.abc import Iterator
from typing import Final

from scoring.case import Case
from scoring.fan import Use
from scoring.imj.group import ElementGroup
from scoring.shapes import pungs

_FOUR_WINDS: Final = frozenset({"big-four-winds", "little-four-winds"})
_THREE_DRAGONS: Final = frozenset({"big-three-dragons", "little-three-dragons"})

group = ElementGroup(
    "27.2",
    one_of=True,
    together=(frozenset({"pung-of-dragon", "chance-wind", "chance-round"}),),
)


@group.fan("big-four-winds", number=23, article="27.2(1)", value=9)
def big_four_winds(case: Case) -> Iterator[Use]:
    """Pungs of all four winds."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
    if len(winds) == 4:
        yield Use(winds)


@group.fan("little-four-winds", number=24, article="27.2(2)", value=6)
def little_four_winds(case: Case) -> Iterator[Use]:
    """Pungs of three winds and eyes of the fourth."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
    if len(winds) == 3 and case.pair is not None and case.first(case.pair).is_wind:
        yield Use((*winds, case.pair))


@group.fan("big-three-dragons", number=25, article="27.2(3)", value=6)
def big_three_dragons(case: Case) -> Iterator[Use]:
    """Pungs of all three dragons."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) == 3:
        yield Use(dragons)


@group.fan("little-three-dragons", number=26, article="27.2(4)", value=4)
def little_three_dragons(case: Case) -> Iterator[Use]:
    """Pungs of two dragons and eyes of the third."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) == 2 and case.pair is not None and case.first(case.pair).is_dragon:
        yield Use((*dragons, case.pair))


@group.fan(
    "pung-of-dragon",
    number=27,
    article="27.2(5)",
    value=1,
    most_times=2,
    not_beside=_THREE_DRAGONS,
)
def pung_of_dragon(case: Case) -> Iterator[Use]:
    """Each pung of a dragon."""
    for place in pungs.pungs_where(case, lambda each: each.is_dragon):
        yield Use((place,))


@group.fan("chance-wind", number=28, article="27.2(6)", value=1, not_beside=_FOUR_WINDS)
def chance_wind(case: Case) -> Iterator[Use]:
    """A pung of the wind of one's seat number (15.3)."""
    own = case.circumstances.seat.tile
    for place in pungs.pungs_where(case, lambda each: each == own):
        yield Use((place,))


@group.fan("chance-round", number=29, article="27.2(7)", value=1, not_beside=_FOUR_WINDS)
def chance_round(case: Case) -> Iterator[Use]:
    """A pung of the wind of the round number, the same pung as Chance Wind's perhaps (15.4)."""
    current = case.circumstances.round.tile
    for place in pungs.pungs_where(case, lambda each: each == current):
        yield Use((place,))
