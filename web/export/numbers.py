"""Questions that a number answers: totals, bases, and what a procedure asks for."""

from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import TypeVar

from quizzes import Question, feedback, grade
from quizzes.misconceptions.diagnosis import possible_mistakes
from quizzes.misconceptions.mistake import points_changed
from quizzes.misconceptions.rengo.base import wrong_bases
from quizzes.question import HandQuestion
from scoring import rule_set
from web.export.forms import Amount, Number
from wording import Translator

QuestionT = TypeVar("QuestionT", bound=Question)


def total_number(question: HandQuestion[float], t: Translator) -> Number:
    """The right total, then totals that a misconception yields, with its sentence."""
    score, rules = question.score, rule_set(question.address.rules)
    changes = (
        points_changed(score, rules, each.mistake) for each in possible_mistakes(score, rules)
    )
    return _number(question, question.answer, sorted(score.total + each for each in changes), t)


def number_or(
    wrong: Callable[[QuestionT], Iterable[float]],
) -> Callable[[QuestionT, Translator], Number]:
    """The right number, then those wrong ones that a misconception yields, with its sentence."""

    def number(question: QuestionT, t: Translator) -> Number:
        assert isinstance(question.answer, int | float)  # a number answers it
        return _number(question, question.answer, sorted(wrong(question)), t)

    return number


def wrong_bases_of(question: HandQuestion[float]) -> Iterator[float]:
    """The bases that misconceptions yield."""
    return (points for _misconception, points in wrong_bases(question.score))


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
