"""The yakuman: article 52. Several of them are worth one (54)."""

from collections.abc import Iterator
from operator import ge
from typing import Final

from scoring.aspects import ConcealedPungs, Dragons, Kongs, OneSuit, Tiles, Winds, WinningTurn
from scoring.counts import UNITS, unpacked
from scoring.fan import Use
from scoring.hand import WinSource
from scoring.reading import Shape
from scoring.rengo.yaku import YAKUMAN_HAN, YakuGroup
from scoring.shapes import pungs
from scoring.tile_classes import GREEN, HONORS, TERMINALS

group = YakuGroup("yakuman", YAKUMAN_HAN, first=30)
NINE_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)
TILES_IN_ALL: Final = 14


@group.fan("tenhou", article="52(1)")
def tenhou(case: WinningTurn) -> Iterator[Use]:
    """The dealer's dealt tiles are complete."""
    if case.first_turn and case.by is WinSource.DRAW and case.is_dealer and not case.has_melds:
        yield Use()


@group.fan("chiihou", article="52(2)")
def chiihou(case: WinningTurn) -> Iterator[Use]:
    """Another's first draw completes the hand, before any call."""
    if case.first_turn and case.by is WinSource.DRAW and not case.is_dealer and not case.has_melds:
        yield Use()


@group.fan("daisangen", article="52(3)", open_value=YAKUMAN_HAN)
def daisangen(case: Dragons) -> Iterator[Use]:
    """Pungs or kongs of all three dragons."""
    dragons = pungs.pungs_where(case, lambda each: each.is_dragon)
    if len(dragons) == 3:
        yield Use(dragons)


@group.fan("daisuushii", article="52(4)1", open_value=YAKUMAN_HAN)
def daisuushii(case: Winds) -> Iterator[Use]:
    """Pungs or kongs of all four winds."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
    if len(winds) == 4:
        yield Use(winds)


@group.fan(
    "shousuushii",
    article="52(4)2",
    open_value=YAKUMAN_HAN,
)
def shousuushii(case: Winds) -> Iterator[Use]:
    """Pungs or kongs of three winds and a pair of the fourth."""
    winds = pungs.pungs_where(case, lambda each: each.is_wind)
    if len(winds) == 3 and case.pair is not None and case.first(case.pair).is_wind:
        yield Use((*winds, case.pair))


@group.fan("suuankou", article="52(5)")
def suuankou(case: ConcealedPungs) -> Iterator[Use]:
    """Four concealed pungs or kongs."""
    if len(case.concealed_pungs) == 4:
        yield Use(case.concealed_pungs)


@group.fan("suukantsu", article="52(6)", open_value=YAKUMAN_HAN)
def suukantsu(case: Kongs) -> Iterator[Use]:
    """Four kongs."""
    if len(case.kongs) == 4:
        yield Use(case.kongs)


@group.fan("tsuuiisou", article="52(7)", open_value=YAKUMAN_HAN)
def tsuuiisou(case: Tiles) -> Iterator[Use]:
    """Nothing but honors, in sets and a pair or in seven pairs."""
    if case.only(HONORS):
        yield Use()


@group.fan("chinroutou", article="52(8)", open_value=YAKUMAN_HAN)
def chinroutou(case: Tiles) -> Iterator[Use]:
    """Nothing but 1 and 9."""
    if case.only(TERMINALS):
        yield Use()


@group.fan("ryuuiisou", article="52(9)", open_value=YAKUMAN_HAN)
def ryuuiisou(case: Tiles) -> Iterator[Use]:
    """Nothing but 2 3 4 6 8 of bamboos and green dragons, which need not be there."""
    if case.only(GREEN):
        yield Use()


@group.fan(
    "chuuren-poutou",
    article="52(10)",
)
def chuuren_poutou(case: OneSuit) -> Iterator[Use]:
    """Closed: 1112345678999 of one suit and one more of it, whichever came last."""
    tiles = unpacked(case.standing_counts + UNITS[case.win.index])
    for suit in (tiles[0:9], tiles[9:18], tiles[18:27]):
        if sum(suit) == TILES_IN_ALL and all(map(ge, suit, NINE_GATES)):
            yield Use()


@group.fan("kokushi-musou", article="52(11)")
def kokushi_musou(case: Tiles) -> Iterator[Use]:
    """Each terminal and honor, and one of them twice."""
    if case.shape is Shape.THIRTEEN_ORPHANS:
        yield Use()
