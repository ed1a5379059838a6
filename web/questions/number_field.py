"""A field for a number: the base of a hand, or what a procedure asks for."""

from quizzes import Kind, Question
from web.questions.control_models import NumberView
from wording import Translator


def number_view(question: Question, t: Translator, given: str) -> NumberView:
    """The field with its unit, where the kind has one; a base is never below zero."""
    if question.address.kind is Kind.BASE:
        return NumberView(t.gettext("The base"), t.gettext("fu"), given)
    return NumberView(t.gettext("The number"), given=given, signed=True)
