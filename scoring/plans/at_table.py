"""A player's own tiles in a deal as a hand in play, with all that lies open then."""

from scoring.hand import Circumstances
from scoring.plans.hand import HandInPlay
from scoring.play import TableView
from scoring.tiles import Tile


def hand_at_table(view: TableView, discarded: Tile | None = None) -> HandInPlay:
    """The hand of that player, after a discard where one is named.

    Raises ScoringError: there are no thirteen or fourteen tiles, as while a flower is replaced.
    """
    own, seen = view.own, list(view.open_elsewhere())
    if view.dora_indicator is not None:  # told with the circumstances
        seen.remove(view.dora_indicator)
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
