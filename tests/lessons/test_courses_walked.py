"""Every course: nothing before it is taught, no kind of act too often, answers from memory."""

import pytest

from lessons.courses import COURSES
from lessons.curriculum import course_of
from lessons.walk import WalkedCourse, walked

OF_GAMES = tuple(name for name in COURSES if not name.startswith("referee"))
MOST_OF_A_KIND = 0.25
LEAST_RECALL = 0.5
MOST_NEGATED = 0.2


def walk_of(name: str) -> WalkedCourse:
    course = course_of(name)
    assert course
    return walked(course)


@pytest.mark.parametrize("name", COURSES)
def test_nothing_is_used_before_it_is_taught(name: str):
    assert walk_of(name).faults == ()


@pytest.mark.parametrize("name", OF_GAMES)
def test_acts_are_of_many_kinds_and_half_of_the_checks_are_recall(name: str):
    walk = walk_of(name)
    assert walk.largest_share[1] <= MOST_OF_A_KIND, walk.acts
    assert walk.recall >= LEAST_RECALL
    assert walk.negated <= MOST_NEGATED
    assert len(walk.acts) >= 10
