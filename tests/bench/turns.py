"""How programs take turns on hands that none of them has seen.

An engine that remembers what it has seen would look fast on the same hands again, so every turn
of every program brings its own. The first turn starts with nothing remembered. Time is that of the processor, so that other work on the machine
does not count.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from statistics import median
from typing import Any

HANDS = 1000
TURNS = 10

Line = dict[str, Any]
Work = Callable[[Line], object]


def distinct(lines: Iterator[Line]) -> Iterator[Line]:
    """The lines without those that came before."""
    seen = set()
    for line in lines:
        if (told := repr(line)) not in seen:
            seen.add(told)
            yield line


def seconds(work: Work, lines: list[Line]) -> float:
    """Seconds of the processor for one hand, on average over those lines."""
    began = time.process_time()
    for line in lines:
        work(line)
    return (time.process_time() - began) / len(lines)


Spent = Mapping[str, list[float]]
"""Seconds for one hand in each turn of a work."""


def measured(works: Mapping[str, Work], lines: Iterator[Line]) -> Spent:
    """Let the works take their turns."""
    fresh = distinct(lines)
    spent: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(TURNS):
        for name, work in works.items():
            spent[name].append(seconds(work, list(islice(fresh, HANDS))))
    return spent


def ratio(spent: Spent, one: str, other: str) -> str:
    """How many hands the one does while the other does one: at first, and as the median."""
    first = spent[other][0] / spent[one][0]
    return f"{median(spent[other]) / median(spent[one]):.3f} ({first:.3f} in the first turn)"


def tell(title: str, spent: Spent) -> None:
    """Print hands a second."""
    print(f"{title}: {TURNS} turns of {HANDS} hands not seen before, median, one core")
    for name, turns in spent.items():
        rates = f"{1 / median(turns):9.0f} hands a second ({1 / turns[0]:.0f} in the first turn)"
        print(f"  {name:12} {rates}")
    times = median(spent["explain"]) / median(spent["score"])
    print(f"  explain takes {times:.2f} times as long as score")
