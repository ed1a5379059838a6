"""A page that is lent from one test to the next knows nothing of the one before."""

import pytest

from tests.browser.kept_pages import KeptPages, Look

pytestmark = pytest.mark.browser

REMEMBER = """() => {
  localStorage.setItem("who", "somebody");
  sessionStorage.setItem("who", "somebody");
}"""
REMEMBERED = """() => [
  localStorage.getItem("who"), sessionStorage.getItem("who"),
  matchMedia("(prefers-color-scheme: dark)").matches, innerWidth,
]"""


def test_a_page_that_is_lent_again_has_forgotten_its_visitor(kept_pages: KeptPages):
    before: list[str] = []
    page = kept_pages.lend(Look(theme="dark", width=390), before)
    page.goto("/")
    page.context.add_cookies([{"name": "who", "value": "somebody", "url": page.url}])
    page.evaluate(REMEMBER)
    second = page.context.new_page()
    kept_pages.take_back()

    faults: list[str] = []
    again = kept_pages.lend(Look(), faults)

    assert again is page
    assert second.is_closed()
    assert again.context.cookies() == []
    again.goto("/")
    assert again.evaluate(REMEMBERED) == [None, None, False, 1280]
    again.evaluate("console.error('of the one after')")
    again.goto("/")
    assert (before, faults) == ([], ["console: of the one after"])
    kept_pages.take_back()
