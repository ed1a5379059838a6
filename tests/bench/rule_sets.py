"""How many hands a second each rule set scores, explains and waits on, beside another checkout.

`python -m tests.bench.rule_sets` prints the rates of this checkout; with the path of another one
it prints theirs too, and the ratio of this one's rate to the other's. The checkouts take turns,
each turn in a fresh process and on the same hands, and the quickest turn of each is compared: other
work on the machine can only make a turn slower.
"""

import json
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parents[2]
HANDS = 1500
TURNS = 7
COMMANDS = ("score", "explain", "waits")

Line = dict[str, Any]
Rates = dict[str, float]
"""Hands a second by rule set and command, such as `imj explain`."""


def lines_of(rules: str) -> list[Line]:
    """Distinct winning hands that the rule set lets pass, as lines of the contract."""
    from scoring import ScoringError, rule_set, wire  # noqa: PLC0415  (of the checkout measured)
    from tests.bench.turns import distinct  # noqa: PLC0415
    from tests.scoring.random_hands import random_hand  # noqa: PLC0415
    from tests.scoring.rengo.random_riichi import random_riichi  # noqa: PLC0415

    rng = Random(34)
    make = random_riichi if rules == "rengo" else random_hand

    def sound() -> Any:
        while True:
            hand = make(rng)
            try:
                rule_set(rules).check(hand)
            except ScoringError:
                continue
            yield wire.write_hand(hand, rules)

    return list(islice(distinct(sound()), HANDS))


def measure(lines: dict[str, list[Line]]) -> Rates:
    """One turn of the checkout that is imported: each command over the lines of each rule set."""
    from scoring.__main__ import COMMANDS as ANSWERS  # noqa: PLC0415

    rates = {}
    for rules, hands in lines.items():
        for name in COMMANDS:
            command, given = ANSWERS[name], hands
            if name == "waits":
                left_out = ("win", "last_of_kind")
                given = [
                    {key: value for key, value in line.items() if key not in left_out}
                    for line in hands[: HANDS // 5]
                ]
            began = time.process_time()
            for line in given:
                command(line)
            rates[f"{rules} {name}"] = len(given) / (time.process_time() - began)
    return rates


def turn(checkout: Path, lines: str) -> Rates:
    """One turn of a checkout, in a process of its own."""
    program = [sys.executable, "-c", _WORKER, str(Path(__file__).resolve())]
    done = subprocess.run(
        program, input=lines, cwd=checkout, capture_output=True, text=True, check=True
    )
    rates: Rates = json.loads(done.stdout)
    return rates


# The other checkout may not have this program, so it is run there from this file.
_WORKER = """
import json, runpy, sys
sys.path.insert(0, "")
program = runpy.run_path(sys.argv[1], run_name="bench")
print(json.dumps(program["measure"](json.load(sys.stdin))))
"""


def main() -> None:
    """Print the rates, and the ratios where another checkout is named."""
    from scoring import RULE_SETS  # noqa: PLC0415

    checkouts = [HERE, *map(Path, sys.argv[1:2])]
    lines = json.dumps({rules: lines_of(rules) for rules in RULE_SETS})
    best: list[Rates] = [{} for _ in checkouts]
    for _ in range(TURNS):
        for rates, checkout in zip(best, checkouts, strict=True):
            for name, rate in turn(checkout, lines).items():
                rates[name] = max(rate, rates.get(name, 0))
    for name, rate in best[0].items():
        other = f"{rate / best[1][name]:8.3f} of the other" if len(best) > 1 else ""
        print(f"{name:18} {rate:9.0f} a second{other}")


if __name__ == "__main__":
    main()
