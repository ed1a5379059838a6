"""The fu of one set (Rengo, article 56(2)): its table, the engine's own lines, and wrong rules."""

from functools import cache

import pytest

from quizzes import Address, Kind, QuizError, grade, kinds_of, make
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import HandQuestion, SetQuestion
from quizzes.quiz import KINDS_OF_TABLE
from scoring import RULE_SETS, Meld, MeldKind, SetKind, TileSet, tile
from scoring.rengo.fu import fu_of_set

TABLE = (  # kind, tile, open, fu, place of the text
    (SetKind.PUNG, "5p", True, 2, "56(2)3"),
    (SetKind.PUNG, "1p", True, 4, "56(2)3"),
    (SetKind.PUNG, "6z", True, 4, "56(2)3"),
    (SetKind.PUNG, "5p", False, 4, "56(2)4"),
    (SetKind.PUNG, "9s", False, 8, "56(2)4"),
    (SetKind.KONG, "2m", True, 8, "56(2)5"),
    (SetKind.KONG, "3z", True, 16, "56(2)5"),
    (SetKind.KONG, "8s", False, 16, "56(2)6"),
    (SetKind.KONG, "9m", False, 32, "56(2)6"),
)


@pytest.mark.parametrize(("kind", "code", "is_open", "fu", "article"), TABLE)
def test_a_set_has_the_fu_of_its_row(
    kind: SetKind, code: str, is_open: bool, fu: int, article: str
) -> None:
    tiles = (tile(code),) * (4 if kind is SetKind.KONG else 3)
    item = fu_of_set(TileSet(kind, tiles, melded=is_open))
    assert (item.points, item.article) == (fu, article)


@pytest.mark.parametrize("is_open", [True, False])
def test_a_chow_has_none(is_open: bool) -> None:
    """56(2)2."""
    item = fu_of_set(TileSet(SetKind.CHOW, tuple(map(tile, ("2s", "3s", "4s"))), is_open))
    assert (item.points, item.article) == (0, "56(2)2")


def test_a_set_by_itself_has_what_it_has_in_a_hand() -> None:
    """56(2): each pung and kong that bases of whole hands list."""
    compared = 0
    for index in range(80):
        question = make(Address("rengo", Kind.BASE, 1 + index % 5, 11, index))
        assert isinstance(question, HandQuestion)
        account = question.score.account
        assert account
        assert account.base
        reading, by_ron = account.reading, not question.hand.circumstances.self_drawn
        for item in account.base.items:
            if item.place is None or not item.article.startswith("56(2)") or "pair" in item.id:
                continue
            part = reading.sets[item.place]
            won = by_ron and item.place == reading.completed
            alone = fu_of_set(part._replace(melded=part.melded or won))
            assert (alone.id, alone.points) == (item.id, item.points)
            compared += 1
    assert compared > 60


@cache
def questions(count: int = 60) -> list[SetQuestion]:
    found = [
        make(Address("rengo", Kind.SET_FU, level, 5, index))
        for level in range(1, 6)
        for index in range(count)
    ]
    return [each for each in found if isinstance(each, SetQuestion)]


def test_a_declared_set_is_open_unless_it_is_a_concealed_kong() -> None:
    lying = set()
    for question in questions():
        part, meld = question.tile_set, question.meld
        if meld:
            lying.add(meld.kind)
            assert part.melded is meld.is_claimed
            assert meld == Meld(meld.kind, part.tiles, meld.claimed_from)
        else:
            assert part.melded is question.by_ron
            assert part.kind is not SetKind.KONG
    assert lying == set(MeldKind)


def test_each_answer_of_article_56_is_asked_for() -> None:
    assert {question.answer for question in questions()} == {0, 2, 4, 8, 16, 32}


def test_a_run_goes_through_all_tiles_before_one_comes_again() -> None:
    seen = [
        (part.kind is SetKind.CHOW, part.tiles[0])
        for part in (each.tile_set for each in questions(34)[:34])
    ]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize(
    "id",
    [
        "sets-without-points",
        "outer-as-simple",
        "kong-as-pung",
        "winning-pung-concealed",
        "open-kong-as-concealed",
    ],
)
def test_a_wrong_number_is_named_for_the_wrong_rule(id: str) -> None:
    named = {
        grade(question, points).misconception
        for question in questions()
        for points in (0, 1, 2, 4, 8, 16, 32, 64)
        if points != question.answer
    }
    assert id in named & BY_ID.keys()


def test_where_two_wrong_rules_yield_the_number_none_is_named() -> None:
    """A concealed pung of honors, 8: as one of simples 4, as an open one 4 (56(2)3, 4)."""
    pung = next(
        each
        for each in questions()
        if each.answer == 8 and each.tile_set.kind is SetKind.PUNG and not each.tile_set.melded
    )
    assert grade(pung, 4).misconception is None
    assert grade(pung, 4).missed == ("8",)
    assert grade(pung, 8).exact


def test_it_is_asked_under_rengo_alone_and_about_no_yaku() -> None:
    assert [id for id, rules in RULE_SETS.items() if Kind.SET_FU in kinds_of(rules)] == ["rengo"]
    with pytest.raises(QuizError) as caught:
        make(Address("rengo", Kind.SET_FU, 3, 1, 0, ("tanyao",)))
    assert caught.value.code == "no-hand"


def test_it_is_chosen_among_the_kinds_about_tiles() -> None:
    assert Kind.SET_FU not in KINDS_OF_TABLE
    assert {Kind.RULING, Kind.PROCEDURE, Kind.TERM} == set(KINDS_OF_TABLE)
