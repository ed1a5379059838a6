"""The average of a student: weights of assignments, and the lowest grades dropped.

Plain values in, plain values out.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

MOST_DROPPED: Final = 20
MOST_WEIGHT: Final = 100.0
PERCENT: Final = range(101)


@dataclass(frozen=True, slots=True)
class AverageTerms:
    """How a class makes averages: so many of the lowest grades of each student are dropped.

    An average, or a grade, below `pass_percent` is not passed.
    """

    drop_lowest: int = 0
    pass_percent: int = 60


@dataclass(frozen=True, slots=True)
class WeightedGrade:
    """A grade as a share of the points, 0 to 1, with the weight of its assignment, whose id is `of`."""

    of: int
    share: float
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Average:
    """What grades come to, 0 to 1, None where nothing counts; `dropped` are the assignments left out."""

    share: float | None
    dropped: frozenset[int] = frozenset()


def weighted_average(grades: Iterable[WeightedGrade], drop_lowest: int = 0) -> Average:
    """The mean of the shares by their weights, without the lowest ones.

    What has no weight counts for nothing and is not dropped. One grade is always left. Of equal grades
    the one with the greater weight is dropped first, then the one that comes first.
    """
    counted = [each for each in grades if each.weight > 0]
    if not counted:
        return Average(None)
    lowest = sorted(counted, key=lambda each: (each.share, -each.weight))
    dropped = lowest[: min(drop_lowest, len(counted) - 1)]
    gone = frozenset(each.of for each in dropped)
    kept = [each for each in counted if each.of not in gone]
    whole = fsum(each.weight for each in kept)
    return Average(fsum(each.share * each.weight for each in kept) / whole, gone)


def mean(shares: Sequence[float]) -> float | None:
    """The mean; None of nothing."""
    return fsum(shares) / len(shares) if shares else None
