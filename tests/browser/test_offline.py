"""Questions that were taken along are answered without a connection and handed in once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE_MS, Gained
from tests.browser.kept_pages import Look, context_settings
from tests.browser.live_site import LiveSite
from web.security import SESSION_COOKIE

pytestmark = pytest.mark.browser

FAN = "/mcr-2014/fans/pure-straight"


@pytest.fixture
def page(new_context: Callable[..., BrowserContext], live_site: LiveSite) -> Page:
    """A page that a service worker may stand behind."""
    look = {**context_settings(live_site.url, Look()), "service_workers": "allow"}
    context = new_context(**look)
    context.set_default_timeout(PATIENCE_MS)
    return context.new_page()


ANSWER_ALL = """() => new Promise((all) => {
  const go = () => {
    const next = document.querySelector("[data-bar]:not([hidden]) [data-next]");
    const answer = document.querySelector("[data-place] .answer:not([disabled])");
    if (next) next.click(); else if (answer) answer.click(); else return all();
    setTimeout(go);
  };
  go();
})"""
"""Press an answer and go on, as fast as the page lets one, until no question is left."""


def test_answers_given_without_a_connection_are_handed_in_once(page: Page, gained: Gained) -> None:
    """The whole packet, in two tabs that share it."""
    page.goto("/offline")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(FAN)
    page.goto("/offline?kind=term")  # questions that are made fast
    status, take = page.locator("[data-status]"), page.locator("[data-fetch]")
    take.click()
    expect(status).to_have_text("Questions left: 50", timeout=PATIENCE_MS)

    page.context.set_offline(True)
    page.goto(FAN)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pure Straight")
    page.goto("/glossary")  # never seen before: the page of questions stands in its place
    other = page.context.new_page()
    other.goto("/offline")
    for tab in (page, other):
        tab.locator("[data-place] .answer").first.click()
        expect(tab.locator("[data-place] .ledger, [data-place] .sheet").first).to_be_visible()
        tab.locator("[data-next]").click()
    expect(status).to_have_text("Questions left: 48 · Answers to hand in: 2")
    other.close()
    page.evaluate(ANSWER_ALL)
    expect(status).to_have_text("All are answered. · Answers to hand in: 50")
    assert gained("answers") == 0

    page.context.set_offline(False)
    expect(status).to_have_text("All are answered.", timeout=PATIENCE_MS)
    page.goto("/offline")  # the page at this address is another one again
    expect(status).to_have_text("All are answered.", timeout=PATIENCE_MS)
    assert gained("answers") == 50


def test_what_is_kept_speaks_as_its_reader_has_chosen(page: Page) -> None:
    page.goto("/offline")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/glossary")
    page.locator(".menu:has([name=lang]) > summary").click()
    page.locator("[name=lang][value=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.goto(FAN)
    page.wait_for_function("() => caches.match('/offline', { ignoreVary: true }).then(Boolean)")

    page.context.set_offline(True)
    page.goto("/editions")  # never seen before
    expect(page.locator("offline-questions")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ja")


GONE = """async () => {
  for (let look = 0; look < 100 && await caches.has("fanwise-packet"); look += 1)
    await new Promise((next) => setTimeout(next, 50));
  return !(await caches.has("fanwise-packet"));
}"""
"""Whether the packet goes within a few seconds."""


def test_what_one_child_has_answered_waits_for_it_while_another_is_there(
    page: Page, live_site: LiveSite, gained: Gained
) -> None:
    """The second finds no questions of the first, and hands in none of its answers."""
    first, second = (
        {"name": name, "value": value, "url": live_site.url}
        for name, value in (_a_guest(page), _a_guest(page))
    )
    page.context.add_cookies([first])
    page.goto("/offline?kind=term")
    status = page.locator("[data-status]")
    page.locator("[data-fetch]").click()
    expect(status).to_have_text("Questions left: 50", timeout=PATIENCE_MS)
    page.context.set_offline(True)
    page.locator("[data-place] .answer").first.click()
    expect(status).to_have_text("Questions left: 49 · Answers to hand in: 1")
    page.goto("about:blank")  # nobody hears there that the connection is back
    page.context.set_offline(False)

    page.context.add_cookies([second])
    page.goto("/offline")
    expect(status).to_have_text("")
    expect(page.locator("[data-fetch]")).to_be_visible()
    assert gained("answers") == 0
    page.context.add_cookies([first])
    page.goto("/offline")
    expect(status).to_have_text("All are answered.", timeout=PATIENCE_MS)
    assert gained("answers") == 1


def _a_guest(page: Page) -> tuple[str, str]:
    """The cookie of a guest, whom the browser is no longer."""
    page.context.clear_cookies()
    page.goto("/mcr-2014/offline/questions?kind=term")
    (cookie,) = (each for each in page.context.cookies() if each["name"] == SESSION_COOKIE)
    page.context.clear_cookies()
    return cookie["name"], cookie["value"]


@pytest.mark.parametrize("way_out", ["/student/sign-out", "/account/out"])
def test_whoever_signs_out_leaves_no_packet_to_the_next(page: Page, way_out: str) -> None:
    page.goto("/offline")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("() => caches.open('fanwise-packet')")
    assert page.evaluate("() => caches.has('fanwise-packet')")
    page.evaluate("(path) => fetch(path, { method: 'POST' }).then(() => true)", way_out)
    assert page.evaluate(GONE), "what was taken along is still there"
