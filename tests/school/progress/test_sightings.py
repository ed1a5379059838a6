"""A summary of a fan tells the same state as all of its sightings."""

from datetime import datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from school.progress.evidence import FILTERED_WEIGHT, MIXED_WEIGHT
from school.progress.fan_state import SIGHTINGS_COUNTED, Sighting, fan_state
from school.progress.sightings import fan_state_of, sighting, with_sighting
from tests.school.make import NOON

pieces = st.tuples(
    st.booleans(),
    st.sampled_from([MIXED_WEIGHT, FILTERED_WEIGHT, 0.3]),
    st.integers(0, 60 * 24 * 90),
)


def kept(all_of_them: list[Sighting]) -> list[tuple[bool, float, int]]:
    recent: list[tuple[bool, float, int]] = []
    for each in all_of_them:
        recent = with_sighting(recent, sighting(each.seen, each.weight, each.at))
    return recent


@given(st.lists(pieces, max_size=90, unique_by=lambda piece: piece[2]), st.integers(0, 400))
def test_the_state_is_that_of_all_sightings(told: list[tuple[bool, float, int]], days: int) -> None:
    all_of_them = [
        Sighting(seen, weight, NOON + timedelta(minutes=minutes)) for seen, weight, minutes in told
    ]
    now: datetime = NOON + timedelta(days=90 + days)

    assert fan_state_of(kept(all_of_them), len(all_of_them), now) == fan_state(all_of_them, now)


def test_what_no_longer_matters_is_let_go() -> None:
    told = [
        Sighting(place > 3, MIXED_WEIGHT, NOON + timedelta(hours=place)) for place in range(200)
    ]
    recent = kept(told)

    assert len(recent) == SIGHTINGS_COUNTED + 1
    assert recent[-1] == sighting(True, MIXED_WEIGHT, NOON + timedelta(hours=4))
