"""What differs where the game is played with cards instead of tiles (articles 35 to 39).

One stack lies in the middle of the table; its top card is head and tail at once (38.2), so every
draw takes the next card. There is no starting wall (37).
"""

from enum import StrEnum
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


class CardAct(StrEnum):
    """What is done with the stack of cards."""

    OTHER_CUTS = "other-cuts"
    DEALER_CUTS = "dealer-cuts"
    CARDS_MOVED_BELOW_IN_ANY_ORDER = "cards-moved-below-in-any-order"
    ONE_CARD_AT_A_TIME = "one-card-at-a-time"
    FOUR_CARDS_AT_A_TIME = "four-cards-at-a-time"
    OTHER_DEALS = "other-deals"
    FLOWER_REPLACED_FROM_THE_TOP = "flower-replaced-from-the-top"
    FLOWER_REPLACED_FROM_THE_BOTTOM = "flower-replaced-from-the-bottom"


_ALLOWED: Final = {
    CardAct.OTHER_CUTS: (True, "36.2"),
    CardAct.DEALER_CUTS: (False, "36.2"),
    CardAct.CARDS_MOVED_BELOW_IN_ANY_ORDER: (True, "38.1"),
    CardAct.ONE_CARD_AT_A_TIME: (True, "38.3"),
    CardAct.FOUR_CARDS_AT_A_TIME: (False, "38.3"),
    CardAct.OTHER_DEALS: (False, "38.1"),
    CardAct.FLOWER_REPLACED_FROM_THE_TOP: (True, "38.2"),
    CardAct.FLOWER_REPLACED_FROM_THE_BOTTOM: (False, "38.2"),
}


def may_do(act: CardAct) -> Ruling[bool]:
    """Whether the cards may be handled so (36.2, 38.1 to 38.3)."""
    allowed, article = _ALLOWED[act]
    return by_text(allowed, article)
