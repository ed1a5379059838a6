"""Questions about a hand that somebody has: which kinds can ask about it, at which addresses."""

from collections.abc import Mapping
from typing import Final

from quizzes.address import HAND_PREFIX, Address, Kind
from quizzes.errors import QuizError
from quizzes.typed.hand_code import write_hand_code
from scoring import Score, rule_set

KINDS_OF_ASKED_HANDS: Final = (Kind.FANS, Kind.TOTAL, Kind.PAYMENTS)
"""Kinds that take a hand as it is; the others build what suits them."""
LEVEL: Final = 3
_SEED: Final = 0
ALONE: Final = 51  # an index beyond the longest run: the question stands by itself


def addresses_of_hand(score: Score) -> Mapping[Kind, Address]:
    """Where each kind that fits asks about the hand; nowhere where it does not win.

    Who pays is not asked where nobody knows whose tile won.
    """
    if not score.win:
        return {}
    code = write_hand_code(score.hand, rule_set(score.rules))
    return {kind: found for kind in KINDS_OF_ASKED_HANDS if (found := _address(kind, code, score))}


def can_ask_hand(kind: Kind, score: Score) -> bool:
    """Whether a question of that kind can be about just this hand."""
    if kind is Kind.PAYMENTS and score.hand.circumstances.discarder_unnamed:
        return False
    return kind in KINDS_OF_ASKED_HANDS and score.win


def _address(kind: Kind, code: str, score: Score) -> Address | None:
    if not can_ask_hand(kind, score):
        return None
    try:
        return Address(score.rules, kind, LEVEL, _SEED, ALONE, aim=HAND_PREFIX + code)
    except QuizError:  # too long
        return None
