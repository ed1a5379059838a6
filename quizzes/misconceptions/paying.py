"""Misconceptions about who pays what, by system, and which of them explains an answer."""

from collections.abc import Iterator

from quizzes.misconceptions.settlement import Payments, PayMisconception
from quizzes.systems import profile_of
from scoring import RuleSet, Score


def wrong_payments(score: Score, rules: RuleSet) -> Iterator[tuple[PayMisconception, Payments]]:
    """What each wrong rule makes of the hand, where that is not right by chance."""
    for misconception in profile_of(rules).pay_misconceptions:
        for payments in misconception.rule(score, rules):
            if payments != score.payments:
                yield misconception, payments


def diagnose(score: Score, rules: RuleSet, response: Payments) -> PayMisconception | None:
    """The one wrong rule that yields exactly this; None where several do, or none."""
    found = {
        misconception.id: misconception
        for misconception, payments in wrong_payments(score, rules)
        if payments == response
    }
    return found.popitem()[1] if len(found) == 1 else None
