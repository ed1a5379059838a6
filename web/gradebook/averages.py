"""Averages of the gradebook.

Each is made from the points as the grades hold them, and rounded once: half up to a whole percent.
What has no grade counts for nothing in them, and not as 0.
"""

from collections.abc import Iterable

from school.assignments.averages import Average, AverageTerms, WeightedGrade, mean, weighted_average
from school.assignments.grade import Grade
from school.assignments.status import AssignmentStatus
from school.rounding import percent


def average(cells: Iterable[AssignmentStatus]) -> float | None:
    """The mean share of the points, 0 to 1, of those that have a grade; None where none has.

    All of one assignment: weights and drops are those of a student (`student_average`).
    """
    return mean([grade_share(each.grade) for each in cells if each.grade is not None])


def student_average(cells: Iterable[AssignmentStatus], drop_lowest: int) -> Average:
    """The average of a student by the weights of the assignments, the lowest grades dropped."""
    return weighted_average(
        (
            WeightedGrade(each.assignment.id, grade_share(each.grade), each.assignment.weight)
            for each in cells
            if each.grade is not None
        ),
        drop_lowest,
    )


def class_average(averages: Iterable[Average]) -> float | None:
    """The mean of the students' averages; None where none has one."""
    return mean([each.share for each in averages if each.share is not None])


def is_passed(share: float, terms: AverageTerms) -> bool:
    """Whether a share of the points is passed, rounded to a whole percent as it is shown."""
    return percent(share) >= terms.pass_percent


def grade_share(grade: Grade) -> float:
    """The points of a grade as a share of what there was to get."""
    return grade.points / grade.of
