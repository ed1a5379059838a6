"""Averages of the gradebook.

Each is made from the points as the grades hold them, and rounded once: half up to a whole percent.
What has no grade counts for nothing in them, and not as 0.
"""

from collections.abc import Iterable
from math import fsum

from school.assignments.grade import Grade
from school.assignments.status import AssignmentStatus


def average(cells: Iterable[AssignmentStatus]) -> float | None:
    """The mean share of the points, 0 to 1, of those that have a grade; None where none has."""
    shares = [grade_share(each.grade) for each in cells if each.grade is not None]
    return fsum(shares) / len(shares) if shares else None


def grade_share(grade: Grade) -> float:
    """The points of a grade as a share of what there was to get."""
    return grade.points / grade.of
