"""Deals of the league that nobody wins: from a riichi on, everybody discards what was drawn."""

from collections.abc import Iterator
from typing import Final

from quizzes.desk.deed import DeedMoment
from quizzes.desk.tables import DealCourse
from quizzes.hands.draw import Draw
from scoring import Riichi, Wind
from scoring.play import Action, Move, Stage, TableState, moved, refused
from scoring.play.options import seats_to_move
from scoring.play.strict import is_short_by_one

_TRIED: Final = 8  # turns of a deal from which it is played on


def riichi_at_a_draw(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A riichi hand at a draw that is not tenpai, or is."""
    return _at_a_draw(deal, draw, is_tenpai=not is_so)


def tenpai_at_a_draw(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A riichi hand at a draw, which is tenpai."""
    return _at_a_draw(deal, draw, is_tenpai=True)


def _at_a_draw(deal: DealCourse, draw: Draw, *, is_tenpai: bool) -> DeedMoment | None:
    found = [*_declaring(deal, is_tenpai=is_tenpai), *(_declared(deal) if is_tenpai else ())]
    for state, seat, move in draw.sample(found, _TRIED):
        asked = state._replace(strict=None if is_tenpai else seat)
        over = _played_to_a_draw(moved(asked, move))
        if over is not None:
            return DeedMoment(over, seat, is_kept=False)
    return None


def _declaring(deal: DealCourse, *, is_tenpai: bool) -> Iterator[tuple[TableState, Wind, Move]]:
    """Turns in which a closed hand can declare riichi: one that waits then, or lacks one tile to wait."""
    for state in deal.states[len(deal.states) // 3 : -1]:
        seat = state.in_turn
        if state.stage is not Stage.TURN or seat.drawn is None or seat.riichi is not Riichi.NONE:
            continue
        if not seat.is_concealed:
            continue
        if is_tenpai:
            moves = [Move(seat.wind, Action.RIICHI, each) for each in sorted(set(seat.standing))]
            found = [each for each in moves if refused(state, each) is None]
        else:
            is_near = not seat.waits(state.rules.shapes) and is_short_by_one(state, seat)
            found = [Move(seat.wind, Action.RIICHI, seat.drawn)] if is_near else []
        yield from ((state, seat.wind, each) for each in found)


def _declared(deal: DealCourse) -> Iterator[tuple[TableState, Wind, Move]]:
    """Turns of others after a riichi of the deal."""
    for state in deal.states[:-1]:
        drawn = state.in_turn.drawn
        if state.stage is not Stage.TURN or drawn is None:
            continue
        declared = [each.wind for each in state.seats if each.riichi is not Riichi.NONE]
        yield from (
            (state, each, Move(state.turn, Action.DISCARD, drawn))
            for each in declared
            if each is not state.turn
        )


def _played_to_a_draw(state: TableState) -> TableState | None:
    """The table when no tile is left; None where somebody would have won on the way."""
    while state.stage is not Stage.OVER:
        movers = seats_to_move(state)
        if any(_may_win(state, each) for each in movers):
            return None
        (seat, *_) = movers
        move = Move(seat, Action.PASS)
        if state.stage is Stage.TURN:
            move = Move(seat, Action.DISCARD, state.in_turn.drawn)
        state = moved(state, move)
    return state


def _may_win(state: TableState, seat: Wind) -> bool:
    return refused(state, Move(seat, Action.WIN)) is None
