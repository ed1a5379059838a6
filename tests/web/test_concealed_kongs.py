"""A concealed kong lies as its rule set has it, on a page, on paper and in a picture."""

import re

import pytest
from flask import Flask, render_template_string

from scoring import Hand, wire
from tests.web.visitor import SiteVisitor
from web.components.hand import hand_view
from web.export.pictures import picture_of
from wording import translator

pytestmark = pytest.mark.any_database

KONG = "23456m234p55s (7777z) 1m"
# Which of the four lie face down: of MCR all do, and two are drawn open to be known.
FACE_DOWN = {
    "mcr-2014": "x..x",
    "mcr-2006": "x..x",
    "mcr-1998": "x..x",
    "imj": ".xx.",  # 22.2(2): the two in the middle
    "rengo": ".xx.",  # 31(3): the two in the middle, or else the outer ones
}


def hand_of(rules: str) -> Hand:
    line = {
        "rules": rules,
        "concealed": "23456m234p55s",
        "melds": [{"kind": "concealed-kong", "tiles": "7777z"}],
        "win": "1m",
        "by": "draw",
    }
    return wire.read_hand(line)[0]


def face_down(markup: str) -> str:
    """The last four tiles drawn, x for a back."""
    drawn = re.findall(r'#t-(back|\d[mpszf])"', markup)
    return "".join("x" if code == "back" else "." for code in drawn[-4:])


@pytest.mark.parametrize("rules", FACE_DOWN)
def test_on_a_page(site: Flask, rules: str) -> None:
    page = SiteVisitor(site, "en").open(f"/{rules}/score?hand={KONG}&by=draw")

    felt = page.text.split('class="meld"')[1].split("</span></span>")[0]
    assert face_down(felt) == FACE_DOWN[rules]


@pytest.mark.parametrize("rules", FACE_DOWN)
def test_on_paper(site: Flask, rules: str) -> None:
    view = hand_view(hand_of(rules), rules, translator("en"))
    with site.test_request_context():
        drawn = render_template_string(
            '{% from "paper/_hand.html" import hand with context %}{{ hand(view, none, true) }}',
            view=view,
        )

    assert face_down(drawn) == FACE_DOWN[rules]


@pytest.mark.parametrize("rules", FACE_DOWN)
def test_in_a_picture(rules: str) -> None:
    t = translator("en")
    drawn = picture_of(hand_view(hand_of(rules), rules, t), t, numerals=False)

    assert face_down(drawn.svg) == FACE_DOWN[rules]


def test_four_kongs_that_win_without_a_draw_have_no_winning_tile():
    """IMJ 25.2(5): one tile is left in the hand, and none is drawn for the fourth kong."""
    line = {
        "rules": "imj",
        "concealed": "5p",
        "melds": [
            {"kind": "concealed-kong", "tiles": tiles}
            for tiles in ("2222m", "7777m", "1111z", "9999p")
        ],
        "win": "9p",
        "by": "replacement",
        "kongs_in_row": 4,
    }
    view = hand_view(wire.read_hand(line)[0], "imj", translator("en"))

    assert [each.code for suit in view.suits for each in suit] == ["5p"]
    assert view.win is None
