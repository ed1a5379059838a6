"""From a guest's first answer to an account, out and in again: by keyboard, and open to everybody."""

import re
import uuid

import pytest
from playwright.sync_api import Page, expect

from quizzes import Kind
from tests.browser.conftest import Gained, OpenPage
from tests.browser.kept_pages import Theme
from tests.browser.page_checks import Inspection
from tests.browser.tour import ASKED, question_path

pytestmark = pytest.mark.browser

WORD = "plum and bamboo"
NAMES = {"en": "Lin", "zh-Hans": "林小平", "ja": "ひなた"}
TOTAL = question_path(ASKED[Kind.TOTAL])
CHECK = ".bar .button--primary"


def new_name(language: str = "en") -> str:
    """A name that no account of the shared site has."""
    return f"{NAMES[language]}{uuid.uuid4().int % 10**9}"


def type_into(page: Page, *texts: str) -> None:
    """Fill the fields of the page one after the other by keyboard, then send the form with Enter."""
    page.locator("main .input").first.focus()
    for text in texts[:-1]:
        page.keyboard.insert_text(text)
        page.keyboard.press("Tab")
    page.keyboard.insert_text(texts[-1])
    page.keyboard.press("Enter")


def press_primary(page: Page) -> None:
    page.locator("main .button--primary").focus()
    page.keyboard.press("Enter")


def sign_up(page: Page, name: str) -> None:
    page.goto("/account/new")
    type_into(page, name, WORD)
    page.wait_for_url("**/account/codes")


def sign_in(page: Page, name: str) -> None:
    page.goto("/account/in")
    type_into(page, name, WORD)
    page.wait_for_url(lambda url: "/account/in" not in url)


def answer(page: Page) -> None:
    page.goto("/")
    page.locator(".answer").first.click()
    expect(page.locator("#say")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "theme", "width"),
    [("en", "light", 1280), ("zh-Hans", "dark", 320), ("ja", "light", 390)],
)
def test_an_account_from_making_to_erasing_by_keyboard(
    gained: Gained, open_page: OpenPage, language: str, theme: Theme, width: int
):
    name = new_name(language)
    page = open_page(language=language, theme=theme, width=width)
    inspection = Inspection(language)
    answer(page)
    page.goto("/account/new")
    type_into(page, "=", "short")
    expect(page.locator(".field__error")).to_have_count(2)
    expect(page.locator("#f-name")).to_have_value("=")
    inspection.look_at(page)
    sign_up(page, name)
    inspection.look_at(page)
    press_primary(page)
    expect(page.locator(".codes li")).to_have_count(8)
    inspection.look_at(page)
    for path in (
        "/account",
        "/account/password",
        "/account/codes",
        "/account/keys",
        "/account/erase",
    ):
        page.goto(path)
        inspection.look_at(page)
    assert gained("answers") == gained("learners") == 1

    page.goto("/account")
    page.locator("main form[action='/account/out'] button").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/")
    page.goto("/account")
    inspection.look_at(page)
    sign_in(page, name)
    page.goto("/history")
    expect(page.locator(".past")).to_have_count(1)

    page.goto("/account/erase")
    type_into(page, WORD)
    page.wait_for_url("**/account/erased")
    inspection.look_at(page)
    assert gained("learners") == gained("answers") == 0
    assert inspection.faults == []


def test_a_double_press_makes_one_account(gained: Gained, open_page: OpenPage):
    page, name = open_page("/"), new_name()
    answer(page)
    page.goto("/account/new")
    page.locator("#f-name").fill(name)
    page.locator("#f-fresh").fill(WORD)

    page.locator("main .button--primary").dblclick()

    # The second press ends the first navigation, which waiting for one would take for a fault.
    expect(page).to_have_url(re.compile(r"/account/codes$"))
    expect(page.locator(".menu__user")).to_have_text(name)
    assert [gained(table) for table in ("accounts", "sign_ins", "learners", "answers")] == [
        *[1] * 4
    ]


def test_two_devices_and_a_sign_in_ended_in_mid_drill(gained: Gained, open_page: OpenPage):
    phone, desk = (open_page(width=width) for width in (390, 1280))
    name = new_name()
    answer(phone)
    sign_up(phone, name)
    answer(desk)
    sign_in(desk, name)
    assert (gained("learners"), gained("answers")) == (1, 2)
    phone.goto(TOTAL)
    phone.locator("#sum").fill("9")
    desk.goto("/account")
    desk.locator("[name=others]").click()
    desk.wait_for_load_state()

    phone.locator(CHECK).click()

    expect(phone.locator("#say")).to_be_focused()
    expect(phone.locator(".lapsed")).to_be_visible()
    assert (gained("learners"), gained("answers")) == (2, 3)
    phone.locator(".lapsed a").click()
    type_into(phone, name, WORD)
    expect(phone.locator("#say")).to_be_visible()
    expect(phone.locator(".lapsed")).to_have_count(0)
    assert (gained("learners"), gained("answers")) == (1, 3)


def test_going_back_after_signing_in_sends_no_answer_twice(gained: Gained, open_page: OpenPage):
    page = open_page(TOTAL)
    page.locator("#sum").fill("9")
    page.locator("form:has(#sum)").evaluate("form => { form.target = '_blank'; }")
    with page.expect_popup() as opened:
        page.locator(CHECK).click()
    other = opened.value
    other.wait_for_url("**/drill/answers/**")
    explained = other.url
    sign_up(other, new_name())

    with page.expect_popup() as again:
        page.locator(CHECK).click()

    again.value.wait_for_url(explained)
    assert (gained("learners"), gained("answers")) == (1, 1)


def test_everything_is_there_without_a_script(open_page: OpenPage):
    page, name = open_page("/account/new", javascript=False, width=390), new_name()
    page.locator("#f-name").fill(name)
    page.locator("#f-fresh").fill(WORD)
    page.locator("main .button--primary").click()
    page.locator("main .button--primary").click()
    expect(page.locator(".codes li")).to_have_count(8)
    expect(page.locator("print-page")).to_be_hidden()
    page.locator(".menu--nav summary").click()
    page.locator(".menu__own a").click()
    expect(page.locator("h1")).to_have_text(name)
