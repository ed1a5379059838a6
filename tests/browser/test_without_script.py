"""Every path that matters works where no script runs."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from quizzes import Kind, Question, Response, make
from tests.browser.conftest import OpenPage
from tests.browser.explained import check_explanation
from tests.browser.tour import ASKED, OF_EACH_CONTROL, question_path
from tests.kinds import posted

pytestmark = pytest.mark.browser


def plain(open_page: OpenPage, path: str) -> Page:
    return open_page(path, language="en", javascript=False, width=390)


@pytest.mark.parametrize("kind", OF_EACH_CONTROL)
def test_a_question_is_answered_explained_and_followed_by_the_next(open_page: OpenPage, kind: Kind):
    page = plain(open_page, question_path(ASKED[kind]))
    question = make(ASKED[kind])

    fill_in(page, question, question.answer)

    expect(page.locator("#say")).to_contain_text("Right.")
    check_explanation(page, question, question.answer)
    page.get_by_role("link", name="Next").click()
    expect(page.locator("main form [name=token]")).to_have_count(1)
    assert "/2?n=5" in page.url


def fill_in(page: Page, question: Question, answer: Response) -> None:
    page.evaluate("document.querySelectorAll('main details').forEach(it => { it.open = true; })")
    done: Counter[tuple[str, str]] = Counter()
    for name, value in posted(question, answer):
        if name == "answer":
            page.locator(f"button[name=answer][value='{value}']").click()
            return
        if name in ("fan", "tile", "extra"):
            box = page.locator(f"label:has(input[name={name}][value='{value}'])")
            box.nth(done[name, value]).click()
            done[name, value] += 1
        elif page.locator(f"input[name={name}]").is_visible():
            page.locator(f"input[name={name}]").fill(value)
    page.locator(".bar .button--primary").click()


def test_i_dont_know_and_skip_are_buttons_of_the_form(open_page: OpenPage):
    page = plain(open_page, question_path(ASKED[Kind.TOTAL]))
    page.get_by_role("button", name="I don't know").click()
    check_explanation(page, make(ASKED[Kind.TOTAL]), None)

    page.get_by_role("link", name="Next").click()
    page.get_by_role("button", name="Skip").click()

    assert "/3?n=5" in page.url


def test_what_is_no_answer_is_told_and_what_was_typed_stays(open_page: OpenPage):
    page = plain(open_page, question_path(ASKED[Kind.TOTAL]))
    page.locator("#sum").evaluate("it => it.removeAttribute('pattern')")
    page.locator("#sum").fill("many")
    page.locator(".bar .button--primary").click()

    expect(page.get_by_role("alert")).to_contain_text("total as a number")
    expect(page.locator("#sum")).to_have_value("many")


def test_fans_are_chosen_on_the_map_and_drilled(open_page: OpenPage):
    page = plain(open_page, "/mcr-2014/fans")
    page.locator("a[href='/mcr-2014/fans?choose=1']").click()
    for fan in ("all-pungs", "half-flush"):
        page.locator(f"input[name=fan][value={fan}]").check()
    page.locator("main form button").click()

    assert page.url.rstrip("0123456789").endswith("/1/half-flush+all-pungs?n=") or (
        page.url.rstrip("0123456789").endswith("/1/all-pungs+half-flush?n=")
    )


def test_from_the_first_page_round_the_site(open_page: OpenPage):
    page = plain(open_page, "/")
    page.locator(".answer").first.click()
    assert "/drill/answers/" in page.url

    for heading, link in (
        ("Drill", "/mcr-2014/drill"),
        ("The map of fans", "/mcr-2014/fans"),
        ("Score a hand", "/mcr-2014/score"),
        ("Progress", "/mcr-2014/progress"),
    ):
        page.locator(".menu--nav > summary").click()
        page.locator(f".menu--nav a[href='{link}']").click()
        expect(page.locator("h1")).to_have_text(heading)
    page.locator("main a[href='/history?rules=mcr-2014']").first.click()
    expect(page.locator(".past")).to_have_count(1)
