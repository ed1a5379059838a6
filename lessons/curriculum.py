"""The courses that the site shows, each read when it is first asked for."""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar

import structlog

from lessons.courses import COURSES, course
from lessons.coverage import Coverage, coverage_of
from lessons.errors import ContentError
from lessons.lesson import Course, Lesson
from scoring import RuleSet, System, rule_set
from scoring.rows import row_for_each
from wording.articles import article

_T = TypeVar("_T")
_FIRST: Final = row_for_each(
    System,
    {
        System.MCR: "first-steps",
        System.IMJ: "first-steps-imj",
        System.RENGO: "first-steps-rengo",
    },
)
"""The first steps in the game of each system."""

_OWN: Final = row_for_each(
    System,
    {
        System.MCR: ("mcr", "referee-mcr"),
        System.IMJ: ("imj", "referee-imj"),
        System.RENGO: ("rengo", "referee-rengo"),
    },
)
"""The courses after the first steps in each system, in the order in which they are best taken."""


@cache
def course_of(name: str) -> Course | None:
    """The course of that id; None where there is none, or where it is not fit to be shown.

    A course with a fault is left out as a whole and noted in the log: a tutor that is wrong is
    worse than none, and the other courses go on.
    """
    if name not in COURSES:
        return None
    try:
        return course(name)
    except ContentError as error:
        structlog.get_logger().error("course", course=name, fault=str(error))
        return None


def lesson_of(course: str, lesson: str) -> Lesson | None:
    """The lesson of that id; None where there is none."""
    found = course_of(course)
    return next((each for each in found.lessons if each.id == lesson), None) if found else None


def lesson_moved(course: str, lesson: str) -> Lesson | None:
    """The lesson that teaches what one that is no more did; None where there is none."""
    found = course_of(course)
    return lesson_of(course, found.moved[lesson]) if found and lesson in found.moved else None


def with_heirs(done: Mapping[tuple[str, str], _T]) -> dict[tuple[str, str], _T]:
    """What is noted of lessons, by course and lesson; of one that is no more its heir has it too."""
    inherited = {
        (name, found.moved[lesson]): noted
        for (name, lesson), noted in done.items()
        if (found := course_of(name)) and lesson in found.moved
    }
    return {**inherited, **done}


def is_for_referees(course: Course) -> bool:
    """Whether it teaches what a referee rules, and not what players do."""
    return any(course.id == referees for _players, referees in _OWN.values())


@cache
def _coverage(rules: str) -> Coverage:
    return coverage_of(rules, course_path(rule_set(rules)), {})


def lessons_on_article(rules: str, cite: str) -> tuple[Lesson, ...]:
    """The lessons on the site that explain an article, or what it holds."""
    return _coverage(rules).articles.get(article(rules, cite).number, ())


def lessons_on_fan(rules: str, fan: str) -> tuple[tuple[Course, Lesson], ...]:
    """The lessons on the site that explain a fan, each with its course."""
    lessons = _coverage(rules).fans.get(fan, ())
    return tuple((found, each) for each in lessons if (found := course_of(each.course)))


def first_course(rules: RuleSet) -> Course | None:
    """The course for whoever never played the game; None where it is not fit to be shown."""
    return course_of(_FIRST[rules.system])


def is_first_course(course: Course) -> bool:
    """Whether it is the first steps of a system."""
    return course.id in _FIRST.values()


def _path_names(rules: RuleSet) -> tuple[str, ...]:
    return (_FIRST[rules.system], *_OWN[rules.system])


def course_path(rules: RuleSet) -> tuple[Course, ...]:
    """The courses for a rule set, in the order in which they are best taken."""
    return _found(_path_names(rules))


def courses_off_path(rules: RuleSet) -> tuple[Course, ...]:
    """The courses of the other rule sets."""
    own = _path_names(rules)
    return _found(tuple(name for name in COURSES if name not in own))


def is_about(course: Course, rules: RuleSet) -> bool:
    """Whether the course belongs to the path of a rule set."""
    return course.id in _path_names(rules)


def _found(names: tuple[str, ...]) -> tuple[Course, ...]:
    return tuple(found for name in names if (found := course_of(name)) and found.lessons)
