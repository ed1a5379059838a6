"""Misconceptions about who pays what, by system, and which of them explains an answer."""

from collections.abc import Iterator, Mapping
from typing import Final

from quizzes.misconceptions.imj import paying as imj
from quizzes.misconceptions.mcr import paying as mcr
from quizzes.misconceptions.rengo import paying as rengo
from quizzes.misconceptions.settlement import Payments, PayTrap
from scoring import RuleSet, Score, System

OF_SYSTEM: Final[Mapping[System, tuple[PayTrap, ...]]] = {
    System.MCR: tuple(mcr.chapter.misconceptions),
    System.IMJ: tuple(imj.chapter.misconceptions),
    System.RENGO: tuple(rengo.chapter.misconceptions),
}
BY_ID: Final = {
    misconception.id: misconception for own in OF_SYSTEM.values() for misconception in own
}


def wrong_payments(score: Score, rules: RuleSet) -> Iterator[tuple[PayTrap, Payments]]:
    """What each wrong rule makes of the hand, where that is not right by chance."""
    for misconception in OF_SYSTEM[rules.system]:
        for payments in misconception.wrong(score, rules):
            if payments != score.payments:
                yield misconception, payments


def diagnose(score: Score, rules: RuleSet, response: Payments) -> PayTrap | None:
    """The first wrong rule that yields exactly this."""
    found = wrong_payments(score, rules)
    return next((misconception for misconception, payments in found if payments == response), None)
