"""The plain values of the pages around lessons: the courses, a course, a step, a test."""

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from web.learn.check_models import CheckAnswered, CheckView
from web.learn.lesson_models import BlockOfStep
from web.page_models import Outcome
from web.questions.answered_view import AnsweredView
from web.questions.asked_view import AskedView
from web.view_models import Link, VerdictView

State = Literal["new", "begun", "done"]


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson in its course: its title, how long it takes, how far the learner has come."""

    number: int
    title: str
    href: str
    minutes: str
    state: State
    state_word: str


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A part of a course."""

    title: str
    lessons: tuple[LessonLine, ...]


@dataclass(frozen=True, slots=True)
class CourseCard:
    """A course among others: what it is about and how much of it is done."""

    title: str
    about: str
    badge: str
    href: str
    done: int
    count: int
    said: str


@dataclass(frozen=True, slots=True)
class NextLesson:
    """The one next step: a lesson, the course it belongs to, the words of the button."""

    title: str
    course: str
    said: str
    act: str
    href: str


@dataclass(frozen=True, slots=True)
class CoursesView:
    """Every course: the path of the reader's rule set, then those of the others."""

    path: tuple[CourseCard, ...]
    others: tuple[CourseCard, ...]
    next: NextLesson | None


@dataclass(frozen=True, slots=True)
class CourseView:
    """A course with its chapters."""

    title: str
    about: str
    badge: str
    chapters: tuple[ChapterView, ...]
    done: int
    count: int
    said: str
    next: NextLesson | None
    test_href: str


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
    """A step of a lesson: the idea, what stands on the table, and what is asked, one of two.

    `lead` are the author's words before a question of the generator.
    """

    frame: StepFrame
    idea: tuple[BlockOfStep, ...]
    table: tuple[BlockOfStep, ...]
    check: CheckView | None = None
    asked: AskedView | None = None
    lead: Markup | None = None


@dataclass(frozen=True, slots=True)
class AnsweredStep:
    """A step after its answer, of a check or of a question; `after` is what the author says."""

    frame: StepFrame
    verdict: VerdictView
    after: Markup
    again_href: str
    checked: CheckAnswered | None = None
    answered: AnsweredView | None = None
    compare_href: str = ""


@dataclass(frozen=True, slots=True)
class TestView:
    """A question of a test: nothing is taught, and nothing told before the end."""

    crumbs: tuple[Link, ...]
    title: str
    number: int
    count: int
    place: str
    check: CheckView | None = None
    asked: AskedView | None = None
    lead: Markup | None = None


@dataclass(frozen=True, slots=True)
class TestLine:
    """How one question of a test was answered, and where it is explained."""

    title: str
    outcome: Outcome
    outcome_word: str
    href: str
    act: str


@dataclass(frozen=True, slots=True)
class TestEnd:
    """How a test went."""

    crumbs: tuple[Link, ...]
    headline: str
    said: str
    lines: tuple[TestLine, ...]
    next: Link
