"""Questions by the hundred thousand over all rule sets, kinds and levels, and what is wrong with any.

`python -m tests.bench.questions_100000 [COUNT]` prints how many questions of each kind were made, each
fault with how often it came and where first, and the duplicates within any thousand of one run.
"""

import sys
import time
from collections import Counter, deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from quizzes import Address, Kind, kinds_of, make
from quizzes.address import LEVELS, PRINCIPLE_PREFIX, TABLE_AIM
from scoring import RULE_SETS
from tests.quizzes.soundness import faults, print_of

COUNT = 100_000
SEED = 100_000
MIDDLE = 3
NEAR = 1000  # questions among which hardly any may come twice


ABOUT_A_HAND = (Kind.FANS, Kind.TOTAL, Kind.LEGAL, Kind.WAITS, Kind.PAYMENTS, Kind.FIND)


def runs(count: int) -> Iterator[tuple[Address, ...]]:
    """As many questions of each rule set, kind and level: the first ones of a run each.

    So many come of every kind about a hand that is as at the table, or decided by a principle.
    """
    cells = [
        Address(rules.id, kind, level, SEED, 0)
        for rules in RULE_SETS.values()
        for kind in kinds_of(rules)
        for level in LEVELS
    ]
    cells += [
        Address(rules.id, kind, MIDDLE, SEED, 0, (), aim)
        for rules in RULE_SETS.values()
        for kind in ABOUT_A_HAND
        for aim in (TABLE_AIM, PRINCIPLE_PREFIX + next(iter(rules.principles)))
    ]
    size = -(-count // len(cells))
    for cell in cells:
        yield tuple(replace(cell, index=index) for index in range(size))


class Report:
    """What was found."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.first: dict[str, Address] = {}
        self.twice: Counter[str] = Counter()
        self.recent: deque[Hashable] = deque(maxlen=NEAR)
        self.known: Counter[Hashable] = Counter()

    def add(self, address: Address) -> None:
        """Make the question and see what is wrong with it."""
        question = make(address)
        name = f"{address.rules} {address.kind.value}"
        self.made[name] += 1
        for fault in faults(question):
            self.faults[f"{name}: {fault}"] += 1
            self.first.setdefault(f"{name}: {fault}", address)
        shown = print_of(question)
        if len(self.recent) == NEAR:
            self.known[self.recent[0]] -= 1
        if self.known[shown] > 0:
            self.twice[f"{name} level {address.level}"] += 1
        self.recent.append(shown)
        self.known[shown] += 1

    def print(self) -> None:
        """Print it."""
        total = self.made.total()
        print(f"{total} questions: {self.faults.total()} faults, {self.twice.total()} duplicates")
        for fault, count in self.faults.most_common():
            print(f"  {count} x {fault}, first in {self.first[fault]}")
        for name, count in self.twice.most_common():
            print(f"  {count} duplicates within a thousand: {name}")


def main(arguments: Sequence[str] = ()) -> None:
    """Make them and print the report."""
    began = time.process_time()
    report = Report()
    for run in runs(int(arguments[0]) if arguments else COUNT):
        for address in run:
            report.add(address)
    report.print()
    seconds = time.process_time() - began
    print(f"{report.made.total() / seconds:.0f} questions a second, made and examined")


if __name__ == "__main__":
    main(sys.argv[1:])
