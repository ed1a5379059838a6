"""Hands that the test suites of other programs hold, counted by the 2014 text.

`source` of a line names the program, its file and the line there; all are under the MIT licence.
Where the program itself departs from the text, its own answer stands under `peer` and
`contested` says what about: it is kept for reading and not tested.
"""

from collections import Counter

import pytest

from scoring import score, waits
from scoring.wire import read_hand, read_waiting_hand, write_score, write_wait
from tests.scoring.case_lines import Case, read_cases, times

HANDS = [case for case in read_cases("mcr_hands.jsonl") if "command" not in case]
STANDING = [case for case in read_cases("mcr_hands.jsonl") if case.get("command") == "waits"]


@pytest.mark.parametrize("case", HANDS, ids=lambda case: case["id"])
def test_hand_counts_as_the_text_says(case: Case) -> None:
    expect = case["expect"]
    countings = [Counter(fans) for fans in (expect["fans"], *expect.get("or", []))]

    result = score(*read_hand(case))
    answer = write_score(result)

    assert times(result.counted) in countings
    asked = ("win", "why_not", "total", "flowers", "counted_for_minimum", "payments")
    assert {key: answer[key] for key in asked} == {key: expect[key] for key in asked}


@pytest.mark.parametrize("case", STANDING, ids=lambda case: case["id"])
def test_standing_tiles_wait_for(case: Case) -> None:
    results = [write_wait(wait) for wait in waits(*read_waiting_hand(case))]

    assert results == case["expect"]["waits"]
