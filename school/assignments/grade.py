"""What attempts come to as a grade: plain values in, a plain value out.

Points are kept as they are until the grade is made, and rounded there once: to hundredths, half up.
Percentages, tables and files are all made from that one number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from school.assignments.rules import Counts, Late, Terms
from school.rounding import percent, to_hundredths


@dataclass(frozen=True, slots=True)
class CountedAttempt:
    """An attempt that counts: its number, its points without a deduction, whether it was late."""

    number: int
    points: float
    late: bool


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of a student in an assignment: so many points of so many.

    `attempt` is the number of the attempt that it comes from; None for a mean, and where nobody
    handed in and a teacher set it. `late` says that this attempt was late, of a mean any of them.
    `overridden`: a teacher set the points. `missing`: nothing was handed in, which counts as 0.
    """

    points: float
    of: float
    attempt: int | None
    late: bool
    overridden: bool
    missing: bool = False

    @property
    def percent(self) -> int:
        """The points in percent, half up to a whole one."""
        return percent(self.points / self.of)


def grade(
    terms: Terms,
    attempts: Sequence[CountedAttempt],
    of: float,
    override: float | None = None,
    *,
    missed: bool = False,
) -> Grade | None:
    """The grade that the attempts come to, or the one that a teacher set; None for neither.

    Where the terms say so, it is 0 for who missed the assignment.

    Args:
        attempts: the attempts that count, in any order: those open are left out.
        of: the points of all questions of the assignment that count.
        override: the points that a teacher set; where fewer are to be got by now, these.
        missed: nothing was handed in, and nothing can be any more.
    """
    counted = _counted(terms, attempts, of)
    if override is None:
        if counted is None and missed and terms.missing_is_zero:
            return Grade(0.0, of, None, late=False, overridden=False, missing=True)
        return counted
    attempt, late = (counted.attempt, counted.late) if counted else (None, False)
    return Grade(min(to_hundredths(override), of), of, attempt, late, overridden=True)


def _counted(terms: Terms, attempts: Sequence[CountedAttempt], of: float) -> Grade | None:
    if not attempts:
        return None
    if terms.counts is Counts.MEAN:
        mean = fsum(after_deduction(terms, each) for each in attempts) / len(attempts)
        return Grade(
            to_hundredths(mean), of, None, any(each.late for each in attempts), overridden=False
        )
    one = _last(attempts) if terms.counts is Counts.LAST else _best(terms, attempts)
    return Grade(
        to_hundredths(after_deduction(terms, one)), of, one.number, one.late, overridden=False
    )


def _last(attempts: Sequence[CountedAttempt]) -> CountedAttempt:
    return max(attempts, key=lambda each: each.number)


def _best(terms: Terms, attempts: Sequence[CountedAttempt]) -> CountedAttempt:
    """The one with most points after the deduction; of equals the first."""
    return max(attempts, key=lambda each: (after_deduction(terms, each), -each.number))


def after_deduction(terms: Terms, attempt: CountedAttempt) -> float:
    """The points of an attempt, less what its being late takes off."""
    if not attempt.late or terms.late is not Late.DEDUCT:
        return attempt.points
    left = attempt.points * (100 - terms.late_percent) / 100
    return min(left, attempt.points)  # rounding may leave a trifle more than there was
