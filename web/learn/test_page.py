"""Testing out: what a lesson or a course asks, without the teaching.

The address of a test says when it began; what counts is the first answer to each question since.
"""

from collections.abc import Mapping
from typing import Any, Final

from flask import Blueprint, abort, redirect, render_template, url_for
from werkzeug.wrappers import Response

from lessons.curriculum import course_of, lesson_moved, lesson_of
from lessons.lesson import Lesson
from school.progress.lesson_tasks import LessonTask
from school.progress.lessons import LessonAnswer
from scoring import rule_set
from web import request_context
from web.clock import now
from web.components.links import Link
from web.faults import set_fault_page
from web.learn.answering import (
    NOTHING_SENT,
    Refusal,
    RefusedAnswer,
    read_submission,
    task_form,
    unsaved_answer,
)
from web.learn.courses_page import course_href, step_href
from web.learn.lesson_page import path_to
from web.learn.lesson_test import LATEST_START, LessonTest, is_right
from web.learn.progress import completed_lessons, lesson_after
from web.learn.step_frame import crumbs
from web.learn.test_view import TestView, place_text, test_end, test_line, test_title
from web.rule_sets import chosen_rule_set, set_page_rule_set

blueprint = Blueprint("lesson_test", __name__)

OF_COURSE: Final[dict[str, Any]] = {"lesson": ""}


@blueprint.get("/learn/<course>/test", defaults=OF_COURSE)
@blueprint.get("/learn/<course>/<lesson>/test")
def begin(course: str, lesson: str) -> Response:
    """A test from this moment on."""
    return redirect(_find(course, lesson, int(now().timestamp())).href(1), 303)


@blueprint.get("/learn/<course>/test/<int:since>/<int:number>", defaults=OF_COURSE)
@blueprint.get("/learn/<course>/<lesson>/test/<int:since>/<int:number>")
def ask(course: str, lesson: str, since: int, number: int) -> str:
    """A question of the test."""
    sitting = _find(course, lesson, since)
    return _asked(sitting, number, NOTHING_SENT)


@blueprint.post("/learn/<course>/test/<int:since>/<int:number>", defaults=OF_COURSE)
@blueprint.post("/learn/<course>/<lesson>/test/<int:since>/<int:number>")
def answer(course: str, lesson: str, since: int, number: int) -> Response | Refusal:
    """Take the answer and go on; nothing is told before the end."""
    sitting = _find(course, lesson, since)
    item = _item(sitting, number)
    set_fault_page(lambda why: _asked(sitting, number, unsaved_answer(item, why)))
    taken = read_submission(item)
    if isinstance(taken, RefusedAnswer):
        return _asked(sitting, number, taken), taken.status, taken.headers
    sitting.store_known_lessons()
    return redirect(sitting.href(number + 1), 303)


@blueprint.get("/learn/<course>/test/<int:since>/end", defaults=OF_COURSE)
@blueprint.get("/learn/<course>/<lesson>/test/<int:since>/end")
def end(course: str, lesson: str, since: int) -> str:
    """How the test went, with the way to each explanation."""
    sitting = _find(course, lesson, since)
    t = request_context.translator()
    answers = sitting.answers()
    lines = tuple(
        test_line(
            _title_of(each, sitting),
            answers.get(each.address),
            _explained_at(each, answers.get(each.address)) or sitting.href(number),
            t,
        )
        for number, each in enumerate(sitting.items, 1)
    )
    return render_template(
        "lesson/test_end.html",
        view=test_end(
            _crumbs(sitting), lines, sitting.lesson is None, _onward(sitting, answers), t
        ),
        again_href=url_for(".begin", course=course, lesson=lesson),
    )


def _find(course: str, lesson: str, since: int) -> LessonTest:
    """The test that an address names; the page speaks of its rule set."""
    own = course_of(course)
    found = lesson_of(course, lesson) if lesson else None
    if lesson and found is None and (heir := lesson_moved(course, lesson)):
        abort(redirect(url_for(".begin", course=course, lesson=heir.id), 301))
    if own is None or (lesson and found is None) or not 0 < since < LATEST_START:
        abort(404)
    set_page_rule_set(rule_set(found.rules if found else own.rules))
    return LessonTest(own, found, since)


def _item(lesson_test: LessonTest, number: int) -> LessonTask:
    if not 1 <= number <= len(lesson_test.items):
        abort(404)
    return lesson_test.items[number - 1]


def _asked(lesson_test: LessonTest, number: int, refused: RefusedAnswer) -> str:
    item = _item(lesson_test, number)
    asks = task_form(_lesson(item), item, refused)
    t = request_context.translator()
    return render_template(
        "lesson/test.html",
        view=TestView(
            crumbs=_crumbs(lesson_test),
            title=test_title(lesson_test.course, lesson_test.lesson, t),
            number=number,
            count=len(lesson_test.items),
            place=place_text(number, len(lesson_test.items), t),
            check=asks.check,
            question=asks.question,
            lead=asks.lead,
        ),
        action=lesson_test.href(number),
        hidden=asks.hidden,
    )


def _lesson(item: LessonTask) -> Lesson:
    lesson = lesson_of(item.course, item.lesson)
    assert lesson is not None
    return lesson


def _title_of(item: LessonTask, lesson_test: LessonTest) -> str:
    """What an item is called: the step of the lesson, or the lesson of the course."""
    words = _lesson(item).words[request_context.translator().lang]
    return words.steps[item.step - 1].title if lesson_test.lesson else words.title


def _explained_at(item: LessonTask, lesson_answer: LessonAnswer | None) -> str:
    """Where the answer to an item is explained; nowhere before there is one."""
    return (
        step_href(_lesson(item), item.step, answer=str(lesson_answer.public_id))
        if lesson_answer
        else ""
    )


def _crumbs(lesson_test: LessonTest) -> tuple[Link, ...]:
    if lesson_test.lesson:
        return (*path_to(lesson_test.lesson), _link_to(lesson_test.lesson))
    t = request_context.translator()
    return crumbs(lesson_test.course, t, url_for("learn.page"), course_href(lesson_test.course))


def _link_to(lesson: Lesson) -> Link:
    return Link(lesson.words[request_context.translator().lang].title, step_href(lesson))


def _onward(lesson_test: LessonTest, answers: Mapping[str, LessonAnswer]) -> Link:
    """The one way on: to what was not right, else to the next lesson."""
    t = request_context.translator()
    missed = next(
        (each for each in lesson_test.items if not is_right(answers.get(each.address))), None
    )
    if missed and lesson_test.lesson:
        return Link(t.gettext("Read the lesson"), step_href(lesson_test.lesson))
    if missed:
        return _next(_lesson(missed))
    last = lesson_test.lesson or lesson_test.course.lessons[-1]
    following = lesson_after(last, chosen_rule_set(), completed_lessons())
    return _next(following) if following else Link(t.gettext("All courses"), url_for("learn.page"))


def _next(lesson: Lesson) -> Link:
    t = request_context.translator()
    title = lesson.words[t.lang].title
    return Link(t.gettext("Next lesson: %(title)s", title=title), step_href(lesson))
