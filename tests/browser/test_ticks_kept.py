"""What is ticked is saved as it is ticked: it is there again after a reload and after every way out."""

import re
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, Route, expect

from quizzes import Address, Kind
from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import stop_the_clock
from tests.browser.tour import Tour
from tests.web.taking import EACH_KIND

pytestmark = pytest.mark.browser

ASKED = "assignment, a question: asked"  # 300 minutes for the attempt
FANS = 1 + [Address.parse(each).kind for each in EACH_KIND].index(Kind.FANS)


def open_fans(tour: Tour, page: Page) -> str:
    """The question that asks for fans; where it is."""
    tour.places[ASKED].open(page)
    address = re.sub(r"\d+$", str(FANS), page.url)
    page.goto(address)
    return address


def test_ticks_are_there_again_after_every_way_out(tour: Tour, open_fresh_page: OpenPage):
    page = open_fresh_page(language="en")
    address = open_fans(tour, page)
    ticks = page.locator("input[name=fan]:visible")
    kept = page.locator("[data-kept]")

    ticks.nth(0).check()
    expect(kept).to_contain_text("Saved")
    page.reload()
    expect(ticks.nth(0)).to_be_checked()

    ticks.nth(1).check()  # and on at once, before it is sent
    page.get_by_role("button", name="Skip").click()
    expect(page).not_to_have_url(re.compile(rf"/{FANS}$"))
    page.goto(address)
    expect(ticks.nth(1)).to_be_checked()

    ticks.nth(2).check()
    page.locator(".positions button").first.click()
    expect(page).to_have_url(re.compile(r"/1\?saved="))
    page.goto(address)
    expect(ticks.nth(2)).to_be_checked()

    ticks.nth(3).check()
    page.locator(".crumbs a").last.click()
    page.wait_for_url(lambda url: "/attempts/" not in url)
    page.goto(address)
    expect(ticks.nth(3)).to_be_checked()

    for number in range(4):
        ticks.nth(number).uncheck()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        pass
    page.reload()
    expect(ticks.nth(0)).not_to_be_checked()


def test_what_stands_there_is_sent_when_the_time_ends(tour: Tour, open_fresh_page: OpenPage):
    page = open_fresh_page(language="en")
    stop_the_clock(page)
    open_fans(tour, page)
    sent: list[dict[str, list[str]]] = []

    def take(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        sent.append(parse_qs(route.request.post_data or ""))
        return route.fulfill(status=200, body="")

    page.route("**/attempts/**", take)
    tick = page.locator("input[name=fan]:visible").first
    tick.check()
    name = tick.get_attribute("value")
    left = int(page.locator("time-left").get_attribute("data-seconds") or 0)
    page.clock.fast_forward((left - 1) * 1000)
    page.wait_for_timeout(100)

    answers = [each for each in sent if "keep" not in each]
    assert [each["fan"] for each in answers] == [[name]]
