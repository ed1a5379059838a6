"""Make and grade questions of every kind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.errors import QuizError
from quizzes.hands.crafts import craft_of
from quizzes.kinds import fans, find, total, waits
from quizzes.question import Evidence, Given, Question, Verdict
from scoring import TILES, System, rule_set
from scoring.tiles import KINDS

LONGEST_LIST = 40  # no hand counts so many fans or waits for so many tiles


@dataclass(frozen=True, slots=True)
class _Workings:
    make: Callable[[Address], Question]
    grade: Callable[[Question, Given], Verdict]
    evidence: Callable[[Question, Verdict], tuple[Evidence, ...]]


_KINDS: Final[Mapping[Kind, _Workings]] = {
    Kind.FANS: _Workings(fans.make, fans.grade, fans.evidence),
    Kind.TOTAL: _Workings(total.make, total.grade, total.evidence),
    Kind.WAITS: _Workings(waits.make, waits.grade, waits.evidence),
    Kind.FIND: _Workings(find.make, find.grade, find.evidence),
}


def can_ask(rules: str, kind: Kind, fan: str) -> bool:
    """Whether a question of that kind can show the fan: flowers that win are no waits (IMJ 25.2)."""
    return kind is not Kind.WAITS or fan not in craft_of(rule_set(rules)).tileless


def make(address: Address) -> Question:
    """The question of that address: the same everywhere, for ever."""
    return _KINDS[address.kind].make(address)


def grade(question: Question, given: Given) -> Verdict:
    """What is right and wrong with an answer; None is "I don't know" and gets no credit."""
    return _KINDS[question.address.kind].grade(question, given)


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """What the answer shows about fans, each named once."""
    return _KINDS[question.address.kind].evidence(question, verdict)


def given_from_json(question: Question, value: object) -> Given:
    """What a learner gave, from JSON or a form.

    Raises:
        QuizError: `bad-answer` when it is not an answer to a question of this kind.
    """
    kind = question.address.kind
    if value is None:
        return None
    if kind is Kind.TOTAL:
        return _total(question, value)
    if kind is Kind.FIND:
        if isinstance(value, str) and value in {each.id for each in question.choices or ()}:
            return value
        raise _bad(kind, "one of the choices", value)
    if not isinstance(value, list | tuple) or len(value) > LONGEST_LIST:
        raise _bad(kind, f"a list of at most {LONGEST_LIST}", value)
    known, expected = _known(question)
    for each in value:
        if not isinstance(each, str) or each not in known:
            raise _bad(kind, expected, each)
    return tuple(value)


def _total(question: Question, value: object) -> float:
    """A total: a whole number, or under IMJ one of halves (26.1)."""
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else -1
    in_halves = rule_set(question.address.rules).system is System.IMJ
    if number >= 0 and number == int(number):
        return int(number)
    if number >= 0 and in_halves and number * 2 == int(number * 2):
        return number
    raise _bad(Kind.TOTAL, "a number from 0 on", value)


def given_to_json(given: Given) -> Any:
    """What a learner gave as JSON knows it; `given_from_json` reads it back."""
    return list(given) if isinstance(given, tuple) else given


def _known(question: Question) -> tuple[frozenset[str], str]:
    if question.address.kind is Kind.WAITS:
        return frozenset(str(each) for each in TILES[:KINDS]), "tiles such as 5m"
    rules = rule_set(question.address.rules)
    return frozenset(fan.id for fan in rules.fans), f"fans of {rules.id}"


def _bad(kind: Kind, expected: str, value: object) -> QuizError:
    return QuizError("bad-answer", f"expected {expected} for {kind.value}, not {value!r}")
