"""Which moves a seat can make, and whose move the table waits for."""

from collections.abc import Iterator

from scoring.play.moves import Action, Move
from scoring.play.refusals import chow_from, refused
from scoring.play.state import Stage, TableState
from scoring.play.strict import stands_as_called
from scoring.seats import WINDS, Wind
from scoring.tiles import COPIES, TILES, Tile


def options(state: TableState, seat: Wind) -> tuple[Move, ...]:
    """Every move that the seat can make now, those of a claim with the pass at the end.

    Empty where the table does not wait for it.
    """
    match state.stage:
        case Stage.OVER:
            return ()
        case Stage.TURN | Stage.FLOWER:
            return tuple(_possible(state, _in_turn(state))) if seat is state.turn else ()
        case Stage.CLAIMS | Stage.ROBBING:
            if seat is state.turn or any(each.seat is seat for each in state.answers):
                return ()
            claims = tuple(_possible(state, _on_offer(state, seat)))
            return (*claims, Move(seat, Action.PASS)) if claims else ()


def seats_to_move(state: TableState) -> tuple[Wind, ...]:
    """The seats that have a choice now, from the one in turn on."""
    if state.stage in (Stage.TURN, Stage.FLOWER):
        return (state.turn,)
    if state.stage is Stage.OVER:
        return ()
    order = (state.turn.after(step) for step in range(1, len(WINDS)))
    return tuple(seat for seat in order if options(state, seat))


def _possible(state: TableState, moves: Iterator[Move]) -> Iterator[Move]:
    return (each for each in moves if refused(state, each) is None or stands_as_called(state, each))


def _in_turn(state: TableState) -> Iterator[Move]:
    seat = state.in_turn
    wind = seat.wind
    yield Move(wind, Action.WIN)
    if state.stage is Stage.FLOWER:
        yield Move(wind, Action.PASS)
        return
    kinds = sorted(set(seat.standing))
    for each in kinds:
        yield Move(wind, Action.CONCEALED_KONG, each)
        yield Move(wind, Action.ADDED_KONG, each)
    for each in kinds:
        yield Move(wind, Action.RIICHI, each)
    for each in kinds:
        yield Move(wind, Action.DISCARD, each)


def _on_offer(state: TableState, seat: Wind) -> Iterator[Move]:
    """What could be said to the tile, less the sets that the seat has no tiles for.

    Who plays strictly may call those as well.
    """
    yield Move(seat, Action.WIN)
    offered = state.offered
    if state.stage is Stage.ROBBING or offered is None:
        return
    is_strict, standing = seat is state.strict, state.seat(seat).standing
    alike = standing.count(offered)
    if is_strict or alike >= COPIES - 1:
        yield Move(seat, Action.KONG)
    if is_strict or alike >= COPIES - 2:
        yield Move(seat, Action.PUNG)
    if is_strict or seat is state.turn.after(1):
        for index in range(max(offered.index - 2, 0), offered.index + 1):
            chow = chow_from(TILES[index])
            if offered in chow and (is_strict or _holds_others(standing, chow, offered)):
                yield Move(seat, Action.CHOW, chow[0])


def _holds_others(standing: tuple[Tile, ...], chow: tuple[Tile, ...], offered: Tile) -> bool:
    return all(each in standing for each in chow if each != offered)
