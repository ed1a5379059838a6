"""Every rule set by the same way: chosen in the header, asked, explained, compared."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from quizzes import Address, Kind, grade, make
from quizzes.aiming import kinds_in_order
from scoring import DEFAULT, RULE_SETS
from tests.browser.conftest import OpenPage
from tests.browser.explained import check_explanation
from tests.browser.keyboard import Keyboard
from tests.browser.tour import COMPARED, question_path
from tests.kinds import wrong_answer
from web.questions.kind_views import control_of
from wording import rules_badge, translator

pytestmark = pytest.mark.browser

ENGLISH = translator("en")
OF_EACH_SYSTEM = list(
    {rules.system: id for id, rules in RULE_SETS.items() if id != DEFAULT}.values()
)
PICKER = ".menu:has(.menu__sheet--rules)"


def of_each_control(rules: str) -> list[Address]:
    """The last kind for each control that a rule set has: the kinds of its own come last."""
    asked = [Address(rules, kind, 3, 2611, 1) for kind in kinds_in_order(RULE_SETS[rules])]
    return list({control_of(make(each)): each for each in asked}.values())


def badge(rules: str) -> str:
    return rules_badge(rules, ENGLISH)


def choose(page: Page, rules: str) -> None:
    page.locator(f"{PICKER} > summary").click()
    with page.expect_navigation():
        page.locator(f"{PICKER} button[name=rules][value={rules}]").click()


def path(page: Page) -> str:
    return urlsplit(page.url).path


@pytest.mark.parametrize("rules", OF_EACH_SYSTEM)
def test_a_lap_by_keyboard(open_page: OpenPage, rules: str):
    """A kind for each control, right and wrong in turn: asked, answered, explained, and at last on."""
    keys = Keyboard(open_page(language="en"))
    own = of_each_control(rules)
    for at, address in enumerate(own):
        keys.page.goto(question_path(address))
        question = keys.question()
        given = wrong_answer(question) if at % 2 else question.answer

        keys.answer(question, given)

        expect(keys.page.locator("#say")).to_be_focused()
        said = keys.page.locator("#say").inner_text()
        assert said.startswith("Right.") == grade(question, given).exact
        check_explanation(keys.page, question, given)
        expect(keys.page.locator(".masthead .badge").first).to_have_text(badge(rules))
    keys.go("Enter")
    following = keys.question().address
    assert (following.rules, following.kind, following.index) == (rules, own[-1].kind, 2)


@pytest.mark.parametrize("javascript", [True, False])
def test_the_picker_keeps_the_place_and_is_remembered(open_page: OpenPage, javascript: bool):
    page = open_page("/mcr-2014/fans/pure-straight", language="en", javascript=javascript)
    for rules, fan in (
        ("rengo", "ittsuu"),
        ("imj", "pure-straight-nine"),
        ("mcr-1998", "pure-straight"),
    ):
        choose(page, rules)
        assert path(page) == f"/{rules}/fans/{fan}"
        expect(page.locator(f"{PICKER} > summary .badge")).to_have_text(badge(rules))

    page.locator("nav.nav a[href='/mcr-1998/score']").click()
    page.locator("#hand").fill("224466m3388p557s 7s")
    page.get_by_role("button", name="Score it").click()
    expect(page.locator("#live-result")).to_contain_text("Seven Pairs")
    choose(page, "rengo")
    assert path(page) == "/rengo/score"
    expect(page.locator("#live-result")).to_contain_text("Chiitoitsu")

    page.goto("/")
    expect(page.locator(f"{PICKER} > summary .badge")).to_have_text("Rengo")
    assert page.locator("form:has(.answer)").get_attribute("action").startswith("/drill/rengo/")


def test_the_picker_opens_chooses_and_closes_by_keyboard(open_page: OpenPage):
    page = open_page("/mcr-2014/fans", language="en")
    keys = Keyboard(page)
    keys.tab_to(f"{PICKER} > summary")
    keys.press("Enter")
    expect(page.locator(PICKER)).to_have_attribute("open", "")
    keys.press("Tab", "Escape")
    expect(page.locator(PICKER)).not_to_have_attribute("open", "")
    assert keys.is_at(f"{PICKER} > summary")

    keys.press("Enter")
    keys.follow("button[name=rules][value=imj]")

    assert path(page) == "/imj/fans"
    expect(page.locator(".map-group")).to_have_count(len(RULE_SETS["imj"].series))


def test_a_question_leads_to_the_hand_under_every_rule_set(open_page: OpenPage):
    address = Address("rengo", Kind.TOTAL, 2, 2611, 1)
    page = open_page(question_path(address), language="en", width=390)
    page.get_by_role("button", name="I don't know").click()
    what_if = page.locator("details.fold", has_text="What if")
    what_if.locator("summary").click()
    expect(what_if.locator(".rows > li").first).to_be_visible()
    fold = page.locator("details.fold", has_text="The other rule sets")
    fold.locator("summary").click()
    expect(fold.locator(".rows > li")).to_have_count(len(RULE_SETS) - 1)

    fold.get_by_role("link", name="Side by side").click()

    heads = page.locator(".compare-card .badge")
    assert heads.all_inner_texts() == [badge(rules) for rules in RULE_SETS]
    expect(page.locator(".compare-card").last).to_contain_text(f"{make(address).answer} han")
    heads.nth(3).click()
    assert path(page) == "/imj/score"
    assert parse_qs(urlsplit(page.url).query)["hand"]
    expect(page.locator(f"{PICKER} > summary .badge")).to_have_text("IMJ")


def test_a_part_is_there_for_each_fold_that_asks_and_its_link_stays_where_it_is_not(
    open_page: OpenPage,
):
    page = open_page(question_path(Address("rengo", Kind.TOTAL, 2, 2611, 1)), language="en")
    page.get_by_role("button", name="I don't know").click()
    what_if = page.locator("details.fold", has_text="What if")
    what_if.evaluate("fold => fold.after(fold.cloneNode(true))")
    for each in what_if.all():
        each.locator("summary").click()
        expect(each.locator(".rows > li").first).to_be_visible()

    page.reload()
    part = what_if.locator("later-part")
    part.evaluate("part => { part.setAttribute('part', 'nowhere'); return part.load(); }")
    assert part.text_content() == "Show them"


def test_what_differs_is_lit_and_said(open_page: OpenPage):
    """Seven pairs, self-drawn: 1998 leaves Fully Concealed Hand out and counts Self-Drawn."""
    page = open_page(f"/compare?{COMPARED['five']}", language="en", javascript=False)
    row = page.locator(".compare tbody tr", has=page.locator("th", has_text="Self-Drawn"))

    expect(row.locator("td.lit")).to_have_count(3)
    expect(row.locator("td.lit .vh").first).to_have_text("differs")
    expect(row.locator("td").nth(2).locator(".compare__entry--struck")).to_have_count(0)
    expect(row.locator("td").nth(0).locator(".compare__entry--struck")).to_have_count(1)
    page.get_by_role("link", name="Change the hand").click()
    expect(page.locator("#hand")).to_have_value("224466m3388p557s 7s")


def test_where_there_is_no_room_for_a_table_each_rule_set_has_a_card(open_page: OpenPage):
    """On phones, without a script and on paper nothing lies beside the page."""
    page = open_page(f"/compare?{COMPARED['five']}", language="en", width=360, javascript=False)
    cards = page.locator(".compare-card")

    for width in (360, 640):
        page.set_viewport_size({"width": width, "height": 740})
        expect(page.locator(".compare")).to_be_hidden()
        assert [each.is_visible() for each in cards.all()] == [True] * len(RULE_SETS)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(cards.first.locator(".lit .compare__mark").first).to_be_visible()
    page.emulate_media(media="print")
    expect(cards.first).to_be_visible()


def test_the_editions_are_walked_part_by_part(open_page: OpenPage):
    page = open_page("/", language="en", width=390, javascript=False)
    page.get_by_role("contentinfo").get_by_role("link", name="What the editions changed").click()
    parts = page.locator(".editions__nav a")
    for link in parts.all():
        target = (link.get_attribute("href") or "").removeprefix("#")
        expect(page.locator(f"section.editions[id='{target}']")).to_have_count(1)
    parts.filter(has_text="Values").click()
    row = page.locator("#value tbody tr", has_text="Two Concealed Kongs")
    expect(row.locator("td.lit")).to_have_attribute("data-edition", "MCR 2006")

    row.get_by_role("link", name="Two Concealed Kongs").click()

    expect(page.locator("h1")).to_have_text("Two Concealed Kongs")
    expect(page.locator(".kin li")).to_have_count(len(RULE_SETS) - 1)
