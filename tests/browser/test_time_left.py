"""The time of an attempt runs down in sight and is said twice; without a script it is told as a time."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import stop_the_clock
from tests.browser.tour import Tour

pytestmark = pytest.mark.browser

ASKED = "assignment, a question: asked"  # 300 minutes for the attempt


def test_it_is_said_at_five_minutes_at_one_and_at_the_end(tour: Tour, open_fresh_page: OpenPage):
    page = open_fresh_page(language="en")
    stop_the_clock(page)
    tour.places[ASKED].open(page)
    clock = page.locator("time-left")
    whole = int(clock.get_attribute("data-seconds") or 0)
    said, over = clock.locator("[data-said]"), clock.locator("[data-over]")

    expect(clock.locator("[data-left]")).to_have_text(re.compile(r"^4:\d\d:\d\d$"))
    expect(said).to_have_text("")
    page.clock.fast_forward((whole - 299) * 1000)
    expect(said).to_have_text("Five minutes are left.")
    page.clock.fast_forward(240_000)
    expect(said).to_have_text("One minute is left.")
    page.clock.fast_forward(60_000)
    expect(over).to_have_text("Time is up. What was saved counts.")
    expect(clock.locator("[data-left]")).to_have_text("0:00")
