"""A step of a lesson as its page frames it: where it stands, how long, what comes next."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from markupsafe import Markup

from lessons.lesson import Course, Lesson
from lessons.requirements import minutes
from web.components.links import Link
from web.drills.run_end import AnswerSign
from web.learn.check_answered import CheckAnsweredView
from web.learn.check_view import CheckView
from web.learn.step_parts import StepParts
from web.questions.answered_view import AnsweredView, VerdictView
from web.questions.question_view import QuestionView
from wording import Translator


@dataclass(frozen=True, slots=True)
class TaskMark:
    """A thing that the lesson asked, as it was answered: its sign, its step, where it is."""

    sign: AnswerSign
    word: str
    text: str
    href: str


@dataclass(frozen=True, slots=True)
class LessonEnd:
    """How the lesson went, by the learner's own answers, and where it leads beside the next one.

    `fans` are the pages of what it taught, each of which says how often its fan turns up.
    """

    headline: str
    text: str
    marks: tuple[TaskMark, ...]
    drill: Link | None
    fans: tuple[Link, ...]
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class StepFrame:
    """Where a step stands: the way to it, its place in lesson and course, one way on, one back.

    `back_href` is empty in the first step; `end` is how the lesson went, in its last step. `first_try`
    is the place of a rack that is to be tried before one goes on.
    """

    crumbs: tuple[Link, ...]
    lesson: str
    title: str
    number: int
    count: int
    place: str
    place_in_course: str
    minutes: str
    next: Link
    test_href: str
    teach_href: str
    back_href: str = ""
    end: LessonEnd | None = None
    first_try: str = ""


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
    in_full_href: str = ""


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


def live_id(name: str) -> str:
    """The place of a live hand on its page."""
    return f"live-{name}"


def place_in_course(number: int, count: int, t: Translator) -> str:
    """Where in its course a lesson stands."""
    return t.gettext("Lesson %(number)s of %(count)s", number=number, count=count)


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
