"""The hand on a small screen: heard in every kind of question, its rows even; the bar of steps."""

import pytest
from playwright.sync_api import Page

from quizzes import Kind, make
from quizzes.question import hand_of
from tests.browser.tour import ASKED, question_path

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

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


@pytest.mark.parametrize("kind", WITH_A_HAND)
@pytest.mark.parametrize("width", [360, 1280])
def test_a_hand_is_given_in_words_once(open_page, kind: Kind, width: int):
    page: Page = open_page(question_path(ASKED[kind]), width=width)

    assert page.evaluate(HEARD) == 1


@pytest.mark.parametrize("width", [360, 390])
def test_fourteen_tiles_stand_seven_and_seven(open_page, width: int):
    page: Page = open_page(WITHOUT_MELDS, width=width)

    assert page.evaluate(ROWS) == [7, 7]


def test_fourteen_tiles_stand_in_one_row_where_there_is_room(open_page):
    page: Page = open_page(WITHOUT_MELDS, width=1280)

    assert page.evaluate(ROWS) == [14]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_marks_of_a_lesson_stand_in_one_line(open_page, width: int):
    page: Page = open_page("/learn/mcr/one-suit/3", width=width)
    middles = page.eval_on_selector_all(
        ".steps__bars i",
        "marks => marks.map(it => { const box = it.getBoundingClientRect();"
        " return Math.round(box.top + box.height / 2); })",
    )

    assert len(middles) > 3
    assert max(middles) - min(middles) <= 1
