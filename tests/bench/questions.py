"""How many questions a second one core makes and grades, and where the time of the slowest goes.

Seconds are those of the processor, so that other work on the machine does not count.
"""

import cProfile
import pstats
import time
from collections import Counter
from pathlib import Path

from quizzes import Address, Kind, grade, kinds_of, make
from scoring import RULE_SETS, RuleSet

QUESTIONS = 100
HANDS = 50
LEVELS = range(1, 6)
ROOT = Path(__file__).parents[2]


def questions_a_second(rules: RuleSet, kind: Kind) -> float:
    """Made and graded, all levels alike."""
    began = time.process_time()
    for index in range(QUESTIONS):
        question = make(Address(rules.id, kind, 1 + index % len(LEVELS), 2611, index))
        grade(question, question.answer)
    return QUESTIONS / (time.process_time() - began)


def where_time_goes(rules: RuleSet, kind: Kind) -> str:
    """The shares of the packages in making questions of a kind, the largest first."""
    profile = cProfile.Profile()
    profile.enable()
    questions_a_second(rules, kind)
    profile.disable()
    shares: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        inside = path.relative_to(ROOT).parts if path.is_relative_to(ROOT) else ()
        known = len(inside) > 1 and inside[0] in ("scoring", "quizzes")
        shares["/".join(inside[:2]).removesuffix(".py") if known else "Python"] += own
    whole = sum(shares.values())
    return ", ".join(f"{name} {own / whole:.0%}" for name, own in shares.most_common(5))


def seconds_for(rules: RuleSet, fan: str) -> float:
    """For `HANDS` questions whose hands all show the fan, at each level in turn."""
    began = time.process_time()
    for index in range(HANDS):
        make(Address(rules.id, Kind.FANS, 1 + index % len(LEVELS), 2611, index, (fan,)))
    return time.process_time() - began


def main() -> None:
    """Print the figures."""
    for rules in RULE_SETS.values():
        rates = {kind: questions_a_second(rules, kind) for kind in kinds_of(rules)}
        told = ", ".join(f"{kind.value} {rate:.0f}" for kind, rate in rates.items())
        print(f"{rules.id}, questions a second: {told}")
        slow = min(rates, key=lambda kind: rates[kind])
        print(f"  the time of {slow.value}: {where_time_goes(rules, slow)}")
        seconds = {fan.id: seconds_for(rules, fan.id) for fan in rules.fans}
        slowest = max(seconds, key=lambda fan: seconds[fan])
        print(
            f"  {HANDS} hands of one fan: {sum(seconds.values()) / len(seconds):.2f} s on average,"
            f" {seconds[slowest]:.2f} s for {slowest}, the slowest"
        )


if __name__ == "__main__":
    main()
