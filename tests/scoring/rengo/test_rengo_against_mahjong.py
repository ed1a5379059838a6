"""The engine beside the `mahjong` package on random hands: yaku, han, base and payments.

The two differ by two articles, and docs/rulings.md says how: a double wind's pair (56(2)1) and
several yakuman at once (54). Each way is a named function here, and a hand that differs by
neither fails.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from mahjong.hand_calculating.hand_response import HandResponse

from scoring import Wind, score, wire
from tests.scoring.case_lines import read_cases
from tests.scoring.rengo.other_program import estimate
from tests.scoring.rengo.random_riichi import RULES, random_riichi

REFUSED = {"hand_not_winning": "shape", "no_yaku": "no-yaku"}
LEFT_OUT = ("liable", "furiten")  # the other program knows neither
Answer = Mapping[str, Any]


def compare(line: dict[str, Any]) -> str:
    """`alike`, the article by which the two differ, or what differs."""
    told = {key: value for key, value in line.items() if key not in LEFT_OUT}
    ours, theirs = wire.write_score(score(*wire.read_hand(told))), estimate(told)
    if theirs.error is not None:
        return "alike" if REFUSED.get(theirs.error) == ours["why_not"] else "refusal"
    if same(told, ours, theirs):
        return "alike"
    if is_several_yakuman(ours, theirs):
        return "54"
    return "56(2)1" if is_pair_of_a_double_wind(told, theirs) else "sums"


def same(line: Answer, ours: Answer, theirs: HandResponse) -> bool:
    """Han, base and payments are the same; of a yakuman, the payments."""
    assert theirs.cost is not None
    counts = ours["limit"] == "yakuman" or (ours["total"], ours["base"]) == (theirs.han, theirs.fu)
    return ours["win"] and counts and ours["payments"] == payments(line, theirs.cost)


def is_several_yakuman(ours: Answer, theirs: HandResponse) -> bool:
    """54: several yakuman are worth one. The other program adds them up."""
    return ours["limit"] == "yakuman" and len(ours["fans"]) > 1 and theirs.han > 13


def is_pair_of_a_double_wind(line: Answer, theirs: HandResponse) -> bool:
    """56(2)1: a yakuhai pair is 2, be it twice yakuhai. The other program gives 4."""
    return line["seat"] == line["round"] and any(
        item["reason"] == "double_valued_pair" for item in theirs.fu_details or ()
    )


def payments(line: Answer, cost: Answer) -> dict[str, int]:
    """What each seat gains or loses by the other program's two sums."""
    winner = line["seat"]
    change = dict.fromkeys("ESWN", 0)
    if line["by"] in ("draw", "replacement"):
        for seat in change:
            change[seat] = -cost["main" if "E" in (seat, winner) else "additional"]
        change[winner] = 0
    else:
        change[line.get("from") or Wind(winner).after(1).value] = -cost["main"]
    change[winner] = -sum(change.values()) + 1000 * line.get("deposits", 0)
    return change


def agreement(hands: int, seed: int) -> Counter[str]:
    """How many of so many random hands are alike, and by what the others differ."""
    rng = Random(seed)
    return Counter(compare(wire.write_hand(random_riichi(rng), RULES.id)) for _ in range(hands))


def test_random_hands_differ_by_named_articles_only() -> None:
    found = agreement(1500, seed=51)

    assert set(found) <= {"alike", "54", "56(2)1"}
    assert found["alike"] > 1450


@pytest.mark.slow
def test_many_random_hands_differ_by_named_articles_only() -> None:
    assert set(agreement(6000, seed=52)) <= {"alike", "54", "56(2)1"}


def test_real_hands_differ_by_named_articles_only() -> None:
    found = Counter(compare(dict(case)) for case in read_cases("riichi_hands.jsonl"))

    assert set(found) <= {"alike", "54", "56(2)1"}
