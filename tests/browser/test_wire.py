"""What travels: nothing from elsewhere, little of our own, under a strict policy."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Response

from tests.browser.live_site import LiveSite
from tests.browser.tour import Tour

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

MOST_OF_FIRST_PAGE = 150_000  # bytes as sent
MOST_OF_SCRIPTS = 60_000  # bytes as read


def weigh(page: Page, path: str) -> dict[str, int]:
    """The bytes that each answer takes on the wire, heads included, by its address."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on(
        "Network.responseReceived",
        lambda event: addresses.update({event["requestId"]: event["response"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    page.goto(path, wait_until="networkidle")
    return {addresses[each]: size for each, size in sizes.items() if each in addresses}


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_the_first_page_is_light(
    live_site: LiveSite, open_context: Callable[..., BrowserContext], language: str
):
    page = open_context(live_site, language=language, width=390).new_page()

    weights = weigh(page, "/")

    assert any(".css" in address for address in weights)
    assert any("tiles" in address for address in weights)
    assert sum(weights.values()) <= MOST_OF_FIRST_PAGE, weights


def test_own_scripts_are_small(live_site: LiveSite, open_context: Callable[..., BrowserContext]):
    page = open_context(live_site).new_page()
    scripts: list[Response] = []
    page.on(
        "response",
        lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None,
    )
    page.goto("/", wait_until="networkidle")

    assert len(scripts) > 1
    assert sum(len(answer.body()) for answer in scripts) <= MOST_OF_SCRIPTS


def test_every_page_is_answered_under_a_strict_policy_and_asks_nobody_else(
    tour: Tour, live_site: LiveSite, open_context: Callable[..., BrowserContext]
):
    newcomer, guest = (open_context(live_site, language="en") for _ in range(2))
    policies: dict[str, str] = {}
    asked: set[str] = set()
    for context in (newcomer, guest):
        context.on("request", lambda request: asked.add(request.url))
        context.on(
            "response",
            lambda answer: (
                policies.update({answer.url: answer.headers.get("content-security-policy", "")})
                if answer.request.resource_type == "document"
                else None
            ),
        )

    visited = {page.url.partition("#")[0] for _name, page in tour.visit(newcomer, guest)}

    assert visited <= set(policies)
    for address, policy in policies.items():
        assert "default-src 'self'" in policy, address
        assert "unsafe" not in policy, address
    assert {url for url in asked if not url.startswith(f"{live_site.url}/")} == set()
