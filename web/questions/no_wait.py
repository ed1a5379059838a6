"""Why a tile does not complete a hand that waits, in one sentence."""

from collections.abc import Iterable

from scoring import Tile, Wait, WaitingHand
from scoring.left_over import left_over
from scoring.tiles import COPIES
from wording import Translator, tiles_in_all

MOST_LEFT = 5
"""Tiles left over that are worth naming; a hand that lacks more is told so in general."""


def why_no_wait(wrong: Tile, hand: WaitingHand, waits: Iterable[Wait], t: Translator) -> str:
    """What is left over with that tile; general where the hand is not waiting for sets and a pair."""
    held = [*hand.concealed, *(each for meld in hand.melds for each in meld.tiles)]
    if held.count(wrong) == COPIES:
        return t.gettext("The hand holds all four of them.")
    left = left_over((*hand.concealed, wrong), wrong)
    if not 0 < len(left) <= MOST_LEFT or not _is_of_sets(hand, waits):
        return t.gettext("It does not complete the hand.")
    return t.gettext("With it these are left over: %(tiles)s.", tiles=tiles_in_all(left, t))


def _is_of_sets(hand: WaitingHand, waits: Iterable[Wait]) -> bool:
    """Whether every wait completes sets and a pair, and no other shape."""
    return all(not left_over((*hand.concealed, wait.tile)) for wait in waits)
