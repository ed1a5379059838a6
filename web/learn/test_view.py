"""A test of a lesson or a course, and how it went."""

from dataclasses import dataclass

from markupsafe import Markup

from lessons.lesson import Course, Lesson
from school.progress.lessons import LessonAnswer
from web.components.links import Link
from web.drills.run_end import AnswerSign, sign_word
from web.learn.check_view import CheckView
from web.questions.question_view import QuestionView
from wording import Translator


@dataclass(frozen=True, slots=True)
class TestView:
    """A question of a test: nothing is taught, and nothing told before the end."""

    crumbs: tuple[Link, ...]
    title: str
    number: int
    count: int
    place: str
    check: CheckView | None = None
    question: QuestionView | None = None
    lead: Markup | None = None


@dataclass(frozen=True, slots=True)
class TestLine:
    """How one question of a test was answered, and where it is explained."""

    title: str
    outcome: AnswerSign
    outcome_word: str
    href: str
    action: str


@dataclass(frozen=True, slots=True)
class TestEnd:
    """How a test went."""

    crumbs: tuple[Link, ...]
    headline: str
    text: str
    lines: tuple[TestLine, ...]
    next: Link


def test_title(course: Course, lesson: Lesson | None, t: Translator) -> str:
    """What is tested."""
    title = lesson.words[t.lang].title if lesson else course.title[t.lang]
    return t.gettext("Test: %(title)s", title=title)


def place_text(number: int, count: int, t: Translator) -> str:
    """Which question it is."""
    return t.gettext("Question %(number)s of %(count)s", number=number, count=count)


def test_line(title: str, lesson_answer: LessonAnswer | None, href: str, t: Translator) -> TestLine:
    """How one question was answered."""
    sign: AnswerSign = "skipped"
    if lesson_answer:
        sign = (
            "right"
            if lesson_answer.credit >= 1
            else "part"
            if lesson_answer.credit > 0
            else "wrong"
        )
    act = t.gettext("Look again") if lesson_answer else t.gettext("Answer")
    return TestLine(title, sign, sign_word(sign, t), href, act)


def test_end(
    crumbs: tuple[Link, ...],
    lines: tuple[TestLine, ...],
    of_course: bool,
    onward: Link,
    t: Translator,
) -> TestEnd:
    """How the whole went."""
    right = sum(line.outcome == "right" for line in lines)
    return TestEnd(
        crumbs=crumbs,
        headline=t.ngettext(
            "%(right)s of one question right",
            "%(right)s of %(num)s questions right",
            len(lines),
            right=right,
        ),
        text=_sentence(right == len(lines), of_course, t),
        lines=lines,
        next=onward,
    )


def _sentence(all_right: bool, of_course: bool, t: Translator) -> str:
    if of_course:
        return t.gettext("The lessons whose question you answered right are marked as done.")
    if all_right:
        return t.gettext("The lesson is marked as done.")
    return t.gettext("The lesson explains what was not right. It takes a few minutes.")
