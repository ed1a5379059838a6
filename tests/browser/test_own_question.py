"""A teacher lays a hand by taps, and what was ticked about it is kept and put into an assignment."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_account import new_name, sign_up

pytestmark = pytest.mark.browser

PAUSE = 600  # milliseconds: longer than the page waits before it asks about a changed hand


def test_a_hand_is_laid_by_taps_and_what_is_ticked_stays_ticked(open_page: OpenPage) -> None:
    page = open_page(width=390)
    sign_up(page, new_name())
    page.goto("/teach")
    page.locator("[name=name]").fill("Room 5")
    page.locator("main form[action='/teach'] button").click()
    page.goto("/teach/questions/new/mcr-2014")
    for code in [
        "1m",
        "2m",
        "3m",
        "4m",
        "5m",
        "6m",
        "7m",
        "8m",
        "9m",
        "1p",
        "1p",
        "6z",
        "6z",
        "6z",
    ]:
        page.locator(f"[data-tile='{code}']").click()
    ticks = page.locator("input[name=kind]")
    for kind in ("fans", "legal"):
        page.locator(f"input[name=kind][value={kind}]").check()
    page.wait_for_timeout(PAUSE)
    page.locator("#note").fill("Look at the characters.")
    page.wait_for_timeout(PAUSE)

    assert ticks.evaluate_all("(all) => all.filter((each) => each.checked).length") == 2
    page.locator("#keep button").click()
    expect(page.locator("[name=question]")).to_have_count(2)
    page.goto("/teach")
    page.locator(".rows__title").first.click()
    page.locator("form[action$='assignments/new'] button").first.click()
    page.locator("#wishes .opener summary").click()
    page.locator("button[value=own]").click()
    expect(page.locator("[name=question]")).to_have_count(2)
    for tick in page.locator("[name=question]").all():
        tick.check()
    page.locator(".bank__acts button").click()
    expect(page.locator(".built--locked .bank__note")).to_have_count(2)
