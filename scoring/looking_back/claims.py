"""Wins that were let go, and claims let pass that would have brought a win nearer."""

from collections.abc import Iterator, Sequence
from typing import Final

from scoring.looking_back.moment import Moment, MomentKind
from scoring.looking_back.prospects import Prospect, helping_tiles, prospect, tiles_lost
from scoring.looking_back.turns import choices, own_turn
from scoring.plans import plans
from scoring.plans.at_table import hand_at_table
from scoring.play import Action, Move, Stage, TableState, moved, options, seats_to_move, view_of
from scoring.play.state import EventKind
from scoring.seats import Wind

_SETS: Final = (Action.CHOW, Action.PUNG)
_LOOKED_AT: Final = 3
"""So many tiles that might have been claimed are asked about."""


def wins_let_go(states: Sequence[TableState], own: Wind) -> Iterator[Moment]:
    """Where the seat might have won and did something else."""
    for at, move in choices(states, own):
        state, win = states[at], Move(own, Action.WIN)
        if move.action is Action.WIN or win not in options(state, own):
            continue
        if _is_ruled_in_turn(states, at) and win in options(states[at + 1], own):
            continue  # a kong that was not allowed; the win was still there
        ending, tile = _after(state, win).ending, state.offered or state.seat(own).drawn
        if ending and ending.winner is own and ending.score is not None and tile is not None:
            yield Moment(at, MomentKind.WIN, move, win, tile, ending.score)


def _is_ruled_in_turn(states: Sequence[TableState], at: int) -> bool:
    """Whether the move made there was a call that was not allowed, in a turn that goes on."""
    after = states[at + 1]
    return after.stage is Stage.TURN and any(each.ruled for each in after.happened)


def claims_let_pass(states: Sequence[TableState], own: Wind) -> Iterator[Moment]:
    """Chows and pungs that nobody made, after which the nearest win would have been nearer.

    Looked at are tiles that helped when the seat discarded last.
    """
    looked_at, helping = 0, None
    for at, move in choices(states, own):
        turn = own_turn(states, at, own)
        if turn is not None:
            helping = helping_tiles(prospect(turn.answer))
        tile, claims = states[at].offered, _claims(states, at, own, move)
        if not claims or tile is None or (helping and tile not in helping):
            continue
        looked_at += 1
        if looked_at > _LOOKED_AT:
            return
        taken = _prospect(states[at], own)
        found = [(_prospect(_after(states[at], each), own), each) for each in claims]
        missed, better = max(found, key=lambda each: _nearness(each[0]))
        if tiles_lost(taken, missed):
            score = missed.wins[0].score
            yield Moment(at, MomentKind.CLAIM, move, better, tile, score, taken, missed)


def _claims(states: Sequence[TableState], at: int, own: Wind, move: Move) -> list[Move]:
    """What the seat might have claimed where it let the tile pass; none where another took it, or
    where it might have won."""
    moves = options(states[at], own)
    passed = move.action is Action.PASS and states[at].stage is Stage.CLAIMS
    if not passed or Move(own, Action.WIN) in moves or _is_taken(states, at):
        return []
    return [each for each in moves if each.action in _SETS]


def _is_taken(states: Sequence[TableState], at: int) -> bool:
    after = next(each for each in states[at:] if each.stage is not Stage.CLAIMS)
    taking = (EventKind.CLAIMED, EventKind.KONG, EventKind.WON)
    return any(each.kind in taking for each in after.happened)


def _after(state: TableState, move: Move) -> TableState:
    """The table after that move, where everybody else lets the tile pass."""
    state = moved(state, move)
    while state.stage in (Stage.CLAIMS, Stage.ROBBING):
        state = moved(state, Move(seats_to_move(state)[0], Action.PASS))
    return state


def _prospect(state: TableState, own: Wind) -> Prospect:
    view = view_of(state, own)
    return prospect(plans(view.rules, hand_at_table(view)))


def _nearness(found: Prospect) -> tuple[int, int]:
    return (-found.away if found.away is not None else -99), found.unseen
