"""The course of a rule set as skills, in the order in which they are best begun."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from lessons.curriculum import course_path, lesson_of
from lessons.lesson import Lesson
from lessons.pieces.question import LessonQuestion
from quizzes import Kind, can_ask_about, kinds_of
from quizzes.address import PRINCIPLE_PREFIX, TOPIC_PREFIX
from quizzes.naming import named_terms
from quizzes.situations import book
from quizzes.topics import FAN_NAMES_TOPIC, HAND_TOPIC, TERM_TOPIC_PREFIX, is_fan
from school.learning.state import CourseUnit, Skill
from school.progress.learner_state import target_of
from scoring import RuleSet, rule_set

FAN_KINDS: Final = (Kind.FIND, Kind.FANS)  # a fan is found among four first, then named among all


@cache
def all_units(rules: str) -> tuple[CourseUnit, ...]:
    """Every skill of the rule set: those of the lessons, then what no lesson is about."""
    own = rule_set(rules)
    results: dict[Skill, CourseUnit] = {}
    for lesson in (lesson for course in course_path(own) for lesson in course.lessons):
        for topic, kind in _of_lesson(lesson, own):
            skill = Skill(rules, topic, kind)
            results.setdefault(skill, CourseUnit(skill, lesson.path))
    for topic, kind in _of_rules(own):
        results.setdefault(Skill(rules, topic, kind), CourseUnit(Skill(rules, topic, kind)))
    return tuple(
        unit for skill, unit in results.items() if can_ask_about(rules, skill.kind, skill.topic)
    )


def units_from_topic(course: tuple[CourseUnit, ...], topic: str | None) -> tuple[CourseUnit, ...]:
    """The course from the first skill of a topic on; what stands before it comes last."""
    place = next((at for at, unit in enumerate(course) if unit.skill.topic == topic), 0)
    return (*course[place:], *course[:place])


def fans_in_course(rules: str) -> tuple[str, ...]:
    """The fans in the order of the course."""
    return tuple(unit.skill.topic for unit in all_units(rules) if unit.skill.kind == Kind.FIND)


def units_with_open_lessons(
    rules: str, lessons_done: Mapping[tuple[str, str], object]
) -> tuple[CourseUnit, ...]:
    """The course for who has done these lessons; a lesson that is done need not come first."""
    paths = {f"{course}/{lesson}" for course, lesson in lessons_done}
    return tuple(
        CourseUnit(unit.skill) if unit.lesson in paths else unit for unit in all_units(rules)
    )


@cache
def units_for_drills(rules: str) -> tuple[CourseUnit, ...]:
    """The course for who takes no lessons: everything, the fans first."""
    own = sorted(all_units(rules), key=lambda unit: not is_fan(unit.skill.topic))
    return tuple(CourseUnit(unit.skill) for unit in own)


def units_for_lessons(
    rules: str, lessons_done: Mapping[tuple[str, str], object]
) -> tuple[CourseUnit, ...]:
    """The course for who has done these lessons: what they taught, then the other lessons.

    What no lesson is about comes last.
    """
    paths = {f"{course}/{lesson}" for course, lesson in lessons_done}
    own = sorted(all_units(rules), key=lambda unit: unit.lesson not in paths)
    return tuple(CourseUnit(unit.skill) if unit.lesson in paths else unit for unit in own)


def topics_ahead(rules: str, lessons_done: Mapping[tuple[str, str], object]) -> frozenset[str]:
    """The topics of which no lesson was done yet, though there is one."""
    own = [unit for unit in all_units(rules) if unit.lesson]
    paths = {f"{course}/{lesson}" for course, lesson in lessons_done}
    taught = {unit.skill.topic for unit in own if unit.lesson in paths}
    return frozenset(unit.skill.topic for unit in own) - taught


def lesson_at(path: str | None) -> Lesson | None:
    """The lesson of that path."""
    course, _, lesson = (path or "").partition("/")
    return lesson_of(course, lesson) if lesson else None


def _of_lesson(lesson: Lesson, rules: RuleSet) -> Iterator[tuple[str, str]]:
    """The skills that a lesson is about: the fans it teaches, and what its questions ask."""
    for kind in FAN_KINDS:
        yield from ((fan, kind.value) for fan in lesson.teaches)
    for name in lesson.exercise_names:
        piece = lesson.exercise(name)
        target = target_of(piece.address) if isinstance(piece, LessonQuestion) else None
        if target and target.topic:
            yield target.topic, target.kind


def _of_rules(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Every skill: fans by value, what is asked of the hand, principles, the table, the words."""
    by_value = sorted(rules.fans, key=lambda fan: fan.value)
    for kind in FAN_KINDS:
        yield from ((fan.id, kind.value) for fan in by_value)
    kinds = kinds_of(rules)
    yield from ((HAND_TOPIC, kind.value) for kind in kinds)
    yield from ((PRINCIPLE_PREFIX + each, Kind.PRINCIPLE.value) for each in rules.principles)
    for kind in (Kind.PROCEDURE, Kind.RULING):
        yield from ((TOPIC_PREFIX + each, kind.value) for each in book.topics_of(rules.id, kind))
    areas: Iterable[str] = dict.fromkeys(each.group for each in named_terms(rules.id).values())
    yield from ((TERM_TOPIC_PREFIX + each, Kind.TERM.value) for each in areas)
    yield FAN_NAMES_TOPIC, Kind.TERM.value
