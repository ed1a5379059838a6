"""How many questions a second one core makes and grades, and how long the slowest fan takes.

Seconds are those of the processor, so that other work on the machine does not count.
"""

import time

from quizzes import Address, Kind, grade, kinds_of, make
from scoring import RULE_SETS, RuleSet

QUESTIONS = 100
HANDS = 50
LEVELS = range(1, 6)


def questions_a_second(rules: RuleSet, kind: Kind) -> float:
    """Made and graded, all levels alike."""
    began = time.process_time()
    for index in range(QUESTIONS):
        question = make(Address(rules.id, kind, 1 + index % len(LEVELS), 2611, index))
        grade(question, question.answer)
    return QUESTIONS / (time.process_time() - began)


def seconds_for(rules: RuleSet, fan: str) -> float:
    """For `HANDS` questions whose hands all show the fan, at each level in turn."""
    began = time.process_time()
    for index in range(HANDS):
        make(Address(rules.id, Kind.FANS, 1 + index % len(LEVELS), 2611, index, (fan,)))
    return time.process_time() - began


def main() -> None:
    """Print the figures."""
    for rules in RULE_SETS.values():
        rates = [f"{kind.value} {questions_a_second(rules, kind):.0f}" for kind in kinds_of(rules)]
        print(f"{rules.id}, questions a second: {', '.join(rates)}")
        seconds = {fan.id: seconds_for(rules, fan.id) for fan in rules.fans}
        slowest = max(seconds, key=lambda fan: seconds[fan])
        print(
            f"  {HANDS} hands of one fan: {sum(seconds.values()) / len(seconds):.2f} s on average,"
            f" {seconds[slowest]:.2f} s for {slowest}, the slowest"
        )


if __name__ == "__main__":
    main()
