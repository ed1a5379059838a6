"""A second factor in a real browser: by keyboard, open to everybody, and one sign-in for a double press."""

from datetime import UTC, datetime, timedelta

import pyotp
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Gained, OpenPage
from tests.browser.kept_pages import Theme
from tests.browser.page_checks import Inspection
from tests.browser.test_account import WORD, new_name, sign_up, type_into

pytestmark = pytest.mark.browser


def turn_on(page: Page) -> pyotp.TOTP:
    """Set it up by keyboard; the app. The page with recovery codes is there then."""
    page.goto("/account/factor")
    type_into(page, WORD)
    expect(page.locator(".factor-qr svg")).to_be_visible()
    app = pyotp.TOTP("".join(page.locator(".factor-key code").all_inner_texts()))
    type_into(page, app.now())
    expect(page.locator(".codes li")).to_have_count(8)
    return app


def next_code(app: pyotp.TOTP) -> str:
    """The code after the one that is shown now, which a phone that is early shows already."""
    return app.at(datetime.now(UTC) + timedelta(seconds=30))


def give_password(page: Page, name: str) -> None:
    page.goto("/account/in")
    type_into(page, name, WORD)
    expect(page.locator("#f-code")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "theme", "width"),
    [("en", "light", 1280), ("zh-Hans", "dark", 320), ("ja", "light", 390)],
)
def test_a_second_factor_from_setting_up_to_turning_off_by_keyboard(
    gained: Gained, open_page: OpenPage, language: str, theme: Theme, width: int
):
    name, look = new_name(language), {"language": language, "theme": theme, "width": width}
    page = open_page(**look)
    inspection = Inspection(language)
    sign_up(page, name)
    for path in ("/account", "/account/factor"):
        page.goto(path)
        inspection.look_at(page)
    type_into(page, WORD)
    expect(page.locator(".factor-qr svg")).to_be_visible()
    type_into(page, "12345")
    expect(page.locator("#f-code-error")).to_be_visible()
    inspection.look_at(page)
    turn_on(page)
    codes = page.locator(".codes code").all_inner_texts()
    inspection.look_at(page)
    for path in ("/account", "/account/codes", "/account/factor", "/account/recover"):
        page.goto(path)
        inspection.look_at(page)

    other = open_page(**look)
    give_password(other, name)
    inspection.look_at(other)
    type_into(other, "12345")
    expect(other.locator("#f-code-error")).to_be_visible()
    other.locator("details:has(#f-recovery) summary").focus()
    other.keyboard.press("Enter")
    other.keyboard.press("Tab")
    expect(other.locator("#f-recovery")).to_be_focused()
    inspection.look_at(other)
    other.keyboard.type(codes[0])
    other.keyboard.press("Enter")
    other.wait_for_url("**/")

    page.goto("/account/factor/off")
    inspection.look_at(page)
    type_into(page, WORD, codes[1])
    page.wait_for_url("**/account?done=factor-off")
    assert gained("second_factors") == 0
    assert inspection.faults == []


def test_a_double_press_of_the_code_is_one_sign_in(gained: Gained, open_page: OpenPage):
    name = new_name()
    owner, page = (open_page() for _ in range(2))
    sign_up(owner, name)
    app = turn_on(owner)
    give_password(page, name)
    page.locator("#f-code").fill(next_code(app))

    page.locator("main .button--primary").dblclick()

    page.wait_for_url("**/")
    expect(page.locator(".menu__user")).to_have_text(name)
    assert gained("sign_ins") == 2
