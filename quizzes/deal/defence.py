"""Which discards are safe from players who seem near a win."""

from collections.abc import Mapping, Sequence
from typing import Final

from scoring import Riichi
from scoring.play import PublicSeat, TableView
from scoring.tiles import Tile

_ROW: Final = 6  # discards
_WATCHFUL_FROM: Final = 2 * _ROW  # discards of a player, from which on others defend
_OPEN: Final = 2  # melds of one who seems near a win


def safest_tiles(
    view: TableView, allowed: Sequence[Tile], unseen: Mapping[Tile, int]
) -> tuple[Tile, ...]:
    """The safest of the tiles that may be discarded; none where nobody seems near a win."""
    others = [each for each in view.seats if each.wind is not view.own.wind]
    dangerous = [each for each in others if _is_dangerous(each)]
    if not dangerous:
        return ()
    risks = {each: _risk(each, dangerous, unseen[each]) for each in allowed}
    least = min(risks.values())
    return tuple(each for each, risk in risks.items() if risk == least)


def _is_dangerous(seat: PublicSeat) -> bool:
    if seat.riichi is not Riichi.NONE:
        return True
    return len(seat.floor) >= _WATCHFUL_FROM and len(seat.melds) >= _OPEN


def _risk(tile: Tile, dangerous: Sequence[PublicSeat], unseen: int) -> int:
    """How dangerous a discard is, from 0 on.

    What all who are near a win threw themselves: under Rengo they may not win on it (63), elsewhere
    it is the likelier to pass. Then what hardly anybody can hold, then the ends of a suit.
    """
    if all(any(each.tile == tile for each in seat.floor) for seat in dangerous):
        return 0
    if not unseen:
        return 1
    if tile.is_honor:
        return 1 + unseen
    return 3 if tile.is_terminal else 4
