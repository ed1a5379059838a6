"""Questions made once and kept for a while: a page is often asked for again."""

from functools import lru_cache

from quizzes import Address, Question, QuizError, make

CACHE_SIZE = 512  # questions; each takes some kilobytes


def question_at(address: Address) -> Question:
    """The question of an address. Raises QuizError: there is none."""
    made = _made(address)
    if isinstance(made, QuizError):
        raise QuizError(made.code, str(made), made.unfit)
    return made


@lru_cache(maxsize=CACHE_SIZE)
def _made(address: Address) -> Question | QuizError:
    """The question, or why there is none: that may take a second to find out."""
    try:
        return make(address)
    except QuizError as error:
        return QuizError(
            error.code, str(error), error.unfit
        )  # without the frames that the first one holds
