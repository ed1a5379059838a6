"""The settings of an assignment, read back as one sentence."""

from collections.abc import Iterator
from datetime import datetime, tzinfo
from typing import Final

from school.assignments.exam_mode import ExamMode
from school.assignments.models import Seeds
from school.assignments.rules import Counts, Late, RevealTime, Terms
from school.assignments.settings import AssignmentSettings
from web.assignments.goal_words import goal_clause
from web.components.dates import moment_text
from wording import Translator, and_list, semicolon_list

_ORDER: Final = tuple(RevealTime)  # the soonest first
_TOLD_BEFORE_THE_END: Final = (RevealTime.DURING, RevealTime.AFTER)


def assignment_sentence(
    settings: AssignmentSettings,
    zone: tzinfo,
    t: Translator,
    now: datetime,
    *,
    published: bool = False,
) -> str:
    """All that holds, as one sentence: when, how often, which questions, what is shown when.

    `zone` is that of the class. A draft opens when it is published, where no moment is set.
    """
    terms = settings.terms
    texts = (
        _opens(terms, zone, t, now, published),
        *_due(terms, zone, t, now),
        *_missing(terms, t),
        *_questions(settings, t),
    )
    return t.pgettext("assignment", "%(clauses)s.", clauses=semicolon_list(texts, t))


def _questions(settings: AssignmentSettings, t: Translator) -> Iterator[str]:
    """How the questions are answered; where there is a goal, that alone."""
    if settings.goal is not None:
        yield goal_clause(settings.goal, t)
        return
    yield from _attempts(settings.terms, t)
    yield from _exam(settings.exam, t)
    yield _seeds(settings.seeds, t)
    yield from _reveals(settings.terms, t)


def leak_warnings(settings: AssignmentSettings, t: Translator) -> tuple[str, ...]:
    """What these settings let leak when they come together, each with what to do about it."""
    if settings.goal is not None:
        return ()
    terms = settings.terms
    told = {terms.answers, terms.explanations}.intersection(_TOLD_BEFORE_THE_END)
    results = list(_leaks_of_exam(settings, t))
    if not told:
        marked = terms.score in _TOLD_BEFORE_THE_END and not terms.sum_only
        return (*results, *(_leaks_of_marks(settings, t) if marked else ()))
    if settings.seeds is Seeds.ONE:
        results.append(
            t.gettext(
                "Everybody has the same questions, and the first to hand in sees the answers "
                "and can pass them on. Show the answers when it is over, or give each student "
                "different questions."
            )
        )
    if settings.seeds is not Seeds.ATTEMPT and terms.attempts > 1:
        results.append(
            t.gettext(
                "The next attempt asks the same questions, and their answers have been shown. "
                "Give different questions in each attempt, or show the answers when it is over."
            )
        )
    return tuple(results)


def _leaks_of_exam(settings: AssignmentSettings, t: Translator) -> Iterator[str]:
    """What an exam lets leak in the room, or beside it."""
    exam = settings.exam
    if not exam.is_on:
        return
    if not exam.start_word:
        yield t.gettext(
            "Without a start word, anybody in the class can begin from anywhere as soon as the "
            "exam opens. Set one and say it in the room."
        )
    if settings.seeds is Seeds.ONE and not exam.shuffles:
        yield t.gettext(
            "Everybody has the same questions in the same order, so neighbours can see "
            "each other's answers. Shuffle the questions, or give each student different "
            "ones."
        )


def _leaks_of_marks(settings: AssignmentSettings, t: Translator) -> Iterator[str]:
    """What leaks where it is told which answers were right, and not what is right."""
    if settings.seeds is Seeds.ONE:
        yield t.gettext(
            "Everybody has the same questions, and students who see that an answer was "
            "right can pass it on. Show only the total, show the score when it is over, or "
            "give each student different questions."
        )
    if settings.seeds is not Seeds.ATTEMPT and settings.terms.attempts > 1:
        yield t.gettext(
            "The next attempt asks the same questions, and students have seen which "
            "answers were wrong: each attempt leaves one choice fewer. Show only the "
            "total, show the score when it is over, or give different questions in each "
            "attempt."
        )


