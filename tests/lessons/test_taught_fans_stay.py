"""What a learner changes in a hand of a lesson never hides the fan that the lesson teaches."""

import pytest

from lessons.courses import COURSES
from lessons.curriculum import course_of
from lessons.lesson import Lesson
from lessons.pieces.live import LiveHand
from scoring import Account

LIVE = [
    pytest.param(lesson, piece, id=f"{lesson.course}/{lesson.id}/{name}")
    for course in map(course_of, COURSES)
    if course
    for lesson in course.lessons
    for (_kind, name), piece in lesson.pieces.items()
    if isinstance(piece, LiveHand)
]


def _fans(account: Account) -> set[str]:
    return {line.fan.id for line in account.counted}


@pytest.mark.parametrize(("lesson", "live"), LIVE)
def test_no_reading_that_is_worth_more_hides_a_fan_that_is_taught(lesson: Lesson, live: LiveHand):
    """Nine concealed tiles may be three equal chows and three pungs as well."""
    for state, score in live.scores.items():
        if score.account is None:
            continue
        elsewhere = set().union(*map(_fans, score.others))
        hidden = elsewhere.intersection(lesson.teaches) - _fans(score.account)
        assert not hidden, state
