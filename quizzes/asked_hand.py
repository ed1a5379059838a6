"""Questions about a hand that somebody has: which kinds can ask about it, at which addresses."""

from collections.abc import Mapping
from typing import Final

from quizzes.address import HAND_PREFIX, WON_PREFIX, Address, Kind
from quizzes.errors import QuizError
from quizzes.typed.hand_code import write_hand_code
from scoring import Score, rule_set

KINDS_OF_ASKED_HANDS: Final = (Kind.FANS, Kind.TOTAL, Kind.BASE, Kind.PAYMENTS)
"""Kinds that take a hand as it is; the others build what suits them."""
ANNOUNCED: Final = (Kind.FANS, Kind.TOTAL, Kind.BASE)
"""What is announced of a hand that won; Rengo's base beside its han."""
LEVEL: Final = 3
_SEED: Final = 0
ALONE: Final = 51  # an index beyond the longest run: the question stands by itself


def addresses_of_hand(score: Score) -> Mapping[Kind, Address]:
    """Where each kind that fits asks about the hand; nowhere where it does not win.

    Who pays is not asked where nobody knows whose tile won.
    """
    return _addresses(score, KINDS_OF_ASKED_HANDS, HAND_PREFIX, _SEED)


def addresses_of_won_hand(score: Score, seed: int) -> tuple[Address, ...]:
    """Where each part of the announcement of a win is asked; `seed` is that of the deal."""
    return tuple(_addresses(score, ANNOUNCED, WON_PREFIX, seed).values())


def _addresses(
    score: Score, kinds: tuple[Kind, ...], prefix: str, seed: int
) -> Mapping[Kind, Address]:
    if not score.win:
        return {}
    aim = prefix + write_hand_code(score.hand, rule_set(score.rules))
    return {kind: found for kind in kinds if (found := _address(kind, aim, seed, score))}


def can_ask_hand(kind: Kind, score: Score) -> bool:
    """Whether a question of that kind can be about just this hand."""
    if kind is Kind.PAYMENTS and score.hand.circumstances.discarder_unnamed:
        return False
    if kind is Kind.BASE and not (score.account and score.account.base):
        return False
    return kind in KINDS_OF_ASKED_HANDS and score.win


def _address(kind: Kind, aim: str, seed: int, score: Score) -> Address | None:
    if not can_ask_hand(kind, score):
        return None
    try:
        return Address(score.rules, kind, LEVEL, seed, ALONE, aim=aim)
    except QuizError:  # too long
        return None
