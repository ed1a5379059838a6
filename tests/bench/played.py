"""Play deals by the program alone: does a rule break, how do deals end, how long is a move?

`python -m tests.bench.played [--table steady|beginner|mixed] [DEALS [RULES …]]` replays each with a
second, simple account of the articles. At a mixed table one beginner plays against three steady players,
each deal in another seat. What the figures are beside those of real tables is in `docs/architecture.md`.
"""

import gc
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import mean, median
from time import process_time
from typing import Final

from quizzes.deal.opponent import PlayingStrength, chosen
from quizzes.hands.draw import Draw
from scoring import RULE_SETS, WINDS, Riichi, RuleSet, Wind
from scoring.play import EndingKind, Stage, TableState, begin, moved, seats_to_move, view_of
from scoring.play.dealing import built
from tests.scoring.play.rules_of_thumb import account_of, winner_is_nearest

DEALS: Final = 20_000
WARMING_UP: Final = 3  # deals whose moves are not timed
COLLECTED: Final = (
    100  # deals, after which the garbage of the bench is collected, between two moves
)

SkillsAt = Callable[[int, Wind], PlayingStrength]
TABLES: Final[Mapping[str, SkillsAt]] = {
    "steady": lambda _deal, _seat: PlayingStrength.STEADY,
    "beginner": lambda _deal, _seat: PlayingStrength.BEGINNER,
    "mixed": lambda deal, seat: (
        PlayingStrength.BEGINNER if seat is WINDS[deal % len(WINDS)] else PlayingStrength.STEADY
    ),
}


class DealFigures:
    """What came of the deals of one rule set."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.winners: Counter[PlayingStrength] = Counter()
        self.fans: Counter[str] = Counter()
        self.open_hands = 0
        self.riichi = 0
        self.worth: list[float] = []
        self.gains: list[float] = []
        self.ms: list[float] = []
        self.turns: list[int] = []
        self.faults: list[str] = []

    def add(
        self, states: Sequence[TableState], faults: Sequence[str], winner: PlayingStrength
    ) -> None:
        last = states[-1]
        assert last.ending is not None
        self.endings[last.ending.kind.value] += 1
        self.moves.update(each.action.value for each in last.moves)
        self.open_hands += sum(not seat.is_concealed for seat in last.seats)
        self.riichi += sum(seat.riichi is not Riichi.NONE for seat in last.seats)
        self.turns.append(sum(len(seat.floor) for seat in last.seats))
        self.faults += faults
        if last.ending.kind is EndingKind.WIN and last.ending.score is not None:
            score = last.ending.score
            self.sources[score.hand.circumstances.by.value] += 1
            self.worth.append(float(score.total))
            self.gains.append(float(max((score.payments or {Wind.EAST: 0}).values())))
            self.winners[winner] += 1
            self.fans.update({line.fan.id for line in score.account.counted})


def play(rules: RuleSet, number: int, skill: SkillsAt, ms: list[float]) -> list[TableState]:
    """One deal; the time of each move goes to `ms`."""
    seed = f"bench {number}"
    draw, states = Draw(f"{rules.id}/{seed}"), [begin(rules, seed)]
    while states[-1].stage is not Stage.OVER:
        state = states[-1]
        begun = process_time()
        seat = seats_to_move(state)[0]
        states.append(moved(state, chosen(view_of(state, seat), draw, skill(number, seat))))
        ms.append(1000 * (process_time() - begun))
    return states


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures of each rule set."""
    parser = ArgumentParser(prog="python -m tests.bench.played", allow_abbrev=False)
    parser.add_argument("--table", choices=TABLES, default="steady")
    parser.add_argument("deals", nargs="?", type=int, default=DEALS)
    parser.add_argument("rules", nargs="*")
    asked = parser.parse_args(arguments)
    for name in asked.rules or RULE_SETS:
        figures = figures_of(RULE_SETS[name], asked.deals, TABLES[asked.table])
        _show(f"{name}, {asked.table}", asked.deals, figures)


def figures_of(rules: RuleSet, deals: int, skill: SkillsAt) -> DealFigures:
    """Play so many deals and hold each against the second account."""
    figures = DealFigures()
    for number in range(WARMING_UP):
        play(rules, number, skill, [])
    gc.disable()
    for number in range(deals):
        if not number % COLLECTED:
            gc.collect()
        states = play(rules, number, skill, figures.ms)
        faults = list(account_of(states, built(rules, f"bench {number}")).faults)
        if not winner_is_nearest(states):
            faults.append("another is nearer")
        ending = states[-1].ending
        winner = skill(number, (ending and ending.winner) or Wind.EAST)
        figures.add(states, [f"{number}: {each}" for each in faults], winner)
    return figures


def _show(name: str, deals: int, figures: DealFigures) -> None:
    shares = {kind: round(count / deals, 3) for kind, count in figures.endings.items()}
    wins = max(sum(figures.sources.values()), 1)
    sources = {kind: round(count / wins, 3) for kind, count in figures.sources.items()}
    print(f"{name}: {deals} deals, {shares}; wins {sources}")
    print(f"  faults: {figures.faults[:10] or 'none'}")
    print(
        f"  worth: mean {mean(figures.worth or [0]):.1f}, median {median(figures.worth or [0]):.1f};"
        f" a winner gains {mean(figures.gains or [0]):.0f};"
        f" discards a deal {mean(figures.turns):.1f}"
    )
    seats = len(WINDS) * deals
    won = {each.value: round(count / deals, 3) for each, count in figures.winners.items()}
    print(
        f"  deals won by skill: {won}; of all players discarded the winning tile"
        f" {figures.sources['discard'] / seats:.3f}, had an open hand"
        f" {figures.open_hands / seats:.3f}, declared riichi {figures.riichi / seats:.3f}"
    )
    fans = {each: round(100 * count / wins, 1) for each, count in figures.fans.most_common(30)}
    print(f"  wins with a fan, of 100: {fans}")
    a_deal = {kind: round(count / deals, 2) for kind, count in sorted(figures.moves.items())}
    print(f"  moves a deal: {a_deal}")
    times = sorted(figures.ms)
    print(
        f"  ms a move: median {median(times):.2f}, 99 of 100 {times[len(times) * 99 // 100]:.1f},"
        f" most {times[-1]:.0f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
