"""A hand of a page becomes a question: asked, graded and explained like any."""

import re
from html import unescape
from urllib.parse import unquote, urlencode

import pytest
from flask import Flask

from tests.web.visitor import SiteVisitor, VisitedPage
from wording import LANGUAGES

pytestmark = pytest.mark.any_database

STRAIGHT = {"hand": "8p123456789s [666z] 8p", "seat": "S", "from": "W"}


def asking(page: VisitedPage) -> list[str]:
    """Where the page asks about a hand that stands in the address."""
    links = map(unescape, page.links)
    return [link for link in links if re.match("/drill/mcr-2014/.*/hand(:|%3A)", link)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scorer_asks_about_its_hand(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    links = asking(visitor.open(f"/mcr-2014/score?{urlencode(STRAIGHT)}"))

    assert [link.split("/")[3] for link in links] == ["fans", "total", "payments"]
    for link in links:
        page = visitor.open(link)
        assert page.status == 200
        assert "20" not in page.text.split('class="felt')[1].split("</div>")[0]


def test_its_answer_is_graded_and_the_run_ends_there(visitor: SiteVisitor):
    _fans, total, _paid = asking(visitor.open(f"/mcr-2014/score?{urlencode(STRAIGHT)}"))
    explained = visitor.answer(total, total=20)

    (row,) = visitor.rows()
    assert (row.credit, row.question) == (1, unquote(total).removeprefix("/drill/"))
    assert [link.split("/")[3] for link in asking(explained)] == ["fans", "payments"]
    end = visitor.open(unescape(explained.link_to("/drill/done/")))
    assert end.status == 200
    history = visitor.open("/history")
    assert history.status == 200
    assert visitor.open(unescape(history.link_to("/drill/answers/"))).status == 200


def test_why_not_and_the_fan_page_ask_about_their_hands(visitor: SiteVisitor):
    assert asking(visitor.open(f"/mcr-2014/why-not?{urlencode(STRAIGHT)}"))
    assert "Ask me about this hand" in visitor.open("/mcr-2014/fans/pure-straight").text


def test_a_hand_that_does_not_win_or_cannot_be_is_not_asked(visitor: SiteVisitor):
    assert not asking(visitor.open("/mcr-2014/score?hand=123m456p678s1122z+2z"))
    assert not asking(visitor.open("/mcr-2014/why-not?hand=11111m22233344p+4p"))
    assert visitor.open("/drill/mcr-2014/total/3/0/51/hand:11111m22233344p_4p").status == 404
