"""The fans of 16 points: 2014, 3.8.1 and appendix 1, items 28 to 33."""

from collections.abc import Iterator

from scoring.aspects import Chows, ConcealedPungs, FourChows, SuitPungs, Tiles
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.shapes import chows, pungs
from scoring.tile_classes import FIVES

chapter = Chapter(16)


@chapter.fan(
    "pure-straight",
    number=28,
    series="number-tiles",
    implied={"short-straight": SAME_SETS, "two-terminal-chows": SAME_SETS},
    joins=3,
    known_at_sight=True,
)
def pure_straight(case: Chows) -> Iterator[Use]:
    """Chows 123, 456 and 789 of one suit."""
    for places in chows.of_one_suit(case, (1, 4, 7)):
        yield Use(places)


@chapter.fan(
    "three-suited-terminal-chows",
    number=29,
    series="number-tiles",
    excludes=(
        "all-chows",
        "no-honors",
        "mixed-double-chow",
        "two-terminal-chows",
    ),
    implied={
        "mixed-double-chow": HAND,
        "two-terminal-chows": HAND,
        "all-chows": HAND,
        "no-honors": HAND,
    },
    joins=5,
)
def three_suited_terminal_chows(case: FourChows) -> Iterator[Use]:
    """123 and 789 in each of two suits, and the pair 55 of the third."""
    if len(case.chows) == 4 and case.first(case.pair).number == 5:
        ends = {(case.first(place).suit, case.first(place).number) for place in case.chows}
        others = {suit for suit, _ in ends} - {case.first(case.pair).suit}
        if len(others) == 2 and ends == {(suit, low) for suit in others for low in (1, 7)}:
            yield Use((*case.chows, case.pair))


@chapter.fan(
    "pure-shifted-chows",
    number=30,
    series="number-tiles",
    joins=3,
    known_at_sight=True,
)
def pure_shifted_chows(case: Chows) -> Iterator[Use]:
    """Three chows of one suit, each one number above the last, or each two."""
    for places in chows.shifted_in_one_suit(case, 3, (1, 2)):
        yield Use(places)


@chapter.fan(
    "all-fives",
    number=31,
    series="all-involved",
    excludes=("all-simples",),
    implied={"all-simples": HAND, "no-honors": HAND},
)
def all_fives(case: Tiles) -> Iterator[Use]:
    """A 5 in every set and in the pair."""
    if case.every_set_has(FIVES):
        yield Use()


@chapter.fan(
    "triple-pung",
    number=32,
    series="pungs",
    implied={"double-pung": SAME_SETS},
    joins=3,
)
def triple_pung(case: SuitPungs) -> Iterator[Use]:
    """Pungs of the same number in all three suits."""
    for places in pungs.same_number(case, 3):
        yield Use(places)


@chapter.fan(
    "three-concealed-pungs",
    number=33,
    series="pungs",
    implied={"two-concealed-pungs": HAND},
)
def three_concealed_pungs(case: ConcealedPungs) -> Iterator[Use]:
    """Three concealed pungs or concealed kongs."""
    if len(case.concealed_pungs) >= 3:
        yield Use(case.concealed_pungs)
