"""Every fan of a rule set on one sheet, and as cards to cut out."""

import re
from html import unescape

import pytest
from flask import Flask

from scoring import RULE_SETS, rule_set
from tests.web.visitor import SiteVisitor
from wording import LANGUAGES, fan_name, hook, translator, translator_under


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_sheet_has_every_fan_with_its_name_and_hook(site: Flask, rules: str, lang: str):
    page = SiteVisitor(site, lang).open(f"/{rules}/sheet")
    t, text = translator_under(rules, translator(lang)), unescape(page.text)

    for fan in rule_set(rules).fans:
        assert f"/{rules}/fans/{fan.id}" in page.links
        assert fan_name(fan, t) in text
        assert hook(rules, fan.id, t) in text
    assert page.text.count('class="sheet-fan"') == len(rule_set(rules).fans)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_back_of_a_card_falls_behind_its_front(visitor: SiteVisitor, rules: str):
    """Three in a row: what lies left on the front lies right on the back."""
    page = visitor.open(f"/{rules}/cards").text
    t = translator_under(rules, translator("en"))
    fans = [
        fan
        for series in rule_set(rules).series
        for fan in rule_set(rules).fans
        if fan.series == series
    ]
    sections = page.split('<section class="fan-cards__page"')[1:]
    backs = [
        re.findall(r'class="fan-card__name">([^<]*)<|(fan-card--none)', each)
        for each in sections[1::2]
    ]

    named = [
        name
        for back in backs
        for row in range(0, len(back), 3)
        for name, _ in back[row : row + 3][::-1]
    ]
    assert [name for name in named if name] == [fan_name(fan, t) for fan in fans]
    assert len(sections) == 2 * -(-len(fans) // 12)


def test_a_picture_that_two_fans_share_says_which_is_meant(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/cards").text
    t = translator("en")
    front = page.split('<section class="fan-cards__page"')[1]
    assert f'<span class="fan-card__hook">{hook("mcr-2014", "seat-wind", t)}' in page
    assert f'<span class="vh">{hook("mcr-2014", "big-four-winds", t)}' in front


def test_the_map_leads_to_the_sheet(visitor: SiteVisitor):
    assert "/mcr-2014/sheet" in visitor.open("/mcr-2014/fans").links
