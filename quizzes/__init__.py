"""Questions made from an address, graded answers, and what they show."""

from quizzes.address import Address, Kind
from quizzes.errors import QuizError
from quizzes.question import Choice, Evidence, Given, Question, Verdict
from quizzes.quiz import (
    can_ask,
    can_ask_about,
    chosen,
    evidence,
    given_from_json,
    given_to_json,
    grade,
    kinds_of,
    make,
)
from quizzes.traps import TRAPS, Trap
from quizzes.words import choice_text, explanation, feedback, hint, prompt, trap_name

__all__ = [
    "TRAPS",
    "Address",
    "Choice",
    "Evidence",
    "Given",
    "Kind",
    "Question",
    "QuizError",
    "Trap",
    "Verdict",
    "can_ask",
    "can_ask_about",
    "choice_text",
    "chosen",
    "evidence",
    "explanation",
    "feedback",
    "given_from_json",
    "given_to_json",
    "grade",
    "hint",
    "kinds_of",
    "make",
    "prompt",
    "trap_name",
]
