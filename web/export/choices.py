"""Questions that show a few answers to choose one of."""

from html import escape

from quizzes import Choice, Question, answer_of_choice, choice_text, feedback, grade
from quizzes.question import SituationQuestion
from quizzes.texts import choices_language
from web.export.forms import Number, OneOf, Option
from web.export.numbers import plain_number
from web.export.percents import nearest_percent
from wording import Translator


def one_choice(question: Question, t: Translator) -> OneOf:
    """The choices, each with the credit that it gets here and the first line said after it."""
    return OneOf(tuple(_option(question, each, t) for each in question.choices or ()))


def choice_or_number(question: SituationQuestion, t: Translator) -> OneOf | Number:
    """The choices of a situation; where it has none, the number that it asks for."""
    if isinstance(question.answer, str):
        return one_choice(question, t)
    return plain_number(question, question.answer, t)


def _option(question: Question, choice: Choice, t: Translator) -> Option:
    verdict = grade(question, answer_of_choice(question, choice.id))
    return Option(
        _in_its_language(question, choice_text(question, choice, t), t),
        nearest_percent(verdict.credit),
        escape(feedback(question, verdict, t), quote=False),
    )


def _in_its_language(question: Question, text: str, t: Translator) -> str:
    """The choice as HTML, marked where it is in another language than the rest."""
    lang, said = choices_language(question, t), escape(text, quote=False)
    return said if lang == t.lang else f'<span lang="{lang}">{said}</span>'
