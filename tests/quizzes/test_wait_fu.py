"""The fu of a wait and of a pair (Rengo, article 56(2)1 and (3)): its table, and wrong rules."""

from functools import cache

import pytest

from quizzes import Address, Kind, grade, kinds_of, make
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import WaitFuQuestion
from quizzes.texts import explanation
from scoring import RULE_SETS, SetKind, TileSet, Wind, parse_tiles, tile
from scoring.rengo.fu import fu_of_pair, fu_of_wait
from wording import translator

TABLE = (  # the set, its last tile, fu, place of the text
    (SetKind.CHOW, "456m", "5m", 2, "56(3)1"),
    (SetKind.CHOW, "123p", "3p", 2, "56(3)1"),
    (SetKind.CHOW, "789s", "7s", 2, "56(3)1"),
    (SetKind.CHOW, "123p", "1p", 0, "56(3)1"),
    (SetKind.CHOW, "456m", "4m", 0, "56(3)1"),
    (SetKind.PAIR, "55z", "5z", 2, "56(3)2"),
    (SetKind.PUNG, "777p", "7p", 0, "56(3)2"),
)


@pytest.mark.parametrize(("kind", "tiles", "win", "fu", "article"), TABLE)
def test_a_wait_has_the_fu_of_its_form(
    kind: SetKind, tiles: str, win: str, fu: int, article: str
) -> None:
    item = fu_of_wait(TileSet(kind, parse_tiles(tiles)), tile(win))
    assert (item.points, item.article) == (fu, article)


@pytest.mark.parametrize(
    ("pair", "fu"), [("5z", 2), ("2z", 2), ("1z", 2), ("3z", 0), ("4z", 0), ("9m", 0)]
)
def test_a_pair_has_fu_where_it_is_of_value_tiles(pair: str, fu: int) -> None:
    """56(2)1, in the South seat and the East round."""
    assert fu_of_pair(tile(pair), Wind.SOUTH, Wind.EAST).points == fu


def test_a_double_wind_has_no_more() -> None:
    """56(2)1."""
    assert fu_of_pair(tile("1z"), Wind.EAST, Wind.EAST).points == 2


@cache
def questions(level: int, count: int = 60) -> list[WaitFuQuestion]:
    found = [make(Address("rengo", Kind.WAIT_FU, level, 5, index)) for index in range(count)]
    return [each for each in found if isinstance(each, WaitFuQuestion)]


def test_level_one_asks_each_form_in_turn() -> None:
    forms = [each.filled.kind for each in questions(1, 5)]
    assert sorted(forms) == ["chow", "chow", "chow", "pair", "pung"]
    assert {each.answer for each in questions(1)} == {0, 2}
    assert not any(each.pair or each.hand for each in questions(1))


@pytest.mark.parametrize("level", [2, 5])
def test_the_pair_is_the_second_item(level: int) -> None:
    assert {each.answer for each in questions(level)} == {0, 2, 4}
    assert all(each.pair for each in questions(level))


@pytest.mark.parametrize("level", [3, 4, 5])
def test_upper_levels_show_a_hand(level: int) -> None:
    assert all(each.hand for each in questions(level, 20))
    said = explanation(questions(level, 1)[0], translator("en"))
    assert "read in several ways, the one that pays most counts" in said


@pytest.mark.parametrize(
    "id",
    [
        "wait-points-forgotten",
        "wait-points-wrongly",
        "value-pair-forgotten",
        "double-wind-four",
        "plain-pair-counted",
    ],
)
def test_a_wrong_number_is_named_for_the_wrong_rule(id: str) -> None:
    named = {
        grade(question, points).misconception
        for level in (1, 2)
        for question in questions(level)
        for points in (0, 2, 4, 6)
        if points != question.answer
    }
    assert id in named & BY_ID.keys()


def test_it_is_asked_under_rengo_alone() -> None:
    assert [id for id, rules in RULE_SETS.items() if Kind.WAIT_FU in kinds_of(rules)] == ["rengo"]
