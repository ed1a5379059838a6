"""Every answer of a learner: what was asked, what came of it, and the traps that come again."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, tzinfo
from itertools import groupby
from typing import Final

from lessons.curriculum import lesson_of
from quizzes import Address, Kind, Question, QuizError, Verdict, feedback, misconception_name
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.missed import unsure_fans
from quizzes.texts import foreign_names, kind_name
from school.progress.address_parts import CHECK
from school.progress.graded_again import graded_again
from school.progress.history import Filters
from school.progress.lesson_checks import check_of, response_in
from school.progress.lesson_tasks import task_of_answer
from school.progress.models import Answer, Outcome
from scoring import RULE_SETS
from web.components.dates import date_text, time_text
from web.components.options import FilterView
from web.components.tile_strip import TileStrip, hand_strip
from web.drills.run_end import (
    PastAnswer,
    sign_of,
    sign_word,
    strip_of_question,
)
from web.drills.set_up_form import set_up_query
from web.learn.check_verdict import headline
from web.learn.check_view import shown_hand as check_hand
from wording import Translator, rules_badge, translator_under


@dataclass(frozen=True, slots=True)
class PastDay:
    """The answers of one day, the latest first."""

    label: str
    answers: tuple[PastAnswer, ...]


@dataclass(frozen=True, slots=True)
class MisconceptionView:
    """A misconception met more than once lately; `text` is how often, `rules` the stamp."""

    name: str
    text: str
    drill_href: str
    rules: str = ""


@dataclass(frozen=True, slots=True)
class HistoryView:
    """Every answer, newest first, a page at a time; `narrowed` where a filter is in force."""

    days: tuple[PastDay, ...]
    rules: tuple[FilterView, ...]
    kinds: tuple[FilterView, ...]
    results: tuple[FilterView, ...]
    narrowed: bool
    misconceptions: tuple[MisconceptionView, ...] = ()
    older_href: str = ""
    newest_href: str = ""


Query = dict[str, str | list[str]]
Href = Callable[[Query], str]

MOST_MISCONCEPTIONS: Final = 3
LEAST_TIMES: Final = 2  # once is a slip
MISCONCEPTION_FANS: Final = 3


def past_days(
    answers: Iterable[Answer],
    zone: tzinfo,
    t: Translator,
    look: Callable[[Answer], str],
    drill: Href,
) -> tuple[PastDay, ...]:
    """The answers by the day on which they were given, where the learner lives."""
    local = [(row.answered_at.astimezone(zone), row) for row in answers]
    return tuple(
        PastDay(_day(day, t), tuple(past_answer(row, at, t, look, drill) for at, row in group))
        for day, group in groupby(local, key=lambda pair: pair[0].date())
    )


def past_answer(
    row: Answer, at: datetime, t: Translator, look: Callable[[Answer], str], drill: Href
) -> PastAnswer:
    """One answer: kind and level, what came of it, when, its hand, and two ways on."""
    if row.kind == CHECK:
        return _past_check(row, at, t, look(row))
    sign = sign_of(row)
    said = sign_word(sign, t)
    strip: TileStrip | None = None
    foreign: tuple[tuple[str, str], ...] = ()
    graded = _graded(row)
    if graded:
        question, verdict = graded
        strip = strip_of_question(question, t)
        if row.outcome is not Outcome.SKIPPED:
            said = feedback(question, verdict, t)
            foreign = foreign_names(question, t)
    return PastAnswer(
        outcome=sign,
        outcome_word=sign_word(sign, t),
        title=_title(row, t),
        text=said,
        when=time_text(at, t),
        explanation_href=look(row),
        again_href=drill(fresh_drill_query(row)),
        hand=strip,
        foreign_names=foreign,
        rules=rules_badge(row.rules, t) if row.rules in RULE_SETS else row.rules,
    )


def _past_check(row: Answer, at: datetime, t: Translator, look_href: str) -> PastAnswer:
    """An answer to a check of a lesson, by the lesson's name; one that is asked no longer has none."""
    sign, asked = sign_of(row), task_of_answer(row)
    title, said = t.gettext("A lesson"), sign_word(sign, t)
    strip: TileStrip | None = None
    if asked and (lesson := lesson_of(asked.course, asked.lesson)):
        check = check_of(asked)
        known = row.outcome is Outcome.ANSWERED
        title = t.gettext("Lesson: %(title)s", title=lesson.words[t.lang].title)
        said = headline(
            check, response_in(row) if known else None, translator_under(check.rules, t)
        )
        hand = check_hand(check, t)
        strip = hand_strip(hand, t) if hand else None
    return PastAnswer(
        outcome=sign,
        outcome_word=sign_word(sign, t),
        title=title,
        text=said,
        when=time_text(at, t),
        explanation_href=look_href,
        hand=strip,
        rules=rules_badge(row.rules, t) if row.rules in RULE_SETS else row.rules,
    )


