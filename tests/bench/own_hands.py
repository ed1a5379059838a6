"""Asks every kind about a thousand hands as teachers lay them: a question, or a reason.

python -m tests.bench.own_hands [hands of each rule set]
"""

import sys
import time
from collections import Counter

from quizzes import Address, Kind, QuizError, evidence, grade, make
from quizzes.errors import Unfit
from quizzes.own_question import own_address
from scoring import RULE_SETS, Hand, RuleSet
from tests.own_hands import laid_hands, own_kinds

HANDS = 200


def asked_or_refused(rules: RuleSet, kind: Kind, hand: Hand, variant: int = 0) -> Unfit | None:
    """None where there is a sound question; else why the kind does not fit the hand."""
    try:
        address = own_address(rules, kind, hand, variant=variant)
        question = make(address)
    except QuizError as error:
        if error.unfit is None:
            raise AssertionError(f"{kind} gives no reason: {error}") from error
        return error.unfit
    assert Address.parse(str(address)) == address
    verdict = grade(question, question.answer)
    assert verdict.exact, f"{address}: the key is not right"
    assert not grade(question, None).exact
    assert evidence(question, verdict)
    if question.choices is not None:
        ids = [each.id for each in question.choices]
        assert len(ids) == len(set(ids)) > 1, f"{address}: too few choices"
    return None


def main() -> None:
    """Print how many hands each kind asks about, and how long it took."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    started, asked = time.perf_counter(), 0
    for rules in RULE_SETS.values():
        found: Counter[tuple[str, str]] = Counter()
        for number, hand in enumerate(laid_hands(rules, count)):
            for kind in own_kinds(rules):
                why = asked_or_refused(rules, kind, hand, variant=number)
                found[kind.value, why.value if why else "asked"] += 1
                asked += 1
        for (name, what), times in sorted(found.items()):
            print(f"{rules.id:9} {name:11} {what:18} {times}")
    print(f"{asked} times in {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
