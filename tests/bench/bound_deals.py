"""Play deals of International Mahjong and keep those in which somebody displayed three sets of honors.

    python -m tests.bench.bound_deals --deals 6000

It writes `quizzes/deal/logs/imj-bound.tsv`: seed, wind of the round, that seat, all moves. The referee's
desk makes of them wins for which somebody else is bound to lose. About one deal in six hundred is such.
"""

import argparse
from collections.abc import Iterator

from quizzes.systems import profile_of
from scoring import MeldKind, Wind, rule_set
from scoring.play import TableState, write_moves
from tests.bench.kept_deals import FOLDER, played

SETS = 3


def lines(deals: int) -> Iterator[str]:
    """The deals that are kept, as they are kept."""
    rules = rule_set("imj")
    rounds = profile_of(rules).craft.rounds
    for number in range(1, deals + 1):
        seed, wind = str(number), rounds[number % len(rounds)]
        state = played(rules, seed, wind)
        for seat in seats_with_three_sets(state):
            yield "\t".join((seed, wind, seat, write_moves(state.moves)))


def seats_with_three_sets(state: TableState) -> Iterator[Wind]:
    """Seats whose first three sets of honors are pungs that were claimed from others."""
    for seat in state.seats:
        sets = [each for each in seat.laid if each.meld.tiles[0].is_honor][:SETS]
        claimed = [each for each in sets if each.claimed and each.meld.kind is MeldKind.PUNG]
        if len(claimed) == SETS:
            yield seat.wind


def main() -> None:
    """Play, and write the deals that are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=6000)
    found = lines(parser.parse_args().deals)
    (FOLDER / "imj-bound.tsv").write_text("".join(f"{each}\n" for each in found), encoding="ascii")


if __name__ == "__main__":
    main()
