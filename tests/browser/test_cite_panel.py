"""An article that is cited opens in place, by mouse and by keys, and leaves the reader there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.page_checks import axe_faults

pytestmark = pytest.mark.browser

PATH = "/mcr-2014/fans/pure-straight"


def cite(page: Page):
    return page.locator(".lead a.article").first


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ja", 320)])
def test_a_citation_opens_in_place_and_escape_leads_back(
    open_page: OpenPage, language: str, width: int
):
    page = open_page(PATH, language=language, width=width)
    cite(page).focus()
    page.keyboard.press("Enter")

    panel = page.locator("dialog.panel")
    expect(panel).to_be_visible()
    expect(panel.locator("h1")).to_be_focused()
    assert axe_faults(page) == []
    page.keyboard.press("Escape")

    expect(panel).to_be_hidden()
    expect(cite(page)).to_be_focused()
    assert page.url.endswith(PATH)


def test_the_panel_closes_by_its_button_and_beside_it(open_page: OpenPage):
    page = open_page(PATH, width=1280)
    panel = page.locator("dialog.panel")
    for close in (panel.locator(".panel__close button").click, lambda: page.mouse.click(5, 500)):
        cite(page).click()
        expect(panel).to_be_visible()
        close()
        expect(panel).to_be_hidden()


def test_an_article_in_the_panel_leads_on_to_its_own_page(open_page: OpenPage):
    page = open_page(PATH, width=1280)
    cite(page).click()
    page.locator("dialog.panel .place-above a").last.click()

    expect(page).to_have_url(re.compile("/mcr-2014/articles/3.8.1$"))


def test_keys_of_the_page_rest_while_the_panel_is_open(open_page: OpenPage):
    page = open_page("/drill/mcr-2014/fans/3/7/1?n=5", width=1280)
    page.locator("button[name=unknown]").click()
    page.locator(".ledger a.article").first.click()
    expect(page.locator("dialog.panel h1")).to_be_focused()
    before = page.url
    page.keyboard.press("Enter")

    expect(page.locator("dialog.panel")).to_be_visible()
    assert page.url == before
