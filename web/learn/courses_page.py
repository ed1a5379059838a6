"""The courses: all of them, and each with its lessons."""

from typing import Final

from flask import Blueprint, abort, render_template, url_for

from lessons.curriculum import course_of, course_path, courses_off_path
from lessons.lesson import Course, Lesson
from school.progress.lesson_tasks import tasks_of
from scoring import RuleSet, rule_set
from web import request_context
from web.components.games import GamesView, games_view
from web.learn.courses_view import (
    CourseHrefs,
    LessonStates,
    NextLesson,
    course_view,
    courses_view,
    next_lesson,
)
from web.learn.progress import (
    CompletedLessons,
    LessonPlace,
    answers_to,
    completed_lessons,
    lessons_left,
    next_place,
    unfinished_lesson,
)
from web.rule_sets import (
    chosen_rule_set,
    has_chosen_rule_set,
    is_rule_set_guessed,
    set_page_rule_set,
)

blueprint = Blueprint("learn", __name__)


def step_href(lesson: Lesson, step: int = 1, answer: str | None = None) -> str:
    """The page of a step, answered where an answer is named."""
    return url_for("lesson.page", course=lesson.course, lesson=lesson.id, step=step, answer=answer)


def course_href(course: Course) -> str:
    """The page of a course."""
    return url_for("learn.course", course=course.id)


COURSE_HREFS: Final = CourseHrefs(
    course=course_href,
    lesson=step_href,
    test=lambda course: url_for("lesson_test.begin", course=course.id, lesson=""),
)


def games_of_visitor() -> GamesView:
    """Every game, with the one that the visitor chose or that is guessed."""
    return games_view(
        chosen_rule_set(),
        has_chosen_rule_set(),
        is_rule_set_guessed(),
        request_context.translator(),
    )


@blueprint.get("/learn")
def page() -> str:
    """Every course, those of the remembered rule set first, with one next step."""
    rules, lessons_done = chosen_rule_set(), completed_lessons()
    return render_template(
        "lesson/courses.html",
        view=courses_view(
            course_path(rules),
            courses_off_path(rules),
            LessonStates(frozenset(lessons_done)),
            next_lesson_on_path(rules, lessons_done),
            request_context.translator(),
            COURSE_HREFS,
        ),
        games=games_of_visitor(),
        placement_href=url_for("placement.page"),
    )


@blueprint.get("/learn/<course>")
def course(course: str) -> str:
    """A course with the lessons of each chapter."""
    found = course_of(course)
    if found is None or not found.lessons:
        abort(404)
    set_page_rule_set(rule_set(found.rules))
    lessons_done = completed_lessons()
    answered = answers_to(found.lessons)
    begun = frozenset(
        (lesson.course, lesson.id)
        for lesson in found.lessons
        if any(each.address in answered for each in tasks_of(lesson))
    )
    standing = LessonStates(frozenset(lessons_done), begun)
    following = next_lesson_view(_next_of(found, lessons_done))
    return render_template(
        "lesson/course.html",
        view=course_view(found, standing, following, request_context.translator(), COURSE_HREFS),
        learn_href=url_for("learn.page"),
    )


def next_lesson_on_path(rules: RuleSet, lessons_done: CompletedLessons) -> NextLesson | None:
    """What comes next on the path of a rule set; None where all of it is done."""
    return next_lesson_view(next_place(rules, lessons_done))


def _next_of(course: Course, lessons_done: CompletedLessons) -> LessonPlace | None:
    """What comes next in a course."""
    begun = unfinished_lesson(lessons_done)
    if begun and begun.lesson.course == course.id:
        return begun
    left = lessons_left(course, lessons_done)
    return LessonPlace(left[0]) if left else None


def next_lesson_view(place: LessonPlace | None) -> NextLesson | None:
    """A next step in words."""
    if place is None:
        return None
    own = course_of(place.lesson.course)
    assert own is not None
    href = step_href(place.lesson, place.step)
    return next_lesson(
        own, place.lesson, place.step, place.read_at is not None, request_context.translator(), href
    )
