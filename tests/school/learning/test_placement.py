"""Twelve questions that find out where somebody stands."""

from math import exp
from random import Random
from statistics import mean

import pytest

from school.learning.placement import (
    ITEM_COUNT,
    PlacementItem,
    PlacementResult,
    next_item,
    placement_result,
)

COURSE = tuple(f"topic-{number}" for number in range(40))
KINDS = ("find", "fans", "total")


def taken(ability: float, seed: int) -> tuple[list[tuple[PlacementItem, bool]], PlacementResult]:
    """The placement of somebody whose success follows the ability."""
    rng, answers = Random(seed), []
    while item := next_item(COURSE, KINDS, answers, rng):
        place = COURSE.index(item.topic) / (len(COURSE) - 1)
        hard = 4 * (place - 0.5) + 0.55 * (item.level - 3)
        answers.append((item, rng.random() < 1 / (1 + exp(hard - ability))))
    return answers, placement_result(COURSE, answers)


def test_it_takes_twelve_questions_about_twelve_topics_and_kinds_take_turns() -> None:
    answers, _ = taken(0.5, 7)
    assert len(answers) == ITEM_COUNT == 12
    assert len({item.topic for item, _ in answers}) == ITEM_COUNT
    assert [item.kind for item, _ in answers[:4]] == ["find", "fans", "total", "find"]


def test_who_knows_all_is_placed_at_the_end_and_who_knows_nothing_at_the_beginning() -> None:
    for right, level, begin in ((True, 5, len(COURSE)), (False, 1, 0)):
        answers: list[tuple[PlacementItem, bool]] = []
        rng = Random(3)
        while item := next_item(COURSE, KINDS, answers, rng):
            answers.append((item, right))
        found = placement_result(COURSE, answers)
        assert found.level == level
        assert abs(found.begin - begin) <= 4


def test_a_success_is_followed_by_nothing_easier_and_a_miss_by_nothing_harder() -> None:
    first = next_item(COURSE, KINDS, [], Random(1))
    assert first is not None
    after = [placement_result(COURSE, [(first, right)]) for right in (False, True)]
    assert after[0].begin <= placement_result(COURSE, []).begin <= after[1].begin
    assert after[0].level <= placement_result(COURSE, []).level <= after[1].level


def test_twelve_answers_narrow_the_interval() -> None:
    found = taken(0.0, 5)[1]
    before = placement_result(COURSE, [])
    assert found.low <= found.level <= found.high
    assert found.high - found.low < before.high - before.low


def test_the_better_are_placed_further_on() -> None:
    begins = [mean(taken(each, seed)[1].begin for seed in range(8)) for each in (-1.5, 0.5, 2.5)]
    assert begins == sorted(begins)
    assert begins[2] - begins[0] > len(COURSE) / 4


def test_the_same_answers_and_the_same_chance_give_the_same_item() -> None:
    answers, _ = taken(1.0, 2)
    items = [next_item(COURSE, KINDS, answers[:5], Random(9)) for _ in range(2)]
    assert items[0] == items[1]


def test_a_course_shorter_than_the_placement_asks_a_topic_again() -> None:
    short, answers = COURSE[:2], []
    while item := next_item(short, KINDS, answers, Random(1)):
        answers.append((item, True))
    assert len(answers) == ITEM_COUNT


def test_without_topics_or_kinds_there_is_nothing_to_ask() -> None:
    with pytest.raises(ValueError, match="topic"):
        next_item((), KINDS, [], Random(1))
