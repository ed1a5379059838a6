"""A stored answer with its question, graded again: a verdict is never stored."""

from quizzes import Address, Question, Verdict, grade, response_from_json
from quizzes.question_cache import question_at
from school.progress.models import Answer, Outcome


def graded_again(row: Answer) -> tuple[Question, Verdict]:
    """The question of a stored answer and what grading says of it."""
    question = question_at(Address.parse(row.question))
    response = response_from_json(question, row.given) if row.outcome is Outcome.ANSWERED else None
    return question, grade(question, response)
