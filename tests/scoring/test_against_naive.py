"""The engine against a second scorer that tries everything, on random and on known hands."""

from random import Random

import pytest

from scoring import EDITIONS, score
from scoring.wire import read_hand
from tests.scoring.case_lines import Case, read_cases
from tests.scoring.naive import naive_points
from tests.scoring.random_hands import random_hand

BOOKS = [case for year in (1998, 2006, 2014) for case in read_cases(f"book_{year}.jsonl")]


def year_of(rules: str) -> int:
    return int(rules.removeprefix("mcr-"))


def compare_random_hands(seed: int, hands: int) -> None:
    rng = Random(seed)
    parted = []
    for _ in range(hands):
        hand = random_hand(rng)
        for rules, edition in EDITIONS.items():
            ours = score(hand, edition).counted_for_minimum
            theirs = naive_points(hand, year_of(rules))
            if ours != theirs:
                parted.append((rules, hand, ours, theirs))
    assert not parted, parted[:3]


@pytest.mark.parametrize("case", BOOKS, ids=lambda case: case["id"])
def test_the_examples_of_the_books_by_a_second_scorer(case: Case) -> None:
    hand, rules = read_hand(case)
    assert naive_points(hand, year_of(rules.id)) == case["expect"]["total"]


def test_a_few_random_hands_under_each_edition() -> None:
    compare_random_hands(5, 100)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1998, 2006, 2014])
def test_many_random_hands_under_each_edition(seed: int) -> None:
    compare_random_hands(seed, 1000)
