"""The end of a lesson: how it went by the learner's own answers, and where it leads."""

from collections.abc import Iterator, Mapping, Sequence

from flask import url_for

from lessons.curriculum import course_of
from lessons.lesson import Lesson
from school.progress.lesson_tasks import LessonTask, tasks_of
from school.progress.lessons import LessonAnswer
from scoring import rule_set
from scoring.rengo.rule_set import RULES as RENGO
from web.components.links import Link
from web.drills.run_end import AnswerSign, sign_word
from web.learn.courses_page import step_href
from web.learn.lesson_drill import lesson_drill_href
from web.learn.step_frame import LessonEnd, TaskMark
from wording import Translator, fan_name


def lesson_number(lesson: Lesson) -> tuple[int, int]:
    """The place of a lesson in its course, from 1, and how many lessons that has."""
    course = course_of(lesson.course)
    assert course is not None
    return [each.id for each in course.lessons].index(lesson.id) + 1, len(course.lessons)


def lesson_end(
    lesson: Lesson, answers: Mapping[str, LessonAnswer], is_done: bool, t: Translator
) -> LessonEnd:
    """How the lesson went. `answers` are the latest to what it asks, by address."""
    marks = tuple(_mark(each, lesson, answers.get(each.address), t) for each in tasks_of(lesson))
    return LessonEnd(
        headline=_headline(lesson, marks, is_done, t),
        text="" if is_done else t.gettext("It is done when every question is answered."),
        marks=marks,
        drill=_drill(lesson, t),
        fans=tuple(_fan_link(fan, lesson.rules, t) for fan in lesson.teaches),
        links=tuple(_links(lesson.rules, t)),
    )


def _fan_link(fan: str, rules: str, t: Translator) -> Link:
    return Link(fan_name(rule_set(rules).fan(fan), t), url_for("fans.page", rules=rules, fan=fan))


def _links(rules: str, t: Translator) -> Iterator[Link]:
    """Where everything that lessons are about stands at a glance."""
    yield Link(t.gettext("The map of fans"), url_for("map.page", rules=rules))
    yield Link(t.gettext("All fans on one sheet"), url_for("sheet.page", rules=rules))
    if rule_set(rules) is RENGO:
        yield Link(t.gettext("The points chart"), url_for("points.page", rules=rules))
    yield Link(t.gettext("Score a hand"), url_for("scorer.page", rules=rules))


def _headline(lesson: Lesson, marks: Sequence[TaskMark], is_done: bool, t: Translator) -> str:
    number, count = lesson_number(lesson)
    place = {"number": number, "lessons": count}
    if not marks:
        return t.gettext("Lesson %(number)s of %(lessons)s done", **place)
    right = sum(each.sign == "right" for each in marks)
    if is_done:
        return t.gettext(
            "%(right)s of %(asked)s right, lesson %(number)s of %(lessons)s done",
            right=right,
            asked=len(marks),
            **place,
        )
    answered = sum(each.sign != "skipped" for each in marks)
    return t.gettext(
        "%(answered)s of %(asked)s answered in lesson %(number)s of %(lessons)s",
        answered=answered,
        asked=len(marks),
        **place,
    )


def _mark(task: LessonTask, lesson: Lesson, given: LessonAnswer | None, t: Translator) -> TaskMark:
    sign = _sign(given)
    return TaskMark(
        sign=sign,
        word=sign_word(sign, t) if given else t.gettext("Not answered"),
        text=lesson.words[t.lang].steps[task.step - 1].title,
        href=step_href(lesson, task.step, answer=str(given.public_id) if given else None),
    )


def _sign(given: LessonAnswer | None) -> AnswerSign:
    if given is None:
        return "skipped"
    if given.credit >= 1:
        return "right"
    return "part" if given.credit > 0 else "wrong"


def _drill(lesson: Lesson, t: Translator) -> Link | None:
    href = lesson_drill_href(lesson)
    return Link(t.gettext("Practise what this lesson taught"), href) if href else None
