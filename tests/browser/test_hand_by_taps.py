"""How long a person takes to enter a whole hand on a phone: taps and scrolls, each with its pause."""

from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser

TAP_SECONDS: Final = 0.8  # to find the next tile or choice and to press it
SCROLL_SECONDS: Final = 2.0  # to move the page and look again
LONGEST_SECONDS: Final = 30
PHONE: Final = {"width": 390, "height": 844}

# Whether a press in the middle of the element reaches it, and nothing that lies above it.
IS_REACHED = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
}"""


@dataclass(slots=True)
class TappingPerson:
    """Presses what lies open, and scrolls where it does not; counts both."""

    page: Page
    taps: int = 0
    scrolls: int = 0

    def tap(self, selector: str) -> None:
        target = self.page.locator(selector)
        if not target.evaluate(IS_REACHED):
            self.scrolls += 1
            target.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
            assert target.evaluate(IS_REACHED), selector
        target.click()
        self.taps += 1

    def tiles(self, codes: str) -> None:
        for code in codes.split():
            self.tap(f"[data-tile='{code}']")

    def choose(self, name: str, value: str) -> None:
        self.tap(f"label:has(input[name={name}][value={value}])")

    @property
    def seconds(self) -> float:
        return self.taps * TAP_SECONDS + self.scrolls * SCROLL_SECONDS


def enter_concealed(person: TappingPerson) -> None:
    person.tiles("1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 3s 5z 5z 1s 1f 8f")


def enter_with_melds(person: TappingPerson) -> None:
    person.choose("to", "pung")
    person.tiles("6z")
    person.choose("to", "chow")
    person.tiles("1m 4m")
    person.choose("to", "concealed-kong")
    person.tiles("9s")
    person.choose("to", "hand")
    person.tiles("8p 8p 1f")


@pytest.mark.parametrize("enter", [enter_concealed, enter_with_melds])
def test_a_whole_hand_is_entered_by_taps_in_half_a_minute(open_page: OpenPage, enter):
    """Tiles, flowers, how it was won, both winds and the last tile; no tile needs a scroll."""
    page = open_page("/mcr-2014/score", language="en", width=PHONE["width"])
    page.set_viewport_size(PHONE)
    person = TappingPerson(page)

    enter(person)
    assert person.scrolls == 0
    for name, value in {"by": "draw", "seat": "S", "round": "W", "also": "last"}.items():
        person.choose(name, value)
    person.tap(".bar .button--primary")

    expect(page.locator("#res")).to_be_focused()
    expect(page.locator(".scorer__sum")).to_be_in_viewport(ratio=1)
    expect(page.locator("#live-result")).to_contain_text("Last Tile Draw")
    assert person.scrolls <= 1
    assert person.seconds <= LONGEST_SECONDS
