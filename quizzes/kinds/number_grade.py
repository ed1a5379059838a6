"""Grading of questions that one number answers, where each wrong rule yields another number."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from quizzes.question import QuestionBase, Verdict

QuestionT = TypeVar("QuestionT", bound=QuestionBase[float])
WrongNumbers = Callable[[QuestionT], Iterable[tuple[str, float]]]
"""The ids of wrong rules with what each makes of the question."""


def grade_number(
    question: QuestionT, response: float | None, wrong: WrongNumbers[QuestionT]
) -> Verdict:
    """All or nothing; a wrong number is explained where exactly one wrong rule yields it."""
    key = str(question.answer)
    if response == question.answer:
        return Verdict(1.0, True, (key,), (), ())
    if response is None:
        return Verdict(0.0, False, (), (key,), ())
    explained = {id for id, number in wrong(question) if number == response}
    misconception = explained.pop() if len(explained) == 1 else None
    return Verdict(0.0, False, (), (key,), (str(response),), misconception)


def numbers_of(wrong: WrongNumbers[QuestionT], question: QuestionT) -> Iterator[float]:
    """The numbers that wrong rules yield."""
    return (number for _id, number in wrong(question))
