"""A real browser against a real server.

One browser and one site serve all tests that a worker runs, one after the other. Each test is a
visitor of its own, because each page is opened in a fresh context; `gained` counts the rows that it
made.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect

from tests.browser.live_site import LiveSite
from tests.browser.tour import Tour, prepare

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
]
LOCALES = {"zh-Hans": "zh-CN", "en": "en-GB", "ja": "ja-JP"}
HEIGHTS = {320: 640, 390: 844, 768: 1024}
PARTS_OF_A_PAGE = {"stylesheet", "script", "image", "font"}
PATIENCE_MS = 20_000  # a busy machine is slow and not broken
LONGEST_TEST = 300  # seconds

expect.set_options(timeout=PATIENCE_MS)

Theme = Literal["light", "dark"]
OpenPage = Callable[..., Page]
OpenContext = Callable[..., BrowserContext]
Gained = Callable[[str], int]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let no test wait for ever; the start of the site, which the first one waits for, is apart."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.timeout(LONGEST_TEST, func_only=True))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def live_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveSite]:
    """The server that all browser tests of this worker share."""
    site = LiveSite(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture(scope="session")
def tour(browser: Browser, live_site: LiveSite) -> Tour:
    """Every page of the shared server, some of them of a guest with answers."""
    return prepare(browser, live_site)


@pytest.fixture
def gained(live_site: LiveSite) -> Gained:
    """How many rows a table has more than when the test began: `gained("answers")`."""
    before = live_site.row_counts()
    return lambda table: live_site.row_counts()[table] - before[table]


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What went wrong on any page of this test; it fails when the list is not empty."""
    seen: list[str] = []
    yield seen
    assert seen == [], "a page broke a promise of the site:\n" + "\n".join(seen)


@pytest.fixture
def open_context(new_context: Callable[..., BrowserContext], faults: list[str]) -> OpenContext:
    """A new visitor, of a language, a theme and a screen width, as a browser context."""

    def open_one(
        site: LiveSite,
        *,
        language: str = "en",
        theme: Theme = "light",
        width: int = 1280,
        javascript: bool = True,
    ) -> BrowserContext:
        context = new_context(
            base_url=site.url,
            locale=LOCALES[language],
            color_scheme=theme,
            viewport={"width": width, "height": HEIGHTS.get(width, 800)},
            java_script_enabled=javascript,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        _watch(context, site.url, faults)
        return context

    return open_one


@pytest.fixture
def open_page(open_context: OpenContext, live_site: LiveSite) -> OpenPage:
    """Open a path as a new visitor: `open_page("/map", language="ja", theme="dark", width=390)`.

    A further word is `javascript=False`.
    """

    def open_one(path: str, **visitor: Any) -> Page:
        page = open_context(live_site, **visitor).new_page()
        page.goto(path)
        return page

    return open_one


def _watch(context: BrowserContext, url: str, faults: list[str]) -> None:
    """Note script errors, refusals by the content policy, bad answers and foreign requests."""

    def on_console(message: ConsoleMessage) -> None:
        # A test may ask for a page that is not there; `on_response` judges the answers.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            faults.append(f"console: {message.text}")

    def on_response(response: Response) -> None:
        part_of_page = response.request.resource_type in PARTS_OF_A_PAGE
        if response.status >= 500 or (part_of_page and response.status >= 400):
            faults.append(f"answer {response.status}: {response.url}")
        if response.request.resource_type == "document":
            policy = response.headers.get("content-security-policy", "")
            if "default-src 'self'" not in policy or "unsafe" in policy:
                faults.append(f"policy {policy!r}: {response.url}")

    context.on("console", on_console)
    context.on("response", on_response)
    context.on("weberror", lambda fault: faults.append(f"script: {fault.error}"))
    context.on(
        "request",
        lambda asked: (
            None
            if asked.url.startswith((url, "data:", "blob:"))
            else faults.append(f"foreign request: {asked.url}")
        ),
    )
