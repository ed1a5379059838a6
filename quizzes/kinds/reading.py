"""Responses out of JSON and into it, as several kinds need them; what is none is refused."""

from collections.abc import Collection

from quizzes.address import Kind
from quizzes.errors import QuizError
from quizzes.question import Question
from quizzes.systems import profile_of
from scoring import rule_set

MOST_POINTS = 1_000_000
LONGEST_LIST = 40  # no hand counts so many fans or waits for so many tiles


def write_plain(answer: float | str) -> float | str:
    """A number or an id, which JSON knows as it is."""
    return answer


def read_choice(question: Question, value: object) -> str:
    """The id of one of the choices."""
    if isinstance(value, str) and value in {each.id for each in question.choices or ()}:
        return value
    raise bad_answer(question.address.kind, "one of the choices", value)


def read_list(
    question: Question, value: object, allowed: Collection[str], expected: str
) -> tuple[str, ...]:
    """A list of known ids."""
    kind = question.address.kind
    if not isinstance(value, list | tuple) or len(value) > LONGEST_LIST:
        raise bad_answer(kind, f"a list of at most {LONGEST_LIST}", value)
    for each in value:
        if not isinstance(each, str) or each not in allowed:
            raise bad_answer(kind, expected, each)
    return tuple(value)


def read_fans(question: Question, value: object) -> tuple[str, ...]:
    """A list of fans of the rule set."""
    rules = rule_set(question.address.rules)
    return read_list(question, value, {fan.id for fan in rules.fans}, f"fans of {rules.id}")


def read_total(question: Question, value: object) -> float:
    """A total: a whole number, or under IMJ one of halves (26.1)."""
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else -1
    in_halves = profile_of(rule_set(question.address.rules)).has_half_fans
    if number >= 0 and number == int(number):
        return int(number)
    if number >= 0 and in_halves and number * 2 == int(number * 2):
        return number
    raise bad_answer(question.address.kind, "a number from 0 on", value)


def read_number(question: Question, value: object) -> float:
    """A number of points, below zero too, whole or with a half."""
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else None
    if number is None or abs(number) > MOST_POINTS or number * 2 != int(number * 2):
        raise bad_answer(question.address.kind, "a number of points", value)
    return int(number) if number == int(number) else number


def bad_answer(kind: Kind, expected: str, value: object) -> QuizError:
    """What to raise for a value that is no answer."""
    return QuizError("bad-answer", f"expected {expected} for {kind.value}, not {value!r}")
