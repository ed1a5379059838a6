"""Which tiles win: levels, exact answers, and what an answer got wrong."""

from collections import Counter

import pytest

from quizzes import Address, Kind, grade, make
from quizzes.hands.waiting_hands import LEVELS_WITH_EXACT_COUNTS, WAIT_COUNTS
from quizzes.texts import explanation, feedback
from scoring import rule_set, tile, waits
from scoring.waits import completing_kinds
from tests.quizzes.make import about
from wording import translator

RULES = rule_set("mcr-2014")


@pytest.mark.parametrize("level", range(1, 6))
def test_answers_are_what_the_engine_says_in_tile_order(level: int) -> None:
    for index in range(12):
        question = make(Address(RULES.id, Kind.WAITS, level, 5, index))
        assert isinstance(question.answer, tuple)
        won = [str(each.tile) for each in waits(question.waiting_hand, RULES) if each.score.win]
        assert list(question.answer) == won
        assert won == sorted(won, key=lambda code: tile(code).index)
        assert won


@pytest.mark.parametrize("level", range(1, LEVELS_WITH_EXACT_COUNTS + 1))
def test_no_doubtful_tile_at_the_lower_levels(level: int) -> None:
    """Every kind that completes the shape can come, and reaches the minimum."""
    for index in range(12):
        question = make(Address(RULES.id, Kind.WAITS, level, 6, index))
        melds = len(question.waiting_hand.melds)
        shapes = completing_kinds(question.waiting_hand.concealed, melds, RULES.shapes)
        assert tuple(map(str, shapes)) == question.answer


def test_all_numbers_of_waits_come() -> None:
    """One to nine tiles, over the levels."""
    seen: Counter[int] = Counter()
    for level in WAIT_COUNTS:
        for index in range(80 if level == max(WAIT_COUNTS) else 15):
            question = make(Address(RULES.id, Kind.WAITS, level, 9, index))
            assert isinstance(question.answer, tuple)
            seen[len(question.answer)] += 1

    assert set(range(1, 10)) <= set(seen)


@pytest.mark.parametrize(
    ("concealed", "response", "misconception"),
    [
        # 2345 waits for both ends
        ("2345m666777888m", ("2m",), "one-end-only"),
        # 1112 waits for its pair and for the end of its run
        ("1112m456777999m", ("3m",), "pair-overlooked"),
        ("1112m456777999m", ("2m", "3m", "5p"), "no-winning-shape"),
        # all four 1s are in the hand
        ("1111234567m222z", ("1m", "4m", "7m"), "fifth-tile"),
    ],
)
def test_what_went_wrong_is_named(
    concealed: str, response: tuple[str, ...], misconception: str
) -> None:
    question = about(Kind.WAITS, concealed=concealed)
    verdict = grade(question, response)

    assert verdict.misconception == misconception, question.answer


@pytest.mark.parametrize("index", [251, 252, 253])
def test_an_address_for_which_the_first_hands_do_not_serve_has_a_question(index: int) -> None:
    """At 252 sixty hands in a row completed a shape below the minimum or had a doubtful tile."""
    question = make(Address(RULES.id, Kind.WAITS, 3, 880103, index))

    assert question.answer
    assert all(wait.score.win for wait in question.waits)


@pytest.mark.parametrize(
    ("concealed", "given", "named", "said"),
    [
        # 5 or 8 makes the pair with the run 5678: its two ends
        ("234567m234p5678s", ("5s",), "one-end-only", "You missed 8 of bamboos: a run"),
        # 2 or 5 makes a pung of one pair or of the other: no run waits
        ("456m456p789s2255s", ("2s",), None, "Missing: 5 of bamboos"),
        # of who finds nothing it is not known what they overlook
        ("234567m234p5678s", (), None, "The hand wins on these tiles: 5 and 8 of bamboos."),
    ],
)
def test_only_the_other_end_of_a_run_is_told_as_one(
    concealed: str, given: tuple[str, ...], named: str | None, said: str
) -> None:
    question = about(Kind.WAITS, rules="imj", concealed=concealed)
    verdict = grade(question, given)

    assert verdict.misconception == named
    assert feedback(question, verdict, translator("en")).startswith(said)


def test_a_shape_below_the_minimum_is_named() -> None:
    """23 of characters: with the 4 all simples too, but neither end reaches 8 points."""
    question = about(
        Kind.WAITS,
        concealed="55p34m",
        melds=[
            {"kind": "chow", "tiles": "123p"},
            {"kind": "chow", "tiles": "567s"},
            {"kind": "pung", "tiles": "777z"},
        ],
    )
    assert question.answer == ()
    verdict = grade(question, ("2m", "5m"))

    assert verdict.misconception == "below-minimum"
    assert verdict.credit == 0


def test_a_total_that_loses_its_half_says_so_and_names_the_article():
    """IMJ 30.2."""
    question = make(Address("imj", Kind.WAITS, 3, 9195, 0))

    assert "From The Floor 0; 1 fan, with the half fan dropped." in explanation(
        question, translator("en")
    )
    assert "30.2" in question.citations
