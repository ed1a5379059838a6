"""Moments of a deal to ask about: the win, and tiles that somebody could have won on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scoring import MeldKind, Score, Tile, Wind, WinSource
from scoring.play import Action, Move, Stage, TableState, refused
from scoring.play.course import offering
from scoring.play.state import EventKind, TableEvent
from scoring.play.winning import win_on
from scoring.seats import WINDS

MOST_TOLD: Final = 2  # things that happened last, besides the player's own draw
_SILENT: Final = frozenset({EventKind.DEALT, EventKind.DREW, EventKind.REPLACED, EventKind.WON})
"""Nobody but the player sees what was drawn."""


@dataclass(frozen=True, slots=True)
class TableMoment:
    """The table when a tile lies or was drawn on which a player can win, and that hand as it is scored."""

    state: TableState
    own: Wind
    score: Score
    told: tuple[TableEvent, ...]


@dataclass(frozen=True, slots=True)
class PossibleDiscard:
    """A tile that the seat in turn could discard, and a player who waits for it.

    `at` is the number of the state in which it could.
    """

    at: int
    tile: Tile
    own: Wind


def moment_of_win(states: Sequence[TableState]) -> TableMoment:
    """The table just before the deal was won; the last of the states is the win."""
    ending = states[-1].ending
    assert ending is not None
    assert ending.winner is not None
    assert ending.score is not None  # only deals that were won are kept
    state = states[-2]
    told = [*_events(states[:-1])]
    if state.stage is Stage.ROBBING and state.kong is not None:
        told.append(TableEvent(EventKind.KONG, state.turn, (), state.offered, state.kong))
    return TableMoment(
        _with_kong(state), ending.winner, ending.score, _last_told(told, ending.winner)
    )


def _with_kong(state: TableState) -> TableState:
    """With the kong laid down that is being made, as it lies while others may rob it."""
    if state.kong is None or state.offered is None or state.kong.kind is not MeldKind.ADDED_KONG:
        return state
    seat = state.in_turn
    return state.having(seat.giving((state.offered,)).laying(state.kong, None))


def possible_discards(states: Sequence[TableState]) -> Iterator[PossibleDiscard]:
    """Every tile that its holder could have discarded while another waited for it."""
    for at, state in enumerate(states):
        if state.stage is not Stage.TURN:
            continue
        held = set(state.in_turn.standing)
        for wind in WINDS:
            if wind is state.turn:
                continue
            seat = state.seat(wind)
            yield from (
                PossibleDiscard(at, each, wind)
                for each in seat.waits(state.rules.shapes)
                if each in held and each not in seat.kept_silent and _may_go(state, each)
            )


def _may_go(state: TableState, tile: Tile) -> bool:
    return refused(state, Move(state.turn, Action.DISCARD, tile)) is None


def moment_of_discard(states: Sequence[TableState], found: PossibleDiscard) -> TableMoment:
    """The table once that tile lies on the floor."""
    state = offering(states[found.at]._replace(happened=()), found.tile)
    hand = win_on(state, state.seat(found.own), found.tile, WinSource.DISCARD)
    told = [*_events(states[: found.at + 1]), *state.happened]
    return TableMoment(state, found.own, hand, _last_told(told, found.own))


def _events(states: Sequence[TableState]) -> Iterator[TableEvent]:
    """What happened on the way to the last of the states, as far as it may be told."""
    for state in states[-2 * len(WINDS) :]:
        yield from state.happened


def _last_told(events: Sequence[TableEvent], own: Wind) -> tuple[TableEvent, ...]:
    """The last that everybody saw, and the tile that the player drew last of all."""
    drew = events[-1:] if events and _drew(events[-1], own) else []
    seen = [each for each in events if each.kind not in _SILENT]
    return (*seen[-MOST_TOLD:], *drew)


def _drew(event: TableEvent, own: Wind) -> bool:
    return event.seat is own and event.kind in (EventKind.DREW, EventKind.REPLACED)
