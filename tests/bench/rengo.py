"""How many riichi hands a second the engine scores, beside the `mahjong` package.

Both start at the contract's fields and end at an answer. The two take turns, and the ratio is of
medians of the processor's seconds, so that other work on the machine does not count.
"""

import time
from random import Random
from statistics import median

from scoring import score, wire
from tests.bench.engine import Line, Work, explain_a_line, score_a_line
from tests.scoring.rengo.other_program import estimate
from tests.scoring.rengo.random_riichi import RULES, random_riichi

HANDS = 1000
TURNS = 7


def sample() -> list[Line]:
    """Winning hands of every shape that Rengo knows, as lines of the contract."""
    rng = Random(136)
    lines: list[Line] = []
    while len(lines) < HANDS:
        hand = random_riichi(rng)
        if score(hand, RULES).win:
            lines.append(wire.write_hand(hand, RULES.id))
    return lines


def seconds(work: Work, lines: list[Line]) -> float:
    """Seconds of the processor for one round of all lines."""
    began = time.process_time()
    for line in lines:
        work(line)
    return time.process_time() - began


def main() -> None:
    """Print hands a second and the ratios."""
    lines = sample()
    works: dict[str, Work] = {"score": score_a_line, "explain": explain_a_line, "mahjong": estimate}
    spent: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(TURNS):
        for name, work in works.items():
            spent[name].append(seconds(work, lines))
    medians = {name: median(found) for name, found in spent.items()}
    print(f"rengo: {HANDS} winning hands, median of {TURNS} turns, one core")
    for name, found in medians.items():
        print(f"  {name:12} {HANDS / found:9.0f} hands a second")
    print(f"  explain takes {medians['explain'] / medians['score']:.2f} times as long as score")
    print(f"  score reaches {medians['mahjong'] / medians['score']:.2f} of mahjong")


if __name__ == "__main__":
    main()
