"""Questions that a number answers: totals, bases, and what a procedure asks for."""

from collections.abc import Iterable
from html import escape

from quizzes import Question, feedback, grade
from quizzes.misconceptions.diagnosis import possible_mistakes
from quizzes.misconceptions.mistake import points_changed
from quizzes.misconceptions.rengo.base import wrong_bases
from quizzes.question import HandQuestion
from scoring import rule_set
from web.export.forms import Amount, Number
from wording import Translator


def total_number(question: HandQuestion[float], t: Translator) -> Number:
    """The right total, then totals that a misconception yields, with its sentence."""
    score, rules = question.score, rule_set(question.address.rules)
    changes = (
        points_changed(score, rules, each.mistake) for each in possible_mistakes(score, rules)
    )
    return _number(question, question.answer, sorted(score.total + each for each in changes), t)


def base_number(question: HandQuestion[float], t: Translator) -> Number:
    """The right base, then bases that a misconception yields, with its sentence."""
    wrong = sorted(points for _misconception, points in wrong_bases(question.score))
    return _number(question, question.answer, wrong, t)


def plain_number(question: Question, answer: float, t: Translator) -> Number:
    """The right number alone."""
    return _number(question, answer, (), t)


def _number(question: Question, answer: float, wrong: Iterable[float], t: Translator) -> Number:
    amounts = [Amount(answer, 100.0, _feedback(question, answer, t))]
    amounts += [
        Amount(each, 0.0, _feedback(question, each, t))
        for each in dict.fromkeys(wrong)
        if each != answer and each >= 0 and grade(question, each).misconception
    ]
    return Number(tuple(amounts))


def _feedback(question: Question, value: float, t: Translator) -> str:
    return escape(feedback(question, grade(question, value), t), quote=False)
