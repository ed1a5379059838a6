"""The page of each fan of every rule set: hands that score what they say, and where it leads."""

import html
import re

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from lessons import fan_content
from school.progress.fan_state import UNSEEN
from scoring import DEFAULT, RULE_SETS, Hand, RuleSet, Scope, rule_set, score
from tests.school.make import answer
from tests.web.visitor import Visitor
from web.guests import now
from web.present.fan_relations import relations
from web.present.fans import Ways, fan_page
from web.present.worth import total_words
from web.score_request import Asked, query_of, read_request
from web.score_request import answer as scored
from web.services import services
from wording import LANGUAGES, fan_name, translator

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


def page_of(fan: str, language: str = "en", rules: RuleSet = RULES):
    """What the page of a fan shows to somebody new."""
    content = fan_content(rules.id)[fan]
    return fan_page(rules.fan(fan), content, rules, UNSEEN, translator(language), WAYS)


def stands_to(fan: str, rules: str) -> dict[str, set[str]]:
    """The fans that a page names beside its own, by what it says of them."""
    own = rule_set(rules)
    found = relations(own.fan(fan), own, translator("en"), str)
    return {each.label: {link.href for link in each.fans} for each in found}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_of_every_rule_set_has_a_page(site: Flask, rules: str):
    """In turn in each language: nothing but the words differs between them."""
    visitors = [Visitor(site, language) for language in LANGUAGES]
    for at, fan in enumerate(rule_set(rules).fans):
        visitor = visitors[at % len(visitors)]
        page = visitor.open(f"/{rules}/fans/{fan.id}")

        assert page.status == 200, fan.id
        assert page.heading == fan_name(fan, translator(page.lang))
        condition = fan_content(rules)[fan.id].condition[page.lang.split("-")[0]]
        assert condition in html.unescape(page.text)


def test_a_fan_that_is_none_is_not_found(visitor: Visitor):
    assert visitor.open("/mcr-2014/fans/pinfu").status == 404


@pytest.mark.parametrize("rules", RULE_SETS)
def test_examples_score_what_they_say(rules: str):
    """Not by the page's own account: each hand is scored again from what is typed below it."""
    t, own, contents = translator("en"), rule_set(rules), fan_content(rules)

    for fan in own.fans:
        content, page = contents[fan.id], page_of(fan.id, rules=own)
        for example, shown in zip(content.examples, page.examples, strict=True):
            again = scored(read_request_of(example.hand, own)).score
            assert shown.sum == total_words(again, t)
            assert fan in {line.fan for line in again.counted}
            assert (again.win, shown.no_win) == (True, "")
            assert [row.name for row in shown.blocks[0].ledger.rows] == [
                fan_name(line.fan, t) for line in again.account.counted
            ]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_near_miss_does_not_count_it(rules: str):
    t, own, contents = translator("en"), rule_set(rules), fan_content(rules)

    for fan in own.fans:
        content, near = contents[fan.id].near_miss, page_of(fan.id, rules=own).near
        rows = near.blocks[0].ledger.rows if near.blocks else ()

        assert near.near
        assert near.reason == content.reason["en"]
        assert fan not in {line.fan for line in score(content.hand, own).counted}
        assert fan_name(fan, t) not in [row.name for row in rows]


def read_request_of(hand: Hand, rules: RuleSet = RULES) -> Asked:
    """The hand as the scorer reads it from the link below an example."""
    return read_request(MultiDict(query_of(hand, rules)), rules)


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
    row, linked = RULES.fan(fan), stands_to(fan, DEFAULT)
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


def test_an_element_names_the_rivals_and_the_companions_of_its_group():
    """27.2(6): not with the Four Winds; beside Chance Round and Pung Of Dragon."""
    assert stands_to("chance-wind", "imj") == {
        "Not beside it": {
            "big-four-winds",
            "little-four-winds",
            "big-three-dragons",
            "little-three-dragons",
        },
        "Beside it all the same": {"chance-round", "pung-of-dragon"},
    }
    assert stands_to("from-the-wall", "imj") == {"In its group": set()}  # 28.1 has no limit


@pytest.mark.parametrize("fan", ["heaven", "seven-isolated-stars"])
def test_a_special_winning_hand_says_in_one_sentence_that_it_stands_alone(fan: str):
    assert stands_to(fan, "imj") == {"Excludes": set()}


def test_a_yaku_names_those_it_stands_for_and_what_takes_it_up():
    """51(11), 51(24), 53."""
    assert stands_to("double-riichi", "rengo")["Counts in the place of"] == {"riichi"}
    assert stands_to("riichi", "rengo")["Gives way to"] == {"double-riichi"}
    assert stands_to("shousangen", "rengo")["Holds"] == {
        "yakuhai-haku",
        "yakuhai-hatsu",
        "yakuhai-chun",
    }
    assert stands_to("toitoi", "rengo") == {"Taken up by": set()}
    assert stands_to("daisangen", "rengo") == {"Excludes": set()}
    assert stands_to("dora", "rengo") == {}


def test_only_the_book_that_numbers_its_fans_shows_a_number():
    assert page_of("all-chows").number == "no. 63"
    assert page_of("pinfu", rules=rule_set("rengo")).number == ""


def test_where_no_tiles_stand_up_the_page_does_not_say_so():
    assert page_of("pure-straight").lifts
    assert not page_of("pinfu", rules=rule_set("rengo")).lifts


def test_a_near_miss_that_counts_nothing_says_so():
    near = page_of("pinfu", rules=rule_set("rengo")).near

    assert near.said == "Pair 2 of dots: nothing."


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


def test_a_fan_leads_to_the_lesson_that_teaches_it(visitor: Visitor):
    page = visitor.open("/mcr-2014/fans/pure-straight")

    assert "/learn/mcr/straights" in page.links
