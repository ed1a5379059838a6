"""The result of an exam: whether it is passed, how sure that is, by part, and every question."""

from collections.abc import Callable
from dataclasses import dataclass

from quizzes import Question
from quizzes.exams import CriticalError, ExamMark
from quizzes.texts import kind_name
from school.exams.models import ExamItem
from web.assignments.answered_view import (
    AnswerInWords,
    is_changed,
    own_answer_words,
    right_answer_words,
    why_wrong,
)
from web.assignments.question_view import state_of, state_word
from web.assignments.result_view import UNKNOWN_GRADE, ResultLine
from web.exams.about_view import critical_texts
from web.exams.current_exam import CurrentExam
from wording import Translator, rules_badge


@dataclass(frozen=True, slots=True)
class PartResult:
    """A part with how many of its questions were right."""

    name: str
    right: int
    items: int


@dataclass(frozen=True, slots=True)
class ExamLine:
    """A question of an exam that is over; `critical` says which critical error its answer was."""

    line: ResultLine
    critical: str


@dataclass(frozen=True, slots=True)
class ExamResultView:
    """What came of an exam."""

    rules: str
    practice: bool
    passed: bool
    headline: str
    text: tuple[str, ...]
    critical: tuple[str, ...]
    parts: tuple[PartResult, ...]
    lines: tuple[ExamLine, ...]


def exam_result_view(
    exam: CurrentExam,
    question_of: Callable[[ExamItem], Question | None],
    href: Callable[[int], str],
    t: Translator,
) -> ExamResultView:
    """The result, with all that can be said of each answer."""
    found = exam.mark
    return ExamResultView(
        rules=rules_badge(exam.sitting.rules, t),
        practice=exam.sitting.practice,
        passed=found.passed,
        headline=t.gettext("Passed") if found.passed else t.gettext("Not passed"),
        text=tuple(_texts(exam, found, t)),
        critical=_critical(found, t),
        parts=tuple(_part(exam, each.part, each.right, each.items, t) for each in found.parts),
        lines=tuple(_line(each, question_of(each), href, t) for each in exam.items),
    )


def share_texts(found: ExamMark, t: Translator) -> tuple[str, str]:
    """How many were right, and between which shares that leaves what is known."""
    right = t.gettext(
        "%(right)s of %(items)s right (%(percent)s%%)",
        right=found.right,
        items=found.items,
        percent=found.right * 100 // found.items,
    )
    interval = t.gettext(
        (
            "Share of such questions answered right, with 95%% certainty: between %(low)s%% "
            "and %(high)s%%."
        ),
        low=round(found.low * 100),
        high=round(found.high * 100),
    )
    return right, interval


def _texts(exam: CurrentExam, found: ExamMark, t: Translator) -> list[str]:
    right, interval = share_texts(found, t)
    needed = t.gettext(
        "Needed: %(needed)s right and no critical error.",
        needed=exam.blueprint.needed(practice=exam.sitting.practice),
    )
    return [right, interval, needed]


def _critical(found: ExamMark, t: Translator) -> tuple[str, ...]:
    return tuple(
        t.gettext(
            "%(error)s Questions: %(count)s.",
            error=critical_texts([each], t)[0],
            count=found.critical.count(each),
        )
        for each in CriticalError
        if each in found.critical
    )


def _part(exam: CurrentExam, id: str, right: int, items: int, t: Translator) -> PartResult:
    part = exam.blueprint.part(id)
    return PartResult(t.gettext(part.name) if part else UNKNOWN_GRADE, right, items)


def _line(
    item: ExamItem, question: Question | None, href: Callable[[int], str], t: Translator
) -> ExamLine:
    state = state_of(item, is_revealed=True)
    title = t.gettext("Question %(number)s", number=item.place)
    own, key, why, changed = AnswerInWords(UNKNOWN_GRADE), None, "", True
    if question is not None:
        changed = is_changed(question, item)
        own = own_answer_words(question, item, t)
        title = t.gettext(
            "%(question)s, %(kind)s", question=title, kind=kind_name(question.address.kind, t)
        )
        if not changed:
            key, why = right_answer_words(question, t), why_wrong(question, item, t)
    line = ResultLine(
        title=title,
        href=href(item.place) if question is not None else "",
        state=state,
        state_word=t.gettext("Not answered") if state == "open" else state_word(state, t),
        points="",
        own_answer=own,
        key=key,
        explained=not changed,
        changed=changed,
        why=why,
    )
    critical = critical_texts([CriticalError(item.critical)], t)[0] if item.critical else ""
    return ExamLine(line, critical)
