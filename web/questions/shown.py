"""The tiles that a question shows before its answer is due."""

from quizzes import Question
from quizzes.question import tiles_of
from web.components.hand import HandView, hand_view
from wording import Translator


def hand_of_question(question: Question, t: Translator) -> HandView | None:
    """Its hand or waiting hand; None where it is about neither."""
    tiles = tiles_of(question)
    return hand_view(tiles, question.address.rules, t) if tiles else None
