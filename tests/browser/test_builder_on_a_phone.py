"""The builder on a phone: a question is a short card, and what is long opens from it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_account import new_name, sign_up

pytestmark = pytest.mark.browser

TALLEST = 330  # pixels of one question
LONGEST = 4500  # of the whole page with ten
LEAST = 44  # of what a finger meets

HEIGHTS = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().height))"
SIDES = """(all) => all.map((each) => each.getBoundingClientRect())
  .map((each) => Math.min(each.width, each.height))"""


def new_draft(page: Page) -> None:
    """A teacher with a class presses "New assignment"."""
    sign_up(page, new_name())
    page.goto("/teach")
    page.locator("[name=name]").fill("Room 5")
    page.locator("main form[action='/teach'] button").click()
    page.goto("/teach")
    page.locator(".rows__title").first.click()
    page.locator("form[action$='assignments/new'] button").first.click()
    page.wait_for_url("**/teach/assignments/**")


def draft_of_ten(page: Page) -> str:
    """A draft of ten questions of as many kinds; its address."""
    new_draft(page)
    page.locator("#wishes .opener summary").click()
    for box in page.locator("input[name=kind]").all():
        box.check()
    page.locator("button[value=choose]").click()
    expect(page.locator("#questions-h")).to_contain_text("10")
    return page.url.split("?")[0]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_question_is_a_short_card_on_a_phone(open_page: OpenPage, language: str) -> None:
    page = open_page(width=390, language=language)
    page.goto(draft_of_ten(page))
    questions = page.locator(".built")
    heights = questions.evaluate_all(HEIGHTS)
    assert len(heights) == 10
    assert max(heights) <= TALLEST, heights
    assert page.evaluate("document.documentElement.scrollHeight") <= LONGEST
    pressed = page.locator(".built :is(button, summary, input)")
    visible = pressed.filter(visible=True)
    assert visible.count() == 10 * 9, "seven buttons, the points and what opens the rest"
    assert min(visible.evaluate_all(SIDES)) >= LEAST

    for part in page.locator(".built .hand__words").all():
        assert part.evaluate("(each) => getComputedStyle(each).display") != "none"

    account = questions.first.locator(".built__account > summary")
    expect(account).to_be_hidden()
    questions.first.locator(".opener summary").press("Enter")
    expect(account).to_be_visible()

    settings = page.locator("#settings .build-settings")
    expect(settings).to_be_hidden()
    page.locator(".built").last.scroll_into_view_if_needed()
    page.locator(".build__bar a").click()
    expect(page.locator("button[value=publish]")).to_be_in_viewport()
    page.locator("#settings .opener summary").click()
    expect(settings).to_be_visible()
    page.locator("#minutes").fill("0")
    page.locator("#settings .opener summary").click()
    expect(settings, "what is wrong stays in sight").to_be_visible()


def test_a_phone_without_a_script_opens_a_question_and_the_settings(open_page: OpenPage) -> None:
    page = open_page(width=390, javascript=False)
    page.goto(draft_of_ten(page))
    asked = page.locator(".built", has=page.locator(".built__choices")).first
    expect(asked.locator(".built__choices")).to_be_hidden()
    asked.locator(".opener summary").click()
    expect(asked.locator(".built__choices")).to_be_visible()
    page.locator("#settings .opener summary").click()
    expect(page.locator("#due")).to_be_visible()


def test_a_wide_screen_shows_the_whole_question(open_page: OpenPage) -> None:
    page = open_page(width=1280)
    new_draft(page)
    expect(page.locator(".built__choices, .built__account").first).to_be_visible()
    expect(page.locator(".opener").first).to_be_hidden()
    expect(page.locator("#due")).to_be_visible()
    expect(page.locator("button[value=choose]")).to_be_visible()
