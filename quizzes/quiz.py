"""Make and grade questions of every kind."""

from collections.abc import Mapping
from typing import Any, Final

from quizzes.address import PRINCIPLE, TOPIC, Address, Kind
from quizzes.errors import QuizError
from quizzes.hands.crafts import craft_of
from quizzes.kinds import (
    base,
    fans,
    find,
    legal,
    payments,
    principle,
    situations,
    spot_error,
    term,
    total,
    waits,
)
from quizzes.kinds import comparison as elsewhere
from quizzes.kinds.workings import Workings, bad_answer
from quizzes.question import Answer, Evidence, Question, Response, Verdict
from quizzes.situations import book
from quizzes.topics import HAND, TERMS, is_fan
from scoring import RULE_SETS, RuleSet, rule_set

_KINDS: Final[Mapping[Kind, Workings]] = {
    Kind.FANS: fans.WORKINGS,
    Kind.TOTAL: total.WORKINGS,
    Kind.LEGAL: legal.WORKINGS,
    Kind.WAITS: waits.WORKINGS,
    Kind.PAYMENTS: payments.WORKINGS,
    Kind.BASE: base.WORKINGS,
    Kind.RULING: situations.RULING,
    Kind.PROCEDURE: situations.PROCEDURE,
    Kind.TERM: term.WORKINGS,
    Kind.PRINCIPLE: principle.WORKINGS,
    Kind.SPOT_ERROR: spot_error.WORKINGS,
    Kind.COMPARE: elsewhere.COMPARE,
    Kind.EDITION: elsewhere.EDITION,
    Kind.FIND: find.WORKINGS,
}
_SITUATIONS: Final = (Kind.RULING, Kind.PROCEDURE)
_WITH_TOPICS: Final = (*_SITUATIONS, Kind.TERM)
_OF_ONE_FAN: Final = (Kind.FANS, Kind.FIND, Kind.PRINCIPLE)
_OF_THE_HAND: Final = (
    *(Kind.TOTAL, Kind.LEGAL, Kind.WAITS, Kind.PAYMENTS, Kind.BASE),
    *(Kind.SPOT_ERROR, Kind.COMPARE, Kind.EDITION),
)


def kinds_of(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds of question that there are under a rule set."""
    return tuple(kind for kind, workings in _KINDS.items() if workings.applies_to(rules))


def can_ask(rules: str, kind: Kind, fan: str) -> bool:
    """Whether a question of that kind can show the fan."""
    known = rule_set(rules)
    return kind in kinds_of(known) and _KINDS[kind].shows(known, fan)


def can_ask_about(rules: str, kind: str, topic: str) -> bool:
    """Whether questions of that kind can be chosen for a topic, so that they are about it alone.

    What cannot be asked under these rules, or is asked no longer, cannot be asked about.
    """
    if rules not in RULE_SETS or kind not in list(Kind):
        return False
    known, own = rule_set(rules), Kind(kind)
    if own not in kinds_of(known):
        return False
    if is_fan(topic):
        return own in _OF_ONE_FAN and known.has(topic) and _KINDS[own].shows(known, topic)
    if topic == HAND:
        return own in _OF_THE_HAND
    if topic.startswith(PRINCIPLE):
        return own is Kind.PRINCIPLE and topic.removeprefix(PRINCIPLE) in craft_of(known).principles
    if topic.startswith(TERMS):
        return own is Kind.TERM
    return own in _SITUATIONS and topic.removeprefix(TOPIC) in book.topics_of(rules, own)


def make(address: Address) -> Question:
    """The question of that address: the same everywhere, for ever.

    Raises:
        QuizError: `unknown-kind` where the rule set has no such questions, `unknown-topic` where
            the kind has no topics, `no-hand` where it cannot show the fan.
    """
    rules, kind = rule_set(address.rules), address.kind
    if kind not in kinds_of(rules):
        known = ", ".join(kinds_of(rules))
        raise QuizError(
            "unknown-kind", f"expected one of {known} under {rules.id}, not {kind.value!r}"
        )
    if address.target and not _KINDS[kind].shows(rules, address.target):
        raise QuizError("no-hand", f"{kind.value} has no question about {address.target}")
    if address.topic and kind not in _WITH_TOPICS:
        known = ", ".join(_WITH_TOPICS)
        raise QuizError("unknown-topic", f"expected one of {known} for a topic, not {kind.value!r}")
    return _KINDS[kind].make(address)


def grade(question: Question, response: Response) -> Verdict:
    """What is right and wrong with an answer; None is "I don't know" and gets no credit."""
    return _KINDS[question.address.kind].grade(question, response)


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """What the answer shows about fans and other topics, each named once."""
    return _KINDS[question.address.kind].evidence(question, verdict)


def answer_of_choice(question: Question, choice: str) -> Answer:
    """The answer that a choice gives. Raises QuizError `bad-answer`: it is none of the choices."""
    if choice not in {each.id for each in question.choices or ()}:
        raise bad_answer(question.address.kind, "one of the choices", choice)
    return _KINDS[question.address.kind].chosen(choice)


def response_from_json(question: Question, value: object) -> Response:
    """What a learner gave, from JSON or a form.

    Raises:
        QuizError: `bad-answer` when it is not an answer to a question of this kind.
    """
    return None if value is None else _KINDS[question.address.kind].read(question, value)


def response_to_json(question: Question, response: Response) -> Any:
    """What a learner gave as JSON knows it; `response_from_json` reads it back."""
    return None if response is None else _KINDS[question.address.kind].write(response)
