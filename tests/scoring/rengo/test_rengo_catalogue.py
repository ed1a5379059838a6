"""The yaku as data: 25 ordinary and 11 yakuman, one place for each (51, 52)."""

from collections import Counter

import pytest

from scoring import Fan, rule_set, wire
from scoring.case import Case
from scoring.rengo.catalogue import YAKU
from scoring.rengo.names import NAMES, SERIES
from scoring.rengo.yaku import Yaku
from tests.scoring.rengo.lines import scored

RULES = rule_set("rengo")


def test_the_text_has_25_ordinary_yaku_and_11_yakuman() -> None:
    """Yakuhai are told apart by tile, and the two forms of four winds by name."""
    ordinary = {fan.article for fan in YAKU if not fan.is_yakuman}
    yakuman = {fan.article.split(")")[0] for fan in YAKU if fan.is_yakuman}

    assert ordinary == {f"51({number})" for number in range(1, 26)}
    assert yakuman == {f"52({number}" for number in range(1, 12)}


def test_rows_are_numbered_in_the_order_of_the_text() -> None:
    assert [fan.number for fan in RULES.fans] == list(range(1, len(RULES.fans) + 1))


@pytest.mark.parametrize("fan", RULES.fans, ids=lambda fan: fan.id)
def test_a_row_names_only_what_there_is(fan: Fan) -> None:
    assert set(fan.names) == {"zh", "en", "ja"}
    assert all(fan.names.values())
    assert fan.series in SERIES
    assert all(RULES.has(name) for name in fan.strikes)


@pytest.mark.parametrize("yaku", YAKU, ids=lambda yaku: yaku.id)
def test_a_condition_asked_alone_answers_as_in_the_count(yaku: Yaku) -> None:
    """Every rule set's fans can be asked; these ask the reading that the hand was counted under."""
    for text in (
        "1122z555z =666z *7777z -1z",
        "112233m55p66778s -8s draw double",
        "23m11s =111z =555z =666z -1m",
    ):
        result = scored(text)
        account = result.account
        assert account is not None
        case = Case(result.hand, account.reading, False)
        there = {line.fan.id for line in (*account.counted, *account.struck)}

        may_count = case.is_concealed or not yaku.concealed_only
        assert (may_count and bool([*yaku.condition(case)])) == (yaku.id in there)
        assert yaku.condition.__doc__


def test_every_name_belongs_to_a_yaku() -> None:
    assert set(NAMES) == {fan.id for fan in RULES.fans}


def test_han_of_the_groups() -> None:
    values = Counter((fan.series, fan.value) for fan in YAKU)

    assert values == {
        ("one-han", 1): 14,
        ("two-han", 2): 10,
        ("three-han", 3): 3,
        ("four-han", 4): 1,
        ("six-han", 6): 1,
        ("yakuman", 13): 12,
    }


@pytest.mark.parametrize(
    ("yaku", "closed", "opened"), [("chinitsu", 6, 5), ("toitoi", 2, 2), ("riichi", 1, None)]
)
def test_the_fans_command_tells_the_value_in_an_open_hand(
    yaku: str, closed: int, opened: int | None
) -> None:
    """Article 50: a han less, as much, or nothing."""
    row = wire.write_fan(RULES.fan(yaku))

    assert (row["value"], row["open_value"]) == (closed, opened)
