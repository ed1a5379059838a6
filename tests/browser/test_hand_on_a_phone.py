"""A small screen: the hand is heard, its rows are even, a question is seen whole and so is how it went."""

import pytest
from playwright.sync_api import Page

from quizzes import Address, Kind, make
from quizzes.question import hand_of
from tests.browser.conftest import OpenPage
from tests.browser.tour import ASKED, Tour, hand_in, question_path
from tests.kinds import wrong_answer
from tests.web.taking import EACH_KIND

pytestmark = pytest.mark.browser

WITH_A_HAND = [each for each in ASKED.values() if hand_of(make(each)) is not None]
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
PHONES = ((360, 740), (390, 664))
LOW_SCREENS = ((640, 400), (740, 360), (360, 640), (320, 256))  # the last: 1280 px at 400 %
# What is asked of a table, each of a hand with melds, and a plan of one.
AT_TABLES = (
    Address("mcr-2014", Kind.TABLE, 1, 2611, 4),
    Address("mcr-2014", Kind.TABLE, 3, 2611, 5),
    Address("rengo", Kind.TABLE, 4, 2611, 1),
    Address("imj", Kind.TABLE, 3, 2611, 5),
    Address("mcr-2014", Kind.PLANS, 4, 2611, 1),
)
MOST_TO_TELL = (
    ASKED[Kind.FIND],
    ASKED[Kind.COMPARE],
    Address("mcr-2006", Kind.EDITION, 5, 2611, 1),
    Address("rengo", Kind.PRINCIPLE, 3, 2611, 1),
    Address("rengo", Kind.RULING, 3, 2611, 1),
    *AT_TABLES,
)
# What of a question is out of sight where its page begins, and what of its hand is torn apart.
OUT_OF_SIGHT = """() => {
  const faults = [];
  const box = it => it.getBoundingClientRect();
  const bar = document.querySelector(".bar");
  const end = Math.min(innerHeight, getComputedStyle(bar).position === "sticky" ? box(bar).top : innerHeight);
  const answers = document.querySelectorAll(".answer, .seats, form:not(:has(.fan-picker)) .number-ask");
  const last = [...answers].at(-1) ?? document.querySelector("#q");
  if (box(last).bottom > end) faults.push(`${last.className || "question"} ${box(last).bottom - end} px`);
  const facts = [...document.querySelectorAll(".drill .facts > div")];
  const lines = new Set(facts.map(it => Math.round(box(it).top)));
  if (lines.size > (facts.length > 5 ? 2 : 1)) faults.push(`${lines.size} lines of facts`);
  const head = box(document.querySelector(".drill__head")).height;
  if (head > 40) faults.push(`a head of ${head} px`);
  const hand = document.querySelector(".hand:not(.hand--apart)");
  if (!hand?.querySelector(".hand__standing .tile")) return faults;
  const tiles = [...hand.querySelectorAll(".hand__standing .tile, .hand__win .tile")];
  const feet = tiles.map(it => Math.round(box(it).bottom));
  const rows = [...new Set(feet)].map(foot => feet.filter(each => each === foot).length);
  if (rows.length > 2 || rows.length === 2 && rows[0] - rows[1] > 1) faults.push(`rows of ${rows}`);
  return faults;
}"""
UNSEEN_VERDICT = """() => {
  const THREE_LINES = 90;
  const bar = document.querySelector(".bar");
  const felt = document.querySelector(".felt");
  const sticks = it => it && ["sticky", "fixed"].includes(getComputedStyle(it).position);
  const top = sticks(felt) ? felt.getBoundingClientRect().bottom : 0;
  const end = sticks(bar) ? Math.min(innerHeight, bar.getBoundingClientRect().top) : innerHeight;
  const sign = document.querySelector(".verdict__sign").textContent;
  const parts = [...document.querySelectorAll(".verdict__mark, #say")];
  const words = parts.map(it => it.textContent.trim()).join(" ");
  const faults = parts.map(it => it.getBoundingClientRect())
    .filter(box => box.top < top || Math.min(box.bottom, box.top + THREE_LINES) > end)
    .map(box => `${box.top} to ${box.bottom} of ${top} to ${end}`);
  return sign.trim() && words.length > sign.length + 3 ? faults : [...faults, "no sign with a word"];
}"""


def widen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})


def test_fourteen_tiles_stand_seven_and_seven_or_in_one_row_where_there_is_room(
    open_page: OpenPage,
):
    page = open_page(WITHOUT_MELDS)
    for width, rows in ((360, [7, 7]), (390, [7, 7]), (1280, [14])):
        widen(page, width)
        short, long = page.locator(".fact__short").first, page.locator(".fact--long dt").first
        assert short.is_visible() is (width < 640)
        assert (long.bounding_box() or {})["width"] > 1 or width < 640

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


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
def test_a_question_is_seen_whole_on_a_phone(open_page: OpenPage, language: str):
    """Hand, facts in a line, question and answers, without scrolling; the hand in even rows.

    Its words are there once, on a phone and a desk.
    """
    page = open_page(language=language, width=360)
    asked = (*ASKED.values(), *MOST_TO_TELL) if language == "en" else MOST_TO_TELL
    faults: dict[tuple[str, int], list[str]] = {}
    heard: dict[tuple[Address, int], int] = {}
    for address in asked:
        page.goto(question_path(address))
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            if found := page.evaluate(OUT_OF_SIGHT):
                faults[str(address), width] = found
        if language == "en" and address in WITH_A_HAND:
            for width in (360, 1280):
                widen(page, width)
                heard[address, width] = page.evaluate(HEARD)

    assert faults == {}
    assert heard == dict.fromkeys(heard, 1)


def test_a_question_of_an_assignment_is_seen_as_a_drill_shows_it(tour: Tour, open_page: OpenPage):
    """With its time and the row of its questions: hand, question and answers on the first screen."""
    first, told = (tour.places[f"assignment, a question: {each}"] for each in ("asked", "told"))
    page = open_page(language="en", width=360)
    first.open(page)
    faults = {}
    for number, address in enumerate(EACH_KIND, 1):
        path = f"{first.path.rpartition('/')[0]}/{number}"
        if path == told.path:
            continue
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(path)
            if found := page.evaluate(OUT_OF_SIGHT):
                page.goto(question_path(address))
                if not page.evaluate(OUT_OF_SIGHT):
                    faults[str(address), width] = found

    assert faults == {}


def test_after_an_answer_how_it_went_is_on_the_screen(open_page: OpenPage):
    """A sign and its word, in every kind, also on a phone on its side and at 400 %."""
    page = open_page("/", language="en", width=360)
    faults = {}
    for address in (*ASKED.values(), *AT_TABLES):
        page.goto(hand_in(page.context, address, wrong_answer(make(address))))
        for width, height in LOW_SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            if found := page.evaluate(UNSEEN_VERDICT):
                faults[str(address), width] = found

    assert faults == {}
