"""A lesson as a person walks through it: by keyboard, without a script, on a phone."""

import pytest
from playwright.sync_api import Page, expect

from lessons.pieces.check import Check, CheckKind
from school.progress.lesson_tasks import LessonTask, task_in_step, tasks_of
from tests.browser.conftest import Gained, OpenPage
from tests.browser.kept_pages import Theme
from tests.browser.keyboard import Keyboard
from tests.browser.live_site import LiveSite
from tests.browser.page_checks import axe_faults, layout_faults, open_folds
from tests.web.lesson_answers import lesson, of_kind, path_of, step_path
from web.learn.check_form import FIELDS
from wording import LANGUAGES

pytestmark = pytest.mark.browser

WALKED = "first-steps/the-winning-shape"
PLAIN = "first-steps/the-tiles"
MAIN = ".bar .button--primary"


def test_a_lesson_is_walked_by_keyboard_and_done(
    live_site: LiveSite, gained: Gained, open_page: OpenPage
):
    """From the first page on; axe finds nothing in each step, and the focus is at each verdict."""
    page = open_page("/")
    keys, own = Keyboard(page), lesson(WALKED)
    keys.follow("a[href='/learn']")
    keys.follow("main a[href='/learn/first-steps']")
    keys.follow(f"main a[href='/learn/{WALKED}']")
    for step in range(1, own.steps + 1):
        expect(page.locator("h1")).to_have_text(own.words["en"].steps[step - 1].title)
        if item := task_in_step(own, step):
            answer_by_key(keys, item)
            expect(page.locator("#say")).to_be_focused()
            expect(page.locator("#say")).to_contain_text("Right.")
        assert axe_faults(page) == []
        if page.locator(f"{MAIN}[data-first]").count():
            try_rack(keys)
        if step < own.steps:
            keys.go("Enter")

    assert page.locator(MAIN).count() == 1
    assert gained("lessons_done") == 1
    assert last_lesson_done(live_site) == ("first-steps", own.id, "read")
    keys.go("Enter")
    assert "/learn/first-steps/" in page.url
    page.goto("/learn/first-steps")
    expect(page.locator(".lessons__one--done")).to_have_count(1)


def try_rack(keys: Keyboard) -> None:
    """Enter leads to the rack; another tile chosen there, it leads on."""
    keys.press("Enter")
    expect(keys.page.locator(".rack input:focus")).to_have_count(1)
    keys.press("ArrowRight")
    expect(keys.page.locator(f"{MAIN}[data-onward]")).to_have_count(1)
    keys.page.wait_for_url("**?*")  # the hand was counted again
    keys.page.wait_for_url("**/*\\?*")  # recounted: the address has the choice


def test_the_left_arrow_goes_a_step_back(open_page: OpenPage):
    page = open_page(f"/learn/{PLAIN}/3", language="en")
    keys = Keyboard(page)
    keys.go("ArrowLeft")

    assert page.url.endswith(f"/learn/{PLAIN}/2")
    page.locator(".check input").first.focus()
    keys.press("ArrowLeft")
    assert page.url.endswith(f"/learn/{PLAIN}/2")


def answer_by_key(keys: Keyboard, item: LessonTask) -> None:
    """The right answer by the letter of what is pressed, by ticking, choosing or typing and Enter."""
    check = item.piece
    assert isinstance(check, Check)
    if check.kind is CheckKind.CHANGE:
        change_by_key(keys, check)
    elif check.typed:
        keys.tab_to("input[name=total]")
        keys.type(next(iter(check.answer)))
        keys.go("Enter")
    elif check.many:
        for each in sorted(check.answer):
            keys.tab_to(f"input[name={FIELDS[check.kind]}][value='{each}']")
            keys.press("Space")
        keys.go("Enter")
    else:
        (answer,) = check.answer
        keys.go("abcdef"[check.shown_options.index(answer)])


def test_a_live_hand_recounts_in_place_and_keeps_the_focus(open_page: OpenPage):
    page = open_page(f"/learn/{WALKED}", language="en")
    before = page.locator(".live__status").inner_text()

    page.locator(".rack input[type=radio]:not(:checked)").first.focus()
    page.keyboard.press("Space")

    expect(page.locator(".live__status")).not_to_have_text(before)
    expect(page.locator(".rack input:focus")).to_be_checked()
    assert "?" in page.url


