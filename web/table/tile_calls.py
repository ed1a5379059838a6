"""Calls in one's own turn that name a tile, where all are offered: a row of tiles for each."""

from collections.abc import Iterable
from dataclasses import dataclass

from scoring.play import Action, Move
from scoring.play.moves import OWN_KONGS
from wording import Translator
from wording.play import move_label


@dataclass(frozen=True, slots=True)
class CalledTile:
    """A tile that may be called of; `move` is what pressing it sends."""

    code: str
    label: str
    move: str


@dataclass(frozen=True, slots=True)
class TileCalls:
    """One call, and the tiles that it may be made of."""

    label: str
    tiles: tuple[CalledTile, ...]


def names_a_tile(move: Move) -> bool:
    """Whether it is a call that the tile of the hand is chosen for."""
    return move.action in OWN_KONGS or move.action is Action.RIICHI


def tile_calls(moves: Iterable[Move], t: Translator) -> tuple[TileCalls, ...]:
    """The kong and the riichi among those moves, each with its tiles."""
    moves = [each for each in moves if names_a_tile(each)]
    kongs = [each for each in moves if each.action in OWN_KONGS]
    riichi = [each for each in moves if each.action is Action.RIICHI]
    rows = (
        (t.gettext("Call a kong of …"), sorted(kongs, key=lambda each: (each.tile, each.action))),
        (t.gettext("Declare riichi and discard …"), riichi),
    )
    return tuple(
        TileCalls(
            label,
            tuple(
                CalledTile(str(each.tile), move_label(each, None, t), str(each)) for each in found
            ),
        )
        for label, found in rows
        if found
    )
