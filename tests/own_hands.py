"""Hands as teachers lay them, and the questions of each kind about one."""

from collections.abc import Iterator
from functools import cache

from quizzes import Address, Kind, QuizError, kinds_of, make
from quizzes.own_question import KINDS_OF_OWN_HANDS, own_address
from quizzes.question import score_of
from scoring import Hand, RuleSet, rule_set

_LAID = (Kind.TOTAL, Kind.LEGAL, Kind.FANS)
_TRIES = 60


def laid_hands(rules: RuleSet, count: int, first_seed: int = 0) -> Iterator[Hand]:
    """Hands of all levels, most of which win."""
    for number in range(count):
        kind, level = _LAID[number % len(_LAID)], 1 + number % 5
        score = score_of(make(Address(rules.id, kind, level, 31_000_000 + first_seed + number, 1)))
        assert score is not None
        yield score.hand


def own_kinds(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds that ask about a teacher's hand under a rule set."""
    known = kinds_of(rules)
    return tuple(kind for kind in KINDS_OF_OWN_HANDS if kind in known)


@cache
def own_question_of(rules_id: str, kind: Kind) -> Address:
    """The first question of that kind about such a hand."""
    rules = rule_set(rules_id)
    for hand in laid_hands(rules, _TRIES):
        try:
            address = own_address(rules, kind, hand)
            make(address)
        except QuizError:
            continue
        return address
    raise AssertionError(f"no hand for {kind}")


def each_own_question(rules_id: str) -> tuple[Address, ...]:
    """A question of every kind."""
    return tuple(own_question_of(rules_id, kind) for kind in own_kinds(rule_set(rules_id)))
