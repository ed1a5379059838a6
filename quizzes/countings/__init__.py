"""Whether another counting of the same hand is as good as the one the engine prints.

At equal worth every admissible counting is right: under another reading, with another of MCR's
small combination fans (high-not-low, 2014, 3.9.1.6(4)), or with another element of an IMJ group
(24). Which countings there are is each system's own matter.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from quizzes.countings import imj, mcr, rengo
from quizzes.countings.counting import Counting, in_book_order, printed
from scoring import RuleSet, Score, System

__all__ = ["Counting", "in_book_order", "is_accepted", "nearest", "printed"]

_ALIKE: Final[Mapping[System, Callable[[Sequence[str], Score, RuleSet], Iterator[Counting]]]] = {
    System.MCR: mcr.alike,
    System.IMJ: imj.alike,
    System.RENGO: rengo.alike,
}
"""For each system, the countings of the full total that come near those fans."""


def is_accepted(given: Sequence[str], score: Score, rules: RuleSet) -> bool:
    """Whether these fans are an admissible counting of the full total."""
    wanted = Counter(given)
    if wanted == Counter(printed(score)):
        return True
    return any(wanted == Counter(each) for each in _ALIKE[rules.system](given, score, rules))


def nearest(given: Sequence[str], score: Score, rules: RuleSet) -> Counting:
    """Of the admissible countings of the full total, the one that these fans come nearest to."""
    wanted = Counter(given)
    best = printed(score)
    for each in _ALIKE[rules.system](given, score, rules):
        if _alikeness(wanted, each) > _alikeness(wanted, best):
            best = each
    return best


def _alikeness(wanted: Counter[str], counting: Counting) -> float:
    """What both hold as a share of what either holds, which is the credit of a graded answer."""
    counted = Counter(counting)
    return (wanted & counted).total() / max((wanted | counted).total(), 1)
