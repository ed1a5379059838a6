"""When one can name a discard wrongly, so that another calls a win on it (1998, 14.8)."""

from dataclasses import replace

from quizzes.desk.deed import DeedMoment
from quizzes.desk.moments import on_offer
from quizzes.desk.tables import DealCourse, win_called
from quizzes.hands.draw import Draw
from quizzes.message import Value
from scoring import WINDS, Score, Tile, Wind
from scoring.play import TableState


def misnamed(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The player whose tile lies there, and another who would win on a tile that is much like it."""
    found = [
        (state, seat, tile)
        for state in on_offer(deal)
        for seat in WINDS
        if seat is not state.turn and not _is_complete(state, seat)
        for tile in state.seat(seat).waits(state.rules.shapes)
        if _is_much_like(tile, state.offered) and _wins_on(state, seat, tile)
    ]
    picked = draw.pick(found) if found else None
    if picked is None or picked[0].offered is None:
        return None
    state, seat, named = picked
    values: dict[str, Value] = {"tile": picked[0].offered, "named": named, "other": seat}
    return DeedMoment(state, state.turn, values, is_kept=False)


def _is_complete(state: TableState, seat: Wind) -> bool:
    """Whether the discard that lies there is a tile that the seat waits for."""
    return state.offered in state.seat(seat).waits(state.rules.shapes)


def _is_much_like(tile: Tile, other: Tile | None) -> bool:
    """Whether one suited tile can be named for another: the same number, or the next in its suit."""
    if other is None or not tile.is_suited or not other.is_suited:
        return False
    apart = abs(tile.number - other.number)
    return apart == 0 if tile.suit != other.suit else apart == 1


def _wins_on(state: TableState, seat: Wind, tile: Tile) -> bool:
    """Whether that seat would win if that tile had been discarded."""
    turn = state.in_turn
    lying = replace(turn.floor[-1], tile=tile)
    named = state._replace(offered=tile).having(turn._replace(floor=(*turn.floor[:-1], lying)))
    return isinstance(win_called(named, seat, state.rules), Score)
