"""The page of each fan of every rule set: hands that score what they say, and where it leads."""

import html
import re
from functools import cache

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from lessons import Frequency, fan_content, frequency
from lessons.curriculum import lessons_on_fan
from quizzes.typed.score_request import ScoreRequest, query_of, read_request
from quizzes.typed.score_request import score_or_waits as scored
from scoring import DEFAULT, EDITIONS, RULE_SETS, Hand, RuleSet, Scope, rule_set, score
from tests.school.make import answer
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.components.worth import total_text
from web.reference.fan_frequency import frequency_text
from web.reference.fan_relations import relation_views
from web.reference.fan_view import FanFacts, FanHrefs, fan_page
from web.services import services
from wording import LANGUAGES, fan_name, translator
from wording.runs import expand_tile_runs

pytestmark = pytest.mark.any_database

RULES = rule_set(DEFAULT)
CONTENT = fan_content(DEFAULT)
SPECIAL = {fan.id for fan in rule_set("imj").fans if fan.series.startswith("25")}
FANS = [fan.id for fan in RULES.fans]
WAYS = FanHrefs(
    fan=str,
    kin=lambda rules, fan: f"/{rules}/fans/{fan}",
    hand=lambda hand: "",
    question=lambda address: f"/drill/{address}",
    lesson=lambda lesson: f"/learn/{lesson.course}/{lesson.id}",
    map="/mcr-2014/fans",
    drill="/mcr-2014/drill",
    editions="/editions",
)


def page_of(fan: str, language: str = "en", rules: RuleSet = RULES):
    """What the page of a fan shows to somebody new."""
    return _page_of(fan, language, rules.id)


@cache
def _page_of(fan: str, language: str, rules_id: str):
    rules = rule_set(rules_id)
    known = FanFacts(fan_content(rules.id)[fan], frequency(rules.id), lessons_on_fan(rules.id, fan))
    return fan_page(rules.fan(fan), known, rules, translator(language), WAYS)


def stands_to(fan: str, rules: str) -> dict[str, set[str]]:
    """The fans that a page names beside its own, by what it says of them."""
    own = rule_set(rules)
    found = relation_views(own.fan(fan), own, translator("en"), str)
    return {each.label: {link.href for link in each.fans} for each in found}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_of_every_rule_set_has_a_page(site: Flask, rules: str):
    """In turn in each language: nothing but the words differs between them."""
    visitors = [SiteVisitor(site, language) for language in LANGUAGES]
    for at, fan in enumerate(rule_set(rules).fans):
        visitor = visitors[at % len(visitors)]
        page = visitor.open(f"/{rules}/fans/{fan.id}")

        assert page.status == 200, fan.id
        assert page.heading == fan_name(fan, translator(page.lang))
        condition = fan_content(rules)[fan.id].condition[page.lang]
        assert expand_tile_runs(condition) in html.unescape(page.text)


def test_a_fan_that_is_none_is_not_found(visitor: SiteVisitor):
    assert visitor.open("/mcr-2014/fans/pinfu").status == 404


@pytest.mark.parametrize("rules", RULE_SETS)
def test_examples_score_what_they_say(rules: str):
    """Not by the page's own account: each hand is scored again from what is typed below it."""
    t, own, contents = translator("en"), rule_set(rules), fan_content(rules)

    for fan in own.fans:
        content, page = contents[fan.id], page_of(fan.id, rules=own)
        for example, shown in zip(content.examples, page.examples, strict=True):
            again = scored(read_request_of(example.hand, own)).score
            assert shown.sum == total_text(again, t)
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
        assert near.reason == expand_tile_runs(content.reason["en"])
        assert fan not in {line.fan for line in score(content.hand, own).counted}
        assert fan_name(fan, t) not in [row.name for row in rows]


def read_request_of(hand: Hand, rules: RuleSet = RULES) -> ScoreRequest:
    """The hand as the scorer reads it from the link below an example."""
    return read_request(MultiDict(query_of(hand, rules)).to_dict(flat=False), rules)


