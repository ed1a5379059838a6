"""How well a fan is seen: a table of cases, and what holds for all."""

from datetime import timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.progress.evidence import FILTERED_WEIGHT, MIXED_WEIGHT
from school.progress.fan_state import UNSEEN, FanMastery, Sighting, fan_state, lower_bound
from tests.school.make import NOON


def history(*pieces: str) -> list[Sighting]:
    """Sightings a minute apart, the last at noon: `mixed sssm` is three seen, one missed."""
    flat: list[tuple[bool, float]] = []
    for piece in pieces:
        weight, marks = piece.split()
        flat += [
            (mark == "s", {"mixed": MIXED_WEIGHT, "filtered": FILTERED_WEIGHT}[weight])
            for mark in marks
        ]
    start = NOON - timedelta(minutes=len(flat) - 1)
    return [
        Sighting(seen, weight, start + timedelta(minutes=number))
        for number, (seen, weight) in enumerate(flat)
    ]


def s(times: int) -> str:
    return "s" * times


@pytest.mark.parametrize(
    ("evidence", "days", "state"),
    [
        pytest.param([], 0, FanMastery.NONE, id="never met"),
        pytest.param(["mixed s"], 0, FanMastery.LEARNING, id="seen once"),
        pytest.param(["mixed m"], 0, FanMastery.LEARNING, id="missed once"),
        pytest.param(["mixed ss"], 0, FanMastery.NEAR, id="seen twice"),
        pytest.param(["mixed msss"], 0, FanMastery.LEARNING, id="three of four"),
        pytest.param(["mixed mssss"], 0, FanMastery.NEAR, id="four of five"),
        pytest.param(["mixed " + s(6)], 0, FanMastery.NEAR, id="six in a row"),
        pytest.param(["mixed " + s(7)], 0, FanMastery.SURE, id="seven in a row"),
        pytest.param(["mixed m" + s(19)], 0, FanMastery.SURE, id="one miss in twenty"),
        pytest.param(["mixed mm" + s(18)], 0, FanMastery.NEAR, id="two misses in twenty"),
        pytest.param(["mixed mmmmm" + s(20)], 0, FanMastery.SURE, id="early mistakes outgrown"),
        pytest.param(["mixed " + s(20) + "mmmmm"], 0, FanMastery.NEAR, id="late mistakes count"),
        pytest.param(["mixed " + s(20) + "m" * 12], 0, FanMastery.LEARNING, id="lost again"),
        pytest.param(["filtered ss"], 0, FanMastery.LEARNING, id="a hint halves what is seen"),
        pytest.param(["filtered ssss"], 0, FanMastery.NEAR, id="four with a hint are two"),
        pytest.param(["filtered " + s(60)], 0, FanMastery.NEAR, id="hints never make sure"),
        pytest.param(
            ["mixed " + s(6), "filtered " + s(20)], 0, FanMastery.NEAR, id="six and hints"
        ),
        pytest.param(
            ["mixed " + s(7), "filtered " + s(40)], 0, FanMastery.SURE, id="drill after sure"
        ),
        pytest.param(
            ["mixed " + s(7), "filtered m"], 0, FanMastery.NEAR, id="missed in spite of hint"
        ),
        pytest.param(["mixed " + s(7)], 2, FanMastery.SURE, id="seven hold two days"),
        pytest.param(["mixed " + s(7)], 3, FanMastery.FADING, id="and not three"),
        pytest.param(["mixed " + s(10)], 18, FanMastery.SURE, id="ten hold eighteen days"),
        pytest.param(["mixed " + s(10)], 19, FanMastery.FADING, id="and not nineteen"),
        pytest.param(["mixed " + s(20)], 48, FanMastery.SURE, id="twenty hold forty-eight days"),
        pytest.param(["mixed " + s(20)], 49, FanMastery.FADING, id="and not forty-nine"),
        pytest.param(["mixed ss"], 8, FanMastery.NEAR, id="near holds eight days"),
        pytest.param(["mixed ss"], 9, FanMastery.FADING, id="and not nine"),
        pytest.param(["mixed sm"], 900, FanMastery.LEARNING, id="what was never there cannot fade"),
        pytest.param(["mixed " + s(20)], 3650, FanMastery.FADING, id="ten years later"),
    ],
)
def test_states(evidence: list[str], days: int, state: FanMastery) -> None:
    assert fan_state(history(*evidence), NOON + timedelta(days=days)).state is state


