"""Play deals and keep some that were won, of which questions about a table are made.

    python -m tests.bench.kept_deals mcr-2014 --deals 6000

It writes `quizzes/deal/logs/<rules>.tsv`: seed, wind of the round, the fan that the last tile brings by
how or when it came, whether a tile could have been discarded for which another waited, all moves. What
is written once stays: other deals would be other questions at the same addresses.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from quizzes.deal import kept
from quizzes.deal.kept import PLAIN, KeptDeal
from quizzes.deal.manners import manner_of
from quizzes.deal.moments import possible_discards
from quizzes.deal.opponent import chosen
from quizzes.hands.difficulty import hand_difficulty
from quizzes.hands.draw import Draw
from quizzes.systems import profile_of
from scoring import RULE_SETS, RuleSet, Score, Wind
from scoring.play import (
    Stage,
    TableState,
    begin,
    moved,
    replayed,
    seats_to_move,
    view_of,
    write_moves,
)

FOLDER = Path(kept.__file__).with_name("logs")
OF_A_MANNER = 10
PLAIN_ONES = 80


def played(rules: RuleSet, seed: str, round_wind: Wind) -> TableState:
    """A deal that four players of the program played to its end."""
    state = begin(rules, seed, round_wind)
    while seats := seats_to_move(state):
        chance = Draw(f"{rules.id}/{seed}/{seats[0]}", len(state.moves))
        state = moved(state, chosen(view_of(state, seats[0]), chance))
    return state


def wins(rules: RuleSet, deals: int) -> Iterator[tuple[KeptDeal, Score]]:
    """Deals that were won on a tile, and can be asked about."""
    rounds = profile_of(rules).craft.rounds
    for number in range(1, deals + 1):
        seed, wind = str(number), rounds[number % len(rounds)]
        state = played(rules, seed, wind)
        score = state.ending.score if state.ending else None
        if score is None or not can_be_asked(score):
            continue
        manner = manner_of(score)
        if manner is not None:
            yield KeptDeal(seed, wind, manner, False, state.moves), score


def can_be_asked(score: Score) -> bool:
    """Whether the win came by a tile, is worth a whole number, and nobody but who gave it answers for it."""
    told = score.hand.circumstances
    is_by_tile = not score.hand.win.is_flower and not score.hand.wins_by_kongs
    return is_by_tile and told.liable is None and score.total == int(score.total)


def kept_wins(rules: RuleSet, deals: int) -> list[KeptDeal]:
    """So many of each manner, from the easiest hand to the hardest."""
    found: Counter[str] = Counter()
    chosen_wins = []
    for deal, score in wins(rules, deals):
        if found[deal.manner] < (OF_A_MANNER if deal.manner != PLAIN else PLAIN_ONES):
            found[deal.manner] += 1
            chosen_wins.append((hand_difficulty(score), int(deal.seed), deal))
    return [deal for *_, deal in sorted(chosen_wins, key=lambda each: each[:2])]


def line_of(rules: RuleSet, deal: KeptDeal) -> str:
    """The deal as it is kept."""
    states = replayed(rules, deal.seed, deal.moves, deal.round_wind)
    assert states[-2].stage is not Stage.FLOWER  # a flower that wins is no tile of the hand
    waits = any(True for _ in possible_discards(states[:-1]))
    return "\t".join(
        (deal.seed, deal.round_wind, deal.manner, str(int(waits)), write_moves(deal.moves))
    )


def main() -> None:
    """Play, and write the deals that are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", choices=RULE_SETS)
    parser.add_argument("--deals", type=int, default=6000)
    asked = parser.parse_args()
    rules = RULE_SETS[asked.rules]
    lines = [line_of(rules, each) for each in kept_wins(rules, asked.deals)]
    (FOLDER / f"{rules.id}.tsv").write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
