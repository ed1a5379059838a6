"""A real browser against a real server.

One browser and one site serve all tests that a worker runs, one after the other. Each test is a
visitor of its own, for a page that is lent again has forgotten who had it; `gained` counts the rows
that the test made.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.kept_pages import PATIENCE_MS, KeptPages, Look, Watch, context_settings
from tests.browser.live_site import LiveSite
from tests.browser.tour import Tour, prepare
from tests.compiled_templates import compiled_templates as compiled_templates

# The shell is Chromium without windows: the same pages for two thirds of the work.
SHELL, WITH_WINDOWS = "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"
CHROMIUM = os.environ.get("CHROMIUM") or (SHELL if Path(SHELL).exists() else WITH_WINDOWS)
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
LONGEST_TEST = 300  # seconds

expect.set_options(timeout=PATIENCE_MS)

OpenPage = Callable[..., Page]
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


@pytest.fixture(scope="session")
def kept_pages(browser: Browser, live_site: LiveSite) -> KeptPages:
    """The pages that the tests of this worker share."""
    return KeptPages(browser, live_site.url)


@pytest.fixture
def open_page(kept_pages: KeptPages, faults: list[str]) -> Iterator[OpenPage]:
    """Open a path as a new visitor: `open_page("/map", language="ja", theme="dark", width=390)`.

    A further word is `javascript=False`. Without a path the visitor has been nowhere yet.
    """

    def open_one(path: str = "", **look: Any) -> Page:
        page = kept_pages.lend(Look(**look), faults)
        if path:
            page.goto(path)
        return page

    yield open_one
    kept_pages.take_back()


@pytest.fixture
def open_fresh_page(
    new_context: Callable[..., BrowserContext], live_site: LiveSite, faults: list[str]
) -> OpenPage:
    """Open a path as `open_page` does, in a browser that has fetched nothing yet.

    So is everything that changes a page for good, as its clock does.
    """

    def open_one(path: str = "", **look: Any) -> Page:
        context = new_context(**context_settings(live_site.url, Look(**look)))
        context.set_default_timeout(PATIENCE_MS)
        Watch(context, live_site.url, faults)
        page = context.new_page()
        if path:
            page.goto(path)
        return page

    return open_one
