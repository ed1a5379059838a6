"""Dice, break, deal and flowers (2006 and 2014, 3.5.7; 1998, 6.5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, ScoringError, Wind
from scoring.mcr.table.book import RuleBook, book
from scoring.mcr.table.deal import (
    Place,
    dealt,
    drawn_place,
    flower_draws,
    may_discard_flower,
    may_rebuild,
    replacement_place,
)
from scoring.mcr.table.dice import break_number, break_of, second_thrower
from scoring.mcr.table.notes import Note
from scoring.table import Stack, seat_by_dice

B98, B06, B14 = RuleBook
E, S, W, N = WINDS
DOTS = st.integers(2, 12)
EDITIONS = st.sampled_from(RuleBook)


def test_an_edition_goes_by_its_rule_set_id():
    assert [book(name) for name in ("mcr-1998", "mcr-2006", "mcr-2014")] == [*RuleBook]
    with pytest.raises(ScoringError) as caught:
        book("imj-0702")
    assert caught.value.code == "unknown-rules"


@pytest.mark.parametrize(
    ("seat", "dots"), [(E, (5, 9)), (S, (2, 6, 10)), (W, (3, 7, 11)), (N, (4, 8, 12))]
)
@pytest.mark.parametrize("edition", RuleBook)
def test_the_first_throw_names_the_second_thrower(
    edition: RuleBook, seat: Wind, dots: tuple[int, ...]
):
    assert {second_thrower(edition, throw).value for throw in dots} == {seat}


@pytest.mark.parametrize("dots", [1, 13])
def test_two_dice_show_2_to_12(dots: int):
    for asked in (second_thrower, lambda edition, dots: break_number(edition, 2, dots)):
        with pytest.raises(ScoringError, match="2 to 12"):
            asked(B14, dots)


@given(st.sampled_from(WINDS), st.integers(2, 8))
def test_counting_seats_comes_round_after_four(first: Wind, dots: int):
    assert seat_by_dice(first, dots) is seat_by_dice(first, dots + 4)
    assert seat_by_dice(first, dots + 1) is seat_by_dice(first, dots).after(1)


@pytest.mark.parametrize(
    ("throws", "last", "first", "ours"),
    [
        ((2, 2), Stack(S, 4), Stack(S, 5), False),
        ((5, 4), Stack(E, 9), Stack(E, 10), False),
        ((9, 8), Stack(E, 17), Stack(E, 18), False),
        ((9, 9), Stack(E, 18), Stack(N, 1), False),
        ((9, 10), Stack(N, 1), Stack(N, 2), True),
        ((10, 9), Stack(E, 1), Stack(E, 2), True),
        ((12, 12), Stack(W, 6), Stack(W, 7), True),
    ],
)
@pytest.mark.parametrize("edition", RuleBook)
def test_the_wall_breaks_after_the_counted_stack(
    edition: RuleBook, throws: tuple[int, int], last: Stack, first: Stack, ours: bool
):
    found = break_of(edition, *throws)

    assert (found.value.last, found.value.first, found.ours) == (last, first, ours)
    assert found.note == (Note.BREAK_IN_NEXT_WALL if ours else Note.BROKEN_AFTER)


@given(EDITIONS, DOTS, DOTS)
def test_every_tile_of_the_walls_is_drawn_once_from_either_end(edition: RuleBook, a: int, b: int):
    opening = break_of(edition, a, b).value
    front = [drawn_place(opening, number) for number in range(144)]
    back = [replacement_place(edition, opening, number).value for number in range(144)]

    assert len(set(front)) == len(set(back)) == 144
    assert back[0] == Place(opening.last, upper=True)
    assert [place.stack for place in reversed(back)] == [place.stack for place in front]


@pytest.mark.parametrize("number", [-1, 144])
def test_there_are_144_tiles(number: int):
    opening = break_of(B14, 5, 5).value
    with pytest.raises(ScoringError, match="0 to 143"):
        drawn_place(opening, number)
    with pytest.raises(ScoringError, match="0 to 143"):
        replacement_place(B14, opening, number)


def test_1998_says_only_last_tile_of_the_replacement():
    opening = break_of(B98, 5, 5).value

    assert replacement_place(B98, opening, 0).note == Note.UPPER_TILE_FIRST
    assert not replacement_place(B06, opening, 0).ours


def test_2014_lets_a_doubted_wall_be_built_anew_once():
    """2014, 3.5.7.4; 2006 has the same article without the sentence, 1998 6.5(4) likewise."""
    assert [may_rebuild(B14, times).value for times in (0, 1)] == [True, False]
    assert may_rebuild(B14, 0).articles == ("3.5.7.4",)
    for edition in (B98, B06):
        found = may_rebuild(edition, 0)
        assert (found.value, found.ours, found.note) == (False, True, Note.WALL_STANDS)


@pytest.mark.parametrize("edition", RuleBook)
def test_the_deal_is_14_13_13_13(edition: RuleBook):
    hands = dealt(edition).value

    assert [len(hands[seat]) for seat in WINDS] == [14, 13, 13, 13]
    assert sorted(number for tiles in hands.values() for number in tiles) == [*range(53)]
    assert hands[S] == (*range(4, 8), *range(20, 24), *range(36, 40), 49)


def test_the_dealer_ends_with_the_upper_tiles_of_the_first_and_third_stack_left():
    opening = break_of(B14, 5, 4).value
    last_two = [drawn_place(opening, number) for number in dealt(B14).value[E][-2:]]
    left = opening.first.clockwise(24, 18)

    assert last_two == [Place(left, upper=True), Place(left.clockwise(2, 18), upper=True)]


@pytest.mark.parametrize(
    ("flowers", "replacements", "draws"),
    [
        ({}, [], ()),
        ({N: 1, E: 2}, [False, False, False], (E, E, N)),
        ({E: 1, S: 1}, [True, True, False, False], (E, E, E, S)),
        ({E: 1, W: 2}, [False, True, False, False], (E, W, W, W)),
    ],
)
@pytest.mark.parametrize("edition", RuleBook)
def test_the_dealer_replaces_all_flowers_first(
    edition: RuleBook, flowers: dict[Wind, int], replacements: list[bool], draws: tuple[Wind, ...]
):
    assert flower_draws(edition, flowers, replacements).value == draws


@pytest.mark.parametrize(
    ("flowers", "replacements"),
    [({E: 1}, []), ({E: 9}, [False] * 9), ({E: 8}, [True] * 3 + [False] * 8), ({S: -1}, [])],
)
def test_flowers_that_cannot_be(flowers: dict[Wind, int], replacements: list[bool]):
    with pytest.raises(ScoringError):
        flower_draws(B14, flowers, replacements)


def test_a_flower_may_be_discarded_only_if_it_was_never_shown():
    for edition in RuleBook:
        assert may_discard_flower(edition, shown=False).value
        assert not may_discard_flower(edition, shown=True).value
    assert [may_discard_flower(edition, shown=False).ours for edition in RuleBook] == [
        *(True, False, False)
    ]
    assert [may_discard_flower(edition, shown=True).ours for edition in RuleBook] == [
        *(True, True, False)
    ]
