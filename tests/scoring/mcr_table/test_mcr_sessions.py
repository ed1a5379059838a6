"""Sessions, places and ranking (2006 and 2014, 3.9.2, 3.10.1; 1998, 5.34, 10.2, 11)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import ScoringError
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.notes import Note
from scoring.mcr.table.ranking import Session, SessionRecord, ranking
from scoring.mcr.table.sessions import (
    points_by_rank,
    session_score,
    standard_points,
)
from scoring.table import ranks, shared_rank_points

B98, B06, B14 = RuleBook
SCORES = st.integers(-300, 300)
TABLES = st.lists(SCORES, min_size=4, max_size=4)


@pytest.mark.parametrize(("edition", "score"), [(B98, 511), (B06, 11), (B14, 11)])
def test_a_session_is_its_start_its_hands_and_its_penalties(edition: RuleBook, score: int):
    assert session_score(edition, [48, -8, -24], [-5]).value == score
    assert session_score(edition, [48], forfeited=True).value == 0


def frac(*numbers: str | int) -> tuple[Fraction, ...]:
    return tuple(Fraction(number) for number in numbers)


@pytest.mark.parametrize(
    ("scores", "points", "ours"),
    [
        ((50, 20, -10, -60), frac(4, 2, 1, 0), False),
        ((-60, 50, 20, -10), frac(0, 4, 2, 1), False),
        ((30, 30, -10, -50), frac(3, 3, 1, 0), True),
        ((30, 0, 0, -30), frac(4, "3/2", "3/2", 0), True),
        ((30, 10, -20, -20), frac(4, 2, "1/2", "1/2"), True),
        ((20, 20, 20, -60), frac("7/3", "7/3", "7/3", 0), True),
        ((60, -20, -20, -20), frac(4, 1, 1, 1), True),
        ((10, 10, -10, -10), frac(3, 3, "1/2", "1/2"), True),
        ((0, 0, 0, 0), frac(*["7/4"] * 4), True),
    ],
)
@pytest.mark.parametrize("edition", [B06, B14])
def test_table_points_are_4_2_1_0_and_shared_on_a_tie(
    edition: RuleBook, scores: tuple[int, ...], points: tuple[Fraction, ...], ours: bool
):
    found = standard_points(edition, scores)

    assert (found.value, found.ours) == (points, ours)
    assert found.note == (Note.SHARED_PLACES if ours else "")


def test_standard_points_of_1998_follow_the_example_of_appendix_6():
    points = points_by_rank(B98, 16)

    assert points[:4] == (16, 14, 13, 12)
    assert points[-1] == 0
    assert standard_points(B98, (600, 500, 500, 400)).value == frac(4, "3/2", "3/2", 0)


@pytest.mark.parametrize("count", [3, 5])
def test_a_table_seats_four(count: int):
    with pytest.raises(ScoringError, match="4 players"):
        standard_points(B14, [0] * count)


def test_a_group_of_1998_has_four_or_more():
    with pytest.raises(ScoringError, match="4 or more"):
        standard_points(B98, [500] * 3)


@given(st.sampled_from([B06, B14]), TABLES)
def test_table_points_always_sum_to_seven(edition: RuleBook, scores: list[int]):
    assert sum(standard_points(edition, scores).value) == 7


@given(st.lists(SCORES, min_size=4, max_size=24))
def test_standard_points_of_1998_always_sum_alike(scores: list[int]):
    found = standard_points(B98, scores).value

    assert sum(found) == sum(points_by_rank(B98, len(scores)))


@given(st.lists(SCORES, min_size=1, max_size=9))
def test_a_better_score_never_ranks_lower(scores: list[int]):
    placed = ranks([(score,) for score in scores])

    for one, one_rank in zip(scores, placed, strict=True):
        for other, other_rank in zip(scores, placed, strict=True):
            assert (one > other) == (one_rank < other_rank)
    assert sum(shared_rank_points(range(len(scores)), placed)) == sum(range(len(scores)))


def record(*sessions: tuple[int, int]) -> SessionRecord:
    return SessionRecord(
        tuple(Session(Fraction(standard), points) for standard, points in sessions)
    )


@pytest.mark.parametrize(
    ("first", "second", "of_1998", "later"),
    [
        ([(4, 10), (1, 0)], [(2, 90), (2, 90)], (1, 2), (1, 2)),
        ([(2, 10), (2, 10)], [(4, 9), (0, 10)], (1, 2), (1, 2)),
        ([(2, 10), (2, 10)], [(4, 10), (0, 10)], (2, 1), (1, 1)),
        ([(4, 9), (4, 0), (0, 0)], [(4, 9), (2, 0), (2, 0)], (1, 2), (1, 1)),
        ([(4, 9), (0, 0)], [(0, 0), (4, 9)], (1, 1), (1, 1)),
    ],
)
def test_ties_are_broken_as_the_edition_says(
    first: list[tuple[int, int]],
    second: list[tuple[int, int]],
    of_1998: tuple[int, int],
    later: tuple[int, int],
):
    records = [record(*first), record(*second)]

    for edition, wanted in zip(RuleBook, (of_1998, later, later), strict=True):
        found = ranking(edition, records)

        assert found.value == wanted
        assert found.ours is (wanted == (1, 1))


def test_the_last_tie_break_of_1998_is_read_as_a_count_of_high_sessions():
    records = [record((4, 9), (4, 0), (0, 0)), record((4, 9), (2, 0), (2, 0))]

    assert ranking(B98, records).note == Note.MORE_HIGH_SESSIONS


RECORDS = st.lists(
    st.lists(st.tuples(st.integers(0, 4), st.integers(-2, 2)), min_size=2, max_size=2),
    min_size=1,
    max_size=8,
)


@given(st.sampled_from(RuleBook), RECORDS, st.randoms())
def test_the_ranking_does_not_depend_on_the_order_of_the_list(edition, rows, random):
    records = [record(*row) for row in rows]
    order = list(range(len(records)))
    random.shuffle(order)
    placed = ranking(edition, records).value

    assert ranking(edition, [records[at] for at in order]).value == tuple(
        placed[at] for at in order
    )
