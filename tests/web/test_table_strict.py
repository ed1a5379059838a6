"""Strict play on the pages: every call is offered, and what is not allowed is ruled with its article."""

import pytest
from flask import Flask

from quizzes.deal import opponents
from quizzes.deal.opponent import PlayingStrength
from quizzes.hands.draw import Draw
from school.progress import deals
from school.progress.deals import states_of
from scoring import Wind
from scoring.play import Action, Move, Stage, TableView, course
from tests.scoring.play.set_up import wall_of
from tests.web.played_deals import begun_deal, latest_deal
from tests.web.test_deals_to_the_end import FirstOfAll
from tests.web.test_table import move_form, moves_of
from tests.web.visitor import SiteVisitor, VisitedPage
from wording import LANGUAGES

EAST = "1m 1m 7m 2p 5p 5p 3s 6s 9s 1z 2z 4z 5z 6z"
OTHERS = "9m 9m 1p 1p 3p 6p 9p 1s 4s 7s 3z 3z 7z"


def simply_played(view: TableView, _draw: Draw, _skill: PlayingStrength) -> Move:
    """Nobody calls, and what came is discarded."""
    if any(each.action is Action.PASS for each in view.options):
        return Move(view.own.wind, Action.PASS)
    return Move(view.own.wind, Action.DISCARD, view.own.drawn or view.own.standing[-1])


@pytest.fixture(autouse=True)
def arranged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The learner is East, whose tiles make nothing."""
    monkeypatch.setattr(deals, "_chance", FirstOfAll())
    monkeypatch.setattr(opponents, "chosen", simply_played)
    monkeypatch.setattr(
        course, "built", lambda rules, _seed: wall_of(rules.id, {"E": EAST, "S": OTHERS})
    )


def called(visitor: SiteVisitor, page: VisitedPage, letter: str) -> VisitedPage:
    form = move_form(page)
    assert form is not None
    return visitor.send(form, move=next(each for each in moves_of(form) if each[1] == letter))


def at_a_claim(visitor: SiteVisitor, rules: str) -> VisitedPage:
    """The learner has discarded, and South's discard is offered."""
    page = begun_deal(visitor, rules, mode="strict")
    return called(visitor, page, "d")


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("mcr-2014", ("East pays 20 points to each", "3.11.6.6(2)")),
        ("imj", ("East pays 1,000 mados to each", "the next player becomes jonga", "33.4")),
        ("rengo", ("A chombo.", "20P off the total", "played again", "68(1)")),
    ],
)
def test_a_false_win_is_told_with_its_price_and_article(
    visitor: SiteVisitor, rules: str, told: tuple[str, ...]
):
    """2014, 3.11.6.6(2); IMJ 33.4, 34.7; Rengo 68(1)."""
    page = called(visitor, at_a_claim(visitor, rules), "w")
    goes_on = rules == "mcr-2014"

    assert [each for each in told if each not in page.text] == []
    assert (states_of(latest_deal(visitor))[-1].stage is not Stage.OVER) == goes_on
    assert (move_form(page) is not None) == goes_on
    if not goes_on:
        assert latest_deal(visitor).ending == "foul"
        ends = "game" if rules == "imj" else "deal"
        assert page.heading == f"The {ends} ends because of a call that was not allowed."
        assert visitor.open(f"{page.address}/back?at=999").status == 200
        assert visitor.open(f"{page.address}/count").status == 404
        assert "Ended by a call" in visitor.open(f"/{rules}/table").text


def test_every_call_is_offered_on_a_discard_and_an_empty_one_is_warned_of(visitor: SiteVisitor):
    """2014, 3.11.6.3."""
    page = at_a_claim(visitor, "mcr-2014")
    form = move_form(page)
    assert form is not None
    assert {"w", "p", "k", "n"} <= {each[1] for each in moves_of(form)}

    warned = called(visitor, page, "p")

    assert "A warning" in warned.text
    assert "3.11.6.3" in warned.text


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("mcr-1998", ("A warning", "14.3", "7.7")),
        ("mcr-2006", ("A warning", "3.11.6.3", "3.6.8")),
        ("mcr-2014", ("A warning", "3.11.6.3", "3.6.8")),
        ("imj", ("taken back", "34.3", "22.2")),
        ("rengo", ("The hand is dead", "70(5)", "27")),
    ],
)
def test_a_kong_is_called_of_any_tile_and_a_wrong_one_is_told_with_its_price_and_articles(
    visitor: SiteVisitor, rules: str, told: tuple[str, ...]
):
    """2014 and 2006, 3.11.6.3; 1998, 14.3; IMJ 34.3; Rengo 70(5)."""
    page = begun_deal(visitor, rules, mode="strict")
    form = move_form(page)
    assert form is not None
    kinds = {each for each in EAST.split() if f"Eo{each}" in moves_of(form)}
    assert kinds == set(EAST.split())

    ruled = called(visitor, page, "o")
    again = move_form(ruled)

    assert "called a kong, but has neither" in ruled.text
    assert [each for each in told if each not in ruled.text] == []
    assert again is not None
    assert [each for each in moves_of(again) if each[1] == "o"] == []
    assert ruled.heading == "Your turn: discard a tile"
    discarded = called(visitor, ruled, "d")
    assert discarded.status == 200
    assert len(states_of(latest_deal(visitor))[-1].ruled) == 1


def test_in_practice_no_kong_is_offered_that_is_not_allowed(visitor: SiteVisitor):
    page = begun_deal(visitor, "mcr-2014")
    form = move_form(page)
    assert form is not None

    assert {each[1] for each in moves_of(form)} == {"d"}
    assert visitor.send(form, move="Eo1m").status == 422


def test_in_practice_a_call_that_is_not_allowed_costs_nothing(visitor: SiteVisitor):
    page = begun_deal(visitor, "mcr-2014")
    form = move_form(page)
    assert form is not None
    refused = visitor.send(form, move=f"{Wind.EAST}w")

    assert refused.status == 422
    assert "article" not in refused.text.split('class="play__own')[1].split("<form")[0]
    assert states_of(latest_deal(visitor))[-1].ruled == ()


def test_a_clock_is_there_for_claims_where_the_text_names_a_time(visitor: SiteVisitor):
    """2014, 3.6.7: three seconds for a pung; the other texts name none."""
    page = begun_deal(visitor, "mcr-2014", mode="strict", timed="1")
    assert "claim-clock" not in page.text
    assert 'data-seconds="3"' in called(visitor, page, "d").text
    assert 'name="timed"' not in visitor.open("/rengo/table").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_told_in_each_language(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    page = called(visitor, at_a_claim(visitor, "mcr-1998"), "p")

    assert page.lang == language
    assert "play__note" in page.text
