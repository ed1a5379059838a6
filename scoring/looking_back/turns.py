"""A turn of one's own: what was within reach with all that lay open, and what the discard let go."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.plans import DiscardOutlook, PlansAnswer, WinPlan, plans
from scoring.plans.at_table import hand_at_table
from scoring.play import Action, Move, Stage, TableState, TableView, view_of
from scoring.seats import Wind
from scoring.tiles import Tile

_DISCARDS: Final = (Action.DISCARD, Action.RIICHI)


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """A turn in which a tile was discarded out of fourteen; `answer` is what could have become of them."""

    view: TableView
    discard: Tile
    answer: PlansAnswer

    @property
    def outlook(self) -> DiscardOutlook:
        """What stays as near without that tile."""
        return next(each for each in self.answer.discards if each.tile == self.discard)

    @property
    def wins_let_go(self) -> tuple[WinPlan, ...]:
        """The nearest wins that are farther away without it."""
        kept = self.outlook.wins
        return tuple(each for at, each in enumerate(self.answer.wins) if at not in kept)


def made(states: Sequence[TableState], at: int) -> Move:
    """The move that was made in the state of that number, which is not the last."""
    return states[at + 1].moves[-1]


def choices(states: Sequence[TableState], own: Wind) -> Iterator[tuple[int, Move]]:
    """Each move of that seat, with the number of the state in which it was made."""
    for at in range(len(states) - 1):
        move = made(states, at)
        if move.seat is own:
            yield at, move


def own_turn(states: Sequence[TableState], at: int, own: Wind) -> OwnTurn | None:
    """That turn of the seat; None where the state is none in which it discarded."""
    if states[at].stage is not Stage.TURN or at + 1 >= len(states):
        return None
    move = made(states, at)
    if move.seat is not own or move.action not in _DISCARDS or move.tile is None:
        return None
    view = view_of(states[at], own)
    return OwnTurn(view, move.tile, plans(view.rules, hand_at_table(view)))


def passed(states: Sequence[TableState], at: int, own: Wind) -> PlansAnswer | None:
    """What could have become of the thirteen tiles where the seat let another's tile go; None
    elsewhere."""
    if at + 1 >= len(states) or states[at].stage not in (Stage.CLAIMS, Stage.ROBBING):
        return None
    if made(states, at) != Move(own, Action.PASS):
        return None
    view = view_of(states[at], own)
    return plans(view.rules, hand_at_table(view))
