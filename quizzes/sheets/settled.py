"""A deal as a score sheet takes it down: what happened, and what each player gains or loses."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, SumOf, message
from quizzes.misconceptions.settlement import Payments
from scoring import WINDS, RuleSet, Wind
from wording import N_

Terms = Mapping[Wind, tuple[float, ...]]
"""For each player the amounts that add up to the points of the deal."""


@dataclass(frozen=True, slots=True)
class SettledDeal:
    """A deal and its points.

    `sentences` tell it, `terms` what each player's points are made of, `rule` says
    how it is paid, at `articles`; `dealer_stays` that the same player deals again. `wrong` are points
    that wrong rules yield, by the misconception's id.
    """

    sentences: tuple[Message, ...]
    terms: Terms
    rule: tuple[Message, ...]
    articles: tuple[str, ...]
    wrong: tuple[tuple[str, Payments], ...]
    dealer_stays: bool = False

    @property
    def points(self) -> Payments:
        """What each player gains or loses."""
        return {seat: sum(self.terms[seat]) for seat in WINDS}

    def worked(self) -> tuple[Message, ...]:
        """The points cell by cell."""
        return tuple(worked_cell(seat, self.terms[seat], are_totals=False) for seat in WINDS)


DealMaker = Callable[[RuleSet, Draw, int, Wind], SettledDeal]
"""Makes a deal of a level; the wind is the player who deals."""
_BARE: Final = N_("%(seat)s: %(total)s.")
_SUM: Final = N_("%(seat)s: %(sum)s = %(total)s.")


def worked_cell(seat: Wind, terms: Sequence[float], *, are_totals: bool = True) -> Message:
    """How one cell comes about: `South: −8 − 24 = −32.` What is no total has a sign: `West: +48.`"""
    total = sum(terms)
    if len(terms) < 2:
        return message(_BARE, seat=seat, total=total if are_totals else SumOf((total,)))
    return message(_SUM, seat=seat, sum=SumOf(tuple(terms)), total=total)


def winner_and_payer(draw: Draw) -> tuple[Wind, Wind]:
    """Two different players."""
    winner, payer = draw.sample(WINDS, 2)
    return winner, payer


def added(terms: Terms, more: Mapping[Wind, float]) -> Terms:
    """The same with further amounts, but for those of nothing."""
    return {seat: (*terms[seat], *((more[seat],) if more.get(seat) else ())) for seat in WINDS}


def turned(points: Payments, one: Wind, other: Wind) -> Payments:
    """The points with those of two players the other way round."""
    return {**points, one: points[other], other: points[one]}
