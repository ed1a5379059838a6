"""What an exam holds, in words: its parts, its time, when it is passed, what is critical."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo

from quizzes.exams import CriticalError, ExamBlueprint
from school.exams.models import ExamSitting
from web.components.citations import article_links
from web.components.dates import moment_text
from web.components.links import Link
from wording import Translator, rules_badge


@dataclass(frozen=True, slots=True)
class ExamPartView:
    """A part with its numbers of questions and the articles that it is about."""

    name: str
    items: int
    practice: int
    articles: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class PastExam:
    """An exam in the list of one's own."""

    title: str
    when: str
    text: str
    href: str


@dataclass(frozen=True, slots=True)
class ExamAboutView:
    """The page of an exam. `open_href` leads to the one under way, empty where none is."""

    rules: str
    size: str
    practice_size: str
    passing: str
    critical: tuple[str, ...]
    parts: tuple[ExamPartView, ...]
    open_href: str
    past: tuple[PastExam, ...]


def about_view(
    blueprint: ExamBlueprint,
    sat: Sequence[ExamSitting],
    zone: tzinfo,
    t: Translator,
    now: datetime,
    href: Callable[[ExamSitting], str],
) -> ExamAboutView:
    """The exam of a rule set, with those that the visitor has sat."""
    under_way = next((each for each in sat if each.is_open(now)), None)
    return ExamAboutView(
        rules=rules_badge(blueprint.rules, t),
        size=size_text(blueprint, t, practice=False),
        practice_size=size_text(blueprint, t, practice=True),
        passing=passing_text(blueprint, t),
        critical=tuple(critical_texts(CriticalError, t)),
        parts=tuple(
            ExamPartView(
                t.gettext(part.name),
                part.items,
                part.practice,
                article_links(part.articles, blueprint.rules, t),
            )
            for part in blueprint.parts
        ),
        open_href=href(under_way) if under_way else "",
        past=tuple(
            PastExam(
                kind_text(each, t),
                moment_text(each.begun_at, zone, t, now),
                result_text(each, t),
                href(each),
            )
            for each in sat
            if not each.is_open(now)
        ),
    )


def size_text(blueprint: ExamBlueprint, t: Translator, *, practice: bool) -> str:
    """How many questions, in how many minutes."""
    return t.gettext(
        "%(items)s questions in %(minutes)s minutes.",
        items=blueprint.items(practice=practice),
        minutes=blueprint.time(practice=practice),
    )


def passing_text(blueprint: ExamBlueprint, t: Translator) -> str:
    """When it is passed."""
    return t.gettext(
        "To pass: %(needed)s of %(items)s right (%(percent)s%%) and no critical error.",
        needed=blueprint.needed(practice=False),
        items=blueprint.items(practice=False),
        percent=blueprint.pass_percent,
    )


def critical_texts(errors: Iterable[CriticalError], t: Translator) -> list[str]:
    """What each critical error is."""
    told = {
        CriticalError.WIN_PAID: t.gettext("A hand that does not win is paid as a win."),
        CriticalError.WIN_REFUSED: t.gettext("A winning hand is refused."),
    }
    return [told[each] for each in errors]


def kind_text(sitting: ExamSitting, t: Translator) -> str:
    """An exam, or one for practice."""
    return t.gettext("Practice exam") if sitting.practice else t.gettext("Exam")


def result_text(sitting: ExamSitting, t: Translator) -> str:
    """How it went; nothing where it was not looked at since its end."""
    if sitting.right is None:
        return t.gettext("Time is up.")
    right = t.gettext("%(right)s of %(items)s right", right=sitting.right, items=sitting.items)
    passed = t.gettext("Passed") if sitting.passed else t.gettext("Not passed")
    return t.gettext("%(result)s: %(right)s", result=passed, right=right)
