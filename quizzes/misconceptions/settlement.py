"""What a wrong rule of payment makes of a won hand."""

from collections.abc import Callable, Iterator, Mapping

from quizzes.misconceptions.misconception import Misconception
from scoring import RuleSet, Score, Wind

Payments = Mapping[Wind, float]
WrongPayments = Callable[[Score, RuleSet], Iterator[Payments]]


PayMisconception = Misconception[WrongPayments]


def with_winner_gain(winner: Wind, losses: Payments, beside: float = 0) -> Payments:
    """What every seat gains: the winner what the others lose, and what lay on the table."""
    change = {seat: -lost for seat, lost in losses.items()}
    change[winner] = sum(losses.values()) + beside
    return change
