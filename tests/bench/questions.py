"""How many questions a second one core makes and grades, and how long the slowest fan takes.

Seconds are those of the processor, so that other work on the machine does not count.
"""

import time

from quizzes import Address, Kind, grade, make
from scoring import rule_set

QUESTIONS = 200
HANDS = 50
RULES = rule_set("mcr-2014")
LEVELS = range(1, 6)


def questions_a_second(kind: Kind) -> float:
    """Made and graded, all levels alike."""
    began = time.process_time()
    for index in range(QUESTIONS):
        question = make(Address(RULES.id, kind, 1 + index % len(LEVELS), 2611, index))
        grade(question, question.answer)
    return QUESTIONS / (time.process_time() - began)


def seconds_for(fan: str) -> float:
    """For `HANDS` questions whose hands all show the fan, at each level in turn."""
    began = time.process_time()
    for index in range(HANDS):
        make(Address(RULES.id, Kind.FANS, 1 + index % len(LEVELS), 2611, index, (fan,)))
    return time.process_time() - began


def main() -> None:
    """Print the figures."""
    for kind in Kind:
        print(f"{kind.value:6} {questions_a_second(kind):6.0f} questions a second")
    seconds = {fan.id: seconds_for(fan.id) for fan in RULES.fans}
    slowest = max(seconds, key=lambda fan: seconds[fan])
    print(f"{HANDS} hands of one fan: {sum(seconds.values()) / len(seconds):.2f} s on average")
    print(f"{HANDS} hands of {slowest}, the slowest: {seconds[slowest]:.2f} s")


if __name__ == "__main__":
    main()
