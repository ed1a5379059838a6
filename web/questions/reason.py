"""What stands beside a question, what is asked, and how the answer follows from the text."""

from quizzes import Question, prompt
from web.questions.control import Control
from web.questions.kind_views import control_of, kind_view
from web.questions.stated import ReasonView, SituationView
from wording import Translator


def situation_view(question: Question, t: Translator) -> SituationView | None:
    """What happened, or what other rules make of the hand; None for other questions."""
    return kind_view(question).situation(question, t)


def prompt_text(question: Question, t: Translator) -> str:
    """What is asked; of a situation or an announcement only that, for the rest stands beside it."""
    return kind_view(question).prompt(question, t)


def prompt_without_control(question: Question, t: Translator) -> str:
    """What is asked where no control is shown, so that an announcement stands in the sentence."""
    if control_of(question) is Control.ANNOUNCEMENT:
        return prompt(question, t)
    return prompt_text(question, t)


def reason_view(question: Question, t: Translator) -> ReasonView | None:
    """The reason in words and the articles; None where the account of the hand says it all."""
    return kind_view(question).reason(question, t)
