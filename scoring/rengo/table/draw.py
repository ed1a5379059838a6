"""Showing and paying when nobody has won (articles 44, 71 to 73)."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text

TENPAI_FEE: Final = 3000  # paid in all by those who are not tenpai (71(A))


class DrawScheme(StrEnum):
    """What an event has chosen: (A) 3000 points change hands, (B) none."""

    A = "A"
    B = "B"


def fees(
    tenpai: Collection[Wind], scheme: DrawScheme, dead: Collection[Wind] = ()
) -> Ruling[Mapping[Wind, int]]:
    """What each seat gains or loses. A hand that may not win counts as not tenpai (72)."""
    ready = [seat for seat in WINDS if seat in tenpai and seat not in dead]
    articles = ("71", "72") if dead else ("71",)
    if scheme is DrawScheme.B or len(ready) in (0, len(WINDS)):
        return by_text(dict.fromkeys(WINDS, 0), *articles)
    gain, loss = TENPAI_FEE // len(ready), TENPAI_FEE // (len(WINDS) - len(ready))
    return by_text({seat: gain if seat in ready else -loss for seat in WINDS}, *articles)


class DrawStanding(StrEnum):
    """As what a hand counts when nobody has won."""

    TENPAI = "tenpai"
    NOTEN = "noten"
    CHOMBO = "chombo"


def standing(*, riichi: bool, shown: bool, tenpai: bool, dead: bool) -> Ruling[DrawStanding]:
    """As what a hand counts at a draw.

    A riichi hand must be shown and be tenpai; else it is a chombo. A hand that may not win, or is not
    shown, is not tenpai.
    """
    if riichi and not shown:
        return by_text(DrawStanding.CHOMBO, "73", "68(4)")
    if riichi and not tenpai:
        return by_text(DrawStanding.CHOMBO, "68(4)")
    if dead:
        return by_text(DrawStanding.NOTEN, "72")
    return by_text(DrawStanding.TENPAI if tenpai and shown else DrawStanding.NOTEN, "71")


def order_of_showing(riichi: Collection[Wind]) -> Ruling[tuple[Wind, ...]]:
    """Who shows or says noten, first to last: riichi first, from the dealer on; then the others.

    Seats are winds of this hand, so the dealer is East.
    """
    first = tuple(seat for seat in WINDS if seat in riichi)
    return by_text(first + tuple(seat for seat in WINDS if seat not in riichi), "71")


def must_show(riichi: bool) -> Ruling[bool]:
    """Whether a player must show the hand at a draw: after riichi always, also with a dead hand.

    Not to show it then counts as riichi without tenpai, which is a chombo.
    """
    return by_text(riichi, "73", "68(4)") if riichi else by_text(False, "71")
