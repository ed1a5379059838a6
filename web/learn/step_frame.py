"""A step of a lesson as its page frames it: where it stands, how long, what comes next."""

from math import ceil
from typing import Final

from lessons.lesson import Course, Lesson
from lessons.requirements import minutes
from web.view_models import Link
from wording import Translator

SHORTEST: Final = 1


def minutes_text(lesson: Lesson, t: Translator) -> str:
    """How long the lesson takes, in whole minutes."""
    return t.ngettext(
        "about %(num)s minute",
        "about %(num)s minutes",
        max(SHORTEST, ceil(minutes(lesson, t.lang))),
    )


def place_text(number: int, count: int, t: Translator) -> str:
    """Where in the lesson a step stands."""
    return t.gettext("Step %(number)s of %(count)s", number=number, count=count)


def crumbs(course: Course, t: Translator, learn_href: str, course_href: str) -> tuple[Link, ...]:
    """The way to the lessons of a course."""
    return (Link(t.gettext("Learn"), learn_href), Link(course.title[t.lang], course_href))


def step_act(number: int, count: int, following: Lesson | None, t: Translator) -> str:
    """The words of the one button that leads on."""
    if number < count:
        return t.gettext("Next step")
    if following is None:
        return t.gettext("All courses")
    return t.gettext("Next lesson: %(title)s", title=following.words[t.lang].title)
