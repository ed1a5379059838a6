"""What an answer tells of a learner and of a question."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.learning.rating import (
    Estimate,
    chance_of_success,
    features,
    prior,
    starting_rating,
    updated_rating,
)

levels = st.integers(1, 5)
ratings = st.builds(Estimate, st.floats(-4, 4), st.floats(0.01, 2), st.integers(0, 500))
credits = st.floats(0.0, 1.0)


@given(ratings, levels)
def test_a_higher_level_is_harder_before_anyone_has_met_it(rating: Estimate, level: int) -> None:
    chances = [chance_of_success(rating, features("fans", each, "x"), {}) for each in range(1, 6)]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 5


@given(ratings, levels, st.floats(0, 1), st.floats(0, 1))
def test_what_is_remembered_better_succeeds_no_less_often(
    rating: Estimate, level: int, one: float, other: float
) -> None:
    asked = features("fans", level, "x")
    low, high = sorted((one, other))
    assert chance_of_success(rating, asked, {}, low) <= chance_of_success(rating, asked, {}, high)


@given(ratings, levels, st.floats(0, 1))
def test_a_success_raises_the_rating_and_lowers_the_difficulty(
    rating: Estimate, level: int, recall: float
) -> None:
    asked = features("fans", level, "x")
    for credit, sign in ((1.0, 1), (0.0, -1)):
        moved, difficulties = updated_rating(rating, asked, {}, credit, recall)
        assert (moved.mean - rating.mean) * sign > 0
        assert all(
            (value.mean - prior(name).mean) * sign < 0 for name, value in difficulties.items()
        )


@given(st.floats(-3, 3), levels, credits)
def test_what_is_uncertain_moves_further(mean: float, level: int, credit: float) -> None:
    asked = features("fans", level)
    doubtful, firm = (Estimate(mean, variance) for variance in (1.0, 0.1))
    steps = [
        abs(updated_rating(each, asked, {}, credit)[0].mean - mean) for each in (doubtful, firm)
    ]
    assert steps[0] >= steps[1]


@given(ratings, levels, credits)
def test_no_answer_makes_a_value_more_uncertain(
    rating: Estimate, level: int, credit: float
) -> None:
    asked = features("fans", level, "x", readings=2, melds=1, traps=("a", "b"))
    moved, difficulties = updated_rating(rating, asked, {}, credit)
    assert moved.variance <= rating.variance
    assert moved.n == rating.n + 1
    assert all(each.variance <= prior(name).variance for name, each in difficulties.items())


def test_the_rating_of_who_succeeds_four_times_in_five_comes_to_foretell_it() -> None:
    rating, difficulties = starting_rating(), {}
    asked = features("fans", 3)
    for turn in range(400):
        rating, moved = updated_rating(rating, asked, difficulties, float(turn % 5 != 0))
        difficulties |= moved
    assert chance_of_success(rating, asked, difficulties) == pytest.approx(0.8, abs=0.05)


def test_a_hand_with_more_readings_than_its_level_has_is_harder() -> None:
    rating = starting_rating()
    many, few = (chance_of_success(rating, features("total", 5, readings=n), {}) for n in (4, 0))
    assert many < few


def test_several_traps_weigh_as_one() -> None:
    asked = features("find", 2, traps=("b", "a", "b"))
    assert {name: each for name, each in asked.items() if name.startswith("trap:")} == {
        "trap:a": 0.5,
        "trap:b": 0.5,
    }


def test_a_new_kind_starts_from_what_the_others_tell() -> None:
    good = starting_rating([Estimate(3.0, 0.05, 80), Estimate(2.5, 0.05, 60)])
    assert starting_rating().mean < good.mean < 3.0
    assert good.variance > 0.05
    assert starting_rating([Estimate(3.0, 1.0, 0)]) == starting_rating()
