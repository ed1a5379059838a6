"""The page of each of the 81 fans: hands that score what they say, and where it leads."""

import html
import re

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from lessons import fan_content
from school.progress.fan_state import UNSEEN
from scoring import DEFAULT, Hand, Scope, rule_set, score
from tests.school.make import answer
from tests.web.visitor import Visitor
from web.guests import now
from web.present.fan_relations import relations
from web.present.fans import Ways, fan_page
from web.score_request import Asked, query_of, read_request
from web.score_request import answer as scored
from web.services import services
from wording import LANGUAGES, fan_name, points, translator

RULES = rule_set(DEFAULT)
CONTENT = fan_content(DEFAULT)
FANS = [fan.id for fan in RULES.fans]
WAYS = Ways(
    fan=str,
    kin=lambda rules, fan: f"/{rules}/fans/{fan}",
    hand=lambda hand: "",
    map="/mcr-2014/fans",
    drill="/mcr-2014/drill",
    editions="/editions",
)


def page_of(fan: str, language: str = "en"):
    """What the page of a fan shows to somebody new."""
    return fan_page(RULES.fan(fan), CONTENT[fan], RULES, UNSEEN, translator(language), WAYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fan_has_a_page_in_every_language(site: Flask, language: str):
    visitor, t = Visitor(site, language), translator(language)

    for fan in RULES.fans:
        page = visitor.open(f"/mcr-2014/fans/{fan.id}")
        assert (page.status, page.lang) == (200, language), fan.id
        assert page.heading == fan_name(fan, t)
        key = language.split("-")[0]
        assert CONTENT[fan.id].condition[key] in html.unescape(page.text)


def test_a_fan_that_is_none_is_not_found(visitor: Visitor):
    assert visitor.open("/mcr-2014/fans/pinfu").status == 404


@pytest.mark.parametrize("fan", FANS)
def test_examples_score_what_they_say(fan: str):
    """Not by the page's own account: each hand is scored again from what is typed below it."""
    t = translator("en")
    content, page = CONTENT[fan], page_of(fan)

    for example, shown in zip(content.examples, page.examples, strict=True):
        again = scored(read_request_of(example.hand)).score
        assert shown.sum == points(again.total, "mcr-2014", t)
        assert fan in {line.fan.id for line in again.counted}
        assert (again.win, shown.no_win) == (True, "")
        assert [row.name for row in shown.blocks[0].ledger.rows] == [
            fan_name(line.fan, t) for line in again.account.counted
        ]


@pytest.mark.parametrize("fan", FANS)
def test_the_near_miss_does_not_count_it(fan: str):
    near = page_of(fan).near
    again = score(CONTENT[fan].near_miss.hand, RULES)

    assert near.near
    assert near.reason == CONTENT[fan].near_miss.reason["en"]
    assert fan not in {line.fan.id for line in again.counted}
    assert fan_name(RULES.fan(fan), translator("en")) not in [
        row.name for row in near.blocks[0].ledger.rows
    ]


def read_request_of(hand: Hand) -> Asked:
    """The hand as the scorer reads it from the link below an example."""
    return read_request(MultiDict(query_of(hand, RULES)), RULES)


@pytest.mark.parametrize("fan", FANS)
def test_the_link_below_a_hand_opens_that_hand(fan: str):
    for example in CONTENT[fan].examples:
        again = scored(read_request_of(example.hand)).score
        assert again.total == score(example.hand, RULES).total
        assert again.hand.circumstances == example.hand.circumstances


def test_its_own_tiles_stand_up():
    shown = page_of("pure-straight").examples[0]
    lifted = [tile.code for suit in shown.hand.suits for tile in suit if tile.own]
    if shown.hand.win and shown.hand.win.own:
        lifted.append(shown.hand.win.code)

    assert sorted(lifted) == [f"{number}m" for number in range(1, 10)]


def test_a_fan_of_the_whole_hand_lifts_nothing():
    shown = page_of("all-simples").examples[0]

    assert not any(tile.own for suit in shown.hand.suits for tile in suit)


@pytest.mark.parametrize("fan", FANS)
def test_whom_a_fan_strikes_and_who_strikes_it(fan: str):
    """Every exclusion of the table stands on both pages, and nothing else does."""
    t, row = translator("en"), RULES.fan(fan)
    linked = {
        each.label: {link.href for link in each.fans} for each in relations(row, RULES, t, str)
    }
    down = linked.get("Excludes", set()) | linked.get("Implies", set())
    same = linked.get("Implies in its own sets", set())
    up = linked.get("Excluded by", set()) | linked.get("Implied by", set())

    assert down | same == set(row.strikes)
    assert same == {
        name
        for name, scope in row.implied.items()
        if scope is Scope.SAME_SETS and name not in row.excludes
    }
    assert up == {other.id for other in RULES.fans if fan in other.strikes}


def test_pages_follow_the_order_of_the_book(visitor: Visitor):
    pages = [page_of(fan) for fan in FANS]

    assert pages[0].before is None
    assert pages[-1].after is None
    assert [page.after.href for page in pages[:-1]] == FANS[1:]
    assert [page.before.href for page in pages[1:]] == FANS[:-1]


def test_the_way_to_the_drill_and_back_to_the_map(visitor: Visitor):
    page = visitor.open("/mcr-2014/fans/all-pungs")

    assert "/mcr-2014/drill?fan=all-pungs" in page.links
    assert "/mcr-2014/fans#pungs" in page.links


def test_names_carry_their_language(visitor: Visitor):
    text = visitor.open("/mcr-2014/fans/pure-straight").text

    assert re.search(r'<span lang="zh-Hans">[^/]*</small> 清龙</span>', text)
    assert re.search(r'<span lang="ja">[^/]*</small> 清龍</span>', text)


def test_the_learners_own_record(site: Flask):
    visitor = Visitor(site)
    visitor.answer("/drill/mcr-2014/find/1/2611/2?n=5", skip=1)
    (learner,) = visitor.learners()
    with services(site).database.writing() as session:
        for _ in range(2):
            answer(session, learner.id, evidence=[("all-pungs", True, 1.0)], at=now())

    assert "Asked about it 2 times." in visitor.open("/mcr-2014/fans/all-pungs").text
    assert "You have not been asked about it yet." in visitor.open("/mcr-2014/fans/all-types").text
    assert (
        "You have not been asked about it yet."
        in Visitor(site).open("/mcr-2014/fans/all-pungs").text
    )
