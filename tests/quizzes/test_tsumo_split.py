"""Who pays what after a tsumo (Rengo, article 58(1)): splits by hand, totals, wrong rules."""

from collections import Counter
from functools import cache

import pytest

from quizzes import Address, Kind, grade, kinds_of, make
from quizzes.kinds.payments import answer_from_payments
from quizzes.kinds.tsumo_split import wrong_payments_of
from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.rengo.figures import OF_THE_WORTH
from quizzes.question import PaymentsAnswer, TsumoQuestion, WinFigures
from quizzes.riichi_points import FU, figures, paid_for
from quizzes.texts import explanation, feedback, prompt
from scoring import RULE_SETS, Wind
from tests.scoring.naive_rengo_points import a_and_limit, payments
from wording import translator

SPLITS = (  # han, fu, winner, what East, South, West and North gain
    (1, 30, Wind.SOUTH, (-500, 1100, -300, -300)),
    (2, 40, Wind.NORTH, (-1300, -700, -700, 2700)),
    (3, 30, Wind.EAST, (6000, -2000, -2000, -2000)),
    (2, 20, Wind.WEST, (-700, -400, 1500, -400)),
    (3, 25, Wind.SOUTH, (-1600, 3200, -800, -800)),
    (5, 30, Wind.WEST, (-4000, -2000, 8000, -2000)),
)


@pytest.mark.parametrize(("han", "fu", "winner", "gains"), SPLITS)
def test_a_tsumo_is_split_as_the_article_says(
    han: int, fu: int, winner: Wind, gains: tuple[int, ...]
) -> None:
    win = WinFigures(han, fu, winner is Wind.EAST, drawn=True)
    assert answer_from_payments(paid_for(win, winner)) == PaymentsAnswer(*gains)


def test_every_split_is_as_by_hand() -> None:
    """58(1): all wins and winners, computed a second time."""
    for win in figures(FU, range(1, 14), limits=True):
        if win.drawn:
            a, _limit = a_and_limit(win.fu, win.han)
            for winner in [Wind.EAST] if win.is_dealer else list(Wind)[1:]:
                by_hand = payments(a, winner.value, True, "", None, 0)
                assert {seat.value: n for seat, n in paid_for(win, winner).items()} == by_hand


@cache
def questions(level: int, count: int = 120) -> list[TsumoQuestion]:
    found = [make(Address("rengo", Kind.TSUMO_SPLIT, level, 5, index)) for index in range(count)]
    return [each for each in found if isinstance(each, TsumoQuestion)]


def test_the_first_levels_tell_the_total() -> None:
    assert all(each.win.is_dealer and each.total for each in questions(1))
    assert all(each.total and not each.win.is_dealer for each in questions(2))
    assert all(each.total is None for each in questions(3))


def test_the_winner_is_told_once() -> None:
    """The dealer is East; of the others the seat is named."""
    dealers, others = (prompt(questions(level)[0], translator("en")) for level in (1, 2))

    assert dealers.startswith("The dealer wins by tsumo")
    assert "East" not in dealers
    assert "The winner is " in others
    assert " wins." not in others


def test_a_total_that_is_told_has_one_split() -> None:
    wins = [win for win in figures(FU, range(1, 14), limits=True) if win.drawn]
    for is_dealer in (False, True):
        splits = {tuple(paid_for(win).values()) for win in wins if win.is_dealer is is_dealer}
        totals = Counter(max(split) for split in splits)
        assert set(totals.values()) == {1}


def test_the_dealer_pays_as_the_others_one_han_on() -> None:
    """57(4): B is twice A, and so is A of one han more; not where that reaches a limit."""
    told = "The dealer pays what the others pay at one han more."
    for question in questions(4):
        win = question.win
        if told in explanation(question, translator("en")):
            more = paid_for(win._replace(han=win.han + 1))
            assert paid_for(win)[Wind.EAST] == more[Wind.WEST]


@cache
def named_mistakes() -> set[str | None]:
    """What the payments that wrong rules yield are named, over questions of each level."""
    return {
        grade(question, answer_from_payments(paid)).misconception
        for level in range(1, 6)
        for question in questions(level)
        for _id, paid in wrong_payments_of(question)
    }


@pytest.mark.parametrize(
    "id",
    [
        *("dealer-draw-as-child", "dealer-share-forgotten", "shares-swapped", "rounded-too-early"),
        *("payment-not-rounded", "two-not-added", "han-one-off", "base-one-off"),
        *("limit-forgotten", "limit-row-beside"),
    ],
)
def test_a_wrong_split_is_named_for_the_wrong_rule(id: str) -> None:
    assert id in named_mistakes() & BY_ID.keys()


@pytest.mark.parametrize("level", [1, 2, 5])
def test_who_is_told_a_total_alone_is_told_of_no_mistake_in_han_and_fu(level: int) -> None:
    for question in questions(level):
        for _id, paid in wrong_payments_of(question):
            verdict = grade(question, answer_from_payments(paid))
            told = feedback(question, verdict, translator("en"))

            assert "fu again" not in told
            assert "count the han" not in told
            assert question.total is None or verdict.misconception not in OF_THE_WORTH


def test_each_seat_is_a_quarter_of_the_credit() -> None:
    question = questions(1)[0]
    key = question.answer
    half = PaymentsAnswer(key.east, key.south, key.west + 100, key.north - 100)
    assert grade(question, half).credit == 0.5
    assert grade(question, None).credit == 0


def test_it_is_asked_under_rengo_alone() -> None:
    asked = [id for id, rules in RULE_SETS.items() if Kind.TSUMO_SPLIT in kinds_of(rules)]
    assert asked == ["rengo"]


@pytest.mark.parametrize(
    ("level", "total", "said"),
    [
        (1, 6000, "6,000 in three equal shares: 2,000 each."),
        (2, 8000, "8,000 in all is a mangan: each non-dealer pays 2,000, the dealer 4,000."),
        (2, 1100, "Of 1,100 in all, each non-dealer pays 300, the dealer 500."),
    ],
)
def test_of_a_total_only_its_shares_are_told(level: int, total: int, said: str) -> None:
    """No han and no fu stood in the question."""
    question = next(each for each in questions(level) if each.total == total)

    assert (
        feedback(question, grade(question, PaymentsAnswer(4, -4, 0, 0)), translator("en")) == said
    )