def _opens(terms: Terms, zone: tzinfo, t: Translator, now: datetime, published: bool) -> str:
    if terms.opens is not None and (not published or terms.opens > now):
        return t.gettext("Opens %(moment)s", moment=moment_text(terms.opens, zone, t, now))
    return t.gettext("Open") if published else t.gettext("Opens as soon as it is published")


def _due(terms: Terms, zone: tzinfo, t: Translator, now: datetime) -> Iterator[str]:
    if terms.due is None:
        yield t.gettext("no due date")
        return
    yield t.gettext("due %(moment)s", moment=moment_text(terms.due, zone, t, now))
    until = "" if terms.late_until is None else moment_text(terms.late_until, zone, t, now)
    match terms.late:
        case Late.REFUSE:
            yield t.gettext("late work is not accepted")
        case Late.ACCEPT if until:
            yield t.gettext("late work is accepted until %(moment)s", moment=until)
        case Late.ACCEPT:
            yield t.gettext("late work is accepted without limit")
        case Late.DEDUCT if until:
            yield t.gettext(
                "late work is accepted until %(moment)s with %(percent)s%% off",
                moment=until,
                percent=terms.late_percent,
            )
        case Late.DEDUCT:
            yield t.gettext(
                "late work is accepted without limit with %(percent)s%% off",
                percent=terms.late_percent,
            )


def _missing(terms: Terms, t: Translator) -> Iterator[str]:
    if terms.missing_is_zero:
        yield t.gettext("what is not handed in counts as 0")


def _attempts(terms: Terms, t: Translator) -> Iterator[str]:
    yield t.ngettext("%(num)s attempt", "%(num)s attempts", terms.attempts)
    if terms.minutes is not None:
        yield t.ngettext("%(num)s minute per attempt", "%(num)s minutes per attempt", terms.minutes)
    if terms.attempts > 1:
        match terms.counts:
            case Counts.BEST:
                yield t.gettext("the best attempt counts")
            case Counts.LAST:
                yield t.gettext("the last attempt counts")
            case Counts.MEAN:
                yield t.gettext("the mean of the attempts counts")


def _exam(exam: ExamMode, t: Translator) -> Iterator[str]:
    if not exam.is_on:
        return
    yield t.gettext("in exam mode: the rest of this site is closed meanwhile")
    if exam.asks_word:
        yield t.gettext("begins with a word said in the room")
    if exam.shuffles:
        yield t.gettext("questions and choices in a different order for each student")
    if exam.single_page:
        yield t.gettext("all questions on one page")


def _seeds(seeds: Seeds, t: Translator) -> str:
    match seeds:
        case Seeds.ONE:
            return t.gettext("the same questions for everybody")
        case Seeds.STUDENT:
            return t.gettext("different questions for each student")
        case Seeds.ATTEMPT:
            return t.gettext("different questions in each attempt")


def _reveals(terms: Terms, t: Translator) -> Iterator[str]:
    """What is shown, put together by when it is shown."""
    names = {
        _score(terms, t): terms.score,
        t.pgettext("shown", "the answers"): terms.answers,
        t.pgettext("shown", "the explanations"): terms.explanations,
    }
    for when in RevealTime:
        what = [name for name, moment in names.items() if moment is when]
        if what:
            yield _reveal(and_list(what, t), when, t)


def _score(terms: Terms, t: Translator) -> str:
    sooner = _ORDER.index(terms.score) < _ORDER.index(terms.answers)
    if terms.sum_only and sooner:
        return t.pgettext("shown", "the score (total only)")
    return t.pgettext("shown", "the score")


def _reveal(what: str, when: RevealTime, t: Translator) -> str:
    match when:
        case RevealTime.DURING:
            return t.gettext("%(what)s after each question", what=what)
        case RevealTime.AFTER:
            return t.gettext("%(what)s after handing in", what=what)
        case RevealTime.ENDED:
            return t.gettext("%(what)s when it is over for everybody", what=what)
        case RevealTime.NEVER:
            return t.gettext("never %(what)s", what=what)