@pytest.mark.parametrize(
    ("evidence", "days", "chance"),
    [
        pytest.param(["mixed s"], 0, 1.5 / 2, id="seen once"),
        pytest.param(["mixed m"], 0, 0.5 / 2, id="missed once"),
        pytest.param(["filtered s"], 0, 1.0 / 1.5, id="seen with a hint"),
        pytest.param(["mixed ssssssss"], 30, 4.5 / 5, id="eight fade to four"),
        pytest.param(["mixed ssssssss"], 90, 1.5 / 2, id="and to one"),
        pytest.param(["mixed ssssssss"], -30, 8.5 / 9, id="a clock that was set back"),
        pytest.param(["mixed " + s(20)], 3650, 0.5, id="nobody knows any more"),
    ],
)
def test_chances(evidence: list[str], days: int, chance: float) -> None:
    found = fan_state(history(*evidence), NOON + timedelta(days=days))
    assert found.chance == pytest.approx(chance, abs=2e-4)


def test_how_much_is_known_and_since_when() -> None:
    found = fan_state(history("mixed " + s(25)), NOON + timedelta(days=1))
    assert (found.n, found.last) == (25, NOON)
    assert fan_state([], NOON) == UNSEEN


@pytest.mark.parametrize(
    ("days_between", "mastered"),
    [
        pytest.param(0, False, id="all on one day"),
        pytest.param(6, False, id="six days later"),
        pytest.param(7, True, id="a week later"),
    ],
)
def test_mastered_is_sure_with_a_success_a_week_later(days_between: int, mastered: bool) -> None:
    earlier = [Sighting(True, MIXED_WEIGHT, NOON - timedelta(days=days_between))] * 10
    found = fan_state([*earlier, Sighting(True, MIXED_WEIGHT, NOON)], NOON)
    assert (found.state, found.mastered) == (FanMastery.SURE, mastered)


def test_what_has_faded_is_not_mastered() -> None:
    earlier = [Sighting(True, MIXED_WEIGHT, NOON - timedelta(days=7))] * 10
    found = fan_state([*earlier, Sighting(True, MIXED_WEIGHT, NOON)], NOON + timedelta(days=60))
    assert (found.state, found.mastered) == (FanMastery.FADING, False)


@pytest.mark.parametrize(
    ("seen", "missed", "bound"),
    [
        # Worked by hand: (p + z²/2n - z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.2816.
        pytest.param(0, 0, 0.0, id="nothing"),
        pytest.param(10, 0, 0.8589, id="ten of ten"),
        pytest.param(0, 10, 0.0, id="none of ten"),
        pytest.param(9, 1, 0.7175, id="nine of ten"),
        pytest.param(50, 50, 0.4364, id="half of a hundred"),
    ],
)
def test_the_lower_bound(seen: float, missed: float, bound: float) -> None:
    assert lower_bound(seen, missed) == pytest.approx(bound, abs=1e-4)


sightings = st.lists(
    st.builds(
        Sighting,
        seen=st.booleans(),
        weight=st.sampled_from([MIXED_WEIGHT, FILTERED_WEIGHT]),
        at=st.integers(0, 400 * 24).map(lambda hours: NOON - timedelta(hours=hours)),
    ),
    max_size=40,
    unique_by=lambda sighting: sighting.at,
)


@given(sightings, st.randoms(use_true_random=False))
def test_the_order_does_not_matter(evidence: list[Sighting], random: Random) -> None:
    shuffled = list(evidence)
    random.shuffle(shuffled)
    assert fan_state(shuffled, NOON) == fan_state(evidence, NOON)


@given(sightings)
def test_a_mixed_answer_moves_the_chance_its_own_way(evidence: list[Sighting]) -> None:
    before = fan_state(evidence, NOON).chance
    seen = fan_state([*evidence, Sighting(True, MIXED_WEIGHT, NOON)], NOON).chance
    missed = fan_state([*evidence, Sighting(False, MIXED_WEIGHT, NOON)], NOON).chance
    assert 0 < missed <= before <= seen < 1


@given(sightings, st.integers(0, 1000), st.integers(0, 1000))
def test_time_alone_never_makes_a_fan_sure(
    evidence: list[Sighting], earlier: int, later: int
) -> None:
    days = sorted((earlier, later))
    first, second = (fan_state(evidence, NOON + timedelta(days=day)).state for day in days)
    assert second is first or second in (FanMastery.FADING, FanMastery.NONE)
