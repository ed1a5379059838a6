"""What fu and payments are rounded to (Rengo, articles 56(5) to (7) and 58)."""

from functools import cache

import pytest

from quizzes import Address, Kind, grade, kinds_of, make
from quizzes.kinds.rounding import rounded_number, wrong_rounding
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Rounded, RoundingQuestion
from scoring import RULE_SETS
from tests.quizzes.points_by_hand import COMPUTED

TABLE = (
    (Rounded.CLOSED_FU, 22, 30),
    (Rounded.CLOSED_FU, 38, 40),
    (Rounded.CLOSED_FU, 40, 40),
    (Rounded.CLOSED_FU, 20, 20),
    (Rounded.OPEN_FU, 20, 30),
    (Rounded.OPEN_FU, 22, 30),
    (Rounded.OPEN_FU, 30, 30),
    (Rounded.SEVEN_PAIRS, 25, 25),
    (Rounded.PAYMENT, 3840, 3900),
    (Rounded.PAYMENT, 1600, 1600),
    (Rounded.NON_DEALER_SHARE, 320, 400),
    (Rounded.DEALER_SHARE, 320, 700),
    (Rounded.RON, 320, 1300),
    (Rounded.DEALER_RON, 320, 2000),
    (Rounded.TSUMO_TOTAL, 320, 1500),
    (Rounded.DEALER_TSUMO_TOTAL, 320, 2100),
)


@pytest.mark.parametrize(("rounded", "raw", "right"), TABLE)
def test_a_number_is_rounded_as_its_article_says(rounded: Rounded, raw: int, right: int) -> None:
    assert rounded_number(rounded, raw) == right


def test_every_number_is_rounded_as_by_hand() -> None:
    """All that can be asked: sums of fu, and payments and A up to a limit."""
    by_hand = COMPUTED[Kind.ROUNDING]
    for rounded in Rounded:
        if rounded is Rounded.SEVEN_PAIRS:
            raws = range(25, 26)
        else:
            raws = range(20, 130) if rounded.value.endswith("fu") else range(10, 12001, 10)
        for raw in raws:
            assert rounded_number(rounded, raw) == by_hand({"about": [rounded.value, raw]})


@cache
def questions(level: int, count: int = 120) -> list[RoundingQuestion]:
    found = [make(Address("rengo", Kind.ROUNDING, level, 5, index)) for index in range(count)]
    return [each for each in found if isinstance(each, RoundingQuestion)]


@pytest.mark.parametrize(("level", "rounded"), [(1, Rounded.CLOSED_FU), (2, Rounded.PAYMENT)])
def test_the_first_levels_ask_one_thing(level: int, rounded: Rounded) -> None:
    assert {each.rounded for each in questions(level)} == {rounded}


def test_level_five_asks_for_sums_of_rounded_shares() -> None:
    """58(1)."""
    asked = {each.rounded for each in questions(5)}
    assert {Rounded.TSUMO_TOTAL, Rounded.DEALER_TSUMO_TOTAL} < asked


@cache
def named_mistakes() -> set[str | None]:
    """What the numbers that wrong rules yield are named, over questions of each level."""
    return {
        grade(question, number).misconception
        for level in range(1, 6)
        for question in questions(level)
        for number in wrong_rounding(question)
    }


@pytest.mark.parametrize(
    "id",
    [
        *("base-not-rounded", "open-twenty-kept", "seven-pairs-rounded", "rounded-without-need"),
        *("payment-not-rounded", "rounded-too-early", "sum-rounded", "shares-swapped"),
    ],
)
def test_a_wrong_number_is_named_for_the_wrong_rule(id: str) -> None:
    assert id in named_mistakes() & BY_ID.keys()


def test_it_is_asked_under_rengo_alone() -> None:
    assert [id for id, rules in RULE_SETS.items() if Kind.ROUNDING in kinds_of(rules)] == ["rengo"]
