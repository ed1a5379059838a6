"""A field for a number: the base of a hand, or what a procedure asks for."""

from dataclasses import dataclass

from quizzes import Kind, Question
from wording import Translator


@dataclass(frozen=True, slots=True)
class NumberView:
    """A field for one number; `signed` where it may be below zero."""

    label: str
    unit: str = ""
    given: str = ""
    signed: bool = False


def number_view(question: Question, t: Translator, given: str) -> NumberView:
    """The field with its unit, where the kind has one; a base is never below zero."""
    if question.address.kind is Kind.BASE:
        return NumberView(t.gettext("The base"), t.gettext("fu"), given)
    return NumberView(t.gettext("The number"), given=given, signed=True)
