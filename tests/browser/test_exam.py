"""An exam is sat across a restart of the site, handed in once, and its certificate printed and checked."""

import re
import time
import uuid
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from quizzes import Address, make
from tests.browser.conftest import OpenPage
from tests.browser.live_site import LiveSite, ask_in_exam
from tests.kinds import Fields, posted

pytestmark = pytest.mark.browser

OF_IT = "FROM exam_items WHERE sitting_id = (SELECT max(id) FROM exam_sittings)"
PDF_SECONDS = 120


def right_fields(address: str) -> Fields:
    """What the form of the question sends for its key."""
    question = make(Address.parse(address))
    return posted(question, question.answer)


def send(page: Page, path: str, fields: Fields) -> int:
    """Send an answer as the form of its page does; the status of what comes back."""
    form_token = page.locator("main input[name=csrf_token]").first.get_attribute("value") or ""
    body = urlencode([*fields, ("csrf_token", form_token)])
    kind = {"Content-Type": "application/x-www-form-urlencoded", "Referer": page.url}
    return page.request.post(path, data=body, headers=kind, max_redirects=0).status


def answer_all(page: Page, site: LiveSite, path: str) -> None:
    """Answer every question that is still open as its key says."""
    open_ones = site.query(f"SELECT place, question {OF_IT} AND outcome IS NULL ORDER BY place")
    for place, question in open_ones:
        assert send(page, f"{path}/{place}", right_fields(question)) == 303, question


def pdf_of(page: Page, path: str) -> bytes:
    """The certificate as PDF, once it is made."""
    until = time.monotonic() + PDF_SECONDS
    while time.monotonic() < until:
        answer = page.request.get(path)
        if answer.headers["content-type"] == "application/pdf":
            return answer.body()
        time.sleep(0.3)
    raise AssertionError("no PDF came")


def test_an_exam_outlives_a_restart_and_its_certificate_can_be_checked(
    live_site: LiveSite, open_page: OpenPage, new_context: Callable[..., BrowserContext]
) -> None:
    page = open_page("/account/new", language="en")
    page.locator("input[name=name]").fill(f"Referee{uuid.uuid4().int % 10**9}")
    page.locator("input[name=fresh]").fill("plum and bamboo")
    page.locator("main form button.button--primary").first.click()
    page.goto("/mcr-2014/exam")
    page.get_by_role("link", name="Sit the exam").click()
    page.get_by_role("button", name="Begin").click()
    path = re.sub(r"^https?://[^/]+|/1$", "", page.url)
    ((first,),) = live_site.query(f"SELECT question {OF_IT} AND place = 1")
    ((_, key),) = right_fields(first)
    page.locator(f"button[name=answer][value='{key}']").click()
    expect(page.get_by_text("Question 2 of 60")).to_be_visible()
    (left,) = live_site.query("SELECT ends_at FROM exam_sittings ORDER BY id DESC LIMIT 1")

    live_site.restart()
    page.reload()

    expect(page.get_by_text("Question 2 of 60")).to_be_visible()
    expect(page.get_by_role("button", name="Question 1: answered")).to_be_visible()
    assert int(page.locator("time-left").get_attribute("data-seconds") or 0) <= 90 * 60
    (kept,) = live_site.query("SELECT ends_at FROM exam_sittings ORDER BY id DESC LIMIT 1")
    assert kept == left
    stranger = new_context(base_url=live_site.url)
    assert stranger.request.get(f"{path}/2").status == 404
    answer_all(page, live_site, path)
    page.goto(f"{path}/hand-in")
    expect(page.get_by_text("Every question has an answer.")).to_be_visible()
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_role("heading", name="Passed")).to_be_visible()
    expect(page.get_by_text("60 of 60 right (100%)")).to_be_visible()

    page.get_by_role("link", name="Certificate").click()
    assert send(page, f"{path}/1", [("unknown", "1")]) == 409  # nothing is taken any more
    page.get_by_label("Name on the certificate").fill("Mei Lin")
    page.get_by_role("button", name="Create the certificate").click()
    check = page.locator("main a[href*='/certificates/']").get_attribute("href") or ""
    assert pdf_of(page, f"{path}/certificate.pdf").startswith(b"%PDF")
    genuine = stranger.request.get(check).text()
    assert "This certificate is genuine" in genuine
    assert "Mei Lin" in genuine


def test_what_stands_in_a_question_is_saved_whatever_way_it_is_left(
    live_site: LiveSite, open_fresh_page: OpenPage
) -> None:
    page = open_fresh_page("/mcr-2014/exam/begin?kind=practice", language="en")
    page.get_by_role("button", name="Begin").click()
    path = re.sub(r"^https?://[^/]+|/1$", "", page.url)
    for place, kind in ((1, "total"), (2, "fans"), (3, "payments")):
        ask_in_exam(live_site, place, f"mcr-2014/{kind}/2/2611/{place}")
    kept, total = page.locator("[data-kept]"), page.locator("input[name=total]")

    page.goto(f"{path}/1")
    total.fill("17")
    expect(kept).to_contain_text("Saved")
    page.reload()
    expect(total).to_have_value("17")
    total.fill("18")
    total.press("Enter")  # saves, and goes on
    expect(page).to_have_url(re.compile(r"/2$"))
    page.goto(f"{path}/1")
    expect(total).to_have_value("18")

    page.goto(f"{path}/2")
    tick = page.locator("input[name=fan]:visible").first
    tick.check()  # and on at once, before it is sent
    page.get_by_role("button", name="Skip").click()
    expect(page).to_have_url(re.compile(r"/3$"))
    page.get_by_role("button", name="Question 2: answered").click()
    expect(tick).to_be_checked()
    page.get_by_role("button", name="Hand in…").click()
    expect(page.get_by_text("18 questions have no answer yet.")).to_be_visible()
