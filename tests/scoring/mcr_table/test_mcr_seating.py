"""Winds, dealer, seats and times (2006 and 2014, 3.4, 3.5.6, appendix 4; 1998, articles 5 and 6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, ScoringError, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.notes import Note
from scoring.mcr.table.seating import (
    first_dealer,
    next_dealer,
    round_wind,
    seat_in,
    seat_wind,
    seats,
)
from scoring.mcr.table.times import session_over, times

B98, B06, B14 = RuleBook
E, S, W, N = WINDS
ROUNDS = range(1, 5)
HANDS = range(1, 17)


@pytest.mark.parametrize("edition", [B06, B14])
@pytest.mark.parametrize(("player", "sits"), [(E, "ESNW"), (S, "SEWN"), (W, "WNES"), (N, "NWSE")])
def test_where_each_player_sits_as_the_explanation_of_2014_says(
    edition: RuleBook, player: Wind, sits: str
):
    assert "".join(seat_in(edition, player, number).value for number in ROUNDS) == sits


@pytest.mark.parametrize("edition", [B06, B14])
def test_the_change_of_seats_is_a_latin_square(edition: RuleBook):
    rounds = [seats(edition, number).value for number in ROUNDS]

    assert all(set(sitting) == set(WINDS) for sitting in rounds)
    assert all(set(column) == set(WINDS) for column in zip(*rounds, strict=True))


def test_1998_leaves_the_change_of_seats_to_the_event():
    for number in ROUNDS:
        found = seats(B98, number)

        assert (found.value, found.ours, found.note) == (WINDS, True, Note.SEATS_STAY)


@pytest.mark.parametrize("edition", RuleBook)
def test_in_each_round_every_player_deals_once_and_has_every_wind(edition: RuleBook):
    for number in ROUNDS:
        hands = range(4 * number - 3, 4 * number + 1)
        for player in WINDS:
            assert {seat_wind(edition, player, hand).value for hand in hands} == set(WINDS)
        first = first_dealer(edition, number).value
        assert seat_wind(edition, first, hands[0]).value is E


@pytest.mark.parametrize("edition", RuleBook)
def test_in_each_hand_the_winds_are_dealt_out_once(edition: RuleBook):
    for hand in HANDS:
        assert {seat_wind(edition, player, hand).value for player in WINDS} == set(WINDS)


def test_seat_winds_turn_with_the_deal():
    assert [seat_wind(B14, E, hand).value for hand in range(1, 9)] == [E, N, W, S, S, E, N, W]
    assert [first_dealer(B14, number).value for number in ROUNDS] == [E, S, W, N]


@pytest.mark.parametrize("edition", RuleBook)
def test_the_round_wind_changes_after_four_hands(edition: RuleBook):
    winds = "".join(round_wind(edition, hand).value for hand in HANDS)

    assert winds == "EEEESSSSWWWWNNNN"


@given(st.sampled_from(RuleBook), st.sampled_from(WINDS))
def test_the_deal_always_passes(edition: RuleBook, dealer: Wind):
    assert next_dealer(edition, dealer).value is dealer.after(1)


@pytest.mark.parametrize("hand", [0, 17])
def test_a_session_has_sixteen_hands(hand: int):
    with pytest.raises(ScoringError, match="1 to 16"):
        round_wind(B14, hand)


@pytest.mark.parametrize("number", [0, 5])
def test_a_session_has_four_rounds(number: int):
    with pytest.raises(ScoringError, match="1 to 4"):
        seats(B06, number)


@pytest.mark.parametrize(("edition", "minutes"), [(B98, 180), (B06, 150), (B14, 150)])
def test_a_session_ends_after_sixteen_hands_or_when_time_is_up(edition: RuleBook, minutes: int):
    assert not session_over(edition, 15, minutes - 0.5).value
    assert session_over(edition, 15, minutes).value
    assert session_over(edition, 16, 1).value


def test_the_numbers_of_each_edition():
    results = [times(edition).value for edition in RuleBook]

    assert [each.discard_seconds for each in results] == [15, 10, 10]
    assert [each.opening_seconds for each in results] == [30, 20, 20]
    assert [each.dice_height_cm for each in results] == [(20, 30), (10, 20), (10, 20)]
    assert [each.sessions_at_least for each in results] == [None, 6, 6]
    assert {(each.break_minutes, each.warning_minutes, each.pung_seconds) for each in results} == {
        (15, 15, 3)
    }
