"""The examples of appendix 1 of the 2014 rules, rebuilt as hands.

The pictures of the examples do not survive, only the sentences that say what each one counts.
Each line of the case file is a hand that counts just that; three examples are not to be had as
printed, and `docs/rulings.md` says what is counted there instead.
"""

from collections import Counter

import pytest

from scoring import rule_set, score
from scoring.wire import read_hand
from tests.scoring.case_lines import Case, read_cases, times

EXAMPLES = read_cases("book_2014.jsonl")

# How many examples with a sentence of their own each entry of appendix 1 holds.
IN_THE_BOOK = (
    {1: 3, 2: 3, 3: 3, 4: 1, 5: 2, 6: 1, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, 14: 1, 15: 1, 16: 2}
    | {17: 1, 18: 1, 19: 1, 20: 1, 21: 2, 22: 3, 23: 1, 24: 1, 25: 2, 26: 2, 27: 2, 28: 2, 30: 2}
    | {31: 2, 32: 2, 33: 2, 34: 2, 35: 2, 36: 2, 37: 2, 38: 2, 39: 2, 40: 2, 41: 2, 42: 2, 43: 1}
    | {48: 1, 49: 1, 50: 1, 51: 1, 52: 1, 53: 1, 54: 1, 55: 2, 56: 1, 57: 1, 58: 1, 60: 1, 61: 1}
    | {62: 1, 63: 1, 64: 1, 65: 1, 66: 1, 68: 1, 75: 1, 76: 1, 77: 1, 78: 1, 79: 1}
)


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case["id"])
def test_example_counts_what_the_book_says(case: Case) -> None:
    expect = case["expect"]
    flowers = Counter({"flower-tiles": expect["flowers"]} if "flowers" in expect else {})
    countings = [Counter(fans) + flowers for fans in (expect["fans"], *expect.get("or", []))]

    result = score(*read_hand(case))

    assert times(result.counted) in countings
    assert result.flowers == flowers.total()
    assert result.counted_for_minimum == expect["total"]
    assert result.total == expect["total"] + flowers.total()
    assert result.win


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case["id"])
def test_example_stands_under_its_own_fan(case: Case) -> None:
    number = rule_set(case["rules"]).fan(case["fan"]).number

    assert case["fan"] in case["expect"]["fans"]
    assert case["article"] == f"appendix 1, {number}, example {case['example']}"
    assert case["id"] == f"book-2014-{number}-{case['example']}"


def test_every_example_of_the_book_is_here_once() -> None:
    fan = rule_set("mcr-2014").fan
    found: dict[int, list[int]] = {}
    for case in EXAMPLES:
        found.setdefault(fan(case["fan"]).number, []).append(case["example"])

    assert found == {number: list(range(1, count + 1)) for number, count in IN_THE_BOOK.items()}
