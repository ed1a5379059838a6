"""Points of attempts become a grade."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from school.assignments.grade import CountedAttempt, Grade, grade
from school.assignments.rules import Counts, Late
from school.rounding import to_hundredths
from tests.school.assignments.make import TERMS

FIRST, SECOND, THIRD = (
    CountedAttempt(1, 4.0, False),
    CountedAttempt(2, 9.0, True),
    CountedAttempt(3, 6.0, False),
)


@pytest.mark.parametrize(
    ("counts", "late", "points", "attempt", "is_late"),
    [
        (Counts.BEST, Late.ACCEPT, 9.0, 2, True),
        (Counts.BEST, Late.DEDUCT, 6.0, 3, False),  # 9 less 50 % is 4.5
        (Counts.LAST, Late.ACCEPT, 6.0, 3, False),
        (Counts.MEAN, Late.ACCEPT, 6.33, None, True),
        (Counts.MEAN, Late.DEDUCT, 4.83, None, True),
    ],
)
def test_which_attempt_is_the_grade(
    counts: Counts, late: Late, points: float, attempt: int | None, is_late: bool
) -> None:
    terms = replace(TERMS, counts=counts, late=late, late_percent=50)
    for tried in ([FIRST, SECOND, THIRD], [THIRD, FIRST, SECOND]):
        assert grade(terms, tried, 10.0) == Grade(points, 10.0, attempt, is_late, False)


def test_of_equal_attempts_the_first_is_the_best() -> None:
    found = grade(TERMS, [CountedAttempt(2, 5.0, True), CountedAttempt(1, 5.0, False)], 10.0)
    assert found == Grade(5.0, 10.0, 1, False, False)


@pytest.mark.parametrize(
    ("tried", "attempt", "late"), [((), None, False), ((FIRST, SECOND), 2, True)]
)
def test_a_grade_set_by_hand_wins(
    tried: Sequence[CountedAttempt], attempt: int | None, late: bool
) -> None:
    assert grade(TERMS, tried, 10.0, 7.5) == Grade(7.5, 10.0, attempt, late, True)


def test_a_grade_of_nothing_set_by_hand_is_a_grade() -> None:
    assert grade(TERMS, [FIRST], 10.0, 0.0) == Grade(0.0, 10.0, 1, False, True)


def test_without_attempt_there_is_no_grade() -> None:
    assert grade(TERMS, [], 10.0) is None


@pytest.mark.parametrize(
    ("exact", "kept"),
    [(0.125, 0.13), (2.675, 2.68), (1 / 3, 0.33), (0.1 + 0.2, 0.3), (2.994, 2.99), (7.0, 7.0)],
)
def test_points_are_rounded_half_up_to_hundredths(exact: float, kept: float) -> None:
    assert to_hundredths(exact) == kept


@pytest.mark.parametrize(("points", "percent"), [(0.0, 0), (1.25, 13), (6.666, 67), (10.0, 100)])
def test_percent_are_rounded_half_up(points: float, percent: int) -> None:
    assert Grade(points, 10.0, 1, False, False).percent == percent


@pytest.mark.parametrize(
    ("zero", "missed", "override", "found"),
    [
        (True, True, None, Grade(0.0, 10.0, None, False, False, missing=True)),
        (True, False, None, None),
        (False, True, None, None),
        (True, True, 4.0, Grade(4.0, 10.0, None, False, True)),
    ],
)
def test_what_was_missed_is_0_where_the_terms_say_so(
    zero: bool, missed: bool, override: float | None, found: Grade | None
) -> None:
    terms = replace(TERMS, missing_is_zero=zero)

    assert grade(terms, [], 10.0, override, missed=missed) == found


def test_who_handed_something_in_has_what_it_came_to() -> None:
    found = grade(replace(TERMS, missing_is_zero=True), [FIRST], 10.0, missed=True)

    assert found is not None
    assert not found.missing
