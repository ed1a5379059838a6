"""Whose deal is next, the seat and round winds, and the end of the game (articles 13, 21 to 24)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text, expect

ROUNDS: Final = (Wind.EAST, Wind.SOUTH)


class RengoDealEnding(StrEnum):
    """How a hand ended, as far as the deal depends on it.

    A dealer whose hand may not win any more is not tenpai at a draw (72).
    """

    DEALER_WON = "dealer-won"
    OTHER_WON = "other-won"
    DRAW_DEALER_TENPAI = "draw-dealer-tenpai"
    DRAW_DEALER_NOTEN = "draw-dealer-noten"
    CHOMBO = "chombo"


_PASSES: Final = {
    RengoDealEnding.DEALER_WON: (False, "22"),
    RengoDealEnding.OTHER_WON: (True, "22(1)"),
    RengoDealEnding.DRAW_DEALER_TENPAI: (False, "22"),
    RengoDealEnding.DRAW_DEALER_NOTEN: (True, "22(2)"),
    RengoDealEnding.CHOMBO: (False, "68"),
}


@dataclass(frozen=True, slots=True)
class RengoDeal:
    """A deal of the game: the round, and the seat of the first dealer's count that deals."""

    round: Wind
    dealer: Wind


FIRST_DEAL: Final = RengoDeal(Wind.EAST, Wind.EAST)


def deal_passes(ending: RengoDealEnding) -> Ruling[bool]:
    """Whether the deal goes to the right-hand player. After a chombo the hand is played again."""
    moves, article = _PASSES[ending]
    return by_text(moves, article)


def next_deal(
    deal: RengoDeal, ending: RengoDealEnding, time_is_up: bool = False
) -> Ruling[RengoDeal | None]:
    """The deal after a hand; None where the game is over.

    It is over when all have ended their second deal, or, at an event that plays by time, after
    the hand that the time made the last; a chombo has that hand played again too. Seats are named
    by the first deal: the first dealer is East. Raises ScoringError: the game has an East and a
    South round only.
    """
    expect(deal.round in ROUNDS, "round", deal.round, "E or S")
    moved = deal_passes(ending)
    if time_is_up and ending is not RengoDealEnding.CHOMBO:
        return by_text(None, "24(2)")
    if not moved.value:
        return by_text(deal, *moved.articles)
    dealer = deal.dealer.after(1)
    if dealer is not Wind.EAST:
        return by_text(RengoDeal(deal.round, dealer), *moved.articles, "21")
    if deal.round is Wind.EAST:
        return by_text(RengoDeal(Wind.SOUTH, dealer), *moved.articles, "23")
    return by_text(None, *moved.articles, "24(1)")


def seat_wind(dealer: Wind, seat: Wind) -> Ruling[Wind]:
    """The wind of a seat in the deal of that dealer: East deals, then anti-clockwise."""
    return by_text(WINDS[(seat.place - dealer.place) % len(WINDS)], "13", "51(3)")
