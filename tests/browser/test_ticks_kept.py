"""What is ticked is saved as it is ticked: it is there again after a reload and after every way out."""

import re
from dataclasses import dataclass
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from app import create_app
from school.accounts.passwords import TEST_COST
from school.assignments.rules import RevealTime
from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import stop_the_clock
from tests.browser.live_site import LiveSite
from tests.web.taking import pupil, set_task
from web.services import services
from web.settings import SiteSettings

pytestmark = pytest.mark.browser

QUESTIONS = ("mcr-2014/total/2/2611/1", "mcr-2014/fans/2/2611/2", "mcr-2014/total/2/2611/3")
FANS = 2  # the question that asks for fans
TOTAL = 3  # a question with a field to type in
MINUTES = 60


@dataclass(frozen=True, slots=True)
class Sitting:
    """A student in the middle of an assignment: the cookie, and where it asks for fans."""

    cookie: tuple[str, str]
    path: str

    def open(self, page: Page, position: int = FANS) -> None:
        name, value = self.cookie
        page.goto("/healthz")
        page.context.add_cookies([{"name": name, "value": value, "url": page.url}])
        page.goto(f"{self.path.rpartition('/')[0]}/{position}")


def sitting(site: LiveSite, score: RevealTime) -> Sitting:
    """Begin it. With a score after each question an answer is final."""
    settings = SiteSettings(
        secret_key=site.secret_key, database=f"sqlite:///{site.database}", cost=TEST_COST
    )
    app = create_app(settings)
    student = pupil(set_task(app, questions=QUESTIONS, minutes=MINUTES, score=score))
    student.begin()
    cookie = student.client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    services(app).database.close()
    return Sitting((cookie.key, cookie.value), student.task.at(FANS))


def come_back_to(page: Page, address: str, tick: Locator) -> None:
    """What a page sends as it is left may arrive only after the next page was made."""
    for _ in range(50):
        page.goto(address)
        if tick.is_checked():
            return
        page.wait_for_timeout(100)
    raise AssertionError("the tick is gone")


@pytest.mark.parametrize(
    "score", [RevealTime.AFTER, RevealTime.DURING], ids=["changeable", "final"]
)
def test_ticks_are_there_again_after_every_way_out(
    live_site: LiveSite, open_fresh_page: OpenPage, score: RevealTime
):
    page = open_fresh_page(language="en")
    made = sitting(live_site, score)
    made.open(page)
    address = made.path
    ticks = page.locator("input[name=fan]:visible")
    kept = page.locator("[data-kept]")

    ticks.nth(0).check()
    expect(kept).to_contain_text("Saved")
    page.reload()
    expect(ticks.nth(0)).to_be_checked()

    ticks.nth(1).check()  # and on at once, before it is sent
    page.get_by_role("button", name=re.compile("Skip|Next")).click()
    expect(page).to_have_url(re.compile(rf"/{FANS + 1}\?saved="))
    page.goto(address)
    expect(ticks.nth(1)).to_be_checked()

    ticks.nth(2).check()
    page.locator(".positions button").first.click()
    expect(page).to_have_url(re.compile(r"/1\?saved="))
    page.goto(address)
    expect(ticks.nth(2)).to_be_checked()

    ticks.nth(3).check()
    page.locator(".crumbs a").last.click()
    page.wait_for_url(lambda url: "/attempts/" not in url)
    come_back_to(page, address, ticks.nth(3))

    for number in range(4):
        ticks.nth(number).uncheck()
    expect(kept).to_have_text("")
    page.get_by_role("button", name="Hand in…").first.click()
    page.goto(address)
    expect(ticks.nth(0)).not_to_be_checked()


@pytest.mark.parametrize("javascript", [True, False], ids=["script", "no script"])
def test_enter_in_a_field_saves_and_goes_on(
    live_site: LiveSite, open_fresh_page: OpenPage, javascript: bool
):
    page = open_fresh_page(language="en", javascript=javascript)
    made = sitting(live_site, RevealTime.AFTER)
    made.open(page, TOTAL)

    page.locator("#answer input[name=total]").fill("17")
    page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile("/hand-in$"))  # the way on from the last question
    page.goto(page.url.replace("hand-in", str(TOTAL)))
    expect(page.locator("#answer input[name=total]")).to_have_value("17")


