"""Questions and grades, made once and kept for a while: a page is often asked for again."""

from functools import lru_cache

from quizzes import Address, Question, QuizError, Verdict, evidence, grade, make, response_from_json
from quizzes.topics import is_fan
from school.progress.models import Answer, Outcome

KEPT = 512  # questions; each takes some kilobytes


def question_at(address: Address) -> Question:
    """The question of an address. Raises QuizError: there is none."""
    made = _made(address)
    if isinstance(made, QuizError):
        raise QuizError(made.code, str(made))
    return made


@lru_cache(maxsize=KEPT)
def _made(address: Address) -> Question | QuizError:
    """The question, or why there is none: that may take a second to find out."""
    try:
        return make(address)
    except QuizError as error:
        return QuizError(error.code, str(error))  # without the frames that the first one holds


def graded_again(row: Answer) -> tuple[Question, Verdict]:
    """The question of a stored answer and what grading says of it."""
    question = question_at(Address.parse(row.question))
    given = response_from_json(question, row.given) if row.outcome is Outcome.ANSWERED else None
    return question, grade(question, given)


def missed_topics(question: Question, verdict: Verdict) -> tuple[str, ...]:
    """Everything that the answer shows to be unsure."""
    return tuple(each.topic for each in evidence(question, verdict) if not each.seen)


def unseen(question: Question, verdict: Verdict) -> tuple[str, ...]:
    """The fans that the answer shows to be unsure, the one of the trap first."""
    shown = [topic for topic in missed_topics(question, verdict) if is_fan(topic)]
    return tuple(dict.fromkeys(([verdict.fan] if verdict.fan else []) + shown))
