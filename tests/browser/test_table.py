"""A deal at the table, by keyboard on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.keyboard import Keyboard
from tests.browser.page_checks import layout_faults

pytestmark = pytest.mark.browser

PLAYED = "input[name=played]"


def moved_by_key(page: Page, move: str) -> None:
    """Go to the button by Tab and press it; the table is shown anew in place."""
    played = page.locator(PLAYED).get_attribute("value")
    keys = Keyboard(page)
    for _stop in range(60):
        keys.press("Tab")
        if keys.is_at(move):
            break
    keys.press("Enter")
    expect(page.locator(f"{PLAYED}[value='{played}']")).to_have_count(0)


@pytest.mark.parametrize(("language", "rules"), [("zh-Hans", "mcr-2014"), ("ja", "rengo")])
def test_a_deal_is_played_by_keyboard_in_place(open_page: OpenPage, language: str, rules: str):
    page = open_page(f"/{rules}/table", language=language, width=360)
    page.locator("button[value=steady]").press("Enter")
    expect(page.locator(".play__hand")).to_be_visible()
    address = page.url
    page.evaluate("window.same = true")
    for _move in range(4):
        if not page.locator(PLAYED).count():
            break  # somebody has won
        calls = page.locator(".play__calls button[value$=n]").count()
        moved_by_key(page, ".play__calls button[value$=n]" if calls else ".play__tile[name=move]")

        assert page.evaluate("window.same")  # no page was loaded
        assert page.evaluate("document.activeElement.matches('h1')")
        assert layout_faults(page) == []

    assert page.url == address
    heading = page.locator("h1").inner_text()
    page.reload()
    expect(page.locator("h1")).to_have_text(heading)
