"""A ready-made set for a lesson: what to ask about what it teaches."""

from lessons.lesson import Lesson
from lessons.pieces.question import LessonQuestion
from quizzes import Address
from quizzes.aiming import kinds_in_order
from school.assignments.wishes import Wishes, default_wishes, known_topics
from scoring import rule_set

SET_LENGTH = 10  # questions
USUAL_LEVEL = 2


def lesson_set(lesson: Lesson) -> Wishes | None:
    """About ten questions on what the lesson teaches; None where no kind of question asks that.

    A lesson on fans is asked about by hands with them; any other by questions like its own.
    """
    rules = rule_set(lesson.rules)
    fans = known_topics(lesson.teaches, rules)
    if fans:
        return default_wishes(rules, fans)
    pieces = map(lesson.exercise, lesson.exercise_names)
    asked = [Address.parse(each.address) for each in pieces if isinstance(each, LessonQuestion)]
    own = [each for each in asked if each.rules == lesson.rules]
    kinds = {each.kind for each in own}
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