@pytest.mark.parametrize("fan", FANS)
def test_the_link_below_a_hand_opens_that_hand(fan: str):
    for example in CONTENT[fan].examples:
        again = scored(read_request_of(example.hand)).score
        assert again.total == score(example.hand, RULES).total
        assert again.hand.circumstances == example.hand.circumstances


def test_its_own_tiles_stand_up():
    shown = page_of("pure-straight").examples[0]
    view = shown.hand
    tiles = [tile for suit in (*view.suits, *(meld.tiles for meld in view.melds)) for tile in suit]
    lifted = [tile.code for tile in (*tiles, view.win) if tile.own]
    (suit,) = {code[1] for code in lifted}

    assert sorted(lifted) == [f"{number}{suit}" for number in range(1, 10)]


def test_a_fan_of_the_whole_hand_lifts_nothing():
    shown = page_of("all-simples").examples[0]

    assert not any(tile.own for suit in shown.hand.suits for tile in suit)


@pytest.mark.parametrize("rules", EDITIONS)
def test_whom_a_fan_strikes_and_who_strikes_it(rules: str):
    """Every exclusion of the table stands on both pages with its scope, and nothing else does."""
    own = EDITIONS[rules]
    for row in own.fans:
        linked = stands_to(row.id, rules)
        implied = {
            name: scope
            for name, scope in row.implied.items()
            if name not in row.excludes and name not in linked.get("Also covers", set())
        }
        implying = {
            each.id: each.implied[row.id]
            for each in own.fans
            if row.id in each.implied
            and row.id not in each.excludes
            and each.id not in linked.get("Covered by", set())
        }

        assert linked.get("Excludes", set()) == set(row.excludes)
        assert linked.get("Implies", set()) == _of_scope(implied, Scope.HAND)
        assert linked.get("Implies in its own sets", set()) == _of_scope(implied, Scope.SAME_SETS)
        assert linked.get("Excluded by", set()) == {
            each.id for each in own.fans if row.id in each.excludes
        }
        assert linked.get("Implied by", set()) == _of_scope(implying, Scope.HAND)
        assert linked.get("Implied by, in their own sets", set()) == _of_scope(
            implying, Scope.SAME_SETS
        )
        assert ("With other fans that combine sets" in linked) == row.combination


def test_kongs_that_may_be_of_another_kind_are_taken_in_and_not_implied():
    """Rows 5, 17, 57: three or four kongs may all be concealed, and two may both be melded."""
    kongs = {"melded-kong", "two-melded-kongs"}
    assert stands_to("three-kongs", "mcr-2014")["Also covers"] == kongs
    assert stands_to("four-kongs", "mcr-2014")["Also covers"] == kongs
    assert stands_to("two-melded-kongs", "mcr-2014")["Also covers"] == {"concealed-kong"}
    assert stands_to("two-melded-kongs", "mcr-2014")["Implies in its own sets"] == {"melded-kong"}
    assert stands_to("melded-kong", "mcr-2014")["Covered by"] == {"three-kongs", "four-kongs"}


def test_that_three_kongs_of_1998_take_in_others_is_said_to_be_our_reading():
    """Row 17 and definition 17 are silent; definition 5 and later rows 5 and 17 are not."""
    ours = {
        (rules, fan)
        for rules in EDITIONS
        for fan in ("three-kongs", "four-kongs", "melded-kong")
        for each in relation_views(EDITIONS[rules].fan(fan), EDITIONS[rules], translator("en"), str)
        if "as this site reads the text" in each.text
    }

    assert ours == {("mcr-1998", "three-kongs"), ("mcr-1998", "melded-kong")}


def _of_scope(names: dict[str, Scope], scope: Scope) -> set[str]:
    return {name for name, how_far in names.items() if how_far is scope}


