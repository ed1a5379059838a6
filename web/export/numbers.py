"""Questions that a number answers: totals, bases, and what a procedure asks for."""

from collections.abc import Iterator
from html import escape

from quizzes import Kind, Question, feedback, grade
from quizzes import misconceptions as traps
from quizzes.misconceptions.rengo.base import wrong_bases
from scoring import rule_set
from web.export.forms import Amount, Number
from wording import Translator


def number(question: Question, t: Translator) -> Number:
    """The right number, then wrong ones that a misconception yields, with its sentence."""
    assert isinstance(question.answer, int | float)
    wrong = dict.fromkeys(each for each in _wrong(question) if each != question.answer)
    amounts = [Amount(question.answer, 100.0, _said(question, question.answer, t))]
    amounts += [
        Amount(each, 0.0, _said(question, each, t))
        for each in wrong
        if each >= 0 and grade(question, each).misconception
    ]
    return Number(tuple(amounts))


def _said(question: Question, value: float, t: Translator) -> str:
    return escape(feedback(question, grade(question, value), t), quote=False)


def _wrong(question: Question) -> Iterator[float]:
    """What the misconceptions of the kind make of the hand; a procedure tells of none."""
    score, rules = question.score, rule_set(question.address.rules)
    if score is None:
        return
    if question.address.kind is Kind.BASE:
        yield from sorted(points for _trap, points in wrong_bases(score))
        return
    changes = (traps.change(score, rules, each.mistake) for each in traps.mistakes(score, rules))
    yield from sorted(score.total + change for change in changes)
