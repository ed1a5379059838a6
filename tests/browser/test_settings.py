"""Language, appearance and numbers on tiles: chosen once, remembered, with and without a script."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser

SETTINGS = ".menu:has([name=theme])"


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"{SETTINGS} > summary").click()
    with page.expect_navigation():
        page.locator(f"{SETTINGS} button[name={name}][value='{value}']").click()


def brightness(page: Page) -> float:
    """Of the paper, 0 to 1: what the page is drawn on, whatever notation the browser uses."""
    drawn: float = page.evaluate(
        """() => {
          const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
          const ink = brush.getContext("2d");
          ink.fillStyle = getComputedStyle(document.body).backgroundColor;
          ink.fillRect(0, 0, 1, 1);
          return Math.max(...ink.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255;
        }"""
    )
    return drawn


@pytest.mark.parametrize(
    ("before", "after", "javascript"), [("en", "ja", True), ("ja", "zh-Hans", False)]
)
def test_the_language_is_switched_and_stays(
    open_page: OpenPage, before: str, after: str, javascript: bool
):
    page = open_page("/mcr-2014/fans", language=before, javascript=javascript)
    expect(page.locator("html")).to_have_attribute("lang", before)
    first = page.locator("h1").inner_text()

    choose(page, "lang", after)

    assert page.url.endswith("/mcr-2014/fans")
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", after)
        expect(page.locator("h1")).not_to_have_text(first)
        expect(page.locator(f"{SETTINGS} [name=lang][value={after}]")).to_have_attribute(
            "aria-pressed", "true"
        )
        page.reload()


@pytest.mark.parametrize("javascript", [True, False])
def test_appearance_and_numerals_stay(open_page: OpenPage, javascript: bool):
    page = open_page("/mcr-2014/score", theme="light", javascript=javascript)
    assert brightness(page) > 0.8

    choose(page, "theme", "dark")
    choose(page, "numerals", "on")
    page.reload()

    assert brightness(page) < 0.3
    expect(page.locator("html")).to_have_attribute("data-tiles", "index")
    choose(page, "theme", "light")
    choose(page, "numerals", "off")
    assert brightness(page) > 0.8
    expect(page.locator("html")).not_to_have_attribute("data-tiles", "index")


def test_single_keys_can_be_switched_off(open_page: OpenPage):
    page = open_page("/", language="en")
    choose(page, "shortcuts", "off")
    page.keyboard.press("a")
    page.keyboard.press("1")
    expect(page.locator("html")).to_have_attribute("data-shortcuts", "off")
    expect(page.locator("#q")).to_be_visible()

    choose(page, "shortcuts", "on")
    page.keyboard.press("a")

    expect(page.locator("#say")).to_be_focused()


def test_a_question_asked_in_one_language_is_explained_in_another(open_page: OpenPage):
    page = open_page("/", language="en")
    page.locator(".answer").first.click()
    expect(page.locator("#say")).to_be_visible()
    english = page.locator("#say").inner_text()
    address = page.url

    choose(page, "lang", "zh-Hans")

    assert page.url == address
    expect(page.locator("#say")).not_to_have_text(english)
