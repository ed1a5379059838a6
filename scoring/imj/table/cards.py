"""What differs where the game is played with cards instead of tiles (articles 35 to 39).

One stack lies in the middle of the table; its top card is head and tail at once (38.2), so every
draw takes the next card. There is no starting wall (37).
"""

from typing import Final

from scoring.seats import Wind
from scoring.table import Ruling, by_text

CARDS_EACH: Final = 13


def shuffler(first_of_four_rounds: bool, east_of_the_seats: Wind, dealer: Wind) -> Ruling[Wind]:
    """Who shuffles: East of the drawn winds before the first game, the dealer before the others."""
    return by_text(east_of_the_seats if first_of_four_rounds else dealer, "36.1")


def may_claim_a_wrong_number(first_discard_made: bool) -> Ruling[bool]:
    """Whether a shortage or an excess of dealt cards is still heard; the game is then begun anew.

    Until the dealer's first discard, whether or not the dealer has asked.
    """
    return by_text(not first_discard_made, "38.4", "38.5", "38.6")
