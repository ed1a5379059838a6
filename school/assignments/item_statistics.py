"""What the answers of a class say about a question: how hard it is, and whether it tells apart.

Plain values in, plain values out. Only the first attempt that counts is looked at: whoever comes
again has seen the question.
"""

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum
from typing import Final

ENOUGH_ANSWERS: Final = 30  # answers; fewer make no verdict
TOO_HARD: Final = 0.3  # the mean credit below which a question is too hard for the class
TOO_EASY: Final = 0.95  # and the one above which it asks nothing any more
LOW_DISCRIMINATION: Final = 0.1  # the correlation below which strong and weak answer alike
_HAIR: Final = 1e-6  # points that differ by less are the same, but for how they were added up


class ResponseResult(StrEnum):
    """What came of a question, where no misconception explains the answer."""

    RIGHT = "right"
    OTHER = "other"  # not right, or partly, for no reason that has a name
    UNKNOWN = "unknown"  # "I don't know"
    OPEN = "open"  # no answer


class Flag(StrEnum):
    """What is remarkable about a question."""

    TOO_HARD = "too-hard"
    TOO_EASY = "too-easy"
    MISLEADS = "misleads"  # the strong get it wrong more often than the weak
    TELLS_LITTLE = "tells-little"


@dataclass(frozen=True, slots=True)
class ItemMark:
    """What one student got for one question: `credit` 0 to 1.

    `result` is the id of the misconception behind the answer, or a word of `ResponseResult`.
    """

    credit: float
    result: str


@dataclass(frozen=True, slots=True)
class ItemStatistics:
    """A question in figures.

    `facility` is the mean credit, 0 to 1, None without answers. `discrimination` is the correlation,
    -1 to 1, between the credit for this question and the points for the others (point-biserial
    where an answer is either right or wrong); None where one of them does not vary. `results` says how
    often each thing came of it, the commonest first.
    """

    n: int
    facility: float | None
    discrimination: float | None
    results: tuple[tuple[str, int], ...]

    def share(self, times: int) -> float:
        """So many answers as a share of all."""
        return times / self.n

    @property
    def flags(self) -> tuple[Flag, ...]:
        """What can be said in words, from `ENOUGH_ANSWERS` answers on."""
        if self.n < ENOUGH_ANSWERS or self.facility is None:
            return ()
        results = []
        if self.facility < TOO_HARD:
            results.append(Flag.TOO_HARD)
        if self.facility > TOO_EASY:
            results.append(Flag.TOO_EASY)
        if self.discrimination is not None and self.discrimination < 0:
            results.append(Flag.MISLEADS)
        elif self.discrimination is not None and self.discrimination < LOW_DISCRIMINATION:
            results.append(Flag.TELLS_LITTLE)
        return tuple(results)


def item_statistics(
    points: Mapping[int, float], first_attempts: Iterable[Mapping[int, ItemMark]]
) -> dict[int, ItemStatistics]:
    """The figures of each question of an assignment, by its id.

    Args:
        points: what each question is worth.
        first_attempts: of each student the first attempt that counts, with a mark for each question.
    """
    attempts = list(first_attempts)
    return {item: _of_item(item, points, attempts) for item in points}


def _of_item(
    item: int, points: Mapping[int, float], attempts: Sequence[Mapping[int, ItemMark]]
) -> ItemStatistics:
    met = [each for each in attempts if item in each]
    credits = [each[item].credit for each in met]
    rest = [
        fsum(mark.credit * points[other] for other, mark in each.items() if other != item)
        for each in met
    ]
    return ItemStatistics(
        n=len(met),
        facility=fsum(credits) / len(met) if met else None,
        discrimination=correlation(credits, rest) if len(points) > 1 else None,
        results=tuple(Counter(each[item].result for each in met).most_common()),
    )


def correlation(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Pearson's correlation of the pairs; None where one side does not vary, or under two pairs."""
    if any(len(side) < 2 or max(side) - min(side) < _HAIR for side in (first, second)):
        return None
    return max(-1.0, min(1.0, statistics.correlation(first, second)))
