"""Averages: weights, the lowest grades dropped, what is left where little is, and what is kept."""

from collections.abc import Sequence

import pytest

from school.assignments.average_settings import average_terms, change_averages
from school.assignments.averages import AverageTerms, WeightedGrade, mean, weighted_average
from school.assignments.models import Assignment
from school.database import Database
from school.errors import SchoolError
from school.rounding import percent
from tests.school.assignments.make import published, school_class


@pytest.mark.parametrize(
    ("grades", "drop", "share", "dropped"),
    [
        ([], 0, None, []),
        ([], 3, None, []),
        ([(0.5, 1)], 0, 0.5, []),
        ([(0.5, 1)], 1, 0.5, []),  # one always counts
        ([(0.5, 1), (1, 1)], 0, 0.75, []),
        ([(0.5, 1), (1, 3)], 0, 0.875, []),
        ([(0.5, 2), (1, 2)], 0, 0.75, []),
        ([(0.5, 0), (1, 1)], 0, 1, []),
        ([(0.5, 0)], 0, None, []),
        ([(0, 0), (1, 1), (0.5, 1)], 1, 1, [2]),  # what has no weight is not dropped
        ([(0.2, 1), (0.4, 1), (0.9, 1)], 1, 0.65, [0]),
        ([(0.2, 1), (0.4, 1), (0.9, 1)], 2, 0.9, [0, 1]),
        ([(0.2, 1), (0.4, 1), (0.9, 1)], 20, 0.9, [0, 1]),
        ([(0.2, 1), (0.2, 3), (0.8, 1)], 1, 0.5, [1]),  # of equals the heavier one
        ([(0.2, 1), (0.2, 1), (0.8, 1)], 1, 0.5, [0]),  # then the first
        ([(0, 0.5), (1, 1.5)], 0, 0.75, []),
    ],
)
def test_what_grades_come_to(
    grades: Sequence[tuple[float, float]], drop: int, share: float | None, dropped: list[int]
) -> None:
    found = weighted_average(
        [WeightedGrade(number, *each) for number, each in enumerate(grades)], drop
    )
    assert found.share == (None if share is None else pytest.approx(share))
    assert found.dropped == set(dropped)


@pytest.mark.parametrize(
    ("points", "shown"),
    [([(2, 3), (2, 3), (0, 3)], 44), ([(1, 8)], 13), ([(59.4, 100)], 59), ([(59.5, 100)], 60)],
)
def test_it_is_rounded_once_half_up(points: Sequence[tuple[float, float]], shown: int) -> None:
    found = mean([got / of for got, of in points])
    assert found is not None
    assert percent(found) == shown


def test_it_is_kept_for_the_class_and_for_its_assignments_alone(database: Database) -> None:
    with database.writing() as session:
        of, other = school_class(session), school_class(session)
        task, theirs = published(session, of), published(session, other)
        assert (average_terms(of), task.weight) == (AverageTerms(0, 60), 1)
        change_averages(session, of, AverageTerms(2, 45), {task.id: 0.5, theirs.id: 9})
    with database.reading() as session:
        assert average_terms(session.get_one(type(of), of.id)) == AverageTerms(2, 45)
        assert session.get_one(Assignment, task.id).weight == 0.5
        assert session.get_one(Assignment, theirs.id).weight == 1


@pytest.mark.parametrize(
    ("terms", "weight", "code"),
    [
        (AverageTerms(-1, 60), 1, "bad-drop"),
        (AverageTerms(21, 60), 1, "bad-drop"),
        (AverageTerms(0, 101), 1, "bad-pass-mark"),
        (AverageTerms(0, -1), 1, "bad-pass-mark"),
        (AverageTerms(), -0.1, "bad-weight"),
        (AverageTerms(), 101, "bad-weight"),
        (AverageTerms(), float("nan"), "bad-weight"),
    ],
)
def test_what_is_refused(database: Database, terms: AverageTerms, weight: float, code: str) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of)
        with pytest.raises(SchoolError) as refused:
            change_averages(session, of, terms, {task.id: weight})
        assert refused.value.code == code
