"""What the learner's own tiles could become, for who asks in the middle of a deal."""

from typing import Any

from flask import url_for

from quizzes.typed.score_request import query_of
from scoring import Circumstances, Hand, WinSource, format_tiles
from scoring.play import Stage, TableView
from scoring.play.seat_state import without


def plans_href(view: TableView) -> str:
    """The page of plans for the learner's fourteen tiles with all open tiles; empty out of turn."""
    query = own_tiles_query(view)
    if query is None:
        return ""
    return url_for("plans.page", **query, seen=format_tiles(sorted(view.open_elsewhere())))


def own_tiles_query(view: TableView) -> dict[str, Any] | None:
    """The learner's fourteen tiles as an address names a hand; None out of turn."""
    own = view.own
    if view.stage is not Stage.TURN or view.turn is not own.wind:
        return None
    last = own.drawn or own.standing[-1]
    hand = Hand(
        without(own.standing, (last,)),
        own.melds,
        last,
        Circumstances(
            by=WinSource.DRAW, seat=own.wind, round=view.round_wind, flowers=tuple(own.flowers)
        ),
    )
    return query_of(hand, view.rules)
