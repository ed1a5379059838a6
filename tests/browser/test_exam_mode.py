"""All questions of an exam on one page: each saves itself, the page stays, and no key is one of theirs."""

import pytest
from playwright.sync_api import Page, expect

from app import create_app
from school.accounts.passwords import TEST_COST
from school.assignments.exam_mode import ExamMode
from tests.browser.conftest import OpenPage
from tests.browser.live_site import LiveSite
from tests.web.taking import pupil, set_task
from web.services import services
from web.settings import SiteSettings

pytestmark = pytest.mark.browser

QUESTIONS = ("mcr-2014/find/2/2611/1", "mcr-2014/find/2/2611/2", "mcr-2014/fans/2/2611/3")


def begin_exam(site: LiveSite, page: Page) -> str:
    """Begin an exam and open its one page; its address."""
    settings = SiteSettings(
        secret_key=site.secret_key, database=f"sqlite:///{site.database}", cost=TEST_COST
    )
    app = create_app(settings)
    exam = ExamMode(is_on=True, single_page=True)
    student = pupil(set_task(app, questions=QUESTIONS, minutes=60, exam=exam))
    student.begin()
    cookie = student.client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    services(app).database.close()
    page.goto("/healthz")
    page.context.add_cookies([{"name": cookie.key, "value": cookie.value, "url": page.url}])
    address = f"{student.task.path}/attempts/1/all"
    page.goto(address)
    return address


def test_each_question_saves_itself_and_the_page_stays(
    live_site: LiveSite, open_fresh_page: OpenPage
):
    page = open_fresh_page(language="en")
    address = begin_exam(live_site, page)
    before = page.url
    asked = page.locator(".one-of-many")
    chosen = asked.nth(1).locator("[name=answer]").nth(2)

    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(page.locator("[name=answer]:checked")).to_have_count(0)

    asked.nth(1).locator(".answer").nth(2).click()
    expect(asked.nth(1).locator("[data-kept]")).to_contain_text("Saved")
    expect(chosen).to_be_checked()
    assert page.url == before

    tick = asked.nth(2).locator("input[name=fan]:visible").first
    tick.check()
    page.evaluate("document.dispatchEvent(new Event('time-ends'))")
    expect(asked.nth(2).locator("[data-kept]")).to_contain_text("Saved")

    page.goto(address)
    expect(chosen).to_be_checked()
    expect(tick).to_be_checked()
    expect(page.locator("[name=answer]:checked")).to_have_count(1)
