"""Play deals by the program alone: does a rule break, how do deals end, how long is a move?

`python -m tests.bench.played [DEALS [RULES …]]` replays each with a second, simple account of the
articles, and prints the shares of wins and drawn deals beside what real tables show.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean, median
from time import process_time
from typing import Final

from quizzes.deal.opponent import chosen
from quizzes.hands.draw import Draw
from scoring import RULE_SETS, RuleSet
from scoring.play import EndingKind, Stage, TableState, begin, moved, seats_to_move, view_of
from scoring.play.dealing import built
from tests.scoring.play.rules_of_thumb import account_of, winner_is_nearest

DEALS: Final = 20_000


class DealFigures:
    """What came of the deals of one rule set."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()
        self.claims: Counter[str] = Counter()
        self.worth: list[float] = []
        self.ms: list[float] = []
        self.turns: list[int] = []
        self.faults: list[str] = []

    def add(self, states: Sequence[TableState], faults: Sequence[str]) -> None:
        last = states[-1]
        assert last.ending is not None
        self.endings[last.ending.kind.value] += 1
        self.claims.update(each.action.value for each in last.moves)
        self.turns.append(sum(len(seat.floor) for seat in last.seats))
        self.faults += faults
        if last.ending.kind is EndingKind.WIN and last.ending.score is not None:
            score = last.ending.score
            self.sources[score.hand.circumstances.by.value] += 1
            self.worth.append(float(score.total))


def play(rules: RuleSet, seed: str, ms: list[float]) -> list[TableState]:
    """One deal; the time of each move goes to `ms`."""
    draw, states = Draw(f"{rules.id}/{seed}"), [begin(rules, seed)]
    while states[-1].stage is not Stage.OVER:
        state = states[-1]
        begun = process_time()
        seat = seats_to_move(state)[0]
        states.append(moved(state, chosen(view_of(state, seat), draw)))
        ms.append(1000 * (process_time() - begun))
    return states


def main(arguments: Sequence[str]) -> None:
    """Print the figures of each rule set."""
    deals = int(arguments[0]) if arguments else DEALS
    for name in arguments[1:] or RULE_SETS:
        rules, figures = RULE_SETS[name], DealFigures()
        for number in range(deals):
            states = play(rules, f"bench {number}", figures.ms)
            faults = list(account_of(states, built(rules, f"bench {number}")).faults)
            if not winner_is_nearest(states):
                faults.append("another is nearer")
            figures.add(states, [f"{number}: {each}" for each in faults])
        _show(name, deals, figures)


def _show(name: str, deals: int, figures: DealFigures) -> None:
    shares = {kind: round(count / deals, 3) for kind, count in figures.endings.items()}
    wins = max(sum(figures.sources.values()), 1)
    sources = {kind: round(count / wins, 3) for kind, count in figures.sources.items()}
    print(f"{name}: {deals} deals, {shares}; wins {sources}")
    print(f"  faults: {figures.faults[:10] or 'none'}")
    print(
        f"  worth: mean {mean(figures.worth or [0]):.1f}, median {median(figures.worth or [0]):.1f};"
        f" discards a deal {mean(figures.turns):.1f}"
    )
    a_deal = {kind: round(count / deals, 2) for kind, count in sorted(figures.claims.items())}
    print(f"  moves a deal: {a_deal}")
    times = sorted(figures.ms)
    print(
        f"  ms a move: median {median(times):.2f}, 99 of 100 {times[len(times) * 99 // 100]:.1f},"
        f" most {times[-1]:.0f}",
        flush=True,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
