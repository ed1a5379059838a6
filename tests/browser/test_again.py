"""Sent twice, gone back, opened twice, left open: one showing answered is one row."""

import re

import pytest
from playwright.sync_api import Page, expect

from quizzes import Kind, make
from tests.browser.conftest import Gained, OpenPage
from tests.browser.tour import ASKED, question_path

pytestmark = pytest.mark.browser

TOTAL = question_path(ASKED[Kind.TOTAL])
KEY = str(make(ASKED[Kind.TOTAL]).answer)
CHECK = ".bar .button--primary"


def open_total(page: Page, given: str = KEY) -> None:
    page.goto(TOTAL)
    page.locator("#sum").fill(given)


def test_a_double_press_is_one_row(gained: Gained, open_page: OpenPage):
    page = open_page("/")
    open_total(page)

    page.locator(CHECK).dblclick()  # the second press breaks off the first one's navigation

    expect(page).to_have_url(re.compile("/drill/answers/"))
    expect(page.locator("#say")).to_have_text("Right.")
    assert gained("answers") == 1


def test_a_page_kept_by_the_browser_and_sent_again_is_one_row(gained: Gained, open_page: OpenPage):
    """Browsers that go back show the page they kept; here it stays beside its answer."""
    page = open_page("/")
    open_total(page)
    page.locator("form:has(#sum)").evaluate("form => { form.target = '_blank'; }")

    explained = [send_beside(page, given) for given in (KEY, "9")]

    assert explained[0].url == explained[1].url
    for each in explained:
        expect(each.locator("#say")).to_have_text("Right.")
    assert gained("answers") == 1


def send_beside(page: Page, given: str) -> Page:
    page.locator("#sum").fill(given)
    with page.expect_popup() as opened:
        page.locator(CHECK).click()
    opened.value.wait_for_url("**/drill/answers/**")
    return opened.value


def test_going_back_to_a_page_fetched_anew_counts_once_in_the_run(
    gained: Gained, open_page: OpenPage
):
    page = open_page("/")
    for given in ("9", KEY):
        open_total(page, given)
        page.locator(CHECK).click()
        page.wait_for_url("**/drill/answers/**")
        page.go_back()

    page.goto(TOTAL.replace("/drill/", "/drill/done/"))

    expect(page.locator("h1")).to_have_text("1 of 5 questions right")
    expect(page.locator(".past")).to_have_count(1)


def test_reloading_an_explanation_sends_nothing(gained: Gained, open_page: OpenPage):
    page = open_page("/")
    open_total(page)
    page.locator(CHECK).click()
    said = page.locator("main").inner_text()

    page.reload()

    assert page.locator("main").inner_text() == said
    assert gained("answers") == 1


def test_two_tabs_are_one_guest(gained: Gained, open_page: OpenPage):
    first = open_page("/")
    second = first.context.new_page()
    second.goto("/")
    for page in (first, second):
        page.locator(".answer").first.click()
        expect(page.locator("#say")).to_be_focused()

    assert gained("learners") == 1
    assert gained("answers") == 2
    second.goto(first.url)
    assert second.locator("main").inner_text() == first.locator("main").inner_text()
    second.goto("/history")
    expect(second.locator(".past")).to_have_count(2)


def test_a_form_without_its_cookie_says_what_to_do(gained: Gained, open_page: OpenPage):
    page = open_page("/")
    open_total(page)

    page.context.clear_cookies()
    page.locator(CHECK).click()

    expect(page.locator("main")).to_contain_text("reload the page and answer again")
    assert gained("answers") == 0
    page.go_back()
    page.reload()
    page.locator("#sum").fill(KEY)
    page.locator(CHECK).click()
    expect(page.locator("#say")).to_have_text("Right.")
    assert gained("answers") == 1


def test_another_browser_does_not_see_the_answer(open_page: OpenPage):
    mine, other = (open_page() for _ in range(2))
    open_total(mine)
    mine.locator(CHECK).click()

    answer = other.goto(mine.url)

    assert answer is not None
    assert answer.status == 404
    expect(other.locator("h1")).not_to_have_text("Right.")