def test_every_limit_of_an_element_stands_on_both_pages():
    """24, 25: what cannot count beside it, in its group or by standing alone."""
    own = rule_set("imj")
    special = {fan.id for fan in own.fans if own.group(fan).alone}
    for fan in own.fans:
        linked = stands_to(fan.id, "imj")
        if fan.id in special:
            assert set(fan.excludes) == {each.id for each in own.fans} - {fan.id}
            continue
        keeping_out = {each.id for each in own.fans if fan.id in each.excludes}
        assert linked.get("Not counted with it", set()) == set(fan.excludes)
        assert linked["Excluded by"] == special
        assert linked.get("Not counted with it", set()) | special == keeping_out


def test_every_exclusion_of_a_yaku_stands_on_both_pages():
    """51, 53: its own entry, and the yakuman that take it up, dora as well."""
    own = rule_set("rengo")
    yakuman = {fan.id for fan in own.fans if fan.series == "yakuman"}
    for fan in own.fans:
        linked = stands_to(fan.id, "rengo")
        down = linked.get("Counts instead of", set()) | linked.get("Includes", set())
        assert down == set(fan.excludes)
        assert linked.get("Gives way to", set()) == {
            each.id for each in own.fans if fan.id in each.excludes
        }
        assert linked.get("Absorbed by", yakuman) == yakuman
        assert ("Absorbed by" in linked) == (fan.id not in yakuman)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_tie_between_fans_names_its_article(rules: str):
    own, t = rule_set(rules), translator("en")
    for fan in own.fans:
        for each in relation_views(fan, own, t, str):
            assert each.articles or all(tie.articles for tie in each.fans), (fan.id, each.label)


def test_an_element_names_the_rivals_and_the_companions_of_its_group():
    """27.2(6): not with the Four Winds; beside Chance Round and Pung Of Dragon."""
    assert stands_to("chance-wind", "imj") == {
        "Not counted with it": {
            "big-four-winds",
            "little-four-winds",
            "big-three-dragons",
            "little-three-dragons",
        },
        "Counted with it": {"chance-round", "pung-of-dragon"},
        "Excluded by": SPECIAL,
    }
    assert stands_to("from-the-wall", "imj") == {  # 28.1 has no limit
        "In its group": set(),
        "Excluded by": SPECIAL,
    }


@pytest.mark.parametrize("fan", ["heaven", "seven-isolated-stars"])
def test_a_special_winning_hand_says_in_one_sentence_that_it_stands_alone(fan: str):
    assert stands_to(fan, "imj") == {"Excludes": set()}


def test_a_yaku_names_those_it_stands_for_and_what_takes_it_up():
    """51(11), 51(24), 53."""
    assert stands_to("double-riichi", "rengo")["Counts instead of"] == {"riichi"}
    assert stands_to("riichi", "rengo")["Gives way to"] == {"double-riichi"}
    assert stands_to("shousangen", "rengo")["Includes"] == {
        "yakuhai-haku",
        "yakuhai-hatsu",
        "yakuhai-chun",
    }
    assert set(stands_to("toitoi", "rengo")) == {"Absorbed by"}
    assert stands_to("daisangen", "rengo") == {"Excludes": set()}
    assert stands_to("dora", "rengo") == stands_to("toitoi", "rengo")


def test_only_the_book_that_numbers_its_fans_shows_a_number():
    assert page_of("all-chows").number == "no. 63"
    assert page_of("pinfu", rules=rule_set("rengo")).number == ""


def test_where_no_tiles_stand_up_the_page_does_not_say_so():
    assert page_of("pure-straight").lifts
    assert not page_of("pinfu", rules=rule_set("rengo")).lifts


def test_a_near_miss_that_counts_nothing_says_so():
    near = page_of("pinfu", rules=rule_set("rengo")).near

    assert near.text == "With the 2 of dots as the pair: nothing."


