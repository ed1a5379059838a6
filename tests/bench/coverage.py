"""How many different hands each fan, each principle and each exclusion A>B can decide.

`python -m tests.bench.coverage [RULES …]` prints for each rule set what falls short of `HANDS_OF_A_FAN`
and `HANDS_OF_AN_AIM`, the slowest of each, and the exclusions that never decide, by reason.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence

from quizzes import Address, Kind, QuizError, make
from quizzes.address import PRINCIPLE_PREFIX
from quizzes.hands.aims import possible_exclusions, reason_never_excluded
from quizzes.hands.deciding import is_decided_by
from scoring import RULE_SETS, Hand, RuleSet

HANDS_OF_A_FAN = 200
HANDS_OF_AN_AIM = 20
LEVEL = 3
SPARE = 1.5  # so many more questions may be asked for that many different hands


def different_hands(rules: RuleSet, wanted: int, fan: str = "", principle: str = "") -> int:
    """How many different hands come, up to `wanted`; each is checked to show what it shall."""
    hands: set[Hand] = set()
    fans, aim = (fan,) if fan else (), PRINCIPLE_PREFIX + principle if principle else ""
    for index in range(int(wanted * SPARE)):
        try:
            question = make(Address(rules.id, Kind.TOTAL, LEVEL, 2611, index, fans, aim))
        except QuizError:
            continue
        rules.check(question.hand)
        if fan:
            assert fan in {line.fan.id for line in question.score.counted}
        else:
            assert is_decided_by(question.score, principle, rules)
        hands.add(question.hand)
        if len(hands) == wanted:
            break
    return len(hands)


def report(rules: RuleSet) -> None:
    """Print what a rule set's fans and aims come to."""
    exclusions = possible_exclusions(rules)
    counts: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for name in (*rules.principles, *exclusions):
        began = time.process_time()
        counts[name] = different_hands(rules, HANDS_OF_AN_AIM, principle=name)
        seconds[name] = time.process_time() - began
    _print(rules, "principles and exclusions", HANDS_OF_AN_AIM, counts, seconds)
    never = Counter(
        reason_never_excluded(rules, fan.id, out)
        for fan in rules.fans
        for out in fan.strikes
        if reason_never_excluded(rules, fan.id, out)
    )
    for why, number in never.items():
        print(f"  never, {number}: {why}")
    counts, seconds = {}, {}
    for fan in rules.fans:
        began = time.process_time()
        counts[fan.id] = different_hands(rules, HANDS_OF_A_FAN, fan=fan.id)
        seconds[fan.id] = time.process_time() - began
    _print(rules, "fans", HANDS_OF_A_FAN, counts, seconds)


def _print(
    rules: RuleSet, what: str, wanted: int, counts: dict[str, int], seconds: dict[str, float]
) -> None:
    short = {name: count for name, count in counts.items() if count < wanted}
    slowest = max(seconds, key=lambda name: seconds[name])
    print(
        f"{rules.id}: {len(counts) - len(short)} of {len(counts)} {what} with {wanted} different"
        f" hands in {sum(seconds.values()):.0f} s; slowest {slowest}, {seconds[slowest]:.2f} s"
    )
    for name, count in short.items():
        print(f"  {name}: {count}")


def main(names: Sequence[str] = ()) -> None:
    """Print the report of those rule sets, or of all."""
    for name in names or RULE_SETS:
        report(RULE_SETS[name])


if __name__ == "__main__":
    main(sys.argv[1:])
