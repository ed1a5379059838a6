"""The right one of several stands in each place about as often, in no order that could be learned."""

from collections import Counter
from math import ceil

import pytest

from lessons.courses import COURSES, course, read_course, read_lesson
from lessons.courses import COURSES_FOLDER as FOLDER
from lessons.lesson import Course
from lessons.pieces.check import Check
from lessons.places import shuffled_checks


def places(of: Course) -> list[int]:
    """Where the right one stands, in the order of the course."""
    return [
        check.shown_options.index(next(iter(check.answer)))
        for lesson in of.lessons
        for check in shuffled_checks(lesson)
    ]


@pytest.mark.parametrize("name", COURSES)
def test_no_place_is_right_more_often_than_need_be(name: str) -> None:
    """A third of lists of three, and where these do not divide by three one more."""
    of = course(name)
    checks = [check for lesson in of.lessons for check in shuffled_checks(lesson)]
    if checks:
        fewest = min(len(check.options) for check in checks)
        assert max(Counter(places(of)).values()) <= ceil(len(checks) / fewest)


def test_no_short_row_of_places_comes_again_and_again() -> None:
    found = places(course("mcr"))
    rows = Counter(zip(found, found[1:], found[2:], strict=False))

    assert max(rows.values(), default=0) <= max(2, len(found) / 6)


def test_another_order_shows_the_same_options_and_keeps_the_author_s_number() -> None:
    for lesson in course("mcr").lessons:
        alone = read_lesson(FOLDER / "mcr" / lesson.id)
        for check in shuffled_checks(lesson):
            written = alone.pieces["check", check.name]
            assert isinstance(written, Check)
            assert sorted(check.shown_options) == sorted(check.options)
            assert (check.answer, check.options) == (written.answer, written.options)


def test_the_order_is_the_same_each_time() -> None:
    assert places(course("mcr")) == places(read_course(FOLDER / "mcr"))
