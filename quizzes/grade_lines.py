"""Answers to questions as lines: `{"question": address, "answer": …}` in, what is right and wrong out."""

from typing import Any

from quizzes.address import LONGEST, Address
from quizzes.errors import QuizError
from quizzes.question import Question, Verdict
from quizzes.quiz import grade, make, response_from_json, response_to_json
from quizzes.texts import explanation, feedback
from scoring import ScoringError
from scoring.errors import fault, quoted
from scoring.line_commands import Answer, answer
from wording import Translator, translator_under


def answer_grade_text(text: str, t: Translator) -> Answer:
    """What is right and wrong with the answer of one line of text, an error among the answers."""

    def command(line: object) -> Answer:
        try:
            return answer_grade(line, t)
        except QuizError as error:
            return {"ok": False, "error": {"code": error.code, "message": str(error)}}

    return answer(text, command)


def answer_grade(line: object, t: Translator) -> Answer:
    """What is right and wrong with the answer of a line; `null` is "I don't know".

    Raises:
        ScoringError: the line has no question, or no answer.
        QuizError: its question is none, or its answer is none to a question of this kind.
    """
    if not isinstance(line, dict):
        expected = 'an object such as {"question": "mcr-2014/fans/3/2611/7", "answer": null}'
        raise _bad("this line", line, expected)
    missing = [fault("missing-key", key=key) for key in ("question", "answer") if key not in line]
    if missing:
        raise ScoringError(*missing)
    address = line["question"]
    if not isinstance(address, str) or len(address) > LONGEST:
        expected = f"an address of at most {LONGEST} characters"
        raise _bad("question", address, expected)
    question = make(Address.parse(address))
    response = response_from_json(question, line["answer"])
    return write_verdict(question, grade(question, response), t)


def _bad(key: str, value: object, expected: str) -> ScoringError:
    return ScoringError(fault("bad-value", key=key, found=quoted(value), expected=expected))


def write_verdict(question: Question, verdict: Verdict, t: Translator) -> dict[str, Any]:
    """A verdict with the right answer, as the command line prints it."""
    t = translator_under(question.address.rules, t)
    return {
        "ok": True,
        "question": str(question.address),
        "credit": verdict.credit,
        "exact": verdict.exact,
        "right": list(verdict.right),
        "missed": list(verdict.missed),
        "invented": list(verdict.invented),
        "trap": verdict.misconception,
        "feedback": feedback(question, verdict, t),
        "answer": response_to_json(question, question.answer),
        "explanation": explanation(question, t),
        "cites": list(question.citations),
    }
