"""What a learner reads: the question, what to look out for, and what came of the answer."""

from collections.abc import Mapping
from typing import Final

from quizzes.address import Kind
from quizzes.misconceptions.registry import NAMED
from quizzes.question import Choice, Question, Verdict
from quizzes.words import (
    base,
    fans,
    find,
    legal,
    payments,
    principle,
    situations,
    spot_error,
    term,
    total,
    waits,
)
from quizzes.words import comparison as elsewhere
from quizzes.words.by_kind import KindWords
from quizzes.words.translated import translated
from wording import Translator, article_label, listing

__all__ = [
    "choice_text",
    "choices_language",
    "explanation",
    "feedback",
    "hint",
    "misconception_name",
    "names_elsewhere",
    "prompt",
    "translated",
]

_WORDS: Final[Mapping[Kind, KindWords]] = {
    Kind.FANS: fans.WORDS,
    Kind.TOTAL: total.WORDS,
    Kind.LEGAL: legal.WORDS,
    Kind.WAITS: waits.WORDS,
    Kind.PAYMENTS: payments.WORDS,
    Kind.BASE: base.WORDS,
    Kind.RULING: situations.WORDS,
    Kind.PROCEDURE: situations.WORDS,
    Kind.TERM: term.WORDS,
    Kind.PRINCIPLE: principle.WORDS,
    Kind.SPOT_ERROR: spot_error.WORDS,
    Kind.COMPARE: elsewhere.WORDS,
    Kind.EDITION: elsewhere.WORDS,
    Kind.FIND: find.WORDS,
}


def prompt(question: Question, t: Translator) -> str:
    """What is asked."""
    return _of(question).prompt(question, t)


def hint(question: Question, t: Translator) -> str:
    """The small line under it, which never tells the answer."""
    return _of(question).hint(question, t)


def choice_text(question: Question, choice: Choice, t: Translator) -> str:
    """What a choice says."""
    return _of(question).choice(question, choice, t)


def choices_language(question: Question, t: Translator) -> str:
    """The language that the choices are in, which a page must name where it is another."""
    kind = question.address.kind
    return term.choices_language(question, t) if kind is Kind.TERM else t.lang


def names_elsewhere(question: Question, t: Translator) -> tuple[tuple[str, str], ...]:
    """Names in other languages that the question's sentences may hold, each with its language."""
    return term.names_elsewhere(question, t) if question.address.kind is Kind.TERM else ()


def feedback(question: Question, verdict: Verdict, t: Translator) -> str:
    """The first line after an answer: right, or what happened, in 20 words at most."""
    words = _of(question)
    return words.right(question, t) if verdict.exact else words.wrong(question, verdict, t)


def explanation(question: Question, t: Translator) -> str:
    """The whole answer in plain text, for a worksheet or a terminal; its articles end it."""
    rules = question.address.rules
    articles = listing([article_label(each, rules, t) for each in question.citations], t)
    by_the_text = t.gettext("By the text: %(articles)s.", articles=articles)
    return f"{_of(question).explanation(question, t)}\n{by_the_text}"


def misconception_name(misconception: str, t: Translator) -> str:
    """The name of a misconception. Raises KeyError: there is none of that id."""
    return t.gettext(NAMED[misconception].name)


def _of(question: Question) -> KindWords:
    return _WORDS[question.address.kind]
