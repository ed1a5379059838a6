"""The referee's desk as a person without a mouse meets it, on a phone."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from quizzes.desk.address import DeskAddress
from quizzes.desk.incident import DeskIncident, Part, PartControl
from quizzes.desk.maker import make_incident
from quizzes.question import PaymentsAnswer
from scoring import WINDS
from tests.browser.conftest import Gained, OpenPage
from tests.browser.keyboard import Keyboard
from tests.browser.page_checks import axe_faults, layout_faults, open_folds
from web.desk.submission import field_name

pytestmark = pytest.mark.browser

DESK: Final = "/mcr-2014/desk"
SEED: Final = 32  # a win is claimed that is counted and paid, somebody errs, one inquiry decides
DECIDE: Final = "main form.desk .button--primary"
MOST_STAGES: Final = 4


def test_an_incident_is_ruled_by_keyboard_from_the_choice_to_the_explained_result(
    gained: Gained, open_page: OpenPage
):
    """Every part right, on a phone; axe finds nothing on any of the pages."""
    page = open_page(DESK, width=390)
    keys = Keyboard(page)
    assert faults_of(page) == []
    choose(keys, "level", "3")
    keys.follow("main form button")
    assert incident_on(page).address.level == 3
    page.goto(f"{DESK}/3/{SEED}")
    incident = incident_on(page)
    for inquiry in incident.inquiries:
        if inquiry.decides:
            keys.follow(f"button[name=ask][value='{inquiry.id}']")
            expect(page.locator(".inquiry__finding:focus")).to_have_count(1)
    assert faults_of(page) == []
    for _ in range(MOST_STAGES):
        if not page.locator(DECIDE).count():
            break
        for part in incident.parts:
            if page.locator(f"{control_of(part)}:not([type=hidden])").count():
                answer(keys, part)
        keys.follow(DECIDE)
        assert faults_of(page) == []
    number = len(incident.parts)
    expect(page.locator("h1")).to_have_text(f"{number} of {number} parts right")
    expect(page.locator(".ruled--right")).to_have_count(number)
    assert gained("desk_results") == 1
    open_folds(page)
    assert faults_of(page) == []


def faults_of(page: Page) -> list[str]:
    """What breaks a promise that holds of every page."""
    return [*layout_faults(page), *axe_faults(page)]


def incident_on(page: Page) -> DeskIncident:
    """The incident of the page's address."""
    found = re.search(r"/([a-z0-9-]+)/desk/(\d)/(\d+)", page.url)
    assert found, f"{page.url} is no incident"
    return make_incident(DeskAddress(found[1], int(found[2]), int(found[3])))


def control_of(part: Part) -> str:
    """The fields of a part, of payments that of East; `part-foul` is not the start of `part-foul-2`."""
    seat = f"-{WINDS[0].value}" if part.control is PartControl.BY_SEAT else ""
    return f"[name='{field_name(part)}{seat}']"


def answer(keys: Keyboard, part: Part) -> None:
    """Give the right answer of a part."""
    name, right = field_name(part), part.answer
    match part.control:
        case PartControl.ONE:
            choose(keys, name, str(right))
        case PartControl.SEVERAL:
            assert isinstance(right, tuple)
            for each in right:
                keys.tab_to(f"input[name='{name}'][value='{each}']")
                keys.press("Space")
        case PartControl.NUMBER:
            keys.tab_to(f"input[name='{name}']")
            keys.type(f"{right:g}")
        case PartControl.BY_SEAT:
            assert isinstance(right, PaymentsAnswer)
            paid = (right.east, right.south, right.west, right.north)
            for seat, amount in zip(WINDS, paid, strict=True):
                keys.tab_to(f"input[name='{name}-{seat.value}']")
                keys.type(f"{amount:.0f}")


def choose(keys: Keyboard, name: str, value: str) -> None:
    """Tab into a group of which nothing need be chosen yet, and walk over it with the arrow keys."""
    keys.tab_to(f"input[name='{name}']")
    chosen = f"input[name='{name}'][value='{value}']"
    if keys.is_at(chosen):
        keys.press("Space")
    for _ in range(keys.page.locator(f"input[name='{name}']").count()):
        if keys.is_at(f"{chosen}:checked"):
            return
        keys.press("ArrowDown")
    raise AssertionError(f"the arrow keys never come to {value} of {name}")
