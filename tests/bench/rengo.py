"""How many riichi hands a second the engine scores, beside the `mahjong` package.

Both start at the contract's fields and end at an answer. The two take turns, and the ratio is of
medians.
"""

from collections.abc import Iterator
from random import Random

from scoring import wire
from tests.bench.engine import explain_a_line, score_a_line
from tests.bench.turns import Line, Work, measured, ratio, tell
from tests.scoring.rengo.other_program import estimate
from tests.scoring.rengo.random_riichi import RULES, random_riichi


def hands() -> Iterator[Line]:
    """Winning hands of every shape that Rengo knows, as lines of the contract.

    The other program picks them, for the engine would remember what it has scored.
    """
    rng = Random(136)
    while True:
        line = wire.write_hand(random_riichi(rng), RULES.id)
        if estimate(line).error is None:
            yield line


def main() -> None:
    """Print hands a second and the ratios."""
    works: dict[str, Work] = {"score": score_a_line, "explain": explain_a_line, "mahjong": estimate}
    spent = measured(works, hands())
    tell("rengo", spent)
    print(f"  score reaches {ratio(spent, 'score', 'mahjong')} of mahjong")


if __name__ == "__main__":
    main()
