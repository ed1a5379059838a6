"""Whole deals by forms alone: one with each sort of win, one that nobody wins, one on two servers."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

import pytest
from flask import Flask

from quizzes.deal import opponents
from quizzes.deal.opponent import PlayingStrength
from quizzes.hands.draw import Draw
from school.progress import deals
from school.progress.deals import states_of
from scoring import RULE_SETS, Wind, WinSource
from scoring.play import Action, EndingKind, Move, TableView, course
from tests.scoring.play.set_up import wall_of
from tests.web.played_deals import begun_deal, latest_deal
from tests.web.test_secret_keys import again
from tests.web.test_table import (
    MOST_MOVES,
    end_headings,
    move_form,
    moves_of,
    nobody_wins,
    played_out,
)
from tests.web.visitor import SiteVisitor, VisitedPage

_Any = TypeVar("_Any")
JUNK: Final = "1z 1z 2z 2z 3z 3z 4z 4z 5z 5z 6z 6z 7z"


class ArrangedDeal(NamedTuple):
    """Tiles that lie so that East, who is dealt the last tile as the fourteenth, wins in that way."""

    language: str
    rules: str
    east: str
    south: str
    draws: str
    back: str = ""


ARRANGED: Final = {
    WinSource.DRAW: ArrangedDeal(
        "zh-Hans",
        "imj",
        "2m 3m 4m 5m 6m 7m 2p 3p 4p 2s 2s 4p 6p 9m",
        JUNK,
        "9s 9s 9s 5p",
    ),
    WinSource.DISCARD: ArrangedDeal(
        "ja",
        "rengo",
        "2m 3m 4m 5m 6m 7m 2p 3p 4p 2s 2s 4p 6p 9m",
        JUNK,
        "9s 5p",
    ),
    WinSource.REPLACEMENT: ArrangedDeal(
        "en",
        "mcr-2006",
        "1p 1p 1p 3m 4m 5m 6m 7m 8m 4s 4s 6s 7s 9m",
        JUNK,
        "9s 9s 9s 1p",
        back="5s",
    ),
    WinSource.ROBBED_KONG: ArrangedDeal(
        "en",
        "mcr-2014",
        "1m 2m 3m 5m 6m 7m 7p 8p 9p 2s 2s 4p 6p 9m",
        "5p 5p 1z 1z 2z 2z 3z 3z 4z 4z 6z 6z 7z",
        "9s 5p 9s 9s 8s 5p",
    ),
}


class FirstOfAll:
    """Chance that always gives the first: seat and round are East."""

    def choice(self, of: Sequence[_Any]) -> _Any:
        return of[0]

    def randrange(self, low: int, _high: int) -> int:
        return low


@pytest.fixture(autouse=True)
def seated_east(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "_chance", FirstOfAll())


def simply_played(view: TableView, _draw: Draw, _skill: PlayingStrength) -> Move:
    """South claims pungs and adds to them; nobody wins, and what came is discarded."""
    by_action = {each.action: each for each in view.options}
    claims = (Action.PUNG, Action.ADDED_KONG) if view.own.wind is Wind.SOUTH else ()
    for action in (*claims, Action.PASS):
        if action in by_action:
            return by_action[action]
    tile = view.own.drawn or view.own.standing[-1]
    return Move(view.own.wind, Action.DISCARD, tile)


def won_or_discarded(visitor: SiteVisitor, page: VisitedPage) -> VisitedPage:
    """Win where one can, make kongs, let all else go, and discard what came."""
    for _number in range(MOST_MOVES):
        form = move_form(page)
        if form is None:
            return page
        moves = {each[1]: each for each in moves_of(form)}  # of discards the tile that came last
        page = visitor.send(form, move=next(moves[each] for each in "wond" if each in moves))
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("source", ARRANGED)
def test_a_deal_ends_with_each_sort_of_win(
    site: Flask, monkeypatch: pytest.MonkeyPatch, source: WinSource
):
    """2014, 3.7.2.3 and 3.7.2.4; IMJ 23; Rengo 51."""
    arranged = ARRANGED[source]
    wall = wall_of(
        arranged.rules,
        {"E": arranged.east, "S": arranged.south},
        arranged.draws,
        arranged.back,
    )
    monkeypatch.setattr(course, "built", lambda _rules, _seed: wall)
    monkeypatch.setattr(opponents, "chosen", simply_played)
    visitor = SiteVisitor(site, arranged.language)
    end = won_or_discarded(visitor, begun_deal(visitor, arranged.rules))
    ending = states_of(latest_deal(visitor))[-1].ending

    assert ending is not None
    assert ending.winner is Wind.EAST
    assert ending.score is not None
    assert ending.score.hand.circumstances.by is source
    assert end.lang == arranged.language
    assert any(each.endswith("/count") for each in end.links)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_deal_that_nobody_wins_is_drawn(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch, rules: str
):
    monkeypatch.setattr(opponents, "chosen", simply_played)
    monkeypatch.setattr(course, "built", lambda _rules, _seed: wall_of(rules, {}))
    end = played_out(visitor, begun_deal(visitor, rules))
    last = states_of(latest_deal(visitor))[-1]

    assert end.heading == nobody_wins(rules)
    assert last.ending is not None
    assert last.ending.kind is EndingKind.DRAWN
    assert last.wall.left == 0


def test_a_deal_goes_on_when_the_site_was_started_again(
    visitor: SiteVisitor, site_of_its_own: Flask
):
    page = begun_deal(visitor, "rengo")
    form = move_form(page)
    assert form is not None
    before = visitor.send(form, move=moves_of(form)[-1])
    later = again(visitor, site_of_its_own)
    after = later.open(page.address)

    assert after.heading == before.heading
    assert played_out(later, after).heading in end_headings("rengo")
