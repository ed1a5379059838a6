"""How often each fan turns up in simulated deals, and how many deals a second one core plays.

`python -m tests.bench.deals [RULES …]`. The frequencies are those of four simple players who do
not defend: as of simulated deals, not of any tournament.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence

from quizzes.deal.play import play_deal
from quizzes.hands.draw import Draw
from scoring import RULE_SETS, WINDS, RuleSet

DEALS = 1000


def report(rules: RuleSet) -> None:
    """Print the figures of one rule set."""
    fans: Counter[str] = Counter()
    ways: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    began = time.process_time()
    for number in range(DEALS):
        played = play_deal(rules, Draw(f"bench/{rules.id}", number), WINDS[number % len(WINDS)])
        refused.update(str(found.why_not) for found in played.refused)
        if played.win is not None:
            ways[played.win.hand.circumstances.by] += 1
            fans.update({line.fan.id for line in played.win.counted})
    rate = DEALS / (time.process_time() - began)
    wins = ways.total()
    print(f"{rules.id}: {rate:.0f} deals a second; {wins} of {DEALS} simulated deals won")
    print("  by " + ", ".join(f"{way} {count}" for way, count in ways.most_common()))
    print("  no win: " + (", ".join(f"{why} {n}" for why, n in refused.most_common()) or "none"))
    for fan in rules.fans:
        print(f"  {100 * fans[fan.id] / max(wins, 1):6.2f} % of wins count {fan.id}")


def main(names: Sequence[str] = ()) -> None:
    """Print the figures of those rule sets, or of all."""
    for name in names or RULE_SETS:
        report(RULE_SETS[name])


if __name__ == "__main__":
    main(sys.argv[1:])