def test_what_is_final_is_sent_when_the_time_ends(live_site: LiveSite, open_fresh_page: OpenPage):
    page = open_fresh_page(language="en")
    stop_the_clock(page)
    sitting(live_site, RevealTime.DURING).open(page)
    sent: list[dict[str, list[str]]] = []

    def take(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        sent.append(parse_qs(route.request.post_data or ""))
        return route.fulfill(status=200, body="")

    page.route("**/attempts/**", take)
    tick = page.locator("input[name=fan]:visible").first
    tick.check()
    name = tick.get_attribute("value")
    left = int(page.locator("time-left").get_attribute("data-seconds") or 0)
    page.clock.fast_forward((left - 1) * 1000)
    page.wait_for_timeout(100)

    answers = [each for each in sent if "keep" not in each]
    assert [(each["fan"], each["ends"]) for each in answers] == [([name], ["1"])]


def test_who_is_about_to_hand_in_when_the_time_ends_hands_in(
    live_site: LiveSite, open_fresh_page: OpenPage
):
    page = open_fresh_page(language="en")
    stop_the_clock(page)
    sitting(live_site, RevealTime.DURING).open(page)
    page.locator("input[name=fan]:visible").first.check()
    page.get_by_role("button", name="Hand in…").first.click()
    expect(page.get_by_role("heading", name="Filled in, not sent")).to_be_visible()

    left = int(page.locator("time-left").get_attribute("data-seconds") or 0)
    page.clock.fast_forward((left - 1) * 1000)

    expect(page).to_have_url(re.compile(r"/attempts/1$"))


def test_an_answer_is_sent_after_what_was_under_way(live_site: LiveSite, open_fresh_page: OpenPage):
    page = open_fresh_page(language="en")
    sitting(live_site, RevealTime.AFTER).open(page, TOTAL)
    arrived: list[str] = []
    held: list[Route] = []

    def take(route: Route) -> None:
        fields = parse_qs(route.request.post_data or "")
        if route.request.method != "POST":
            return route.continue_()
        if "keep" in fields:
            return held.append(route)
        arrived.append(fields["total"][0])
        return route.continue_()

    page.route("**/attempts/**", take)
    field = page.locator("#answer input[name=total]")
    with page.expect_request(lambda each: each.method == "POST"):
        field.fill("17")
    field.fill("18")
    field.press("Enter")
    page.wait_for_timeout(200)
    assert arrived == []
    held[0].fulfill(status=200, body="")

    expect(page).to_have_url(re.compile("/hand-in$"))
    assert arrived == ["18"]


def test_what_is_changed_while_something_is_under_way_goes_along_when_one_leaves(
    live_site: LiveSite, open_fresh_page: OpenPage
):
    page = open_fresh_page(language="en")
    sitting(live_site, RevealTime.AFTER).open(page, TOTAL)
    kept: list[str] = []

    def take(route: Route) -> None:
        if route.request.method == "POST":
            kept.append(parse_qs(route.request.post_data or "")["total"][0])
            return  # no answer to it comes in time
        route.continue_()

    page.route("**/attempts/**", take)
    field = page.locator("#answer input[name=total]")
    with page.expect_request(lambda each: each.method == "POST"):
        field.fill("17")
    field.fill("18")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    page.wait_for_timeout(200)

    assert kept == ["17", "18"]


def test_a_page_that_was_sent_and_comes_back_tells_again_what_is_not_saved(
    live_site: LiveSite, open_fresh_page: OpenPage
):
    page = open_fresh_page(language="en")
    sitting(live_site, RevealTime.AFTER).open(page, TOTAL)
    page.route("**/attempts/**", lambda route: route.abort())
    page.evaluate("document.forms.answer.dispatchEvent(new Event('submit', { bubbles: true }))")

    page.locator("#answer input[name=total]").fill("18")

    expect(page.locator("[data-kept]")).to_contain_text("Not saved")
