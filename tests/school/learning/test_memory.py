"""What an answer does to a memory."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.learning.memory import (
    DEFAULT_MODEL,
    DEFAULT_RETENTION,
    SHORTEST_INTERVAL,
    Memory,
    MemoryModel,
    due,
    recall,
    review,
)

BEGIN = datetime(2026, 3, 1, 18, tzinfo=UTC)
DAY = timedelta(days=1)
weights = st.sampled_from([0.25, 0.5, 0.7, 1.0])
retentions = st.floats(0.80, 0.95)
answers = st.lists(
    st.tuples(st.booleans(), weights, st.floats(0.0, 40.0, allow_subnormal=False)),
    min_size=1,
    max_size=8,
)


def remembered(turns: list[tuple[bool, float, float]]) -> Memory:
    """The memory after answers, each so many days after the one before."""
    memory, at = None, BEGIN
    for seen, weight, pause in turns:
        at += pause * DAY
        memory = review(memory, seen, weight, at)
    assert memory is not None
    return memory


@given(answers, weights, st.floats(0.0, 100.0), retentions)
def test_a_success_never_shortens_and_a_miss_never_lengthens_the_interval(
    turns: list[tuple[bool, float, float]], weight: float, pause: float, retention: float
) -> None:
    memory = remembered(turns)
    before = due(memory, retention) - memory.last
    at = memory.last + pause * DAY
    rounding = timedelta(milliseconds=1)
    seen, missed = (review(memory, each, weight, at, retention) for each in (True, False))
    assert seen.due - seen.last >= before - rounding
    assert missed.due - missed.last <= before + rounding


@given(answers, st.booleans(), st.floats(0.0, 100.0))
def test_a_filtered_drill_moves_a_memory_less_than_a_mixed_one(
    turns: list[tuple[bool, float, float]], seen: bool, pause: float
) -> None:
    memory = remembered(turns)
    at = memory.last + pause * DAY
    mixed, filtered = (review(memory, seen, weight, at) for weight in (1.0, 0.5))
    low, high = sorted((memory.stability, mixed.stability))
    assert low * 0.999999 <= filtered.stability <= high * 1.000001
    assert abs(filtered.difficulty - memory.difficulty) <= (
        abs(mixed.difficulty - memory.difficulty) + 1e-9
    )


def test_a_first_success_with_a_hint_lasts_less_long_than_one_without() -> None:
    hinted, unaided = (review(None, True, weight, BEGIN) for weight in (0.5, 1.0))
    missed = review(None, False, 1.0, BEGIN)
    assert missed.stability < hinted.stability < unaided.stability


@given(answers, st.floats(0.0, 300.0), st.floats(0.0, 300.0))
def test_recall_falls_with_time(
    turns: list[tuple[bool, float, float]], one: float, other: float
) -> None:
    memory = remembered(turns)
    sooner, later = sorted((one, other))
    assert recall(memory, memory.last + sooner * DAY) <= 1.0
    assert recall(memory, memory.last + sooner * DAY) >= recall(memory, memory.last + later * DAY)
    assert recall(memory, memory.last + later * DAY) > 0.0


@given(answers, retentions)
def test_a_skill_is_due_when_recall_has_fallen_to_the_retention(
    turns: list[tuple[bool, float, float]], retention: float
) -> None:
    memory = remembered(turns)
    moment = due(memory, retention)
    if timedelta(minutes=11) < moment - memory.last < 364 * DAY:
        assert recall(memory, moment) == pytest.approx(retention, abs=1e-4)


@given(answers, retentions, retentions)
def test_who_wants_to_remember_more_reviews_sooner(
    turns: list[tuple[bool, float, float]], one: float, other: float
) -> None:
    memory = remembered(turns)
    low, high = sorted((one, other))
    assert due(memory, high) <= due(memory, low)


@given(answers, st.floats(0.1, 400.0))
def test_an_exam_only_ever_brings_a_review_forward(
    turns: list[tuple[bool, float, float]], left: float
) -> None:
    memory = remembered(turns)
    exam = memory.last + left * DAY
    moment = due(memory, DEFAULT_RETENTION, exam)
    assert memory.last + SHORTEST_INTERVAL <= moment <= due(memory, DEFAULT_RETENTION)
    if left > 1.25:
        assert moment < exam


def test_an_exam_that_is_over_bounds_nothing() -> None:
    memory = review(None, True, 1.0, BEGIN)
    assert due(memory, DEFAULT_RETENTION, BEGIN - DAY) == memory.due


def test_an_answer_that_is_told_as_older_counts_at_the_moment_of_the_last() -> None:
    memory = review(None, True, 1.0, BEGIN)
    assert review(memory, True, 1.0, BEGIN - DAY) == review(memory, True, 1.0, BEGIN)


def test_who_comes_an_hour_earlier_than_yesterday_still_comes_on_another_day() -> None:
    memory = review(None, True, 1.0, BEGIN)
    earlier, later = (review(memory, True, 1.0, BEGIN + DAY + each * DAY / 24) for each in (-1, 1))
    assert earlier.stability == later.stability > memory.stability * 1.5


def test_a_slip_is_not_a_lapse() -> None:
    model = MemoryModel(DEFAULT_MODEL.parameters, slip=0.1)
    assert model.shown(0.9) == pytest.approx(0.81)
    assert model.recall(2.0, 1.0) == DEFAULT_MODEL.recall(2.0, 1.0)


@pytest.mark.parametrize("weight", [0.0, -0.5, 1.1])
def test_a_weight_is_above_0_and_up_to_1(weight: float) -> None:
    with pytest.raises(ValueError, match="weight"):
        review(None, True, weight, BEGIN)


@pytest.mark.parametrize("retention", [0.79, 0.96])
def test_a_retention_lies_within_its_bounds(retention: float) -> None:
    with pytest.raises(ValueError, match="retention"):
        review(None, True, 1.0, BEGIN, retention)