def test_pages_follow_the_order_of_the_book(visitor: SiteVisitor):
    pages = [page_of(fan) for fan in FANS]

    assert pages[0].before is None
    assert pages[-1].after is None
    assert [page.after.href for page in pages[:-1]] == FANS[1:]
    assert [page.before.href for page in pages[1:]] == FANS[:-1]


def test_the_way_to_the_drill_and_back_to_the_map(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/fans/all-pungs")

    assert "/mcr-2014/drill/begin?fan=all-pungs" in page.links
    assert "/mcr-2014/fans#pungs" in page.links


def test_names_carry_their_language(visitor: SiteVisitor):
    text = visitor.open("/mcr-2014/fans/pure-straight").text

    assert re.search(r'<span lang="zh-Hans">[^/]*</small> 清龙</span>', text)
    assert re.search(r'<span lang="ja">[^/]*</small> 清龍</span>', text)


def test_the_learners_own_record(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/mcr-2014/find/1/2611/2?n=5", skip=1)
    (learner,) = visitor.learners()
    with services(site).database.writing() as session:
        for _ in range(2):
            answer(session, learner.id, evidence=[("all-pungs", True, 1.0)], at=now())

    assert "Asked about it 2 times." in visitor.open("/mcr-2014/fans/all-pungs").text
    assert "You have not been asked about it yet." in visitor.open("/mcr-2014/fans/all-types").text
    assert (
        "You have not been asked about it yet."
        in SiteVisitor(site).open("/mcr-2014/fans/all-pungs").text
    )


def test_a_fan_leads_to_the_lesson_that_teaches_it(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/fans/pure-straight")

    assert "/learn/mcr/straights" in page.links


def test_an_example_can_be_asked(visitor: SiteVisitor):
    """The link leads to a run of that one question."""
    example = CONTENT["pure-straight"].examples[0]
    page = visitor.open("/mcr-2014/fans/pure-straight")

    assert f"/drill/{example.address}?n=1" in page.links
    assert visitor.open(f"/drill/{example.address}?n=1").status == 200


@pytest.mark.parametrize(
    ("times", "said"),
    [
        (0, "Never in 10,000 wins, out of 12,000 simulated deals."),
        (1, "Once in 10,000 wins, out of 12,000 simulated deals."),
        (19, "19 times in 10,000 wins, out of 12,000 simulated deals."),
        (270, "In about 1 of 37 wins: counted over 10,000 wins, out of 12,000 simulated deals."),
        (6100, "In about 6 of 10 wins: counted over 10,000 wins, out of 12,000 simulated deals."),
        (9700, "In about 97 of 100 wins: counted over 10,000 wins, out of 12,000 simulated deals."),
    ],
)
def test_how_often_a_fan_is_met_says_how_it_was_measured(times: int, said: str):
    measured = Frequency("imj", 12_000, 10_000, "", "", {"heaven": times})

    assert frequency_text(measured, "heaven", translator("en")) == said


def test_what_the_editions_say_differently_stands_on_the_page(visitor: SiteVisitor):
    """Two Concealed Kongs: 6 points in 1998, 8 since; Mixed Straight is the same in all three."""
    shown = page_of("two-concealed-kongs").editions
    assert shown is not None
    (value,) = (row for row in shown.matters if row.title.label == "Value")

    assert [said.text for said in value.text] == ["6", "8", "8"]
    assert [row.title.label for row in shown.matters] == [
        "Number in the table",
        "Value",
        "Not counted with",  # in 1998 Three Kongs and Four Kongs hold it
    ]
    assert page_of("pinfu", rules=rule_set("rengo")).editions is None
    assert "The three editions say the same about it." in (
        visitor.open("/mcr-2014/fans/mixed-straight").text
    )


def test_the_lessons_that_explain_a_fan_are_linked(visitor: SiteVisitor):
    linked = [each.lesson.href for each in page_of("pure-straight").lessons]

    assert linked
    assert set(linked) <= set(visitor.open("/mcr-2014/fans/pure-straight").links)
    assert all(visitor.open(each).status == 200 for each in linked)
