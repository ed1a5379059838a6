"""A drill of what lessons taught, begun at once: their fans, or the topic that they asked about."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from flask import url_for

from lessons.curriculum import course_of, course_path, is_first_course
from lessons.lesson import Lesson
from lessons.pieces.question import LessonQuestion
from quizzes import Address, Kind, can_ask
from quizzes.aiming import KINDS_OF_POINTS
from scoring import RuleSet
from web.drills.set_up_form import MOST_FANS, set_up_query
from web.learn.progress import CompletedLessons

RUN_LENGTH: Final = 5


def lesson_drill_href(lesson: Lesson) -> str:
    """A run on what the lesson taught; empty where no kind of question is about that alone."""
    if lesson.teaches:
        fans = _fans_to_tell_apart(lesson)
        return _fans_href(lesson.rules, fans, _kinds_for(lesson, fans))
    if fans := _fans_of_first_steps(lesson):
        return _fans_href(lesson.rules, fans, _first_kinds(fans))
    asked = _questions(lesson)
    if asked and asked[0].kind in KINDS_OF_POINTS:
        of_points = {each.kind: each for each in reversed(asked) if each.kind in KINDS_OF_POINTS}
        return _same_again_href(of_points.values())
    same = [each for each in asked if (each.kind, each.topic) == (asked[0].kind, asked[0].topic)]
    return _same_again_href(same[:1]) if same and same[0].topic else ""


def _same_again_href(asked: Iterable[Address]) -> str:
    """A run of fresh questions like these and of no other kind, at the level of the easiest."""
    easiest_first = sorted(asked, key=lambda each: each.level)
    query: dict[str, Any] = dict(set_up_query(easiest_first))
    return url_for("drill.begin", rules=easiest_first[0].rules, **query, n=RUN_LENGTH)


def _fans_of_first_steps(lesson: Lesson) -> Sequence[str]:
    """What the whole course taught, where its last lesson ends; else nothing."""
    course = course_of(lesson.course)
    assert course is not None
    if not is_first_course(course) or lesson is not course.lessons[-1]:
        return ()
    fans = dict.fromkeys(fan for each in course.lessons for fan in each.teaches)
    return tuple(fans)[-MOST_FANS:]


def taught_drill_href(rules: RuleSet, lessons_done: CompletedLessons) -> str:
    """A run on the fans of the lessons done, those taught last; empty where none was taught."""
    fans = [
        fan
        for course in course_path(rules)
        for lesson in course.lessons
        if lesson.rules == rules.id and (lesson.course, lesson.id) in lessons_done
        for fan in lesson.teaches
    ]
    last = tuple(dict.fromkeys(reversed(fans)))[:MOST_FANS]
    return _fans_href(rules.id, last, _first_kinds(last))


def fans_drill_href(rules: RuleSet, fans: Sequence[str]) -> str:
    """A run on these fans; empty where no question asks about them."""
    return _fans_href(rules.id, fans[:MOST_FANS], _first_kinds(fans))


def _kinds_for(lesson: Lesson, fans: Sequence[str]) -> tuple[Kind, ...]:
    """Who takes first steps finds a fan among four; later every fan of the hand is named as well."""
    course = course_of(lesson.course)
    assert course is not None
    if is_first_course(course):
        return _first_kinds(fans)
    return (Kind.FIND, Kind.FANS) if len(fans) > 1 else (Kind.FANS,)


def _first_kinds(fans: Sequence[str]) -> tuple[Kind, ...]:
    """One fan alone would always be the one to find: there the hand may have it or lack it."""
    return (Kind.FIND,) if len(fans) > 1 else (Kind.LEGAL,)


def _fans_to_tell_apart(lesson: Lesson) -> Sequence[str]:
    """What the lesson teaches; in the first steps those taught before join one that is alone."""
    course = course_of(lesson.course)
    assert course is not None
    if len(lesson.teaches) > 1 or not is_first_course(course):
        return lesson.teaches[:MOST_FANS]
    ids = [each.id for each in course.lessons]
    before = course.lessons[: ids.index(lesson.id)]
    earlier = [fan for each in before if each.rules == lesson.rules for fan in each.teaches]
    return tuple(dict.fromkeys((*lesson.teaches, *reversed(earlier))))[:MOST_FANS]


def _fans_href(rules: str, fans: Sequence[str], kinds: Sequence[Kind]) -> str:
    """A run of these kinds on the fans that each of them can show."""
    shown = [fan for fan in fans if all(can_ask(rules, kind, fan) for kind in kinds)]
    if not shown:
        return ""
    if len(shown) == 1 and Kind.FIND in kinds:  # it would always be the one to find
        kinds = (Kind.LEGAL,)
    query: dict[str, Any] = {"kind": [kind.value for kind in kinds], "fan": shown}
    level = 2 if Kind.FANS in kinds else 1
    return url_for("drill.begin", rules=rules, **query, level=level, n=RUN_LENGTH)


def _questions(lesson: Lesson) -> list[Address]:
    """The questions of the generator that the lesson asks under its own rules."""
    pieces = map(lesson.exercise, lesson.exercise_names)
    found = [Address.parse(each.address) for each in pieces if isinstance(each, LessonQuestion)]
    return [each for each in found if each.rules == lesson.rules]
