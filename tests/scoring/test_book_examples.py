"""The examples of the three editions' definitions of fans, rebuilt as hands.

The pictures of the examples do not survive, only the sentences that say what each one counts.
Each line of a case file is a hand that counts just that; some sentences no hand can satisfy:
there `printed` holds what the sentence says, `fans` what is counted instead and `why` the reason,
and `docs/rulings.md` lists them.
"""

from collections import Counter
from collections.abc import Mapping

import pytest

from scoring import rule_set, score
from scoring.wire import read_hand
from tests.scoring.case_lines import Case, read_cases, times

BOOKS = ("2014", "2006", "1998")
EXAMPLES = [case for book in BOOKS for case in read_cases(f"book_{book}.jsonl")]
PLACES = {"2014": "appendix 1", "2006": "appendix 1", "1998": "definitions"}


def numbers(counts: Mapping[int, str]) -> dict[int, int]:
    """How many examples each number has, told by how many numbers have so many."""
    return {int(each): count for count, those in counts.items() for each in those.split()}


# How many examples each entry holds: with a sentence of their own in 2014, and in the earlier
# editions also those that add nothing.
IN_THE_BOOK: Mapping[str, Mapping[int, int]] = {
    "2014": (
        {1: 3, 2: 3, 3: 3, 4: 1, 5: 2, 6: 1, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, 14: 1, 15: 1, 16: 2}
        | {17: 1, 18: 1, 19: 1, 20: 1, 21: 2, 22: 3, 23: 1, 24: 1, 25: 2, 26: 2, 27: 2, 28: 2}
        | {30: 2, 31: 2, 32: 2, 33: 2, 34: 2, 35: 2, 36: 2, 37: 2, 38: 2, 39: 2, 40: 2, 41: 2}
        | {42: 2, 43: 1, 48: 1, 49: 1, 50: 1, 51: 1, 52: 1, 53: 1, 54: 1, 55: 2, 56: 1, 57: 1}
        | {58: 1, 60: 1, 61: 1, 62: 1, 63: 1, 64: 1, 65: 1, 66: 1, 68: 1, 75: 1, 76: 1, 77: 1}
        | {78: 1, 79: 1}
    ),
    "2006": numbers(
        {
            1: "4 6 7 8 11 12 13 14 15 17 18 20 22 27 29 35 43 52 53 54 56 62 63 64 65 66 80",
            2: "9 16 28 31 32 33 39 41 42 57",
            3: "1 2 3 5 10 19 21 30 34 40 55",
        }
    ),
    "1998": numbers(
        {
            1: "6 7 8 11 12 13 14 15 17 18 20 23 24 26 27 29 43 49 50 51",
            2: "9 16 28 31 32 33 37 39 41 42",
            3: "1 2 3 5 10 21 22 25 30 34 35 36 38",
            4: "19 55",
            8: "40",
        }
    ),
}
# Upper Tiles and Lower Tiles strike the very fan whose example adds them (1998, 36 and 37).
STRUCK_THEMSELVES = {"book-1998-36-2", "book-1998-37-1"}


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
    book = case["rules"].removeprefix("mcr-")

    assert (case["fan"] in case["expect"]["fans"]) == (case["id"] not in STRUCK_THEMSELVES)
    assert case["article"] == f"{PLACES[book]}, {number}, example {case['example']}"
    assert case["id"] == f"book-{book}-{number}-{case['example']}"


@pytest.mark.parametrize("book", BOOKS)
def test_every_example_of_the_book_is_here_once(book: str) -> None:
    fan = rule_set(f"mcr-{book}").fan
    results: dict[int, list[int]] = {}
    for case in read_cases(f"book_{book}.jsonl"):
        results.setdefault(fan(case["fan"]).number, []).append(case["example"])

    wanted = {number: list(range(1, count + 1)) for number, count in IN_THE_BOOK[book].items()}
    assert results == wanted


DEPARTING = [case for case in EXAMPLES if "printed" in case["expect"]]


@pytest.mark.parametrize("case", DEPARTING, ids=lambda case: case["id"])
def test_what_departs_from_the_sentence_says_why(case: Case) -> None:
    assert case["why"]
    assert Counter(case["expect"]["printed"]) != Counter(case["expect"]["fans"])
