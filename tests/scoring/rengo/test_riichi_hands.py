"""Hands won at real tables and hands of other programs' tests, counted by the rules of Rengo.

`source` of a line names where the tiles come from; the answer is ours, by the articles. `or` are
further countings that pay the same.
"""

from collections import Counter

import pytest

from scoring import score
from scoring.wire import read_hand, write_score
from tests.scoring.case_lines import Case, read_cases

HANDS = read_cases("riichi_hands.jsonl")


@pytest.mark.parametrize("case", HANDS, ids=lambda case: case["id"])
def test_hand_counts_as_the_text_says(case: Case) -> None:
    expect = case["expect"]

    answer = write_score(score(*read_hand(case)))

    asked = ("win", "why_not", "total", "base", "limit", "payments")
    assert {key: answer[key] for key in asked if key in expect} == {
        key: expect[key] for key in asked if key in expect
    }
    if "fans" in expect:
        assert _lines(answer["fans"]) == _lines(expect["fans"])


def _lines(fans: list[dict[str, object]]) -> Counter[tuple[object, ...]]:
    return Counter((line["id"], line["value"], line["times"]) for line in fans)
