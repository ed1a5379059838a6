"""What scripts add to the controls: signs that turn, a sum of four, a clock that takes nothing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import stop_the_clock

pytestmark = pytest.mark.browser


def test_a_key_turns_the_sign_and_the_four_amounts_add_up(open_page: OpenPage):
    page = open_page("/drill/mcr-2014/payments/3/2611/2?n=5", language="en", width=390)
    amounts = {"E": "32", "S": "8", "W": "8", "N": "16"}
    for seat, amount in amounts.items():
        page.locator(f"#seat-{seat}").fill(amount)
    total = page.locator("seat-sum output")
    expect(total).to_have_text("+64")
    expect(total).to_have_class("num off")

    for seat in "SWN":
        page.locator(f"#seat-{seat} + [data-turn]").click()

    expect(page.locator("#seat-S")).to_have_value("\N{MINUS SIGN}8")
    expect(total).to_have_text("0")
    expect(total).to_have_class("num")
    page.locator("#seat-S + [data-turn]").click()
    expect(page.locator("#seat-S")).to_have_value("8")
    expect(page.locator("#seat-S")).to_be_focused()


def test_enter_goes_from_player_to_player_and_tab_from_field_to_field(open_page: OpenPage):
    page = open_page("/drill/mcr-2014/payments/3/2611/2?n=5", language="en")
    page.locator("#seat-E").press("Tab")
    expect(page.locator("#seat-S")).to_be_focused()
    for seat, then in zip("SWN", "WNE", strict=True):
        page.keyboard.type("-8")
        page.keyboard.press("Enter")
        expect(page.locator(f"#seat-{then}")).to_be_focused()
        expect(page.locator(f"#seat-{seat}")).to_have_value("-8")

    page.keyboard.type("24")
    page.keyboard.press("Enter")

    expect(page.locator("#say")).to_be_visible()


def test_tiles_are_typed_and_walked_over_and_every_act_has_its_key(open_page: OpenPage):
    """A number and its suit; arrows within one stop of Tab; I don't know, next, search, the list."""
    page = open_page("/drill/mcr-2014/waits/3/2611/1?n=5", language="en")
    page.keyboard.type("2s19m5z")
    chosen = page.locator("input[name=tile]:checked")
    expect(chosen).to_have_count(4)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[name=tile][value='1p']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator("[data-chosen]")).to_contain_text("2 of dots")
    assert page.locator("input[name=tile][tabindex='0']").count() == 1

    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("I don't know")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator("#say")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator("[name=skip]")).to_be_visible()
    page.wait_for_load_state()  # keys have their acts once the scripts have run
    page.keyboard.press("k")
    page.wait_for_url("**/3?n=5")
    page.keyboard.press("/")
    expect(page.locator("#q[type=search]")).to_be_focused()


def test_what_is_no_number_has_no_sum(open_page: OpenPage):
    page = open_page("/drill/mcr-2014/payments/3/2611/2?n=5", language="en")
    page.locator("#seat-E").fill("much")

    total = page.locator("seat-sum output")
    expect(total).to_have_text("?")
    for typed, sum in (
        ("½", "+½"),
        ("2,5", "+2½"),
        ("\N{MINUS SIGN}2½", "\N{MINUS SIGN}2½"),
        ("5,200", "+5200"),
    ):
        page.locator("#seat-E").fill(typed)
        expect(total).to_have_text(sum)


def test_the_clock_runs_down_and_the_answer_still_counts(open_fresh_page: OpenPage):
    page = open_fresh_page(language="en")
    stop_the_clock(page)
    page.goto("/drill/mcr-2014/find/2/2611/2?n=5&clock=30")
    timer = page.locator("soft-clock [role=timer]")
    page.clock.run_for(10_500)
    expect(timer).to_have_text("0:20")

    page.clock.run_for(25_000)

    expect(timer).to_have_text("0:00")
    expect(page.locator("soft-clock [role=status]")).to_have_text(
        "Time is up; you can still answer."
    )
    page.locator(".answer").first.click()
    expect(page.locator("#say")).to_be_visible()
    expect(page.locator(".clock")).to_contain_text("of 0:30")


def test_letters_press_answers_in_words(open_page: OpenPage):
    page = open_page("/drill/mcr-2014/ruling/3/2611/2?n=5", language="en")
    said = page.locator(".answer__name").nth(2).inner_text()
    page.keyboard.press("c")
    page.wait_for_url("**/drill/answers/**")

    expect(page.locator(".ledger__row").nth(2)).to_contain_text(said)
    expect(page.locator(".ledger__row").nth(2)).to_contain_text("your answer")


def test_a_struck_fan_is_crossed_out_and_one_is_added_by_name(open_page: OpenPage):
    page = open_page("/drill/mcr-2014/spot-error/3/2611/2?n=5", language="en")
    first = page.locator(".announced__fan").first
    first.click()
    crossed = first.locator(".announced__name").evaluate(
        "it => getComputedStyle(it).textDecorationLine"
    )
    assert crossed == "line-through"

    page.locator(".announced__add > summary").click()
    page.locator("#find").fill("thirteen orphans")
    page.locator("#find").press("Enter")
    page.locator(".bar .button--primary").click()

    expect(page.locator(".ledger__row:has-text('Thirteen Orphans')").first).to_contain_text(
        "you added it, but it does not count"
    )
