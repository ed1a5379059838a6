"""Whose deal is next, rounds, seat numbers and an aborted game (articles 12 to 15, 23.10, 34.7)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text, expect_whole

ROUNDS: Final = 4


class ImjDealEnding(StrEnum):
    """How a game ended, as far as the deal depends on it."""

    DEALER_WON = "dealer-won"
    OTHER_WON = "other-won"
    ABORTED = "aborted"
    FALSE_WIN = "false-win"


_PASSES: Final = {
    ImjDealEnding.DEALER_WON: (False, "12"),
    ImjDealEnding.OTHER_WON: (True, "12"),
    ImjDealEnding.ABORTED: (False, "23.10"),
    ImjDealEnding.FALSE_WIN: (True, "34.7"),
}


@dataclass(frozen=True, slots=True)
class ImjDeal:
    """A game of a four-round period: the round, 1 to 4, and the dealer; the starter is East."""

    round: int
    dealer: Wind

    @property
    def round_wind(self) -> Wind:
        """The wind of the round's number (4.2(2), 13)."""
        return WINDS[self.round - 1]


FIRST_DEAL: Final = ImjDeal(1, Wind.EAST)


def deal_passes(ending: ImjDealEnding) -> Ruling[bool]:
    """Whether the deal goes to the right-hand player.

    It stays with a dealer who wins, and while a game without a winner is played again; it passes
    once scores were paid, after a false win of anybody without a proper win too.
    """
    moves, article = _PASSES[ending]
    return by_text(moves, article)


def next_deal(deal: ImjDeal, ending: ImjDealEnding) -> Ruling[ImjDeal | None]:
    """The next game of the four rounds; None when they are over.

    Raises ScoringError: four rounds are numbered 1 to 4.
    """
    expect_whole("round", deal.round, 1, ROUNDS)
    moved = deal_passes(ending)
    if not moved.value:
        return by_text(deal, *moved.articles)
    dealer = deal.dealer.after(1)
    if dealer is not Wind.EAST:
        return by_text(ImjDeal(deal.round, dealer), *moved.articles)
    if deal.round < ROUNDS:
        return by_text(ImjDeal(deal.round + 1, dealer), *moved.articles, "13")
    return by_text(None, *moved.articles, "14")


def seat_number(dealer: Wind, seat: Wind) -> Ruling[int]:
    """The number of a seat: the dealer is 1, then anti-clockwise.

    A flower of that number is a chance flower, the wind of that number the chance wind.
    """
    return by_text((seat.place - dealer.place) % len(WINDS) + 1, "15.1", "15.2", "15.3")
