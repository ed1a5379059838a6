"""The engine against a second scorer written from the articles alone, on random hands.

Compared are the refusal, every yaku with its han, total, base, limit and payments. Where readings
pay the same with as many han, the engine may tell any of them (60).
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scoring import rule_set, score
from scoring.wire import read_hand, write_score
from tests.scoring.case_lines import read_cases
from tests.scoring.naive_rengo import answer
from tests.scoring.rengo.random_lines import random_line

Line = dict[str, Any]


def random_lines(seed: int, hands: int) -> Iterator[Line]:
    rng = Random(seed)
    return (random_line(rng) for _ in range(hands))


def disagreement(line: Line) -> tuple[Any, ...] | None:
    """Both answers, where they part."""
    ours, theirs = write_score(score(*read_hand(line))), answer(line)
    yaku = Counter({(fan["id"], fan["value"]): fan["times"] for fan in ours["fans"]})
    counting = (yaku, ours["total"], ours["base"], ours["limit"])
    alike = (ours["why_not"], ours["payments"]) == (theirs.why_not, theirs.payments)
    return None if alike and counting in theirs.countings else (line, ours, theirs)


def compare(seed: int, hands: int) -> None:
    parted = [found for line in random_lines(seed, hands) if (found := disagreement(line))]
    assert not parted, parted[:3]


def test_a_few_random_hands() -> None:
    compare(56, 400)


@pytest.mark.slow
def test_many_random_hands() -> None:
    compare(60, 2000)


@pytest.mark.slow
def test_the_random_hands_have_everything() -> None:
    """Every yaku and limit, and every reason to refuse a win, comes up among those compared."""
    found: set[str | None] = set()
    for line in random_lines(60, 2000):
        told = write_score(score(*read_hand(line)))
        found |= {told["limit"], told["why_not"], *(fan["id"] for fan in told["fans"])}

    wanted = {fan.id for fan in rule_set("rengo").fans}
    wanted |= {"mangan", "haneman", "baiman", "sanbaiman", "yakuman"}
    assert found == wanted | {None, "shape", "no-yaku", "furiten"}


def test_real_hands() -> None:
    parted = [
        found for case in read_cases("riichi_hands.jsonl") if (found := disagreement(dict(case)))
    ]
    assert not parted, parted[:3]
