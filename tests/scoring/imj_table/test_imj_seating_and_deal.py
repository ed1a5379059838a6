"""IMJ, articles 8, 10, 16, 17 and 38: seats, the starter, the wall, the deal, flowers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, ScoringError, Wind
from scoring.imj.table import cards, deal, seating
from scoring.table import Place, Stack

DOTS = st.integers(3, 18)
E, S, W, N = WINDS


def test_article_8_the_winds_are_taken_from_the_top() -> None:
    """Person 1 throws 4: counted from 1 that is person 0, who takes the top tile."""
    ruling = seating.winds_taken(1, 4, (W, E, N, S))
    assert ruling.value == {0: W, 1: E, 2: N, 3: S}
    chairs = seating.seats(ruling.value, east_chooses=2).value
    assert chairs == {0: 0, 1: 2, 2: 1, 3: 3}


@given(st.integers(0, 3), DOTS, st.permutations(WINDS), st.integers(0, 3))
def test_article_8_south_sits_to_the_right_of_east(
    thrower: int, dots: int, column: list[Wind], chosen: int
) -> None:
    """And West and North follow anti-clockwise, whoever took them."""
    taken = seating.winds_taken(thrower, dots, column).value
    chairs = seating.seats(taken, chosen).value
    by_wind = {wind: chairs[person] for person, wind in taken.items()}
    assert [by_wind[wind] for wind in WINDS] == [(chosen + step) % 4 for step in range(4)]


@pytest.mark.parametrize(
    ("after", "attempt", "repeated"),
    [
        ((0, 1, 2, 3), 1, True),
        ((2, 3, 0, 1), 3, True),
        ((2, 3, 0, 1), 4, False),
        ((0, 2, 1, 3), 1, False),
    ],
)
def test_article_8_2_the_same_order_of_sitting_is_drawn_again(
    after: tuple[int, ...], attempt: int, repeated: bool
) -> None:
    """Up to the fourth throw, which is final."""
    assert seating.must_redraw_seats((0, 1, 2, 3), after, attempt).value is repeated


def test_article_8_2_who_throws_for_new_seats() -> None:
    """The last winner, or whoever becomes dealer."""
    assert seating.thrower_for_new_seats(W, S).value is W
    assert seating.thrower_for_new_seats(None, S).value is S


@pytest.mark.parametrize(("dots", "seat"), [(3, W), (5, E), (10, S), (16, N), (18, S)])
def test_article_10_3_the_throw_counts_from_the_thrower(dots: int, seat: Wind) -> None:
    """To the starter in the first game, to the starting wall in every other."""
    assert seating.starter(dots).value is seat
    assert deal.starting_wall(dots).value is seat


@pytest.mark.parametrize(
    ("wall", "dots", "tail", "head"),
    [
        (E, 3, Stack(E, 3), Stack(E, 4)),
        (W, 17, Stack(W, 17), Stack(W, 18)),
        (S, 18, Stack(S, 18), Stack(E, 1)),
        (E, 18, Stack(E, 18), Stack(N, 1)),
    ],
)
def test_article_10_4_the_counted_column_is_the_tail(
    wall: Wind, dots: int, tail: Stack, head: Stack
) -> None:
    """And the next clockwise the head; after the 18th that is in the next wall."""
    opening = deal.break_of(wall, dots).value
    assert (opening.tail, opening.head) == (tail, head)


def test_article_10_4_fourteen_tiles_for_the_dealer() -> None:
    """53 tiles, each once."""
    hands = deal.dealt().value
    assert [len(hands[seat]) for seat in WINDS] == [14, 13, 13, 13]
    assert sorted(tile for held in hands.values() for tile in held) == list(range(53))


@given(st.sampled_from(WINDS), DOTS)
def test_article_16_head_and_tail_meet_after_144_tiles(wall: Wind, dots: int) -> None:
    """Each tile lies on both ways; the upper one of a column always goes first."""
    opening = deal.break_of(wall, dots).value
    head = [deal.head_place(opening, number).value for number in range(144)]
    tail = [deal.tail_place(opening, number).value for number in range(144)]
    assert len(set(head)) == len(set(tail)) == 144
    assert [place.stack for place in head[::2]] == [place.stack for place in tail[::2]][::-1]
    assert all(place.upper for place in head[::2] + tail[::2])


@given(st.sampled_from(WINDS), DOTS, st.lists(st.booleans(), min_size=144, max_size=144))
def test_article_16_4_every_tile_is_drawn_once_from_the_top_down(
    wall: Wind, dots: int, from_head: list[bool]
) -> None:
    """However the draws from head and tail follow one another, in the last column too."""
    opening = deal.break_of(wall, dots).value
    drawn = {True: 0, False: 0}
    gone: list[Place] = []
    for is_head in from_head:
        end = deal.head_place if is_head else deal.tail_place
        gone.append(end(opening, drawn[is_head], drawn[not is_head]).value)
        drawn[is_head] += 1
    assert len(set(gone)) == 144
    assert all(
        place.upper or Place(place.stack, upper=True) in gone[:turn]
        for turn, place in enumerate(gone)
    )


def test_article_16_no_more_tiles_than_the_walls_hold() -> None:
    """144, from both ends together."""
    opening = deal.break_of(E, 7).value
    assert deal.head_place(opening, 100, 43).articles == ("16.1", "16.4")
    with pytest.raises(ScoringError):
        deal.head_place(opening, 100, 44)


def test_article_17_more_flowers_wait_for_the_next_cycle() -> None:
    """The dealer first, then anti-clockwise, each as many tiles as flowers."""
    ruling = deal.flower_cycles([(2, 0, 1, 0), (1, 0, 0, 0)])
    assert ruling.value == ((E, 2), (W, 1), (E, 1))


def test_article_36_who_shuffles_the_cards() -> None:
    """East of the drawn winds first, then each dealer."""
    assert cards.shuffler(True, east_of_the_seats=W, dealer=E).value is W
    assert cards.shuffler(False, east_of_the_seats=W, dealer=E).value is E


def test_article_38_a_wrong_number_of_cards_is_heard_before_the_first_discard() -> None:
    """And never after it, asked or not."""
    assert cards.may_claim_a_wrong_number(first_discard_made=False).value
    assert not cards.may_claim_a_wrong_number(first_discard_made=True).value


@pytest.mark.parametrize("dots", [2, 19])
def test_three_dice_show_3_to_18(dots: int) -> None:
    """Article 6.3: three dice."""
    for throw in (seating.starter, deal.starting_wall):
        with pytest.raises(ScoringError):
            throw(dots)
