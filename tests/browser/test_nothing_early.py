"""A page that asks, as a browser has built it, is the same whatever the right answer is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from quizzes import Address, Kind, make
from tests.browser.live_site import LiveSite
from web.present.drill import KINDS

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

ADDRESSES = 30

# Everything of the page but the hand in pictures and words, and what names this one showing.
# The short list differs in its words alone, so of those only where they stand is kept.
OUTLINE = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelectorAll(".felt, .drill__line").forEach(hand => hand.remove());
  page.querySelectorAll("[name=token], [name=csrf_token], [name=back]")
    .forEach(field => field.setAttribute("value", ""));
  page.querySelector("main form").setAttribute("action", "");
  for (const each of page.querySelectorAll(".answer")) {
    each.setAttribute("value", "");
    each.querySelector(".answer__name").textContent = "";
    each.querySelector(".answer__value").textContent = "";
  }
  return page.outerHTML;
}"""


LOOKS = """() => [...document.querySelectorAll(".felt svg")].map(
  tile => [...tile.attributes].map(each => `${each.name}=${each.value}`).join(" "))"""
ALIKE = {"class=tile aria-hidden=true", "class=tile tile--lying aria-hidden=true"}


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_page_that_asks_does_not_depend_on_the_answer(
    live_site: LiveSite, open_context: Callable[..., BrowserContext], kind: Kind
):
    """Outside the felt all is the same; on it tiles lie or stand, and none is marked."""
    page = open_context(live_site, language="en").new_page()
    answers = set()
    first = ""
    for seed in range(1, ADDRESSES + 1):
        address = Address("mcr-2014", kind, 3, seed, 1)
        answers.add(make(address).answer)
        page.goto(f"/drill/{address}?n=5")
        outline = page.evaluate(OUTLINE)
        first = first or outline

        assert outline == first, address
        assert set(page.evaluate(LOOKS)) <= ALIKE, address

    assert len(answers) > ADDRESSES / 3
