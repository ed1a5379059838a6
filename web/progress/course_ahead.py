"""The course as it lies ahead of the visitor: by lessons, or by drills alone.

`lessons_done` are the lessons that the visitor has done, as `web.learn.progress.completed_lessons` loads them.
"""

from school.learning.state import CourseUnit
from school.progress.course_units import (
    topics_ahead,
    units_for_drills,
    units_for_lessons,
    units_from_topic,
    units_with_open_lessons,
)
from scoring import RuleSet
from web.learn.progress import CompletedLessons
from web.visitors.current_visitor import last_step, visitor


def is_learning_by_lessons(rules: RuleSet, lessons_done: CompletedLessons) -> bool:
    """Whether the visitor learns by lessons: what is new then begins with its lesson.

    Who has done a lesson does, and who has only read so far; but not who let a placement say where
    to begin, and drills from there.
    """
    who = visitor()
    if rules.id in who.settings.begin:
        return False
    return bool(lessons_done) or (not who.stored and last_step() is not None)


def course_ahead(rules: RuleSet, lessons_done: CompletedLessons) -> tuple[CourseUnit, ...]:
    """What is new to the visitor in a drill, in order; where lessons are taken, they stand in it."""
    if is_learning_by_lessons(rules, lessons_done):
        return units_for_lessons(rules.id, lessons_done)
    return units_from_topic(units_for_drills(rules.id), visitor().settings.begin.get(rules.id))


def course_with_lessons(rules: RuleSet, lessons_done: CompletedLessons) -> tuple[CourseUnit, ...]:
    """The same with open lessons, for the first page of somebody who has begun one."""
    if is_learning_by_lessons(rules, lessons_done):
        return course_ahead(rules, lessons_done)
    return units_from_topic(
        units_with_open_lessons(rules.id, lessons_done), visitor().settings.begin.get(rules.id)
    )


def untaught_topics(rules: RuleSet, lessons_done: CompletedLessons) -> frozenset[str]:
    """The topics that wait for their lesson; none where the visitor takes no lessons."""
    return (
        topics_ahead(rules.id, lessons_done)
        if is_learning_by_lessons(rules, lessons_done)
        else frozenset()
    )
