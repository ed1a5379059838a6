"""One hand under every rule set: what differs is lit, and nothing that does not."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from flask import Flask

from quizzes.typed.hand import read_typed
from scoring import RULE_SETS, Hand, rule_set, score, wire
from scoring.compare import compare
from tests.web.visitor import SiteVisitor, VisitedPage
from web.reference.compare_cards import rule_set_cards
from web.reference.compare_view import ComparisonView, comparison_view
from wording import LANGUAGES, rules_badge, signed, translator

pytestmark = pytest.mark.any_database

SEVEN_PAIRS = "224466m3388p557s 7s"
EN = translator("en")


def read(typed: str, **told: object) -> Hand:
    parts = read_typed(typed, flower_wins=True).line()
    return wire.read_hand({"rules": "imj", **parts, **told})[0]


def view_of(hand: Hand, own: str = "mcr-2014") -> ComparisonView:
    return comparison_view(
        compare(hand), hand, rule_set(own), EN, lambda rules, fan: f"/{rules}/fans/{fan}", str
    )


def page_of(visitor: SiteVisitor, **query: str) -> VisitedPage:
    return visitor.open(f"/compare?{urlencode(query)}")


def row(view: ComparisonView, name: str):
    return next(each for each in view.rows if each.name == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_has_its_column(site: Flask, language: str):
    page = page_of(SiteVisitor(site, language), hand=SEVEN_PAIRS, by="draw", seat="S")
    t = translator(language)

    assert (page.status, page.lang) == (200, language)
    heads = re.findall(r'class="badge badge--rules">([^<]+)</a>', page.text)
    assert heads == [rules_badge(rules, t) for rules in RULE_SETS] * 2  # as cards, as a table
    assert {f"/{rules}/score?hand=224466m3388p557s+7s&by=draw&seat=S" for rules in RULE_SETS} <= {
        unescape(link) for link in page.links
    }


def test_the_sums_are_those_of_each_engine():
    hand = read(SEVEN_PAIRS, by="draw", seat="S")
    worth, *seats = view_of(hand).sums

    assert [text for text, _, _ in worth.cells] == [
        "30 points", "30 points", "27 points", "7 fans", "4 han",
    ]  # fmt: skip
    winner = [score(hand, rules).payments for rules in RULE_SETS.values()]
    assert [text for text, _, _ in seats[0].cells] == [
        signed(paid[hand.circumstances.seat], EN) for paid in winner if paid
    ]
    assert len(seats) == 4


def test_editions_are_lit_where_they_part():
    """In 1998 Seven Pairs strikes Fully Concealed Hand; from 2006 on it is added."""
    view = view_of(read(SEVEN_PAIRS, by="draw", seat="S"))

    concealed = row(view, "Fully Concealed Hand")
    assert [cell.lit for cell in concealed.cells] == [True, True, True, False, False]
    (struck,) = concealed.cells[2].entries
    assert struck.struck
    assert "Seven Pairs" in struck.reason
    assert struck.articles
    assert [lit for _, _, lit in view.sums[0].cells] == [True, True, True, False, False]


def test_what_all_count_is_not_lit():
    view = view_of(read(SEVEN_PAIRS, by="draw", seat="S"))

    pairs = row(view, "Seven Pairs")
    assert not any(cell.lit for cell in pairs.cells)
    assert [cell.entries[0].value for cell in pairs.cells] == ["24", "24", "24", "3", "2"]


def test_the_rows_have_the_names_of_the_own_rule_set():
    view = view_of(read(SEVEN_PAIRS, by="draw", seat="S"), own="rengo")

    assert "Chiitoitsu" in [each.name for each in view.rows]
    assert [head.current for head in view.heads] == [False, False, False, False, True]


def test_a_rule_set_that_cannot_have_the_hand_says_why():
    view = view_of(read(f"{SEVEN_PAIRS} 15f", by="draw", seat="S"))

    assert view.heads[-1].fault == "Played without flowers."
    assert [text for text, _, _ in view.sums[0].cells][-1] == "–"
    assert all(not each.cells[-1].entries for each in view.rows)


def test_a_hand_that_only_one_rule_set_knows_is_compared(visitor: SiteVisitor):
    page = page_of(visitor, hand="1479m258p369s123z 123456f 7f", by="draw")

    assert page.status == 200
    assert "<table" not in page.text  # read by the remembered set, the last flower is no win

    form = next(each for each in page.forms if ("rules", "imj") in each.buttons)
    page = visitor.send(form, rules="imj")
    assert "The Seven Flowers" in page.text


def test_below_the_minimum_a_column_says_so(visitor: SiteVisitor):
    page = page_of(visitor, hand="123m456p678s1122z 2z")

    assert "below the minimum of 8" in page.text


@pytest.mark.parametrize("hand", ["", "123m", "11111m22233344p 4p", "123456789m1122p"])
def test_what_cannot_be_compared_is_answered_with_words(visitor: SiteVisitor, hand: str):
    page = page_of(visitor, hand=hand)

    assert page.status == 200
    assert "<table" not in page.text
    assert "Change the hand" in page.text


def test_the_scorer_and_the_explanation_lead_to_it(visitor: SiteVisitor):
    scored = visitor.open(f"/imj/score?{urlencode({'hand': SEVEN_PAIRS, 'by': 'draw'})}")
    explained = visitor.answer("/drill/rengo/total/2/2611/1?n=5", unknown=1)
    in_full = visitor.open(unescape(explained.link_to("/rengo/in-full?")).partition("#")[0])

    for page in (scored, in_full):
        link = unescape(page.link_to("/compare?"))
        assert "<table" in visitor.open(link).text


@pytest.mark.parametrize("hand", ["123456789m1122p", "8p123456789s [666z]"])
def test_a_hand_that_still_waits_is_told_what_it_lacks(visitor: SiteVisitor, hand: str):
    page = visitor.open("/compare?" + urlencode({"hand": hand}))

    assert page.status == 200
    assert "The winning tile is missing: add it at the end of the hand." in page.text


def test_a_discarder_who_is_not_known_is_not_named():
    view = view_of(read("8p123456789s [666z] 8p", seat="S"))

    assert [each.label for each in view.sums[1:]] == [
        "South, the winner", "The discarder", "Each of the others",
    ]  # fmt: skip
    assert [[text for text, _, _ in each.cells[:2]] for each in view.sums[2:]] == [
        ["−28", "−28"],
        ["−8", "−8"],
    ]


def test_a_card_says_what_its_column_says():
    """Where there is no room for a table: the entries, what is lit, and what is not there."""
    view = view_of(read(SEVEN_PAIRS, by="draw", seat="S"))
    cards = rule_set_cards(view, EN)

    for place, card in enumerate(cards):
        column = [row.cells[place] for row in view.rows]
        assert [line.cell for line in card.lines] == [
            cell for cell in column if cell.entries or cell.lit
        ]
        missing = [
            row.name for row in view.rows if row.cells[place].text and not row.cells[place].lit
        ]
        assert all(name in card.absent for name in missing)
    assert [card.worth.text for card in cards] == [text for text, _, _ in view.sums[0].cells]
    assert [card.worth.lit for card in cards] == [True, True, True, False, False]
    assert {len(card.payments) for card in cards} == {4}


def test_a_card_of_a_rule_set_without_such_a_hand_has_the_reason_alone():
    *_, rengo = rule_set_cards(view_of(read(f"{SEVEN_PAIRS} 15f", by="draw", seat="S")), EN)

    assert (rengo.head.fault, rengo.lines, rengo.payments) == ("Played without flowers.", (), ())