def fresh_drill_query(row: Answer) -> Query:
    """A drill with new questions of the same kind and level, kept to the same fans or topic."""
    known = {"rules": row.rules} if row.rules in RULE_SETS else {}
    try:
        return {**known, **set_up_query([Address.parse(row.question)])}
    except QuizError:
        return {**known, "kind": row.kind, "level": str(row.level)}


def misconception_views(
    rows: Iterable[Answer], t: Translator, drill: Href
) -> tuple[MisconceptionView, ...]:
    """The misconceptions behind these answers, the commonest first; a single slip is none."""
    times: Counter[tuple[str, str]] = Counter()
    fans: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        graded = _graded(row)
        if graded is None or graded[1].misconception is None:
            continue
        trap = (row.rules, graded[1].misconception)
        times[trap] += 1
        fans.setdefault(trap, Counter()).update(unsure_fans(*graded)[:1])
    return tuple(
        MisconceptionView(
            name=misconception_name(trap[1], t),
            text=t.ngettext("once", "%(num)s times", count),
            drill_href=drill({"rules": trap[0], "fan": _commonest(fans[trap])}),
            rules=rules_badge(trap[0], t),
        )
        for trap, count in times.most_common(MOST_MISCONCEPTIONS)
        if count >= LEAST_TIMES
    )


def _commonest(fans: Counter[str]) -> list[str]:
    return [fan for fan, _ in fans.most_common(MISCONCEPTION_FANS)]


def rules_filters(filters: Filters, t: Translator, href: Href) -> tuple[FilterView, ...]:
    """All rule sets, then each by itself."""
    names = {None: t.gettext("All")} | {rules: rules_badge(rules, t) for rules in RULE_SETS}
    return tuple(
        FilterView(label, href(_query(replace(filters, rules=rules))), rules == filters.rules)
        for rules, label in names.items()
    )


def kind_filters(filters: Filters, t: Translator, href: Href) -> tuple[FilterView, ...]:
    """All kinds, what lessons ask, then each kind of drill by itself."""
    names = {None: t.gettext("All"), CHECK: t.gettext("Lessons")}
    names |= {kind.value: kind_name(kind, t) for kind in KINDS_IN_ORDER}
    return tuple(
        FilterView(label, href(_query(replace(filters, kind=kind))), kind == filters.kind)
        for kind, label in names.items()
    )


def result_filters(filters: Filters, t: Translator, href: Href) -> tuple[FilterView, ...]:
    """All answers, those that were right, those worth another look."""
    names = {
        None: t.gettext("All"),
        True: t.gettext("Correct"),
        False: t.gettext("Answers to look at again"),
    }
    return tuple(
        FilterView(label, href(_query(replace(filters, right=right))), right is filters.right)
        for right, label in names.items()
    )


RESULTS: Final[Mapping[str, bool]] = {"right": True, "wrong": False}


def _query(filters: Filters) -> Query:
    query: Query = {"rules": filters.rules} if filters.rules else {}
    if filters.kind:
        query["kind"] = filters.kind
    if filters.right is not None:
        query["result"] = "right" if filters.right else "wrong"
    return query


def _graded(row: Answer) -> tuple[Question, Verdict] | None:
    """The question and what was right; None for a check, and where the question is no longer made."""
    if row.kind == CHECK:
        return None
    try:
        return graded_again(row)
    except QuizError:
        return None


def _title(row: Answer, t: Translator) -> str:
    kind = kind_name(Kind(row.kind), t) if row.kind in KINDS_IN_ORDER else row.kind
    return t.gettext("%(kind)s, level %(level)s", kind=kind, level=row.level)


def _day(day: date, t: Translator) -> str:
    return date_text(day, "long", t)
