"""The map shows what makes a fan at the pointer and at the focus, and is out of the way again."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.page_checks import axe_faults

pytestmark = pytest.mark.browser


def test_a_fan_of_the_map_shows_its_tiles_at_the_pointer_and_at_the_focus(open_page: OpenPage):
    page = open_page("/mcr-2014/fans", width=1280)
    cell, panel = page.locator("a[href$='/fans/edge-wait']"), page.locator(".glance")
    cell.hover()

    expect(panel).to_be_visible()
    expect(panel.locator(".tile")).to_have_count(3)
    expect(cell).to_have_attribute("aria-describedby", "glance")
    assert axe_faults(page) == []
    panel.hover()  # it stays for a closer look
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()

    page.mouse.move(1, 1)
    page.locator("a[href$='/fans/melded-kong']").focus()
    page.keyboard.press("Tab")
    expect(panel).to_be_visible()
    page.locator("h1").click()
    expect(panel).to_be_hidden()
