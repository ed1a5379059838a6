"""The scripts of the pieces: what they add to pages that work without them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser


@pytest.fixture
def pieces(open_page: OpenPage) -> Page:
    return open_page("/pieces", language="en")


def chosen(page: Page) -> set[str]:
    boxes = page.locator("input[name=fan]:checked")
    return set(boxes.evaluate_all("boxes => boxes.map(box => box.value)"))


def untick_all(page: Page) -> None:
    page.evaluate(
        """() => document.querySelectorAll("input[name=fan]:checked").forEach(box => box.click())"""
    )


def test_a_fan_is_found_by_name_and_chosen_by_enter(pieces: Page):
    untick_all(pieces)
    find = pieces.locator("#find")

    find.fill("mixed straight")
    expect(pieces.locator("input[name=fan]:visible")).to_have_count(1)
    find.press("Enter")

    assert chosen(pieces) == {"mixed-straight"}
    expect(find).to_have_value("")
    expect(pieces.locator("#picker-count")).to_have_text("1")
    expect(pieces.locator("#picker-sum")).to_have_text("8")


def test_a_folded_fan_is_found_too_and_the_fold_closes_again(pieces: Page):
    fold = pieces.locator("fan-picker details")
    pieces.locator("#find").fill("thirteen orphans")

    expect(pieces.locator("input[value=thirteen-orphans]")).to_be_visible()
    pieces.locator("#find").press("Escape")

    expect(fold).not_to_have_attribute("open", "")


def test_a_name_that_no_fan_has_says_so(pieces: Page):
    pieces.locator("#find").fill("zzz")

    expect(pieces.locator(".fan-picker__none")).to_be_visible()


def test_arrows_walk_over_what_was_found_and_space_chooses(pieces: Page):
    untick_all(pieces)
    pieces.locator("#find").fill("三色")
    shown = pieces.locator("input[name=fan]:visible")
    names = shown.evaluate_all("boxes => boxes.map(box => box.value)")

    pieces.locator("#find").press("ArrowDown")
    pieces.keyboard.press("ArrowDown")
    pieces.keyboard.press("Space")

    assert chosen(pieces) == {names[1]}


def test_a_fan_that_counts_twice_adds_twice(pieces: Page):
    untick_all(pieces)
    times = pieces.locator(".times").first
    times.locator("input[type=checkbox]").check()
    once = int(pieces.locator("#picker-sum").inner_text())

    times.locator(".times__key").last.click()

    expect(pieces.locator("#picker-sum")).to_have_text(str(2 * once))
    expect(times.locator("input[type=number]")).to_have_value("2")


def test_keys_add_up_and_undo_takes_the_last_away(pieces: Page):
    for value in (6, 2, 2):
        pieces.locator(f'[data-add="{value}"]').click()
    expect(pieces.locator("#sum")).to_have_value("10")

    pieces.locator("value-pad [data-undo]").click()
    expect(pieces.locator("#sum")).to_have_value("8")

    pieces.locator("#sum").fill("24")
    expect(pieces.locator(".value-pad__parts")).to_have_text("")


def test_keys_type_the_hand_and_count_what_is_left(pieces: Page):
    field = pieces.locator("#hand-field")
    field.fill("")
    for code in ("9m", "1m", "2p", "1m"):
        pieces.locator(f'[data-tile="{code}"]').click()

    expect(field).to_have_value("119m2p")
    expect(pieces.locator('[data-tile="1m"] [data-left]')).to_have_text("2")
    expect(pieces.locator("#typed svg")).to_have_count(4)


def test_a_typed_hand_takes_its_tiles_off_the_keys(pieces: Page):
    pieces.locator("#hand-field").fill("1111m")

    expect(pieces.locator('[data-tile="1m"]')).to_have_attribute("aria-disabled", "true")
    pieces.locator('[data-tile="1m"]').click(force=True)
    expect(pieces.locator("#hand-field")).to_have_value("1111m")


def test_the_fourteenth_tile_is_the_winning_one_and_undo_returns(pieces: Page):
    field = pieces.locator("#hand-field")
    field.fill("123456789m1122p")
    pieces.locator('[data-tile="1p"]').click()
    expect(field).to_have_value("123456789m1122p 1p")

    pieces.locator("form:has(tile-picker) [data-undo]").click()
    expect(field).to_have_value("123456789m1122p")


def test_a_row_lifts_its_tiles(pieces: Page):
    row = pieces.locator(".ledger__row[data-row]").first
    number = row.get_attribute("data-row")
    lit = pieces.locator(f'.explain .felt [data-rows~="{number}"]').first
    expect(lit).to_have_css("translate", "none")

    row.locator(".ledger__light").click()

    expect(lit).not_to_have_css("translate", "none")


def test_without_a_script_everything_can_still_be_filled_in(open_page: OpenPage):
    page = open_page("/pieces", language="en", javascript=False)

    expect(page.locator("#find")).to_be_hidden()
    expect(page.locator(".value-pad__keys")).to_be_hidden()
    expect(page.locator("tile-picker")).to_be_hidden()
    page.locator("#sum").fill("24")
    page.locator("input[value=all-chows]").check()
    page.locator("#hand-field").fill("123m")
