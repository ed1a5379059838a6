"""Discards after which the nearest win is farther away than after another, or fewer tiles help.

Each turn is asked once what it could become. Only what then looks worst is asked again after either
discard, so that a deal of sixteen turns costs about two dozen searches.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scoring.looking_back.moment import Moment, MomentKind
from scoring.looking_back.prospects import prospect, prospect_of, share_lost, tiles_lost
from scoring.looking_back.turns import OwnTurn, choices, own_turn
from scoring.plans import PlansAnswer, plans
from scoring.plans.at_table import hand_at_table
from scoring.play import Action, Move, TableState, options
from scoring.seats import Wind
from scoring.tiles import Tile

_LOOKED_AT: Final = 4
"""So many discards are asked about again."""


class _Suspect(NamedTuple):
    """A discard that looks worse than another: whether all wins go farther, and the share of helping tiles."""

    loss: tuple[bool, float]
    at: int
    move: Move
    turn: OwnTurn
    other: Tile


def worse_discards(states: Sequence[TableState], own: Wind) -> Iterator[Moment]:
    """Those discards of a seat."""
    suspects = sorted(_suspects(states, own), key=lambda each: each.loss, reverse=True)
    for suspect in suspects[:_LOOKED_AT]:
        view = suspect.turn.view
        taken, missed = (
            prospect(plans(view.rules, hand_at_table(view, tile)))
            for tile in (suspect.turn.discard, suspect.other)
        )
        is_farther = bool(tiles_lost(taken, missed))
        if is_farther or share_lost(taken, missed):
            yield Moment(
                suspect.at,
                MomentKind.NEARER if is_farther else MomentKind.TILES,
                suspect.move,
                Move(own, Action.DISCARD, suspect.other),
                suspect.turn.discard,
                missed.wins[0].score,
                taken,
                missed,
            )


def _suspects(states: Sequence[TableState], own: Wind) -> Iterator[_Suspect]:
    for at, move in choices(states, own):
        allowed = [each.tile for each in options(states[at], own) if each.action is Action.DISCARD]
        turn = own_turn(states, at, own) if len(allowed) > 1 else None
        if turn is None or not turn.answer.wins:
            continue
        kept = _kept(turn.answer)
        other = max((each for each in kept if each in allowed), key=lambda each: kept[each])
        lost = kept[other] - kept[turn.discard]
        if lost > 0:
            loss = not kept[turn.discard], lost / kept[other]
            yield _Suspect(loss, at, move, turn, other)


def _kept(answer: PlansAnswer) -> dict[Tile, int]:
    """How many unseen tiles help the nearest wins that each discard keeps, at a first look."""
    away = answer.wins[0].outlook.away
    kept = {}
    for each in answer.discards:
        wins = [answer.wins[at] for at in each.wins if answer.wins[at].outlook.away == away]
        kept[each.tile] = prospect_of(wins).unseen if wins else 0
    return kept
