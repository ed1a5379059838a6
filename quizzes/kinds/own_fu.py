"""A hand that a teacher laid, where its fu are asked for."""

from quizzes.address import Address
from quizzes.errors import Unfit, unfit_hand
from quizzes.hands.rengo.fu_hands import counted_with_one_base
from quizzes.kinds.hand import draw_for, generate_hand
from scoring import Score, Shape


def counted_once(address: Address) -> Score:
    """Its score, which has one base whichever of the readings of that worth is taken (60).

    Raises:
        QuizError: it does not win, has no fu, or has different ones.
    """
    found = generate_hand(address, draw_for(address)).score
    if found.account is None or found.account.base is None:
        raise unfit_hand(Unfit.NO_BASE)
    counted = counted_with_one_base(found.hand)
    if counted is None:
        raise unfit_hand(Unfit.SEVERAL_BASES)
    return counted


def counted_sets(address: Address) -> Score:
    """The same of a hand of four sets and a pair."""
    counted = counted_once(address)
    if counted.account is None or counted.account.reading.shape is not Shape.STANDARD:
        raise unfit_hand(Unfit.NO_SETS)
    return counted