def test_a_lesson_is_walked_and_tested_without_a_script(open_page: OpenPage):
    page = open_page(f"/learn/{PLAIN}", language="en", javascript=False, width=390)
    own = lesson(PLAIN)
    for step in range(1, own.steps + 1):
        if item := task_in_step(own, step):
            tick(page, item)
            expect(page.locator("#say")).to_contain_text("Right.")
        if step < own.steps:
            page.locator(MAIN).click()
            expect(page.locator("h1")).to_have_text(own.words["en"].steps[step].title)

    page.goto(f"/learn/{PLAIN}/test")
    for item in tasks_of(own):
        tick(page, item)
    expect(page.locator("h1")).to_have_text("3 of 3 questions right")
    expect(page.locator("main .button--primary")).to_have_count(1)


def tick(page: Page, item: LessonTask) -> None:
    check = item.piece
    assert isinstance(check, Check)
    for each in sorted(check.answer):
        page.locator(f"label:has(input[name={FIELDS[check.kind]}][value='{each}'])").click()
    page.locator(MAIN).click()


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "dark"), ("zh-Hans", "light"), ("ja", "dark")]
)
def test_each_kind_of_check_fits_a_phone_and_axe_finds_nothing(
    open_page: OpenPage, language: str, theme: Theme
):
    """Every page in one language, before and after the answer; the languages take turns."""
    page = open_page(language=language, theme=theme, width=320)
    checks = [step_path(of_kind(kind)) for kind in CheckKind]
    pages = ["/learn", "/learn/mcr", "/learn/first-steps/test"]
    pages.append(path_of(PLAIN, lesson(PLAIN).steps))
    turn, faults = list(LANGUAGES).index(language), {}
    for path in (*pages, *checks)[turn :: len(LANGUAGES)]:
        page.goto(path)
        faults[path] = look(page, axe=True)
        if path in checks:
            page.locator("button[name=unknown]").click()
            expect(page.locator("#say")).to_have_count(1)
            faults[f"{path} answered"] = look(page, axe=True)

    assert {name: found for name, found in faults.items() if found} == {}


def test_tiles_are_tapped_by_touch_and_chosen_by_key(open_page: OpenPage):
    """A tile that is tapped rises, once more and it lies down; a radio moves by arrow."""
    page = open_page(step_path(of_kind(CheckKind.POINT)), language="en", width=390)
    tiles = page.locator(".tap input")
    sizes = [box for at in range(tiles.count()) if (box := tiles.nth(at).bounding_box())]
    assert min(min(box["width"], box["height"]) for box in sizes) >= 44
    lying = tiles.first.locator("+ .tile").bounding_box()
    tiles.first.click()
    expect(tiles.first).to_be_checked()
    page.wait_for_timeout(400)  # it has risen
    risen = tiles.first.locator("+ .tile").bounding_box()
    assert lying
    assert risen
    assert risen["y"] < lying["y"]
    tiles.first.click()
    expect(tiles.first).not_to_be_checked()

    item = of_kind(CheckKind.CHANGE)
    assert isinstance(item.piece, Check)
    page.goto(step_path(item))
    change_by_key(Keyboard(page), item.piece)
    expect(page.locator("#say")).to_contain_text("Right.")


def change_by_key(keys: Keyboard, check: Check) -> None:
    """A tile that goes and one that comes, each a radio."""
    out, put_in = min(check.answer).split(">")
    choose_by_arrow(keys, "out", out)
    choose_by_arrow(keys, "in", put_in)
    keys.go("Enter")


def choose_by_arrow(keys: Keyboard, name: str, value: str) -> None:
    """A radio by its arrows, from wherever Tab comes to the group."""
    keys.tab_to(f"input[name={name}]")
    keys.press("Space")
    for _ in range(14):
        if keys.is_at(f"input[name={name}][value='{value}']"):
            return
        keys.press("ArrowRight")
    raise AssertionError(f"no arrow comes to {name} {value}")


def look(page: Page, axe: bool) -> list[str]:
    """What is too wide, too small to touch, or refused by axe."""
    open_folds(page)
    return [*layout_faults(page), *(axe_faults(page) if axe else [])]


def last_lesson_done(site: LiveSite) -> tuple[str, str, str]:
    newest, *_ = site.query("SELECT course, lesson, how FROM lessons_done ORDER BY at DESC")
    course, lesson_id, how = newest
    return course, lesson_id, how
