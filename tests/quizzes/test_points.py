"""What is paid for han and fu (Rengo, articles 57 to 59): rows by hand, each figure, wrong rules."""

from functools import cache

import pytest

from quizzes import Address, Kind, grade, kinds_of, make
from quizzes.kinds.points import wrong_points
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import PointsQuestion, Share, WinFigures
from quizzes.riichi_points import FU, YAKUMAN, can_be, figures, share_of, shares, worth_of_figures
from quizzes.texts import explanation, feedback
from scoring import RULE_SETS
from scoring.rengo.limits import up_to_hundreds
from tests.scoring.naive_rengo_points import OF_A_YAKUMAN, a_and_limit, payments
from wording import translator

ROWS = (  # fu, least han, dealer, whose payment after a ron or a tsumo, from that han on
    (30, 1, False, Share.DISCARDER, (1000, 2000, 3900, 7700)),
    (40, 1, False, Share.DISCARDER, (1300, 2600, 5200, 8000)),
    (25, 2, False, Share.DISCARDER, (1600, 3200, 6400)),
    (30, 1, True, Share.DISCARDER, (1500, 2900, 5800, 11600)),
    (40, 1, True, Share.DISCARDER, (2000, 3900, 7700, 12000)),
    (30, 1, False, Share.NON_DEALER, (300, 500, 1000, 2000)),
    (30, 1, False, Share.DEALER, (500, 1000, 2000, 3900)),
    (40, 1, False, Share.NON_DEALER, (400, 700, 1300, 2000)),
    (40, 1, False, Share.DEALER, (700, 1300, 2600, 4000)),
    (30, 1, True, Share.NON_DEALER, (500, 1000, 2000, 3900)),
    (20, 2, False, Share.TOTAL, (1500, 2700, 5200)),
    (70, 3, True, Share.TOTAL, (12000, 12000, 12000, 18000, 18000, 24000)),
)


@pytest.mark.parametrize(("fu", "least", "is_dealer", "share", "paid"), ROWS)
def test_a_row_is_as_players_know_it(
    fu: int, least: int, is_dealer: bool, share: Share, paid: tuple[int, ...]
) -> None:
    drawn = share is not Share.DISCARDER
    wins = [WinFigures(least + at, fu, is_dealer, drawn) for at in range(len(paid))]
    assert tuple(share_of(win, share) for win in wins) == paid


def every_win() -> list[WinFigures]:
    yakuman = [WinFigures(YAKUMAN, YAKUMAN, dealer, drawn) for dealer in (0, 1) for drawn in (0, 1)]
    return [*figures(FU, range(1, 14), limits=True), *yakuman]


def test_every_figure_is_paid_as_by_hand() -> None:
    """57 to 59: all that can be asked, computed a second time."""
    compared = 0
    for win in every_win():
        a = a_and_limit(win.fu, win.han)[0] if win.han else OF_A_YAKUMAN[0] // 4
        winner = "E" if win.is_dealer else "S"
        paid = payments(a, winner, win.drawn, "W", None, 0)
        seats = {
            Share.DISCARDER: "W",
            Share.NON_DEALER: "N",
            Share.DEALER: "E",
            Share.TOTAL: winner,
        }
        for share in (*shares(win), Share.TOTAL):
            assert share_of(win, share) == abs(paid[seats[share]]), (win, share)
            compared += 1
    assert compared > 1200


def test_figures_that_no_hand_has_are_not_asked() -> None:
    """20 fu is pinfu by tsumo alone; seven pairs are two han, drawn three."""
    assert not can_be(WinFigures(3, 20, False, drawn=False))
    assert not can_be(WinFigures(1, 20, False, drawn=True))
    assert not can_be(WinFigures(1, 25, False, drawn=False))
    assert not can_be(WinFigures(2, 25, False, drawn=True))
    assert can_be(WinFigures(2, 25, False, drawn=False))


@cache
def questions(level: int, count: int = 150) -> list[PointsQuestion]:
    found = [make(Address("rengo", Kind.POINTS, level, 5, index)) for index in range(count)]
    return [each for each in found if isinstance(each, PointsQuestion)]


def test_level_one_asks_one_row() -> None:
    assert sorted({each.answer for each in questions(1, 4)}) == [1000, 2000, 3900, 7700]


@pytest.mark.parametrize(("level", "drawn"), [(2, False), (3, True)])
def test_ron_comes_before_tsumo(level: int, drawn: bool) -> None:
    assert all(each.win.drawn is drawn for each in questions(level))
    assert not any(worth_of_figures(each.win)[1] for each in questions(level))


def test_level_five_asks_for_every_limit() -> None:
    """59."""
    limits = [worth_of_figures(each.win)[1] for each in questions(5)]
    named = {limit.id for limit in limits if limit}
    assert named == {"mangan", "haneman", "baiman", "sanbaiman", "yakuman"}


def test_the_steps_and_the_shortcuts_are_told() -> None:
    question = next(
        each for each in questions(5, 1500) if each.win == WinFigures(2, 60, False, False)
    )
    assert explanation(question, translator("en")).splitlines() == [
        "60 fu doubled 4 times (2 han and 2 more) is 960. Four times that, 3,840, rounded up to the"
        " next hundred: 3,900.",
        "Worth memorising (a non-dealer's ron, 60 fu, from 1 han up): 2,000, 3,900, 7,700.",
        "Doubling the fu is worth one han: 2 han 60 fu pays the same as 3 han 30 fu.",
        "By the text: Art. 57 and Art. 58(2).",
    ]


def test_a_doubled_fu_is_one_han_more() -> None:
    for win in every_win():
        half = win._replace(fu=win.fu // 2, han=win.han + 1)
        if win.han and win.fu % 20 == 0 and not worth_of_figures(win)[1]:
            assert [share_of(win, each) for each in shares(win)] == [
                share_of(half, each) for each in shares(half)
            ]


@pytest.mark.parametrize(
    "id",
    [
        *("payment-not-rounded", "rounded-too-early", "sum-rounded", "share-for-total"),
        *("shares-swapped", "two-not-added", "han-one-off", "base-one-off", "limit-forgotten"),
        *("limit-row-beside", "dealer-for-child", "dealer-draw-as-child", "seven-pairs-rounded"),
    ],
)
def test_a_wrong_number_is_named_for_the_wrong_rule(id: str) -> None:
    assert id in named_mistakes() & BY_ID.keys()


@cache
def named_mistakes() -> set[str | None]:
    """What the numbers that wrong rules yield are named, over questions of each level."""
    return {
        grade(question, number).misconception
        for level in range(1, 6)
        for question in questions(level)
        for number in wrong_points(question)
    }


def test_who_is_told_han_and_fu_is_not_sent_to_count_them_again() -> None:
    for level in range(1, 6):
        for question in questions(level, 40):
            for number in wrong_points(question):
                told = feedback(question, grade(question, number), translator("en"))
                assert "fu again" not in told
                assert "count the han" not in told


def test_hundreds_are_rounded_up() -> None:
    """58."""
    assert [up_to_hundreds(each) for each in (300, 301, 380, 399)] == [300, 400, 400, 400]


def test_it_is_asked_under_rengo_alone() -> None:
    assert [id for id, rules in RULE_SETS.items() if Kind.POINTS in kinds_of(rules)] == ["rengo"]
