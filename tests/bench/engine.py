"""How many hands a second the engine scores, beside pymahjonggb fed from the same fields.

Every work starts at the contract's fields (a dictionary as JSON gives it) and ends at an answer,
so reading is part of the time on both sides. The two take turns, and the ratio is of medians.
"""

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from scoring import rule_set, score, waits, wire
from tests.scoring.random_hands import random_hand

HANDS = 1000
TURNS = 5
RULES = rule_set("mcr-2014")

Line = dict[str, Any]
Work = Callable[[Line], object]


def sample() -> list[Line]:
    """Winning hands of every shape, as lines of the contract."""
    rng = Random(2014)
    return [wire.write_hand(random_hand(rng), RULES.id) for _ in range(HANDS)]


def score_a_line(line: Line) -> object:
    """What `score` answers."""
    return wire.write_score(score(*wire.read_hand(line)))


def explain_a_line(line: Line) -> object:
    """What `explain` answers."""
    return wire.write_explanation(score(*wire.read_hand(line)))


def wait_on_a_line(line: Line) -> object:
    """What `waits` answers for the same hand without its winning tile."""
    standing = {key: value for key, value in line.items() if key not in ("win", "last_of_kind")}
    return [wire.write_wait(wait) for wait in waits(*wire.read_standing(standing))]


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


def rate(work: Work, lines: list[Line]) -> float:
    """Lines a second over one round of all lines."""
    began = time.perf_counter()
    for line in lines:
        work(line)
    return len(lines) / (time.perf_counter() - began)


def main() -> None:
    """Print hands a second and the ratios."""
    lines = sample()
    works: dict[str, Work] = {"score": score_a_line, "explain": explain_a_line}
    works["waits"] = wait_on_a_line
    peer = peer_work()
    if peer:
        works["pymahjonggb"] = peer
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(TURNS):
        for name, work in works.items():
            rates[name].append(rate(work, lines))
    medians = {name: median(found) for name, found in rates.items()}
    print(f"engine: {HANDS} hands of every shape, median of {TURNS} turns, one core")
    for name, found in medians.items():
        print(f"  {name:12} {found:9.0f} hands a second")
    print(f"  explain takes {medians['score'] / medians['explain']:.2f} times as long as score")
    if peer:
        print(f"  score reaches {medians['score'] / medians['pymahjonggb']:.3f} of pymahjonggb")
    else:
        print("  pymahjonggb is not built (make peer), so there is no ratio")


if __name__ == "__main__":
    main()
