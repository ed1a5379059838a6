"""The fans of 8 points: 2014, 3.8.1 and appendix 1, items 39 to 48."""

from collections.abc import Iterator
from typing import Final

from scoring.aspects import Chows, Kongs, SuitPungs, Tiles, WinCircumstances
from scoring.fan import HAND, SAME_SETS, Chapter, LitBy, Use
from scoring.hand import WinSource
from scoring.shapes import chows, pungs
from scoring.tile_classes import REVERSIBLE

chapter = Chapter(8)
STRAIGHT: Final = frozenset({(1, 4, 7)})
SAME_NUMBERS: Final = frozenset((low, low, low) for low in range(1, 8))


@chapter.fan(
    "mixed-straight",
    number=39,
    series="number-tiles",
    joins=3,
    known_at_sight=True,
)
def mixed_straight(case: Chows) -> Iterator[Use]:
    """Chows 123, 456 and 789, one in each suit."""
    for places in chows.in_three_suits(case, STRAIGHT):
        yield Use(places)


@chapter.fan(
    "reversible-tiles",
    number=40,
    series="special",
    excludes=("one-voided-suit",),
    implied={"one-voided-suit": HAND},
)
def reversible_tiles(case: Tiles) -> Iterator[Use]:
    """Only tiles that look the same upside down."""
    if case.only(REVERSIBLE):
        yield Use()


@chapter.fan(
    "mixed-triple-chow",
    number=41,
    series="number-tiles",
    implied={"mixed-double-chow": SAME_SETS},
    joins=3,
    known_at_sight=True,
)
def mixed_triple_chow(case: Chows) -> Iterator[Use]:
    """Chows of the same numbers in all three suits."""
    for places in chows.in_three_suits(case, SAME_NUMBERS):
        yield Use(places)


@chapter.fan(
    "mixed-shifted-pungs",
    number=42,
    series="pungs",
    joins=3,
)
def mixed_shifted_pungs(case: SuitPungs) -> Iterator[Use]:
    """Pungs of consecutive numbers, one in each suit."""
    for places in pungs.shifted_in_three_suits(case):
        yield Use(places)


@chapter.fan(
    "chicken-hand",
    number=43,
    series="special",
)
def chicken_hand(case: Tiles) -> Iterator[Use]:
    """Nothing else counts; the principles add it last, so no condition finds it."""
    yield from ()


@chapter.fan(
    "last-tile-draw",
    number=44,
    series="way-of-winning",
    excludes=("self-drawn",),
    implied={"self-drawn": HAND},
    struck_in_row=("self-drawn",),
    lit_by=LitBy.WINNING_TILE,
)
def last_tile_draw(case: WinCircumstances) -> Iterator[Use]:
    """Won on the last tile of the wall, drawn by the winner."""
    if case.last and case.self_drawn:
        yield Use()


@chapter.fan(
    "last-tile-claim",
    number=45,
    series="way-of-winning",
    lit_by=LitBy.WINNING_TILE,
)
def last_tile_claim(case: WinCircumstances) -> Iterator[Use]:
    """Won on the last discard of the deal."""
    if case.last and case.by is WinSource.DISCARD:
        yield Use()


@chapter.fan(
    "out-with-replacement-tile",
    number=46,
    series="way-of-winning",
    excludes=("self-drawn",),
    implied={"self-drawn": HAND},
    struck_in_row=("self-drawn",),
    lit_by=LitBy.WINNING_TILE,
)
def out_with_replacement_tile(case: WinCircumstances) -> Iterator[Use]:
    """Won on the tile drawn after a kong."""
    if case.by is WinSource.REPLACEMENT:
        yield Use()


@chapter.fan(
    "robbing-the-kong",
    number=47,
    series="way-of-winning",
    excludes=("last-tile",),
    implied={"last-tile": HAND},
    struck_in_row=("last-tile",),
    lit_by=LitBy.WINNING_TILE,
)
def robbing_the_kong(case: WinCircumstances) -> Iterator[Use]:
    """Won on the tile that another player adds to a melded pung."""
    if case.by is WinSource.ROBBED_KONG:
        yield Use()


@chapter.fan(
    "two-concealed-kongs",
    number=48,
    series="pungs",
    implied={"concealed-kong": SAME_SETS, "two-concealed-pungs": SAME_SETS},
)
def two_concealed_kongs(case: Kongs) -> Iterator[Use]:
    """Two concealed kongs; three and four are counted as concealed pungs."""
    if len(case.concealed_kongs) == 2:
        yield Use(case.concealed_kongs)
