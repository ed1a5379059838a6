"""A test of a lesson or a course, and how it went."""

from lessons.lesson import Course, Lesson
from school.progress.lessons import LessonAnswer
from web.drills.run_end import sign_word
from web.learn.learn_models import TestEnd, TestLine
from web.page_models import Outcome
from web.view_models import Link
from wording import Translator


def test_title(course: Course, lesson: Lesson | None, t: Translator) -> str:
    """What is tested."""
    title = lesson.words[t.lang].title if lesson else course.title[t.lang]
    return t.gettext("Test: %(title)s", title=title)


def place_text(number: int, count: int, t: Translator) -> str:
    """Which question it is."""
    return t.gettext("Question %(number)s of %(count)s", number=number, count=count)


def test_line(title: str, given: LessonAnswer | None, href: str, t: Translator) -> TestLine:
    """How one question was answered."""
    sign: Outcome = "skipped"
    if given:
        sign = "right" if given.credit >= 1 else "part" if given.credit > 0 else "wrong"
    act = t.gettext("Look again") if given else t.gettext("Answer")
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
        said=_said(right == len(lines), of_course, t),
        lines=lines,
        next=onward,
    )


def _said(all_right: bool, of_course: bool, t: Translator) -> str:
    if of_course:
        return t.gettext("The lessons whose question you answered right are marked as done.")
    if all_right:
        return t.gettext("The lesson is marked as done.")
    return t.gettext("The lesson explains what was not right. It takes a few minutes.")
