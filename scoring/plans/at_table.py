"""A player's own tiles in a deal as a hand in play, with all that lies open then."""

from scoring.hand import Circumstances
from scoring.plans.hand import HandInPlay
from scoring.play import TableView
from scoring.tiles import Tile


def hand_at_table(view: TableView, discarded: Tile | None = None) -> HandInPlay:
    """The hand of that player, after a discard where one is named.

    Raises ScoringError: there are no thirteen or fourteen tiles, as while a flower is replaced.
    """
    own, seen = view.own, list(_open_elsewhere(view))
    standing = list(own.standing)
    if discarded is not None:
        standing.remove(discarded)
        seen.append(discarded)
    told = Circumstances(
        seat=own.wind,
        round=view.round_wind,
        flowers=tuple(sorted(own.flowers)),
        dora_indicator=view.dora_indicator,
    )
    return HandInPlay(tuple(standing), own.melds, told, tuple(seen))


def _open_elsewhere(view: TableView) -> list[Tile]:
    """What lies open outside the own hand: floors, and the melds of the others."""
    tiles = []
    for seat in view.seats:
        tiles += [each.tile for each in seat.floor if each.claimed_by is None]
        if seat.wind is not view.own.wind:
            for meld in seat.melds:
                tiles += meld.laid.meld.tiles if meld.laid else ()
    return tiles
