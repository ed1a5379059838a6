"""Figures of a question: how hard, whether it tells apart, what it is mistaken for."""

from math import sqrt

import pytest

from school.assignments.item_statistics import (
    ENOUGH_ANSWERS,
    Flag,
    ItemMark,
    ResponseResult,
    correlation,
    item_statistics,
)

RIGHT, WRONG = ItemMark(1.0, ResponseResult.RIGHT), ItemMark(0.0, "fan-missed")


def sittings(*rows: str) -> list[dict[int, ItemMark]]:
    """Attempts as written: `10-` is right, wrong, and a question that was not met."""
    return [
        {number: RIGHT if sign == "1" else WRONG for number, sign in enumerate(row) if sign != "-"}
        for row in rows
    ]


def test_facility_is_the_mean_credit():
    attempts = [{0: ItemMark(credit, ResponseResult.OTHER)} for credit in (1.0, 0.5, 0.0, 0.25)]

    found = item_statistics({0: 1.0}, attempts)[0]

    assert (found.n, found.facility) == (4, 0.4375)


def test_discrimination_is_the_point_biserial_correlation_with_the_rest():
    attempts = sittings("111", "110", "001", "000")

    found = item_statistics({0: 1.0, 1: 1.0, 2: 1.0}, attempts)[0]

    # (mean rest of the right − mean rest of the wrong) / spread of the rest × √(p q)
    rests, p = [2, 1, 1, 0], 0.5
    spread = sqrt(sum((each - 1) ** 2 for each in rests) / 4)
    assert found.discrimination == pytest.approx((1.5 - 0.5) / spread * sqrt(p * (1 - p)))


def test_a_question_is_not_correlated_with_itself():
    attempts = sittings("10", "01", "10", "01")

    assert item_statistics({0: 1.0, 1: 1.0}, attempts)[0].discrimination == pytest.approx(-1)


def test_points_weigh_in_the_rest():
    attempts = sittings("110", "101", "001", "000")

    light = item_statistics({0: 1.0, 1: 1.0, 2: 1.0}, attempts)[0]
    heavy = item_statistics({0: 1.0, 1: 9.0, 2: 1.0}, attempts)[0]

    assert light.discrimination == pytest.approx(1 / sqrt(3))  # rests 1, 1, 1, 0
    assert heavy.discrimination == pytest.approx(4.5 / sqrt(52.75))  # rests 9, 1, 1, 0


@pytest.mark.parametrize("rows", [(), ("1",), ("11", "11"), ("10", "10")])
def test_without_any_difference_nothing_is_said_of_telling_apart(rows: tuple[str, ...]):
    assert item_statistics({0: 1.0, 1: 1.0}, sittings(*rows))[0].discrimination is None


def test_what_came_of_it_is_counted_by_misconception():
    marks = (
        RIGHT,
        WRONG,
        WRONG,
        ItemMark(0.0, ResponseResult.UNKNOWN),
        ItemMark(0.0, ResponseResult.OPEN),
    )

    found = item_statistics({0: 1.0}, [{0: each} for each in marks])[0]

    assert dict(found.results) == {
        "fan-missed": 2,
        ResponseResult.RIGHT: 1,
        ResponseResult.UNKNOWN: 1,
        ResponseResult.OPEN: 1,
    }
    assert found.results[0] == ("fan-missed", 2)
    assert found.share(2) == 0.4


@pytest.mark.parametrize(
    ("n", "said"), [(ENOUGH_ANSWERS - 1, ()), (ENOUGH_ANSWERS, (Flag.TOO_HARD,))]
)
def test_words_stand_only_from_thirty_answers_on(n: int, said: tuple[Flag, ...]):
    assert item_statistics({0: 1.0}, [{0: WRONG}] * n)[0].flags == said


def test_each_flag_is_earned():
    half = ENOUGH_ANSWERS // 2
    misleading = sittings(*["01"] * half, *["10"] * half)
    mute = sittings(*["11", "10", "01", "00"] * half)

    assert item_statistics({0: 1.0, 1: 1.0}, misleading)[0].flags == (Flag.MISLEADS,)
    assert item_statistics({0: 1.0, 1: 1.0}, mute)[0].flags == (Flag.TELLS_LITTLE,)
    assert item_statistics({0: 1.0}, [{0: RIGHT}] * ENOUGH_ANSWERS)[0].flags == (Flag.TOO_EASY,)


def test_a_correlation_keeps_to_its_bounds():
    numbers = [0.1 * each for each in range(20)]

    assert correlation(numbers, [3 * each + 7 for each in numbers]) == pytest.approx(1)
    assert -1 <= (correlation(numbers, [-each for each in numbers]) or 0) <= -1 + 1e-9
