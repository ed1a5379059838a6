"""Chombo, and hands that may not win any more (articles 66, 68 to 70, 73)."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, said


class Consequence(StrEnum):
    """What a foul brings: a chombo, or a hand that may not win, call or declare any more."""

    CHOMBO = "chombo"
    DEAD_HAND = "dead-hand"


class Foul(StrEnum):
    """What articles 68, 70 and 73 name."""

    FALSE_WIN_SHOWN = "false-win-shown"
    HAND_MUDDLED_BEFORE_CHECK = "hand-muddled-before-check"
    PLAY_MADE_IMPOSSIBLE = "play-made-impossible"
    RIICHI_WITHOUT_TENPAI = "riichi-without-tenpai"
    RIICHI_HAND_NOT_SHOWN = "riichi-hand-not-shown"
    DEAD_HAND_ACTED = "dead-hand-acted"
    WRONG_NUMBER_OF_TILES = "wrong-number-of-tiles"
    EARLY_DRAW = "early-draw"
    PEEPING = "peeping"
    DRAWN_FROM_WRONG_PLACE = "drawn-from-wrong-place"
    WRONG_CALL = "wrong-call"
    WIN_WITHDRAWN_BEFORE_SHOWING = "win-withdrawn-before-showing"
    RIICHI_WITHDRAWN = "riichi-withdrawn"


_TABLE: Final = {
    Foul.FALSE_WIN_SHOWN: (Consequence.CHOMBO, "68(1)"),
    Foul.HAND_MUDDLED_BEFORE_CHECK: (Consequence.CHOMBO, "68(2)"),
    Foul.PLAY_MADE_IMPOSSIBLE: (Consequence.CHOMBO, "68(3)"),
    Foul.RIICHI_WITHOUT_TENPAI: (Consequence.CHOMBO, "68(4)"),
    Foul.RIICHI_HAND_NOT_SHOWN: (Consequence.CHOMBO, "73"),
    Foul.DEAD_HAND_ACTED: (Consequence.CHOMBO, "70"),
    Foul.WRONG_NUMBER_OF_TILES: (Consequence.DEAD_HAND, "70(1)"),
    Foul.EARLY_DRAW: (Consequence.DEAD_HAND, "70(2)"),
    Foul.PEEPING: (Consequence.DEAD_HAND, "70(3)"),
    Foul.DRAWN_FROM_WRONG_PLACE: (Consequence.DEAD_HAND, "70(4)"),
    Foul.WRONG_CALL: (Consequence.DEAD_HAND, "70(5)"),
    Foul.WIN_WITHDRAWN_BEFORE_SHOWING: (Consequence.DEAD_HAND, "70(6)"),
    Foul.RIICHI_WITHDRAWN: (Consequence.DEAD_HAND, "70(7)"),
}


class Scheme(StrEnum):
    """What an event has chosen: (A) points off the total, (B) sticks off the table at once."""

    A = "A"
    B = "B"


@dataclass(frozen=True, slots=True)
class Chombo:
    """What a chombo costs its author: points of the total, or points in sticks that nobody gets."""

    total_points: int = 0
    sticks: int = 0


_COST: Final = {Scheme.A: Chombo(total_points=20), Scheme.B: Chombo(sticks=20000)}


def consequence(foul: Foul) -> Ruling[Consequence]:
    """What a foul brings."""
    found, article = _TABLE[foul]
    return said(found, article)


def cost(scheme: Scheme) -> Ruling[Chombo]:
    """What a chombo costs under the scheme of the event; the hand is then played again."""
    return said(_COST[scheme], "68")


def punished(offenders: Collection[Wind], proper_win: bool) -> Ruling[tuple[Wind, ...]]:
    """Who is punished for a chombo: all who made one, and nobody where a proper win came with it."""
    if proper_win:
        return said((), "66")
    return said(tuple(seat for seat in WINDS if seat in offenders), "68", "69")
