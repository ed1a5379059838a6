"""How far the visitor has come with the lessons."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from lessons.curriculum import course_of, course_path, lesson_moved, lesson_of, with_heirs
from lessons.lesson import Course, Lesson
from school.assignments.goal_results import note_reached_goals
from school.progress.lesson_tasks import tasks_of
from school.progress.lessons import (
    LessonAnswer,
    first_answers_since,
    latest_answers,
    lessons_done,
    store_lesson_done,
)
from school.progress.models import LessonCompletion
from scoring import RuleSet
from web import request_context
from web.clock import now
from web.visitors.current_visitor import expected_guest_id, last_step, row_for_guest, visitor

CompletedLessons = Mapping[tuple[str, str], LessonCompletion]


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """Where to go on: a lesson and its step, from 1; `read_at` where it was begun before."""

    lesson: Lesson
    step: int = 1
    read_at: datetime | None = None


def completed_lessons() -> CompletedLessons:
    """The lessons that the visitor has done, by course and lesson; merged ones as what they became."""
    who = visitor()
    if who.id is None or not who.stored:
        return {}
    return with_heirs(lessons_done(request_context.reading(), who.id))


def answers_to(lessons: Iterable[Lesson]) -> dict[str, LessonAnswer]:
    """The visitor's latest answer to each check and question of these lessons, by address."""
    who = visitor()
    if who.id is None or not who.stored:
        return {}
    addresses = [each.address for lesson in lessons for each in tasks_of(lesson)]
    return latest_answers(request_context.reading(), who.id, addresses)


def answers_since(addresses: Iterable[str], since: datetime) -> dict[str, LessonAnswer]:
    """The visitor's first answer to each of these from a moment on."""
    who = visitor()
    if who.id is None or not who.stored:
        return {}
    return first_answers_since(request_context.reading(), who.id, addresses, since)


def store_lesson_read(lesson: Lesson) -> None:
    """The last step was reached: the lesson is done if nothing that it asks is left unanswered."""
    answered = answers_to([lesson])
    if all(each.address in answered for each in tasks_of(lesson)):
        store_lessons_done([lesson], LessonCompletion.READ)


def store_lessons_done(lessons: Iterable[Lesson], how: LessonCompletion) -> None:
    """Write down that the visitor has done these lessons; what was done before stays as it was."""
    before = completed_lessons()
    fresh = [each for each in lessons if (each.course, each.id) not in before]
    if not fresh:
        return
    expected, at = expected_guest_id(), now()
    with request_context.writing() as writing:
        learner_id = row_for_guest(writing, expected, at).id
        for lesson in fresh:
            store_lesson_done(writing, learner_id, lesson.course, lesson.id, how, at)
        if visitor().in_class:
            note_reached_goals(writing, learner_id)


def next_place(rules: RuleSet, lessons_done: CompletedLessons) -> LessonPlace | None:
    """What comes next: the lesson that was begun, else the first of the path that is not done."""
    begun = unfinished_lesson(lessons_done)
    if begun and (course := course_of(begun.lesson.course)) and course in course_path(rules):
        return begun
    return next(
        (
            LessonPlace(lesson)
            for course in course_path(rules)
            for lesson in lessons_left(course, lessons_done)
        ),
        None,
    )


def lessons_left(course: Course, lessons_done: CompletedLessons) -> list[Lesson]:
    """The lessons of a course that are not done, in order."""
    return [each for each in course.lessons if (each.course, each.id) not in lessons_done]


def unfinished_lesson(lessons_done: CompletedLessons) -> LessonPlace | None:
    """The lesson that was read last, where it is not done yet."""
    noted = last_step()
    if noted is None:
        return None
    lesson = lesson_of(noted.course, noted.lesson)
    if lesson is None and (heir := lesson_moved(noted.course, noted.lesson)):
        return None if _is_done(heir, lessons_done) else LessonPlace(heir, read_at=noted.at)
    if lesson is None or _is_done(lesson, lessons_done):
        return None
    return LessonPlace(lesson, min(max(noted.step, 1), lesson.steps), read_at=noted.at)


def _is_done(lesson: Lesson, lessons_done: CompletedLessons) -> bool:
    return (lesson.course, lesson.id) in lessons_done


def lesson_after(lesson: Lesson, rules: RuleSet, lessons_done: CompletedLessons) -> Lesson | None:
    """The lesson after this one: the next of its course, else the next of the path."""
    course = course_of(lesson.course)
    assert course is not None
    ids = [each.id for each in course.lessons]
    following = course.lessons[ids.index(lesson.id) + 1 :]
    if following:
        return following[0]
    rest = (
        each
        for own in course_path(rules)
        if own is not course
        for each in lessons_left(own, lessons_done)
    )
    return next(rest, None)
