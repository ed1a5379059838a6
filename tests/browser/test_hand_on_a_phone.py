"""The hand on a small screen: heard in every kind of question, its rows even; the bar of steps."""

import pytest
from playwright.sync_api import Page

from quizzes import make
from quizzes.question import hand_of
from tests.browser.conftest import OpenPage
from tests.browser.tour import ASKED, question_path

pytestmark = pytest.mark.browser

WITH_A_HAND = [kind for kind, address in ASKED.items() if hand_of(make(address)) is not None]
WITHOUT_MELDS = "/drill/mcr-2014/total/3/2611/9"

# Words that a screen reader is given: neither hidden from it nor from everybody.
HEARD = """() => {
  const parts = [...document.querySelectorAll(".hand__line")];
  return parts.filter(it => it.checkVisibility() && !it.closest("[aria-hidden=true]"))
    .map(it => it.textContent.trim()).filter(Boolean).length;
}"""
ROWS = """() => {
  const tiles = [...document.querySelectorAll(".felt .hand .tile")];
  const tops = tiles.map(it => Math.round(it.getBoundingClientRect().top));
  return [...new Set(tops)].map(top => tops.filter(each => each === top).length);
}"""


def widen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})


def test_a_hand_is_given_in_words_once_on_a_phone_and_a_desk(open_page: OpenPage):
    page = open_page()
    heard = {}
    for kind in WITH_A_HAND:
        page.goto(question_path(ASKED[kind]))
        for width in (360, 1280):
            widen(page, width)
            heard[kind, width] = page.evaluate(HEARD)

    assert heard == dict.fromkeys(heard, 1)


def test_fourteen_tiles_stand_seven_and_seven_or_in_one_row_where_there_is_room(
    open_page: OpenPage,
):
    page = open_page(WITHOUT_MELDS)
    for width, rows in ((360, [7, 7]), (390, [7, 7]), (1280, [14])):
        widen(page, width)

        assert page.evaluate(ROWS) == rows


def test_the_marks_of_a_lesson_stand_in_one_line(open_page: OpenPage):
    page = open_page("/learn/mcr/one-suit/3")
    for width in (390, 1280):
        widen(page, width)
        middles = page.eval_on_selector_all(
            ".steps__bars i",
            "marks => marks.map(it => { const box = it.getBoundingClientRect();"
            " return Math.round(box.top + box.height / 2); })",
        )

        assert len(middles) > 3
        assert max(middles) - min(middles) <= 1
