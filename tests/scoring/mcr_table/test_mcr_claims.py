"""Who may take a discard (2006 and 2014, 3.6.4 to 3.7.2.4; 1998, 7.4 to 8.2(3))."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, ScoringError, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.claims import (
    Claimed,
    McrClaim,
    Side,
    in_time,
    may_claim,
    may_discard_claimed,
    may_fetch,
    may_kong,
    may_take_what_was_passed,
    seconds_for,
    side_of,
    taken_by,
)
from scoring.mcr.table.notes import Note

B98, B06, B14 = RuleBook
E, S, W, N = WINDS
CHOW, PUNG, KONG, WIN = McrClaim


@pytest.mark.parametrize(
    ("claims", "wanted"),
    [
        ({S: CHOW}, (S, CHOW)),
        ({S: CHOW, N: PUNG}, (N, PUNG)),
        ({S: CHOW, W: KONG}, (W, KONG)),
        ({S: CHOW, N: WIN}, (N, WIN)),
        ({S: KONG, N: WIN}, (N, WIN)),
        ({S: PUNG, W: WIN, N: WIN}, (W, WIN)),
        ({N: WIN, S: WIN, W: WIN}, (S, WIN)),
        ({S: WIN}, (S, WIN)),
    ],
)
@pytest.mark.parametrize("edition", RuleBook)
def test_a_win_goes_before_a_pung_or_kong_and_these_before_a_chow(
    edition: RuleBook, claims: dict[Wind, McrClaim], wanted: tuple[Wind, McrClaim]
):
    found = taken_by(edition, E, claims)
    win_beats_a_set = set(claims.values()) > {WIN}

    assert found.value == Claimed(*wanted)
    assert found.ours is (edition is B98 and win_beats_a_set)


def test_the_articles_of_a_win_say_which_rule_decided():
    assert taken_by(B14, E, {S: PUNG, N: WIN}).articles == ("3.7.1",)
    assert taken_by(B14, E, {W: WIN, N: WIN}).articles == ("3.7.2.4",)
    assert taken_by(B14, E, {S: PUNG, W: WIN, N: WIN}).articles == ("3.7.1", "3.7.2.4")
    assert taken_by(B98, E, {S: CHOW, N: KONG}).articles == ("7.7",)


@given(st.sampled_from(RuleBook), st.sampled_from(WINDS), st.sets(st.integers(1, 3), min_size=1))
def test_the_nearest_winner_is_the_only_one(edition: RuleBook, discarder: Wind, steps: set[int]):
    claims = {discarder.after(step): WIN for step in steps}

    assert taken_by(edition, discarder, claims).value.seat is discarder.after(min(steps))


@pytest.mark.parametrize(
    "claims", [{}, {E: WIN}, {W: CHOW}, {N: CHOW}, {S: PUNG, W: KONG}, {S: PUNG, N: PUNG}]
)
def test_calls_that_cannot_be(claims: dict[Wind, McrClaim]):
    with pytest.raises(ScoringError) as caught:
        taken_by(B14, E, claims)
    assert caught.value.code == "bad-value"


@pytest.mark.parametrize("edition", RuleBook)
def test_a_chow_is_of_the_left_hand_players_discard_only(edition: RuleBook):
    for discarder in WINDS:
        takers = [seat for seat in WINDS if may_claim(edition, CHOW, seat, discarder).value]
        assert takers == [discarder.after(1)]
        for claim in (PUNG, KONG, WIN):
            takers = [seat for seat in WINDS if may_claim(edition, claim, seat, discarder).value]
            assert takers == [seat for seat in WINDS if seat is not discarder]


@pytest.mark.parametrize("edition", RuleBook)
def test_a_pung_or_kong_is_called_within_three_seconds(edition: RuleBook):
    for claim in (PUNG, KONG):
        assert in_time(edition, claim, 3).value
        assert not in_time(edition, claim, 3.1).value
    for claim in (CHOW, WIN):
        assert in_time(edition, claim, 60).value
        assert seconds_for(edition, claim).note == Note.NO_LIMIT
    assert not seconds_for(edition, PUNG).ours
    assert seconds_for(edition, KONG).ours is (edition is B98)


@pytest.mark.parametrize("edition", RuleBook)
def test_a_tile_like_the_claimed_one_may_be_discarded_at_once(edition: RuleBook):
    assert may_discard_claimed(edition, CHOW).value
    assert not may_discard_claimed(edition, CHOW).ours
    assert may_discard_claimed(edition, PUNG).value
    assert may_discard_claimed(edition, PUNG).ours is (edition is B98)
    for claim in (KONG, WIN):
        with pytest.raises(ScoringError, match="chow or pung"):
            may_discard_claimed(edition, claim)


@pytest.mark.parametrize("edition", RuleBook)
def test_a_kong_needs_a_drawn_tile(edition: RuleBook):
    assert may_kong(edition, None).value
    assert may_kong(edition, KONG).value
    assert not may_kong(edition, CHOW).value
    assert not may_kong(edition, PUNG).value
    assert may_kong(edition, PUNG).ours is (edition is B98)
    with pytest.raises(ScoringError, match="a draw or a claim"):
        may_kong(edition, WIN)


@pytest.mark.parametrize("edition", RuleBook)
def test_what_was_passed_may_still_be_taken(edition: RuleBook):
    assert may_take_what_was_passed(edition).value


@pytest.mark.parametrize("edition", RuleBook)
@pytest.mark.parametrize(("discarder", "side"), [(N, Side.LEFT), (W, Side.MIDDLE), (S, Side.RIGHT)])
def test_the_claimed_tile_points_to_its_discarder(edition: RuleBook, discarder: Wind, side: Side):
    assert side_of(edition, E, discarder).value is side


def test_nobody_claims_his_own_discard():
    with pytest.raises(ScoringError, match="other than the discarder"):
        side_of(B14, E, E)


@pytest.mark.parametrize(
    ("draws", "discards", "of_2006", "of_2014"),
    [(0, 0, True, True), (0, 1, True, False), (1, 4, True, False), (2, 8, False, False)],
)
def test_a_claimed_tile_is_fetched_in_time(draws: int, discards: int, of_2006: bool, of_2014: bool):
    asked = {"own_draws_since": draws, "discards_since": discards}

    assert may_fetch(B06, **asked).value is of_2006
    assert may_fetch(B14, **asked).value is of_2014
    assert (may_fetch(B98, **asked).value, may_fetch(B98, **asked).ours) == (True, True)
