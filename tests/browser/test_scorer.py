"""Entering a hand on a phone: tap tiles, and the worth follows without a further step."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser


@pytest.fixture
def scorer(open_page: OpenPage) -> Page:
    return open_page("/mcr-2014/score", language="en", width=390)


def tap(page: Page, *codes: str) -> None:
    for code in codes:
        page.locator(f"[data-tile='{code}']").click()


def put_into(page: Page, place: str) -> None:
    page.locator(f"label:has(input[name=to][value={place}])").click()


def enter_thirteen(page: Page) -> None:
    put_into(page, "pung")
    tap(page, "6z")
    put_into(page, "hand")
    tap(page, "8p", *(f"{number}s" for number in range(1, 10)))


def test_thirteen_tiles_tell_their_waits_and_the_fourteenth_the_worth(scorer: Page):
    enter_thirteen(scorer)
    expect(scorer.locator("#live-bar")).to_contain_text("Waits for one kind of tile")

    tap(scorer, "8p")

    expect(scorer.locator("#live-bar")).to_contain_text("20 points, a legal win")
    expect(scorer.locator("#live-result")).to_contain_text("Pure Straight")
    expect(scorer.locator("#hand")).to_have_value("8p123456789s [666z] 8p")
    assert "hand=8p123456789s" in scorer.url


def test_the_address_opens_the_same_hand(scorer: Page):
    enter_thirteen(scorer)
    tap(scorer, "8p")
    expect(scorer.locator("#live-bar")).to_contain_text("20 points")

    scorer.reload()

    expect(scorer.locator("#live-bar")).to_contain_text("20 points")
    expect(scorer.locator("[data-tile='8p'] [data-left]")).to_have_text("2")


def test_undo_takes_the_worth_back(scorer: Page):
    enter_thirteen(scorer)
    tap(scorer, "8p")
    expect(scorer.locator("#live-bar")).to_contain_text("20 points")

    scorer.get_by_role("button", name="Undo").click()

    expect(scorer.locator("#live-bar")).to_contain_text("Waits for one kind of tile")


def test_an_impossible_win_is_explained_and_mended(scorer: Page):
    enter_thirteen(scorer)
    tap(scorer, "8p")

    scorer.locator("label:has(input[name=by][value=robbed-kong])").click()
    expect(scorer.locator("#by-error")).to_contain_text("cannot be robbed from a kong")
    expect(scorer.locator("#live-bar")).to_contain_text("This hand is impossible")

    scorer.locator("label:has(input[name=by][value=draw])").click()
    expect(scorer.locator("#by-error")).to_be_empty()
    expect(scorer.locator("#live-bar")).to_contain_text("21 points")


def test_a_typed_fault_is_told_beside_the_hand(scorer: Page):
    field = scorer.locator("#hand")

    field.fill("8p123456789s [124p] 8p")
    expect(scorer.locator("#hand-error")).to_contain_text("A chow is three numbers in a row")
    expect(field).to_have_attribute("aria-invalid", "true")

    field.fill("8p123456789s [123p] 8p")
    expect(scorer.locator("#hand-error")).to_be_empty()
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_full_width_letters_are_read(scorer: Page):
    scorer.locator("#hand").fill("８ｐ１２３４５６７８９ｓ［６６６ｚ］　８ｐ")

    expect(scorer.locator("#live-bar")).to_contain_text("20 points")
    expect(scorer.locator("[data-tile='8p'] [data-left]")).to_have_text("2")


def test_one_hand_is_shown_at_a_time(scorer: Page):
    felts = scorer.locator("#live-hand .felt:visible")
    expect(felts).to_have_count(1)
    enter_thirteen(scorer)
    tap(scorer, "8p")
    expect(scorer.locator("#live-bar")).to_contain_text("20 points")

    expect(felts).to_have_count(1)
    tap(scorer, "1f")
    expect(felts).to_have_count(1)


def test_without_a_script_the_form_does_the_same(open_page: OpenPage):
    page = open_page("/mcr-2014/score", language="en", width=390, javascript=False)

    page.locator("#hand").fill("8p123456789s [666z] 8p")
    page.get_by_role("button", name="Score it").click()

    expect(page.locator("#live-result")).to_contain_text("20")
    expect(page.locator("[data-tile]").first).to_be_hidden()
