"""Chombo, and hands that may not win any more (articles 66, 68 to 70, 73)."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text


class RengoConsequence(StrEnum):
    """What a foul brings: a chombo, or a hand that may not win, call or declare any more."""

    CHOMBO = "chombo"
    DEAD_HAND = "dead-hand"


class RengoFoul(StrEnum):
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
    RengoFoul.FALSE_WIN_SHOWN: (RengoConsequence.CHOMBO, "68(1)"),
    RengoFoul.HAND_MUDDLED_BEFORE_CHECK: (RengoConsequence.CHOMBO, "68(2)"),
    RengoFoul.PLAY_MADE_IMPOSSIBLE: (RengoConsequence.CHOMBO, "68(3)"),
    RengoFoul.RIICHI_WITHOUT_TENPAI: (RengoConsequence.CHOMBO, "68(4)"),
    RengoFoul.RIICHI_HAND_NOT_SHOWN: (RengoConsequence.CHOMBO, "73"),
    RengoFoul.DEAD_HAND_ACTED: (RengoConsequence.CHOMBO, "70"),
    RengoFoul.WRONG_NUMBER_OF_TILES: (RengoConsequence.DEAD_HAND, "70(1)"),
    RengoFoul.EARLY_DRAW: (RengoConsequence.DEAD_HAND, "70(2)"),
    RengoFoul.PEEPING: (RengoConsequence.DEAD_HAND, "70(3)"),
    RengoFoul.DRAWN_FROM_WRONG_PLACE: (RengoConsequence.DEAD_HAND, "70(4)"),
    RengoFoul.WRONG_CALL: (RengoConsequence.DEAD_HAND, "70(5)"),
    RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING: (RengoConsequence.DEAD_HAND, "70(6)"),
    RengoFoul.RIICHI_WITHDRAWN: (RengoConsequence.DEAD_HAND, "70(7)"),
}


class ChomboScheme(StrEnum):
    """What an event has chosen: (A) points off the total, (B) sticks off the table at once."""

    A = "A"
    B = "B"


@dataclass(frozen=True, slots=True)
class Chombo:
    """What a chombo costs its author: points of the total, or points in sticks that nobody gets."""

    total_points: int = 0
    sticks: int = 0


_COST: Final = {ChomboScheme.A: Chombo(total_points=20), ChomboScheme.B: Chombo(sticks=20000)}


def consequence(foul: RengoFoul) -> Ruling[RengoConsequence]:
    """What a foul brings."""
    found, article = _TABLE[foul]
    return by_text(found, article)


def just_short_of(foul: RengoFoul) -> Ruling[None]:
    """What comes close to that foul and is none: no article names it, so nothing follows."""
    return by_text(None, _TABLE[foul][1])


def proper_win() -> Ruling[bool]:
    """Whether a win that is called, shown and found good stands."""
    return by_text(True, "45", "46")


def chombo_cost(scheme: ChomboScheme) -> Ruling[Chombo]:
    """What a chombo costs under the scheme of the event; the hand is then played again."""
    return by_text(_COST[scheme], "68")


def seats_paying_chombo(offenders: Collection[Wind], proper_win: bool) -> Ruling[tuple[Wind, ...]]:
    """Who is punished for a chombo: all who made one, and nobody where a proper win came with it."""
    if proper_win:
        return by_text((), "66")
    return by_text(tuple(seat for seat in WINDS if seat in offenders), "68", "69")
