"""Rengo, articles 8 to 16 and 19: seats, the first dealer, the wall, the deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, ScoringError, Wind
from scoring.rengo.table import deal, seating
from scoring.table import Stack

DOTS = st.integers(2, 12)
E, S, W, N = WINDS


def test_article_8_an_odd_throw_takes_winds_from_the_one() -> None:
    """Chair 0 mixed, chair 2 throws 5 and hits itself; 7 from there begins at chair 0."""
    found = seating.draw_seats(0, 5, 7, (W, N, E, S)).value
    assert (found.marker, found.order) == (2, (0, 1, 2, 3))
    assert found.winds == {0: W, 1: N, 2: E, 3: S}
    assert [found.seat_of(chair) for chair in range(4)] == [0, 1, 2, 3]


def test_article_8_an_even_throw_takes_winds_from_the_two() -> None:
    """The same row from its other end, and the next chair begins."""
    found = seating.draw_seats(0, 5, 8, (W, N, E, S)).value
    assert (found.order, found.winds) == ((1, 2, 3, 0), {1: S, 2: E, 3: N, 0: W})


@given(st.integers(0, 3), DOTS, DOTS, st.permutations(WINDS))
def test_article_8_everybody_gets_a_chair(
    mixer: int, first: int, second: int, winds: list[Wind]
) -> None:
    """Four people, four chairs, and whoever drew East sits at the marker."""
    found = seating.draw_seats(mixer, first, second, winds).value
    assert {found.seat_of(chair) for chair in range(4)} == {0, 1, 2, 3}
    (east,) = [chair for chair, wind in found.winds.items() if wind is E]
    assert found.seat_of(east) == found.marker


@pytest.mark.parametrize(
    ("first", "second", "dealer"), [(2, 2, W), (5, 9, E), (3, 2, N), (12, 12, W)]
)
def test_article_10_the_second_throw_names_the_first_dealer(
    first: int, second: int, dealer: Wind
) -> None:
    """East of the draw throws; the one it falls on throws again."""
    assert seating.first_dealer(first, second).value is dealer


@pytest.mark.parametrize(
    ("dots", "last", "first"),
    [
        (2, Stack(S, 2), Stack(S, 3)),
        (5, Stack(E, 5), Stack(E, 6)),
        (12, Stack(N, 12), Stack(N, 13)),
    ],
)
def test_article_14_as_many_stacks_stay_as_the_dice_show(
    dots: int, last: Stack, first: Stack
) -> None:
    """At the right end of the wall that the throw falls on."""
    opening = deal.break_of(dots).value
    assert (opening.last, opening.first) == (last, first)


def test_article_14_fourteen_tiles_for_east_and_thirteen_for_the_others() -> None:
    """53 tiles, each once; East's last two are upper tiles of the first and third stack left."""
    hands = deal.dealt().value
    assert [len(hands[seat]) for seat in WINDS] == [14, 13, 13, 13]
    assert sorted(tile for held in hands.values() for tile in held) == list(range(53))
    opening = deal.break_of(5).value
    one, two = (deal.drawn_place(opening, number) for number in hands[E][-2:])
    assert one.upper
    assert two.upper
    assert two.stack == one.stack.clockwise(2, deal.STACKS_IN_A_WALL)


def test_article_16_the_indicator_is_the_upper_tile_of_the_third_stack_from_the_end() -> None:
    """With a throw of two the third stack from the end lies in the wall before."""
    assert deal.dora_indicator_place(deal.break_of(5).value).value == (Stack(E, 3), True)
    assert deal.dora_indicator_place(deal.break_of(2).value).value == (Stack(W, 17), True)


@given(DOTS)
def test_the_indicator_is_no_tile_that_a_player_draws(dots: int) -> None:
    """Neither from the wall nor as a replacement (16, 19(2), 29)."""
    opening = deal.break_of(dots).value
    drawn = {deal.drawn_place(opening, number) for number in range(122)}
    replacements = [deal.replacement_place(opening, number).value for number in range(4)]
    assert len(set(replacements)) == 4
    assert deal.dora_indicator_place(opening).value not in drawn.union(replacements)
    assert drawn.isdisjoint(replacements)


def test_article_16_a_wrong_indicator_is_mended_before_the_first_discard() -> None:
    """Later it stands."""
    assert deal.may_correct_indicator(discarded=False).value
    assert not deal.may_correct_indicator(discarded=True).value


@pytest.mark.parametrize(("drawn", "left"), [(53, 69), (121, 1), (122, 0)])
def test_article_19_fourteen_tiles_stay(drawn: int, left: int) -> None:
    """Of 136 tiles 122 can be drawn."""
    assert deal.draws_left(drawn).value == left


@pytest.mark.parametrize("dots", [1, 13])
def test_two_dice_show_2_to_12(dots: int) -> None:
    """Article 5: always two dice."""
    with pytest.raises(ScoringError):
        deal.break_of(dots)
    with pytest.raises(ScoringError):
        seating.first_dealer(dots, 2)


def test_a_draw_of_seats_needs_each_wind_once() -> None:
    """Article 8(2): one of each."""
    with pytest.raises(ScoringError):
        seating.draw_seats(0, 2, 2, (E, E, S, W))
