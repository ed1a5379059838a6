"""A lesson together in browsers: thirty phones and a projector that its teacher leads by keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from app import create_app
from school.accounts.passwords import TEST_COST
from tests.browser.kept_pages import PATIENCE_MS
from tests.browser.live_site import LiveSite
from tests.browser.test_account import new_name
from tests.web.taking import pupil
from tests.web.together import LedLesson, open_lesson
from tests.web.visitor import SiteVisitor
from web.services import services
from web.settings import SiteSettings
from web.visitors.sign_in_cookie import SIGN_IN_COOKIE

pytestmark = pytest.mark.browser

PUPILS = 30
QUESTIONS = ("mcr-2014/find/2/2611/1", "mcr-2014/find/2/2611/2", "mcr-2014/find/2/2611/3")
DRESS = re.compile(r"/site\.[^/]*$|/tiles\.[^/]*$|\.webmanifest|/icons?\b")
"""What all phones but the first and the last need not load to show that they play."""
COOKIES = ("fanwise", SIGN_IN_COOKIE)


@pytest.fixture
def lesson(live_site: LiveSite) -> Iterator[LedLesson]:
    """A lesson that waits for its first question."""
    settings = SiteSettings(
        secret_key=live_site.secret_key,
        database=f"sqlite:///{live_site.database}",
        cost=TEST_COST,
    )
    app = create_app(settings)
    yield open_lesson(app, new_name(), QUESTIONS)
    services(app).database.close()


def opened(
    browser: Browser,
    url: str,
    visitor: SiteVisitor,
    path: str,
    plain: bool = False,
    **settings: object,
) -> Page:
    """The page in a browser of its own, which the site takes for the visitor's.

    A `plain` one has the script of the lesson and no other, and no style.
    """
    context: BrowserContext = browser.new_context(
        base_url=url,
        locale="en-GB",
        service_workers="block",
        **settings,  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE_MS)
    if plain:
        context.route(DRESS, lambda route: route.abort())
    found = (visitor.client.get_cookie(name) for name in COOKIES)
    context.add_cookies(
        [{"name": each.key, "value": each.value, "url": url} for each in found if each]
    )
    page = context.new_page()
    page.goto(path, wait_until="commit")
    return page


def test_thirty_phones_play_three_questions(
    browser: Browser, live_site: LiveSite, lesson: LedLesson
):
    wall = {"width": 1280, "height": 720}
    projector = opened(browser, live_site.url, lesson.teacher, lesson.path, viewport=wall)
    hand = {"width": 360, "height": 740}
    phones = [
        opened(
            browser,
            live_site.url,
            pupil(lesson.task),
            lesson.phone,
            plain=0 < number < PUPILS - 1,
            viewport=hand,
        )
        for number in range(PUPILS)
    ]
    lost = phones[0]
    expect(projector.locator("[data-members]")).to_have_text(str(PUPILS))

    for number in range(1, len(QUESTIONS) + 1):
        if number == 2:
            lost.context.set_offline(True)
        projector.keyboard.press("ArrowRight")
        expect(projector.locator(".together--asking #q")).to_be_visible()
        for phone in phones[1:-1]:  # a press without its pointer: as many pointers take a minute
            choices_of(phone, number).nth(number % 4).dispatch_event("click")
        lost.context.set_offline(False)
        for phone in (lost, phones[-1]):
            choices_of(phone, number).first.click()
        counted = projector.locator(".together__count b")
        try:
            expect(counted).to_have_text(str(PUPILS))
        except AssertionError as error:
            raise AssertionError([main_text(page) for page in (projector, *phones)]) from error
        projector.keyboard.press(" ")
        expect(projector.locator(".together--closed .bars__times").first).to_be_visible()
        expect(projector.locator(".bars__row--right")).to_have_count(0)
        fits_one_screen(projector)
        projector.keyboard.press("PageDown")
        expect(projector.locator(".bars__row--right")).to_have_count(1)
        fits_one_screen(projector)
        expect(phones[-1].locator(".verdict")).to_be_visible()
        assert phones[-1].evaluate("document.documentElement.scrollWidth") <= hand["width"]
    projector.keyboard.press("ArrowRight")
    expect(projector.get_by_role("heading", name="The lesson is over.")).to_be_visible()
    expect(lost.get_by_role("heading", name="The lesson is over.")).to_be_visible()

    (answers,) = live_site.query(
        "SELECT count(*), count(DISTINCT attempt_id) FROM responses JOIN assignment_items ON"
        " assignment_items.id = item_id WHERE outcome IS NOT NULL AND assignment_id = ?",
        lesson.row().assignment_id,
    )
    assert answers == (PUPILS * len(QUESTIONS), PUPILS)
    for page in (projector, *phones):
        page.context.close()


def choices_of(phone: Page, number: int) -> Locator:
    """The choices once the phone has gone on to that question: a slow one still shows the last."""
    asking = phone.locator("lesson-together", has_text=f"Question {number} of {len(QUESTIONS)}")
    return asking.locator(".answer")


def main_text(page: Page) -> str:
    """How the page begins: what it asks or says."""
    return page.locator("main").inner_text()[:200]


def fits_one_screen(page: Page) -> None:
    """Nothing of the projector's page lies outside of the screen."""
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_phone_without_a_script_takes_part(
    browser: Browser, live_site: LiveSite, lesson: LedLesson
):
    phone = opened(
        browser, live_site.url, lesson.student(), lesson.phone, java_script_enabled=False
    )
    expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
    lesson.do("next")
    phone.reload()
    phone.locator(".answer").first.click()
    expect(phone.get_by_role("heading", name="Your answer is in.")).to_be_visible()
    lesson.do("reveal")
    phone.get_by_role("link", name="Refresh").click()
    expect(phone.locator(".verdict")).to_be_visible()
    phone.context.close()
