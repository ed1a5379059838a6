"""A step of a lesson as its page frames it: where it stands, how long, what comes next."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from markupsafe import Markup

from lessons.lesson import Course, Lesson
from lessons.requirements import minutes
from web.components.links import Link
from web.learn.check_answered import CheckAnsweredView
from web.learn.check_view import CheckView
from web.learn.step_parts import StepParts
from web.questions.answered_view import AnsweredView, VerdictView
from web.questions.question_view import QuestionView
from wording import Translator


@dataclass(frozen=True, slots=True)
class StepFrame:
    """Where a step stands: the way to it, its lesson, its place, and the one way on.

    The last step of a lesson about fans also leads to a drill on them.
    """

    crumbs: tuple[Link, ...]
    lesson: str
    title: str
    number: int
    count: int
    place: str
    minutes: str
    next: Link
    test_href: str
    drill_href: str = ""


@dataclass(frozen=True, slots=True)
class StepView:
    """A step of a lesson: its parts, and what is asked, one of two.

    `lead` are the author's words before a question of the generator.
    """

    frame: StepFrame
    parts: StepParts
    check: CheckView | None = None
    question: QuestionView | None = None
    lead: Markup | None = None


@dataclass(frozen=True, slots=True)
class AnsweredStep:
    """A step after its answer, of a check or of a question; `after` is what the author says."""

    frame: StepFrame
    verdict: VerdictView
    after: Markup
    again_href: str
    checked: CheckAnsweredView | None = None
    answered: AnsweredView | None = None
    compare_href: str = ""


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


def next_button_text(number: int, count: int, following: Lesson | None, t: Translator) -> str:
    """The words of the one button that leads on."""
    if number < count:
        return t.gettext("Next step")
    if following is None:
        return t.gettext("All courses")
    return t.gettext("Next lesson: %(title)s", title=following.words[t.lang].title)
