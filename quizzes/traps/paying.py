"""Misconceptions about who pays what, by system, and which of them explains an answer."""

from collections.abc import Iterator, Mapping
from typing import Final

from quizzes.traps.imj import paying as imj
from quizzes.traps.mcr import paying as mcr
from quizzes.traps.pay_trap import Payments, PayTrap
from quizzes.traps.rengo import paying as rengo
from scoring import RuleSet, Score, System

OF_SYSTEM: Final[Mapping[System, tuple[PayTrap, ...]]] = {
    System.MCR: tuple(mcr.chapter.traps),
    System.IMJ: tuple(imj.chapter.traps),
    System.RENGO: tuple(rengo.chapter.traps),
}
BY_ID: Final = {trap.id: trap for own in OF_SYSTEM.values() for trap in own}


def wrong_payments(score: Score, rules: RuleSet) -> Iterator[tuple[PayTrap, Payments]]:
    """What each wrong rule makes of the hand, where that is not right by chance."""
    for trap in OF_SYSTEM[rules.system]:
        for payments in trap.wrong(score, rules):
            if payments != score.payments:
                yield trap, payments


def diagnose(score: Score, rules: RuleSet, given: Payments) -> PayTrap | None:
    """The first wrong rule that yields exactly this."""
    found = wrong_payments(score, rules)
    return next((trap for trap, payments in found if payments == given), None)
