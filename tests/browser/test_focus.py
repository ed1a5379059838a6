"""Whoever walks by Tab sees where the focus is: marked, and under no bar that sticks."""

import pytest
from playwright.sync_api import Page

from lessons.pieces.check import CheckKind
from quizzes import Address, Kind
from tests.browser.conftest import OpenPage
from tests.browser.keyboard import MOST_TABS
from tests.browser.tour import ASKED, OF_EACH_CONTROL, SCORED, Tour, TourPage, question_path
from tests.web.lesson_answers import of_kind, step_path

pytestmark = pytest.mark.browser

# A hidden box of a label is seen as the label. The centre of what has the focus must be on top.
WHERE = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  const shown = at.matches("[type=checkbox], [type=radio]") ? at.closest("label") ?? at : at;
  const box = shown.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const marked = [at, shown, shown.parentElement].some(it => {
    const style = getComputedStyle(it);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  const seen = top !== null && (shown.contains(top) || top.contains(shown));
  const name = `${at.tagName} ${at.name || ""} ${at.value || at.innerText || ""}`.slice(0, 60);
  return { name, marked, seen, first: at.classList.contains("skip") };
}"""
CHECKS = (CheckKind.FANS, CheckKind.WHICH, CheckKind.TILES)
PATHS = {
    "home": "/",
    "set-up": "/mcr-2014/drill",
    **{f"asked: {kind}": question_path(ASKED[kind]) for kind in (Kind.FIND, *OF_EACH_CONTROL)},
    "choosing": "/mcr-2014/fans?choose=1",
    "a fan": "/mcr-2014/fans/pure-straight",
    "scorer": f"/mcr-2014/score{SCORED['good']}",
    "history": "/history",
    "progress": "/mcr-2014/progress",
    "courses": "/learn",
    "a course": "/learn/first-steps",
    **{f"lesson: {kind}": step_path(of_kind(kind)) for kind in CHECKS},
}
ANSWERED = f"answered: {Kind.FANS} wrong"
# Of long rows of stops of one sort the map is walked where a bar sticks over it.
SEEN_ON_A_DESK = ["home", f"asked: {Kind.FANS}", "scorer", "progress", ANSWERED]
SEEN_ON_A_PHONE = [*(name for name in PATHS if name != "progress"), ANSWERED]


@pytest.mark.parametrize(("width", "names"), [(390, SEEN_ON_A_PHONE), (1280, SEEN_ON_A_DESK)])
def test_the_focus_is_always_seen(tour: Tour, open_page: OpenPage, width: int, names: list[str]):
    page = open_page(language="en", width=width)
    paths = {**PATHS, ANSWERED: tour.places[ANSWERED].path}
    faults = {}
    for name in names:
        TourPage(paths[name], tour.guest).open(page)
        page.mouse.move(0, 0)
        stops = walk(page)
        assert len(stops) > 5, name
        lost = [stop["name"] for stop in stops if not (stop["seen"] and stop["marked"])]
        if lost:
            faults[name] = [stop for stop in stops if not (stop["seen"] and stop["marked"])]

    assert faults == {}


def test_the_focus_is_seen_below_a_hand_of_which_much_is_told(open_page: OpenPage):
    """Backwards, where it comes up to the hand that sticks; Rengo has the most to tell."""
    page = open_page(question_path(Address("rengo", Kind.FANS, 5, 7, 2)), width=390)
    page.mouse.move(0, 0)

    stops = walk(page, "Shift+Tab")

    assert len(stops) > 30
    assert [stop for stop in stops if not (stop["seen"] and stop["marked"])] == []


def test_the_first_stop_skips_to_the_content(open_page: OpenPage):
    page = open_page("/mcr-2014/drill")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    assert page.evaluate("document.activeElement.id") == "content"


def walk(page: Page, key: str = "Tab") -> list[dict[str, object]]:
    """Every stop of Tab, from the skip link round to where it began, or from the end back."""
    page.evaluate("document.activeElement.blur()")
    stops: list[dict[str, object]] = []
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        stop = page.evaluate(WHERE)
        if stops and (stop is None or stop["first"]):
            return stops
        if stop is not None:
            stops.append(stop)
    raise AssertionError(f"Tab never comes round on {page.url}")
