"""Declaring riichi, discards after it, what becomes of the sticks (articles 18, 30, 36 to 43, 68)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.table import Ruling, by_text, expect_whole
from scoring.tiles import Tile

STICK: Final = 1000  # points of a riichi (42)


@dataclass(frozen=True, slots=True)
class Declarer:
    """Who may declare: a closed hand, tenpai after a discard, in their own turn, not dead."""

    concealed: bool
    tenpai: bool
    own_turn: bool = True
    dead: bool = False


class SticksEvent(StrEnum):
    """What happened since the sticks were laid down."""

    WIN = "win"
    DRAW = "draw"
    CHOMBO = "chombo"
    GAME_OVER = "game-over"


@dataclass(frozen=True, slots=True)
class Sticks:
    """Where sticks go: to the winner, back to those who laid them, on to the next hand, to nobody."""

    to_winner: int = 0
    returned: int = 0
    kept: int = 0
    lost: int = 0


def may_declare(declarer: Declarer) -> Ruling[bool]:
    """Whether riichi may be declared. How many tiles are left does not matter: the text is silent.

    A riichi without tenpai is no foul before a draw shows it (68(4)).
    """
    if not declarer.own_turn:
        return by_text(False, "37")
    if declarer.dead:
        return by_text(False, "70")
    if declarer.concealed and declarer.tenpai:
        return by_text(True, "36", "37")
    return by_text(False, "36")


def allowed_discards(
    concealed: Sequence[Tile], drawn: Tile, declared: bool
) -> Ruling[tuple[Tile, ...]]:
    """What may be discarded: a tile of one's own that is in no meld, after riichi the one drawn.

    `concealed` are the standing tiles without the drawn one; each kind is named once.
    """
    if declared:
        return by_text((drawn,), "38")
    return by_text(tuple(sorted({*concealed, drawn})), "18", "30")


def riichi_stands(won_on_discard: bool) -> Ruling[bool]:
    """Whether the riichi stands, and the stick is laid down: unless its discard is won on."""
    return by_text(not won_on_discard, "40", "42")


def may_withdraw_riichi(discarded: bool) -> Ruling[bool]:
    """Whether a declaration may be taken back: before its discard, and the hand may not win then."""
    return by_text(not discarded, "41") if discarded else by_text(True, "39", "70(7)")


def sticks(after: SticksEvent, of_this_hand: int, from_before: int) -> Ruling[Sticks]:
    """What becomes of the sticks on the table.

    After a chombo those of this hand go back, and those from before stay for the hand that is
    played again. Raises ScoringError: a number below zero.
    """
    expect_whole("of_this_hand", of_this_hand, 0)
    expect_whole("from_before", from_before, 0)
    every = of_this_hand + from_before
    match after:
        case SticksEvent.WIN:
            return by_text(Sticks(to_winner=every), "43(1)")
        case SticksEvent.DRAW:
            return by_text(Sticks(kept=every), "43(2)")
        case SticksEvent.GAME_OVER:
            return by_text(Sticks(lost=every), "43(3)")
        case SticksEvent.CHOMBO:
            return by_text(Sticks(returned=of_this_hand, kept=from_before), "68")
