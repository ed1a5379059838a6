"""A tile from the wall, and the flowers that are replaced on the way."""

from typing import Final

from scoring.hand import WinSource
from scoring.play.ending import drawn_hand
from scoring.play.state import EventKind, Stage, TableEvent, TableState
from scoring.play.systems import play_rules
from scoring.reading import Shape
from scoring.seats import Wind
from scoring.tiles import Tile

FLOWERS_THAT_WIN: Final = 7  # the seventh wins, and so does the eighth (IMJ 25.2(1), (2))


def draw(state: TableState) -> TableState:
    """The seat in turn draws as `source` says, and shows what flowers come."""
    state = one_drawn(state, from_back=state.source is WinSource.REPLACEMENT)
    drawn = state.in_turn.drawn
    if drawn is None or not drawn.is_flower:
        return state
    return state if state.stage is Stage.FLOWER else flower_shown(state)


def one_drawn(state: TableState, *, from_back: bool) -> TableState:
    """One tile more for the seat in turn; a flower is laid down, and not yet replaced."""
    tile, wall = state.wall.replaced() if from_back else state.wall.drawn()
    seat = state.in_turn
    kind = EventKind.REPLACED if from_back else EventKind.DREW
    state = _told(state._replace(wall=wall), kind, seat.wind, tile)
    if not tile.is_flower:
        return state.having(seat.taking(tile))
    state = _told(state, EventKind.FLOWER, seat.wind, tile)
    shown = seat._replace(flowers=(*seat.flowers, tile), drawn=tile)
    return state.having(shown)._replace(stage=stage_after_flower(state, len(shown.flowers)))


def stage_after_flower(state: TableState, flowers: int) -> Stage:
    """Whether the seat may win by the flower just shown."""
    may_win = Shape.FLOWERS in state.rules.shapes and flowers >= FLOWERS_THAT_WIN
    return Stage.FLOWER if may_win else Stage.TURN


def flower_shown(state: TableState) -> TableState:
    """The flower is replaced from the back, as long as one comes; without a tile the deal is over."""
    while True:
        if not state.wall.left:
            return drawn_hand(state)
        if play_rules(state.rules).flower_ends_kong:
            state = state._replace(source=WinSource.DRAW)
        state = one_drawn(state, from_back=True)
        drawn = state.in_turn.drawn
        if state.stage is Stage.FLOWER or drawn is None or not drawn.is_flower:
            return state


def _told(state: TableState, kind: EventKind, seat: Wind, tile: Tile) -> TableState:
    places = play_rules(state.rules).events(state.rules, kind.value)
    return state.after(TableEvent(kind, seat, places, tile))
