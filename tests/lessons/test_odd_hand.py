"""Where the right hand of a check stands must not give the answer away."""

from collections import Counter

from lessons.courses import course
from lessons.pieces.check import Check, CheckKind

COURSES = ("first-steps", "mcr")


def test_the_right_hand_stands_in_every_place_about_equally_often() -> None:
    places = Counter(
        place
        for name in COURSES
        for lesson in course(name).lessons
        for piece in lesson.pieces.values()
        if isinstance(piece, Check) and piece.kind is CheckKind.WHICH
        for place in piece.answer
    )
    assert set(places) == {"1", "2", "3"}
    assert max(places.values()) - min(places.values()) <= max(1, sum(places.values()) // 8)
