"""Whole deals: by keyboard alone, by touch on a phone, without a script, through a false win."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.keyboard import Keyboard
from tests.browser.live_site import LiveSite, have_walls
from tests.browser.page_checks import foreign_words, layout_faults

pytestmark = pytest.mark.browser

PLAYED: Final = "input[name=played]"
WIN, PASS = (f".play__calls button[value^='E{letter}']" for letter in "wn")
LAST_DRAWN: Final = ".play__tile[name=move]:last-of-type:not(.play__more *)"
MOST_MOVES: Final = 40
OVER: Final = "a[href$='/back']"

Press = Callable[[Page, str], None]


def begun(page: Page, site: LiveSite, seed: int) -> None:
    """Begin a deal by its button, then have the walls of that seed, in the seat of the dealer."""
    page.locator("button[value=steady]").press("Enter")
    expect(page.locator(".play__hand:visible")).to_be_visible()
    have_walls(site, seed)
    page.reload()


def simplest(page: Page) -> str:
    """The win, else to let a tile go, else to discard the tile that came."""
    return next(each for each in (WIN, PASS, LAST_DRAWN) if page.locator(each).count())


def by_key(page: Page, move: str) -> None:
    """Go to the button by Tab and press it."""
    keys = Keyboard(page)
    keys.tab_to(move)
    keys.press("Enter")


def by_touch(page: Page, move: str) -> None:
    page.locator(move).click()


def move_made(page: Page, press: Press, move: str = "") -> None:
    """Make that move or the simplest one, and wait for the table as it is then."""
    number = page.locator(PLAYED).get_attribute("value")
    press(page, move or simplest(page))
    expect(page.locator(f"{PLAYED}[value='{number}']")).to_have_count(0)
    expect(page.locator(".play__hand:visible").first).to_be_visible()


def played_to_the_end(page: Page, press: Press) -> None:
    """Every page of it fits the screen."""
    faults = set()
    for _move in range(MOST_MOVES):
        if page.locator(OVER).count():
            break
        move_made(page, press)
        faults.update(layout_faults(page))

    assert page.locator(OVER).count()
    assert not faults


def test_a_deal_is_played_by_keyboard_alone_in_place(open_page: OpenPage, live_site: LiveSite):
    page = open_page("/mcr-2014/table", language="zh-Hans", width=360)
    begun(page, live_site, 61)
    address = page.url
    page.evaluate("window.same = true")

    played_to_the_end(page, by_key)

    assert page.evaluate("window.same && document.activeElement.matches('h1')")
    assert page.url == address
    assert foreign_words(page, "zh-Hans") == []
    heading = page.locator("h1").inner_text()
    page.reload()
    expect(page.locator("h1")).to_have_text(heading)


def test_a_deal_is_played_by_touch_on_a_phone(open_page: OpenPage, live_site: LiveSite):
    page = open_page("/rengo/table", language="ja", width=390)
    begun(page, live_site, 70)
    page.evaluate("window.same = true")

    played_to_the_end(page, by_touch)

    assert page.evaluate("window.same")
    assert foreign_words(page, "ja") == []


def test_a_deal_is_played_without_a_script(open_page: OpenPage, live_site: LiveSite):
    page = open_page("/imj/table", language="en", width=390, javascript=False)
    begun(page, live_site, 21)

    played_to_the_end(page, by_touch)

    assert foreign_words(page, "en") == []


def test_a_deal_goes_on_after_a_false_win_and_a_site_that_was_started_again(
    open_page: OpenPage, live_site: LiveSite
):
    """2014, 3.11.6.6(2): each of the others has 20 points, and the same page plays on."""
    page = open_page("/mcr-2014/table", language="en", width=390)
    page.locator("input[name=mode][value=strict]").check()
    begun(page, live_site, 61)
    page.evaluate("window.same = true")

    move_made(page, by_key, WIN)

    expect(page.locator("main")).to_contain_text("East pays 20 points to each")
    expect(page.locator("main")).to_contain_text("3.11.6.6(2)")
    assert layout_faults(page) == []
    live_site.restart()
    move_made(page, by_touch, LAST_DRAWN)
    assert page.evaluate("window.same")
