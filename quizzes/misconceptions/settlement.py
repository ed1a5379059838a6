"""A misconception about payments, and how traps of one system are entered."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from scoring import RuleSet, Score, Wind

Payments = Mapping[Wind, float]
WrongPayments = Callable[[Score, RuleSet], Iterator[Payments]]


@dataclass(frozen=True, slots=True)
class PayTrap:
    """A wrong rule about who pays what.

    `feedback` is a sentence of 20 words at most; `cite` names an article of the rule set. `wrong`
    yields what the rule makes of a won hand, and nothing where it does not apply.
    """

    id: str
    name: str
    feedback: str
    citation: str
    wrong: WrongPayments


class PayChapter:
    """The payment traps of one system, in the order in which they are tried."""

    def __init__(self) -> None:
        self.misconceptions: list[PayTrap] = []

    def misconception(
        self, id: str, name: str, feedback: str, citation: str
    ) -> Callable[[WrongPayments], WrongPayments]:
        """Enter the wrong rule below as a trap."""

        def enter(wrong: WrongPayments) -> WrongPayments:
            self.misconceptions.append(PayTrap(id, name, feedback, citation, wrong))
            return wrong

        return enter


def settled(winner: Wind, losses: Payments, beside: float = 0) -> Payments:
    """What every seat gains: the winner what the others lose, and what lay on the table."""
    change = {seat: -lost for seat, lost in losses.items()}
    change[winner] = sum(losses.values()) + beside
    return change
