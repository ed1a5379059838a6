"""Measure how often each fan counts in the wins of simulated deals, and keep the counts.

`python -m tests.bench.frequency [RULES …]` plays `DEALS` deals of four simple players who do not
defend under each rule set and writes `lessons/content/frequency/<rules>.toml`. Each deal is played
from its number alone, so every machine writes the same files; they are written anew when the
players or the engine change, which `simulation_of` tells. One core plays some 250 deals a second.
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from lessons.frequency import FREQUENCY_FOLDER
from quizzes.deal.play import play_deal
from quizzes.hands.draw import Draw
from scoring import RULE_SETS, WINDS, RuleSet, Score
from scoring.wire import write_hand

DEALS: Final = 20_000
_TOLD: Final = 40  # deals that the version of the simulation is told from
_HEAD: Final = """\
# How often each fan counts in the wins of simulated deals: four simple players, no defence.
# Written by `python -m tests.bench.frequency`; not by hand.

"""


def seed_of(rules: RuleSet) -> str:
    """What the deals of a rule set are dealt from, with their numbers."""
    return f"frequency/{rules.id}"


def wins(rules: RuleSet, deals: int) -> Iterator[Score | None]:
    """The win of each deal, None where nobody wins; the rounds take turns."""
    for number in range(deals):
        yield play_deal(rules, Draw(seed_of(rules), number), WINDS[number % len(WINDS)]).win


def fans_in(win: Score) -> frozenset[str]:
    """The fans that a win counts, once or more."""
    return frozenset(line.fan.id for line in win.counted)


def simulation_of(rules: RuleSet) -> str:
    """The version of the simulation: a digest of what becomes of the first deals."""
    told = [
        [write_hand(win.hand, rules.id), sorted(fans_in(win))] if win else None
        for win in wins(rules, _TOLD)
    ]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:12]


def measure(rules: RuleSet, deals: int = DEALS) -> str:
    """Play the deals and tell the counts as the file keeps them."""
    counts: Counter[str] = Counter()
    won = 0
    for win in wins(rules, deals):
        if win is not None:
            won += 1
            counts.update(fans_in(win))
    lines = [
        f'rules = "{rules.id}"',
        f"deals = {deals}",
        f"wins = {won}",
        f'seed = "{seed_of(rules)}"',
        f'simulation = "{simulation_of(rules)}"',
        "",
        "[counts]",
        *(f"{fan.id} = {counts[fan.id]}" for fan in rules.fans),
    ]
    return _HEAD + "\n".join(lines) + "\n"


def main(names: Sequence[str] = ()) -> None:
    """Measure under those rule sets, or under all, and write the files."""
    for name in names or RULE_SETS:
        text = measure(RULE_SETS[name])
        (FREQUENCY_FOLDER / f"{name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
