"""How programs take turns on hands that none of them has seen.

An engine that remembers what it has seen would look fast on the same hands again, so every turn
of every program brings its own. Time is that of the processor, so that other work on the machine
does not count.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from statistics import median
from typing import Any

HANDS = 1000
TURNS = 5

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


def measured(works: Mapping[str, Work], lines: Iterator[Line]) -> dict[str, float]:
    """Seconds for one hand of each work, as the median of its turns."""
    fresh = distinct(lines)
    spent: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(TURNS):
        for name, work in works.items():
            spent[name].append(seconds(work, list(islice(fresh, HANDS))))
    return {name: median(found) for name, found in spent.items()}


def tell(title: str, measured_seconds: Mapping[str, float]) -> None:
    """Print hands a second."""
    print(f"{title}: {TURNS} turns of {HANDS} hands not seen before, median, one core")
    for name, spent in measured_seconds.items():
        print(f"  {name:12} {1 / spent:9.0f} hands a second")
    print(
        f"  explain takes {measured_seconds['explain'] / measured_seconds['score']:.2f}"
        " times as long as score"
    )
