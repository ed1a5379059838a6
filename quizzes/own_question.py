"""Questions about a hand that a teacher laid: the address of each kind, or why there is none."""

from dataclasses import replace
from typing import Final

from quizzes.address import OWN_PREFIX, Address, Kind
from quizzes.errors import QuizError, Unfit, unfit_hand
from quizzes.typed.hand_code import write_hand_code, write_waiting_code
from scoring import Hand, RuleSet, WaitingHand

KINDS_OF_OWN_HANDS: Final = (
    *(Kind.FANS, Kind.TOTAL, Kind.FIND, Kind.PRINCIPLE, Kind.SPOT_ERROR, Kind.LEGAL),
    *(Kind.WAITS, Kind.PAYMENTS, Kind.COMPARE, Kind.EDITION),
    *(Kind.BASE, Kind.SET_FU, Kind.WAIT_FU, Kind.HAND_FU),
)
"""Kinds that take a teacher's hand, in the order in which they are offered."""
USUAL_LEVEL: Final = 3
ALONE: Final = 51  # an index beyond the longest run: the question stands by itself


def own_address(
    rules: RuleSet,
    kind: Kind,
    held: Hand | WaitingHand,
    level: int = USUAL_LEVEL,
    variant: int = 0,
) -> Address:
    """Where the kind asks about just that hand; another variant has other choices.

    Waits are asked of a whole hand without its winning tile. Whether the kind fits the hand shows
    when the question is made.

    Raises:
        QuizError: `unfit`: the hand wins without a tile that it could wait for, or there is more
            in it than an address holds; `bad-address`: there is no such level or variant.
    """
    code = _waiting_code(held, rules) if kind is Kind.WAITS else _code(held, rules)
    plain = Address(rules.id, kind, level, variant, ALONE)
    try:
        return replace(plain, aim=OWN_PREFIX + code)
    except QuizError as error:
        raise unfit_hand(Unfit.TOO_LONG) from error


def _code(held: Hand | WaitingHand, rules: RuleSet) -> str:
    if isinstance(held, Hand):
        return write_hand_code(held, rules)
    return write_waiting_code(held, rules)


def _waiting_code(held: Hand | WaitingHand, rules: RuleSet) -> str:
    if isinstance(held, Hand):
        if held.win.is_flower or held.wins_by_kongs:
            raise unfit_hand(Unfit.NO_TILE_WINS)
        held = held.waiting_hand
    told = held.circumstances
    if not told.first_turn:  # then it matters that the dealer discards
        told = replace(told, discarder=None)
    return write_waiting_code(replace(held, circumstances=told), rules)
