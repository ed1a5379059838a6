"""A ready-made set for a lesson: what to ask about what it teaches."""

from typing import Final

from lessons.lesson import Lesson
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.question import LessonQuestion
from quizzes import Address, Kind
from quizzes.aiming import kinds_in_order
from school.assignments.wishes import Wishes, default_wishes, known_topics
from scoring import rule_set

SET_LENGTH = 10  # questions
USUAL_LEVEL = 2
ASKED_LIKE: Final = {
    CheckKind.NAME: Kind.FANS,
    CheckKind.PAYS: Kind.PAYMENTS,
    CheckKind.STRIKE: Kind.PRINCIPLE,
    CheckKind.TOTAL: Kind.TOTAL,
    CheckKind.WAITS: Kind.WAITS,
    CheckKind.WIN: Kind.LEGAL,
}
"""The kinds of question that ask what a check of a lesson asks, about any hand."""


def lesson_set(lesson: Lesson) -> Wishes | None:
    """About ten questions on what the lesson teaches; None where no kind of question asks that.

    A lesson on fans is asked about by hands with them; any other by questions like its own, or like
    its checks where at least half of them are asked of any hand.
    """
    rules = rule_set(lesson.rules)
    fans = known_topics(lesson.teaches, rules)
    if fans:
        return default_wishes(rules, fans)
    pieces = tuple(map(lesson.exercise, lesson.exercise_names))
    asked = [Address.parse(each.address) for each in pieces if isinstance(each, LessonQuestion)]
    own = [each for each in asked if each.rules == lesson.rules]
    kinds = {each.kind for each in own}
    if not asked:
        checks = [each.kind for each in pieces if isinstance(each, Check)]
        alike = [ASKED_LIKE[each] for each in checks if each in ASKED_LIKE]
        kinds = set(alike) if 2 * len(alike) >= len(checks) else set()
    if not kinds:
        return None
    about = known_topics((each.topic for each in own if each.topic), rules)
    return Wishes(
        kinds=tuple(each for each in kinds_in_order(rules) if each in kinds),
        topics=about,
        level=USUAL_LEVEL,
        count=SET_LENGTH,
        targeted=100 if about else 75,
    )
