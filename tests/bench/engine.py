"""How many hands a second the engine scores, beside pymahjonggb fed from the same fields.

Every work starts at the contract's fields (a dictionary as JSON gives it) and ends at an answer,
so reading is part of the time on both sides. The two take turns, and the ratio is of medians.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median, quantiles

from scoring import rule_set, score, waits, wire
from tests.bench.turns import HANDS, TURNS, Line, Work, distinct, measured, ratio, seconds, tell
from tests.scoring.random_hands import random_hand

RULES = rule_set("mcr-2014")


def hands(rng: Random | None = None) -> Iterator[Line]:
    """Winning hands of every shape, as lines of the contract."""
    rng = rng or Random(2014)
    while True:
        yield wire.write_hand(random_hand(rng), RULES.id)


def score_a_line(line: Line) -> object:
    """What `score` answers."""
    return wire.write_score(score(*wire.read_hand(line)))


def explain_a_line(line: Line) -> object:
    """What `explain` answers."""
    return wire.write_explanation(score(*wire.read_hand(line)))


def wait_on_a_line(line: Line) -> object:
    """What `waits` answers for the same hand without its winning tile."""
    line_without_win = {
        key: value for key, value in line.items() if key not in ("win", "last_of_kind")
    }
    return [wire.write_wait(wait) for wait in waits(*wire.read_waiting_hand(line_without_win))]


def peer_work() -> Work | None:
    """The other program, fed from the same fields; None where it is not built."""
    try:
        from MahjongGB import MahjongFanCalculator  # noqa: PLC0415  (it may be missing)
    except ImportError:
        return None
    suits = {"m": "W", "p": "B", "s": "T"}
    honors = ["F1", "F2", "F3", "F4", "J3", "J2", "J1"]

    def names(text: str) -> list[str]:
        found, digits = [], ""
        for character in text:
            if character.isdigit():
                digits += character
            elif character == "z":
                found += [honors[int(digit) - 1] for digit in digits]
                digits = ""
            else:
                found += [suits[character] + digit for digit in digits]
                digits = ""
        return found

    def pack(meld: dict[str, str]) -> tuple[str, str, int]:
        tiles = names(meld["tiles"])
        kind = {"chow": "CHI", "pung": "PENG"}.get(meld["kind"], "GANG")
        return kind, tiles[1], int(meld["kind"] != "concealed-kong")

    def work(line: Line) -> object:
        by = line["by"]
        return MahjongFanCalculator(
            tuple(pack(meld) for meld in line.get("melds", ())),
            tuple(names(line["concealed"])),
            names(line["win"])[0],
            len(line.get("flowers", "f")) - 1,
            by in ("draw", "replacement"),
            bool(line.get("last_of_kind")),
            by in ("replacement", "robbed-kong"),
            bool(line.get("last")),
            "ESWN".index(line["seat"]),
            "ESWN".index(line["round"]),
            True,
        )

    return work


def main() -> None:
    """Print hands a second and the ratios."""
    works: dict[str, Work] = {"score": score_a_line, "explain": explain_a_line}
    peer = peer_work()
    if peer:
        works["pymahjonggb"] = peer
    spent = measured(works, hands())
    tell("engine", spent)
    if peer:
        print(f"  score reaches {ratio(spent, 'score', 'pymahjonggb')} of pymahjonggb")
    else:
        print("  pymahjonggb is not built (make peer), so there is no ratio")
    fresh = distinct(hands(Random(13)))
    times = [1000 * seconds(wait_on_a_line, [line]) for line in islice(fresh, TURNS * HANDS)]
    print(f"  all waits with their scores take {median(times):.3f} ms at the median", end="")
    print(f", {quantiles(times, n=100)[-1]:.3f} ms at the 99th of 100")


if __name__ == "__main__":
    main()
