"""What travels is little; that nothing comes from elsewhere holds in every test of the browser."""

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser

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
def test_the_first_page_is_light(open_fresh_page: OpenPage, language: str):
    page = open_fresh_page(language=language, width=390)

    weights = weigh(page, "/")

    assert any(".css" in address for address in weights)
    assert any("tiles" in address for address in weights)
    assert sum(weights.values()) <= MOST_OF_FIRST_PAGE, weights


@pytest.mark.parametrize("path", ["/", "/offline"])
def test_own_scripts_of_a_page_are_small(open_fresh_page: OpenPage, path: str):
    page = open_fresh_page()
    scripts: list[Response] = []
    page.on(
        "response",
        lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None,
    )
    page.goto(path, wait_until="networkidle")

    assert len(scripts) > 1
    # The body of a script that runs beside the page is asked for anew: its own answer is gone.
    sizes = [len(page.request.get(answer.url).body()) for answer in scripts]
    assert sum(sizes) <= MOST_OF_SCRIPTS
