"""Questions made from an address, graded answers, and what they show."""

from quizzes.address import Address, Kind
from quizzes.errors import QuizError
from quizzes.misconceptions.misconception import Misconception
from quizzes.question import Choice, Evidence, Question, Response, Verdict
from quizzes.quiz import (
    answer_of_choice,
    can_ask,
    can_ask_about,
    evidence,
    grade,
    kinds_of,
    make,
    response_from_json,
    response_to_json,
)
from quizzes.texts import choice_text, explanation, feedback, hint, misconception_name, prompt

__all__ = [
    "Address",
    "Choice",
    "Evidence",
    "Kind",
    "Misconception",
    "Question",
    "QuizError",
    "Response",
    "Verdict",
    "answer_of_choice",
    "can_ask",
    "can_ask_about",
    "choice_text",
    "evidence",
    "explanation",
    "feedback",
    "grade",
    "hint",
    "kinds_of",
    "make",
    "misconception_name",
    "prompt",
    "response_from_json",
    "response_to_json",
]
