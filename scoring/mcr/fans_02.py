"""The fans of 2 points: 2014, 3.8.1 and appendix 1, items 59 to 68."""

from collections.abc import Iterator

from scoring.aspects import (
    ConcealedPungs,
    Dragons,
    Kongs,
    SuitPungs,
    TileCopies,
    Tiles,
    WinCircumstances,
    Winds,
)
from scoring.counts import kinds_listed
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.reading import Shape
from scoring.shapes import pungs
from scoring.tile_classes import SIMPLES
from scoring.tiles import TILES

chapter = Chapter(2)


@chapter.fan(
    "dragon-pung",
    number=59,
    series="honor-tiles",
    implied={"pung-of-terminals-or-honors": SAME_SETS},
)
def dragon_pung(case: Dragons) -> Iterator[Use]:
    """A pung or kong of dragons; once for each."""
    for place in pungs.pungs_where(case, lambda each: each.is_dragon):
        yield Use((place,))


@chapter.fan(
    "prevalent-wind",
    number=60,
    series="honor-tiles",
    implied={"pung-of-terminals-or-honors": SAME_SETS},
)
def prevalent_wind(case: Winds) -> Iterator[Use]:
    """A pung or kong of the round wind."""
    for place in pungs.pungs_where(case, lambda each: each == case.round_tile):
        yield Use((place,))


@chapter.fan(
    "seat-wind",
    number=61,
    series="honor-tiles",
    implied={"pung-of-terminals-or-honors": SAME_SETS},
)
def seat_wind(case: Winds) -> Iterator[Use]:
    """A pung or kong of the seat wind."""
    for place in pungs.pungs_where(case, lambda each: each == case.seat_tile):
        yield Use((place,))


@chapter.fan(
    "concealed-hand",
    number=62,
    series="way-of-winning",
)
def concealed_hand(case: WinCircumstances) -> Iterator[Use]:
    """No chow, pung or melded kong, and another player's tile."""
    if case.is_concealed and not case.self_drawn:
        yield Use()


@chapter.fan(
    "all-chows",
    number=63,
    series="number-tiles",
    excludes=("no-honors",),
    implied={"no-honors": HAND},
)
def all_chows(case: Tiles) -> Iterator[Use]:
    """Four chows and a pair of number tiles; knitted triples are chows here."""
    knitted = 3 if case.shape is Shape.KNITTED_STRAIGHT else 0
    if case.chow_count + knitted == 4 and not case.has_honors:
        yield Use()


@chapter.fan(
    "tile-hog",
    number=64,
    series="special",
    most_times=3,
)
def tile_hog(case: TileCopies) -> Iterator[Use]:
    """All four of a kind without a kong; once for each kind."""
    for kind in kinds_listed(case.fours):
        yield Use(tiles=(TILES[kind],))


@chapter.fan(
    "double-pung",
    number=65,
    series="pungs",
    joins=2,
    most_times=3,
)
def double_pung(case: SuitPungs) -> Iterator[Use]:
    """Pungs of the same number in two suits."""
    for places in pungs.same_number(case, 2):
        yield Use(places)


@chapter.fan(
    "two-concealed-pungs",
    number=66,
    series="pungs",
)
def two_concealed_pungs(case: ConcealedPungs) -> Iterator[Use]:
    """Two concealed pungs or concealed kongs."""
    if len(case.concealed_pungs) >= 2:
        yield Use(case.concealed_pungs)


@chapter.fan(
    "concealed-kong",
    number=67,
    series="pungs",
)
def concealed_kong(case: Kongs) -> Iterator[Use]:
    """A kong of four drawn tiles; three and more are counted as concealed pungs."""
    if len(case.concealed_kongs) <= 2:
        for place in case.concealed_kongs:
            yield Use((place,))


@chapter.fan(
    "all-simples",
    number=68,
    series="way-of-winning",
    implied={"no-honors": HAND},
)
def all_simples(case: Tiles) -> Iterator[Use]:
    """No terminal and no honor."""
    if case.only(SIMPLES):
        yield Use()
