"""What a waiting hand hopes for: how many tiles would win, and whether the win would count."""

from collections.abc import Mapping
from typing import Final

from scoring import Circumstances, Hand, Riichi, System, Tile, WinSource
from scoring.play import SeatState, TableView
from scoring.rules import score

_BY_DRAW_ALONE: Final = 0.3  # of a wait's tiles, where a discard does not win


def waiting_hope(view: TableView, discarded: Tile, unseen: Mapping[Tile, int]) -> float:
    """How many unseen tiles would win after that discard; one that must be drawn counts as a part.

    0 where the hand does not wait, and where nothing that it waits for would count.
    """
    seat = view.own.giving((discarded,))
    waits = [each for each in seat.waits(view.rules.shapes) if unseen[each]]
    floor = {each.tile for each in seat.floor} | {discarded}
    hope = 0.0
    for tile in waits:
        if _wins(view, seat, tile, WinSource.DISCARD) and not _is_furiten(view, floor, waits):
            hope += unseen[tile]
        elif _wins(view, seat, tile, WinSource.DRAW):
            hope += unseen[tile] * _BY_DRAW_ALONE
    return hope


def may_declare(view: TableView) -> bool:
    """Whether the hand can still declare riichi, now or later (Rengo 36)."""
    return view.rules.system is System.RENGO and view.own.is_concealed


def _is_furiten(view: TableView, floor: set[Tile], waits: list[Tile]) -> bool:
    """Rengo 63."""
    return view.rules.system is System.RENGO and not floor.isdisjoint(waits)


def _wins(view: TableView, seat: SeatState, tile: Tile, by: WinSource) -> bool:
    """Whether the hand would count; who can declare riichi is taken to do so."""
    told = Circumstances(
        by=by,
        seat=seat.wind,
        round=view.round_wind,
        flowers=seat.flowers,
        discarder=seat.wind.after(1) if by is WinSource.DISCARD else None,
        riichi=Riichi.RIICHI if may_declare(view) else Riichi.NONE,
        dora_indicator=view.dora_indicator,
    )
    return score(Hand(seat.standing, seat.melds, tile, told), view.rules).win
