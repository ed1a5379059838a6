"""The fans of 6 points: 2014, 3.8.1 and appendix 1, items 49 to 54."""

from collections.abc import Iterator
from typing import Final

from scoring.aspects import Chows, Dragons, FourPungs, Tiles, WinCircumstances
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.shapes import chows, pungs

chapter = Chapter(6)
RISING: Final = frozenset((low, low + 1, low + 2) for low in range(1, 6))


@chapter.fan(
    "all-pungs",
    number=49,
    series="pungs",
    known_at_sight=True,
)
def all_pungs(case: FourPungs) -> Iterator[Use]:
    """Four pungs or kongs and a pair."""
    if len(case.pungs) == 4:
        yield Use(case.pungs)


@chapter.fan(
    "half-flush",
    number=50,
    series="tile-type-composition",
    known_at_sight=True,
)
def half_flush(case: Tiles) -> Iterator[Use]:
    """One suit and honors."""
    if len(case.suits) == 1 and case.has_honors:
        yield Use()


@chapter.fan(
    "mixed-shifted-chows",
    number=51,
    series="number-tiles",
    joins=3,
    known_at_sight=True,
)
def mixed_shifted_chows(case: Chows) -> Iterator[Use]:
    """Chows in three suits, each one number above the last."""
    for places in chows.in_three_suits(case, RISING):
        yield Use(places)


@chapter.fan(
    "all-types",
    number=52,
    series="tile-type-composition",
)
def all_types(case: Tiles) -> Iterator[Use]:
    """All three suits, winds and dragons are there."""
    if len(case.suits) == 3 and case.has_winds and case.has_dragons:
        yield Use()


@chapter.fan(
    "melded-hand",
    number=53,
    series="way-of-winning",
    excludes=("single-wait",),
    implied={"single-wait": HAND},
)
def melded_hand(case: WinCircumstances) -> Iterator[Use]:
    """Four claimed sets, and the pair completed by another player's tile."""
    if case.all_melded and not case.self_drawn:
        yield Use()


@chapter.fan(
    "two-dragon-pungs",
    number=54,
    series="honor-tiles",
    excludes=("dragon-pung",),
    implied={"dragon-pung": SAME_SETS, "pung-of-terminals-or-honors": SAME_SETS},
)
def two_dragon_pungs(case: Dragons) -> Iterator[Use]:
    """Pungs or kongs of two dragons."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) >= 2:
        yield Use(dragons)
