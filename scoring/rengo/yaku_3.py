"""The yaku of three han and more: article 51(21) to (25)."""

from collections.abc import Iterator

from scoring.aspects import Chows, Dragons, Tiles
from scoring.fan import Use
from scoring.rengo.yaku import YakuGroup
from scoring.shapes import chows, pungs
from scoring.tile_classes import ENDS

three_han = YakuGroup("three-han", 3, first=25)
four_han = YakuGroup("four-han", 4, first=28)
six_han = YakuGroup("six-han", 6, first=29)


@three_han.fan(
    "ryanpeikou",
    article="51(21)",
    replaces=("iipeikou",),
)
def ryanpeikou(case: Chows) -> Iterator[Use]:
    """Closed: two identical chows, twice."""
    twins = chows.twins(case)
    if len(twins) == 2:
        yield Use(twins[0] + twins[1])


@three_han.fan(
    "junchan",
    article="51(22)",
    open_value=2,
    replaces=("chanta",),
)
def junchan(case: Tiles) -> Iterator[Use]:
    """A terminal in each set and the pair, at least one chow, no honors."""
    if case.every_set_has(ENDS) and case.chow_count and not case.has_honors:
        yield Use()


@three_han.fan("honitsu", article="51(23)", open_value=2)
def honitsu(case: Tiles) -> Iterator[Use]:
    """One suit and honors."""
    if len(case.suits) == 1 and case.has_honors:
        yield Use()


@four_han.fan(
    "shousangen",
    article="51(24)",
    open_value=4,
    contains=("yakuhai-haku", "yakuhai-hatsu", "yakuhai-chun"),
)
def shousangen(case: Dragons) -> Iterator[Use]:
    """Pungs or kongs of two dragons and a pair of the third; their two han are in its four."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) == 2 and case.pair is not None and case.first(case.pair).is_dragon:
        yield Use((*dragons, case.pair))


@six_han.fan("chinitsu", article="51(25)", open_value=5)
def chinitsu(case: Tiles) -> Iterator[Use]:
    """One suit and nothing else."""
    if len(case.suits) == 1 and not case.has_honors:
        yield Use()
