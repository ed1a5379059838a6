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


def test_the_places_stay_in_sight_while_tiles_are_pressed_and_the_result_comes(scorer: Page):
    enter_thirteen(scorer)
    expect(scorer.locator("#live-bar")).to_contain_text("Waits for one kind of tile")
    for place in scorer.locator(".scorer__to label").all():
        expect(place).to_be_in_viewport(ratio=1)
    tops = scorer.locator("[data-tile$='s']").evaluate_all(
        "keys => keys.slice(0, 7).map((key) => key.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1

    tap(scorer, "8p")
    scorer.get_by_role("button", name="Score it").click()

    expect(scorer.locator("#res")).to_be_focused()
    expect(scorer.locator(".scorer__sum")).to_be_in_viewport(ratio=1)


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


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"label:has(input[name={name}][value='{value}'])").click()


def test_riichi_dora_and_sticks_change_the_worth_at_once(open_page: OpenPage):
    """Rengo: what only its tables know stands in its form, and is told of the hand."""
    page = open_page(
        "/rengo/score?hand=224466m3388p557s+7s&by=draw&seat=S", language="en", width=390
    )
    bar = page.locator("#live-bar")
    expect(bar).to_contain_text("4 han, 25 fu")

    choose(page, "riichi", "riichi")
    expect(bar).to_contain_text("5 han, mangan")
    page.locator("#dora_indicator").select_option("2p")
    expect(bar).to_contain_text("7 han, haneman")
    page.locator("#deposits").fill("2")
    expect(page.locator("#live-result")).to_contain_text("South also takes 2 riichi sticks")
    assert {"riichi=riichi", "dora_indicator=2p", "deposits=2"} <= set(page.url.split("&"))

    choose(page, "liable", "S")
    expect(page.locator("#liable-error")).to_contain_text("cannot be the one who pays")
    choose(page, "liable", "")
    choose(page, "by", "discard")
    choose(page, "also", "furiten")
    expect(bar).to_contain_text("Furiten: no win")


def test_agreed_ranks_and_kongs_in_a_row_change_the_worth_at_once(open_page: OpenPage):
    """IMJ: the ranks that a table agreed on, and a kong on a kong."""
    hand = "1299s+[5555z]+[6666z]+[7777p]+3s"
    page = open_page(f"/imj/score?hand={hand}&by=replacement", language="en")
    result = page.locator("#live-result")
    expect(result).to_contain_text("On First Kong")

    choose(page, "kongs_in_row", "2")
    expect(result).to_contain_text("On Second Kong")
    before = page.locator("#live-bar b").inner_text()
    page.locator("#highest").fill("2")
    expect(result).to_contain_text("each pay 4 mados")
    page.locator("#lowest").fill("5")
    expect(page.locator("#lowest-error")).to_contain_text("above the highest")
    page.locator("#highest").fill("")
    expect(page.locator("#live-bar b")).to_have_text(before)


def test_seven_flowers_win_without_a_winning_tile(open_page: OpenPage):
    page = open_page("/imj/score", language="en", width=390)
    page.locator("#hand").fill("1479m258p369s123z 123456f 7f")
    choose(page, "by", "draw")

    expect(page.locator("#live-result")).to_contain_text("The Seven Flowers")


def test_a_rule_set_without_flowers_offers_none_and_says_so(open_page: OpenPage):
    page = open_page("/rengo/score", language="en", width=390)
    expect(page.locator("[data-tile='1f']")).to_have_count(0)

    page.locator("#hand").fill("8p123456789s [666z] 8p 1f")

    expect(page.locator("#hand-error")).to_contain_text("Rengo is played without flowers")


@pytest.mark.parametrize(
    ("path", "worth"),
    [
        ("/rengo/score?by=draw&riichi=double", "Double Riichi"),
        ("/imj/score?by=draw", "From The Wall"),
        ("/mcr-1998/score?by=draw", "Self-Drawn"),
    ],
)
def test_without_a_script_each_form_scores(open_page: OpenPage, path: str, worth: str):
    page = open_page(path, language="en", width=390, javascript=False)

    page.locator("#hand").fill("224466m3388p557s 7s")
    page.get_by_role("button", name="Score it").click()

    expect(page.locator("#live-result")).to_contain_text(worth)


def test_without_a_script_the_form_does_the_same(open_page: OpenPage):
    page = open_page("/mcr-2014/score", language="en", width=390, javascript=False)

    page.locator("#hand").fill("8p123456789s [666z] 8p")
    page.get_by_role("button", name="Score it").click()

    expect(page.locator("#live-result")).to_contain_text("20")
    expect(page.locator("[data-tile]").first).to_be_hidden()
