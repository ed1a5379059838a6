"""The yaku of one han: article 51(1) to (10)."""

from collections.abc import Iterator
from typing import Final

from scoring.aspects import ChowHand, Chows, Dragons, Tiles, Winds, WinningTurn
from scoring.fan import LitBy, Use
from scoring.hand import Riichi, WinSource
from scoring.rengo.yaku import YakuGroup
from scoring.shapes import chows, pungs
from scoring.tile_classes import SIMPLES
from scoring.tiles import Tile, tile

group = YakuGroup("one-han", 1, first=1)
WHITE: Final = tile("5z")
GREEN: Final = tile("6z")
RED: Final = tile("7z")


@group.fan("menzen-tsumo", article="51(1)", lit_by=LitBy.WINNING_TILE)
def menzen_tsumo(case: WinningTurn) -> Iterator[Use]:
    """A closed hand won by the winner's own draw."""
    if case.self_drawn:
        yield Use()


@group.fan("tanyao", article="51(2)", open_value=1)
def tanyao(case: Tiles) -> Iterator[Use]:
    """Nothing but 2 to 8."""
    if case.only(SIMPLES):
        yield Use()


@group.fan("yakuhai-haku", article="51(3)", open_value=1)
def yakuhai_haku(case: Dragons) -> Iterator[Use]:
    """A pung or kong of white dragons."""
    yield from _pung_of(case, WHITE)


@group.fan("yakuhai-hatsu", article="51(3)", open_value=1)
def yakuhai_hatsu(case: Dragons) -> Iterator[Use]:
    """A pung or kong of green dragons."""
    yield from _pung_of(case, GREEN)


@group.fan("yakuhai-chun", article="51(3)", open_value=1)
def yakuhai_chun(case: Dragons) -> Iterator[Use]:
    """A pung or kong of red dragons."""
    yield from _pung_of(case, RED)


@group.fan("yakuhai-seat-wind", article="51(3)", open_value=1)
def yakuhai_seat_wind(case: Winds) -> Iterator[Use]:
    """A pung or kong of the seat wind."""
    yield from _pung_of(case, case.seat_tile)


@group.fan("yakuhai-round-wind", article="51(3)", open_value=1)
def yakuhai_round_wind(case: Winds) -> Iterator[Use]:
    """A pung or kong of the round wind, which adds to the seat wind's han where both are the same."""
    yield from _pung_of(case, case.round_tile)


@group.fan(
    "pinfu",
    article="51(4)",
)
def pinfu(case: ChowHand) -> Iterator[Use]:
    """Closed: four chows, a two-sided wait and no yakuhai."""
    yakuhai = (WHITE, GREEN, RED, case.seat_tile, case.round_tile)
    if case.chow_count == 4 and case.is_two_sided and case.pair_tile not in yakuhai:
        yield Use()


@group.fan("iipeikou", article="51(5)")
def iipeikou(case: Chows) -> Iterator[Use]:
    """Closed: two identical chows."""
    yield from map(Use, chows.twins(case)[:1])


@group.fan("chankan", article="51(6)", open_value=1, lit_by=LitBy.WINNING_TILE)
def chankan(case: WinningTurn) -> Iterator[Use]:
    """Won on the tile that another adds to a pung."""
    if case.by is WinSource.ROBBED_KONG:
        yield Use()


@group.fan("rinshan-kaihou", article="51(7)", open_value=1, lit_by=LitBy.WINNING_TILE)
def rinshan_kaihou(case: WinningTurn) -> Iterator[Use]:
    """Won by drawing the replacement after a kong."""
    if case.by is WinSource.REPLACEMENT:
        yield Use()


@group.fan("haitei", article="51(8)", open_value=1, lit_by=LitBy.WINNING_TILE)
def haitei(case: WinningTurn) -> Iterator[Use]:
    """Won by the last draw, which is no replacement."""
    if case.last and case.by is WinSource.DRAW:
        yield Use()


@group.fan("houtei", article="51(9)", open_value=1, lit_by=LitBy.WINNING_TILE)
def houtei(case: WinningTurn) -> Iterator[Use]:
    """Won on the last discard."""
    if case.last and case.by is WinSource.DISCARD:
        yield Use()


@group.fan("riichi", article="51(10)", lit_by=LitBy.NOTHING)
def riichi(case: WinningTurn) -> Iterator[Use]:
    """A closed hand that declared riichi."""
    if case.riichi is not Riichi.NONE:
        yield Use()


def _pung_of(case: Dragons | Winds, wanted: Tile | None) -> Iterator[Use]:
    places = pungs.pungs_where(case, lambda each: each == wanted)
    if places:
        yield Use(places)
