"""What differs where the game is played with cards instead of tiles (articles 35 to 39).

One stack lies in the middle of the table; its top card is head and tail at once (38.2), so every
draw takes the next card. There is no starting wall (37).
"""

from collections.abc import Mapping
from typing import Final

from scoring.imj.table.seating import DICE
from scoring.seats import WINDS, Wind
from scoring.table import Ruling, expect_whole, said

CARDS_EACH: Final = 13


def shuffler(first_of_four_rounds: bool, east_of_the_seats: Wind, dealer: Wind) -> Ruling[Wind]:
    """Who shuffles: East of the drawn winds before the first game, the dealer before the others."""
    return said(east_of_the_seats if first_of_four_rounds else dealer, "36.1")


def may_cut(dealer: Wind, seat: Wind) -> Ruling[bool]:
    """Whether a player may cut the shuffled stack: all but the dealer."""
    return said(seat is not dealer, "36.2")


def dealt_cards(thrown_dots: int) -> Ruling[Mapping[Wind, tuple[int, ...]]]:
    """Which cards of the shuffled stack, the top being 0, each seat is dealt, one at a time.

    The dealer deals; as many cards as the dice show go to the bottom first. Raises ScoringError:
    three dice show 3 to 18 dots.
    """
    expect_whole("dots", thrown_dots, DICE, 6 * DICE)
    cards = {
        seat: tuple(thrown_dots + 4 * turn + seat.place for turn in range(CARDS_EACH))
        for seat in WINDS
    }
    cards[Wind.EAST] = (*cards[Wind.EAST], thrown_dots + 4 * CARDS_EACH)
    return said(cards, "38.1", "38.3")


def may_claim_a_wrong_number(first_discard_made: bool) -> Ruling[bool]:
    """Whether a shortage or an excess of dealt cards is still heard; the game is then begun anew.

    Until the dealer's first discard, whether or not the dealer has asked.
    """
    return said(not first_discard_made, "38.4", "38.5", "38.6")
