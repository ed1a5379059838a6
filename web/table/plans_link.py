"""What the learner's own tiles could become, for who asks in the middle of a deal."""

from flask import url_for

from quizzes.typed.score_request import query_of
from scoring import Circumstances, Hand, Tile, WinSource, format_tiles
from scoring.play import Stage, TableView
from scoring.play.seat_state import without


def plans_href(view: TableView) -> str:
    """The page of plans for the own fourteen tiles with all that lies open; empty out of turn."""
    own = view.own
    if view.stage is not Stage.TURN or view.turn is not own.wind:
        return ""
    last = own.drawn or own.standing[-1]
    hand = Hand(
        without(own.standing, (last,)),
        own.melds,
        last,
        Circumstances(
            by=WinSource.DRAW, seat=own.wind, round=view.round_wind, flowers=tuple(own.flowers)
        ),
    )
    query = query_of(hand, view.rules)
    return url_for("plans.page", **query, seen=format_tiles(seen_elsewhere(view)))


def seen_elsewhere(view: TableView) -> tuple[Tile, ...]:
    """What lies open outside the own hand: floors, and the melds of the others."""
    tiles = [] if view.dora_indicator is None else [view.dora_indicator]
    for seat in view.seats:
        tiles += [each.tile for each in seat.floor if each.claimed_by is None]
        if seat.wind is not view.own.wind:
            for meld in seat.melds:
                tiles += meld.laid.meld.tiles if meld.laid else ()
    return tuple(sorted(tiles))
