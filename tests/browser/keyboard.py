"""A learner without a mouse: every step on the page is a key."""

import re
from collections import Counter
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Page

from quizzes import Address, Question, Response, make
from quizzes.question import Objection
from scoring import rule_set
from tests.kinds import posted
from web.questions.control import Control
from web.questions.heading import sent_choices
from web.questions.kind_views import control_of
from wording import fan_name, translator

MOST_TABS = 250  # more than any page has places to stop at
ASKED = re.compile(r"/drill/(?P<address>[a-z0-9-]+/[a-z-]+/\d/.+)")
# Chromium drops keys that come before a new page is painted.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
ENGLISH = translator("en")


@dataclass(frozen=True, slots=True)
class Keyboard:
    """A page and the keys that are pressed on it."""

    page: Page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def is_at(self, selector: str) -> bool:
        found: bool = self.page.evaluate("it => document.activeElement.matches(it)", selector)
        return found

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there; it may go round the page once."""
        for _ in range(MOST_TABS):
            if self.is_at(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {selector} on {self.page.url}")

    def go(self, *keys: str) -> None:
        """Press keys of which the last leads to another page, and wait until that is painted."""
        self.press(*keys[:-1])
        with self.page.expect_navigation():
            self.press(keys[-1])
        self.page.evaluate(PAINTED)

    def follow(self, selector: str) -> None:
        """Tab to a link or button and press it."""
        self.tab_to(selector)
        self.go("Enter")

    def choose_radio(self, name: str, value: str) -> None:
        """Tab into the group, then walk over it with the arrow keys."""
        self.tab_to(f"input[name={name}]")
        for _ in range(self.page.locator(f"input[name={name}]").count()):
            if self.is_at(f"[name={name}][value='{value}']:checked"):
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrow keys never come to {value} of {name}")

    def choose_option(self, name: str, value: str) -> None:
        """Tab to the list, then walk down it with the arrow keys."""
        self.tab_to(f"select[name={name}]")
        for _ in range(self.page.locator(f"select[name={name}] option").count()):
            if self.page.locator(f"select[name={name}]").input_value() == value:
                return
            self.press("ArrowDown")
        raise AssertionError(f"the arrow keys never come to {value} of {name}")

    def choose_only(self, name: str, value: str) -> None:
        """Tick that box and clear all others of its name."""
        boxes = self.page.locator(f"input[name={name}]")
        for box in boxes.evaluate_all("them => them.map(it => [it.value, it.checked])"):
            if box[1] != (box[0] == value):
                self.tab_to(f"[name={name}][value='{box[0]}']")
                self.press("Space")

    def question(self) -> Question:
        """The question that the page asks, made again from its address."""
        form = self.page.locator("main form[method=post]:has([name=token])")
        found = ASKED.fullmatch(unquote(urlsplit(form.get_attribute("action") or "").path))
        assert found, f"{self.page.url} asks nothing"
        return make(Address.parse(found["address"]))

    def answer(self, question: Question, response: Response) -> None:
        """Give that answer, or say "I don't know" for None, and come to the explanation."""
        if response is None:
            self.follow("button[name=unknown]")
        else:
            _ANSWERS[control_of(question)](self, question, response)

    def skip(self) -> None:
        self.follow("button[name=skip]")


def _choices(keys: Keyboard, question: Question, response: Response) -> None:
    (_name, answer), *_ = posted(question, response)
    place = list(sent_choices(question)).index(answer)
    keys.go("abcdef"[place] if question.address.index % 2 else str(place + 1))


def _fans(keys: Keyboard, question: Question, response: Response) -> None:
    chosen = Counter(response if isinstance(response, tuple) else ())
    if keys.page.locator("#find").count():
        _fans_by_name(keys, question, chosen)
    else:
        _fans_of_a_short_list(keys, chosen)
    keys.go("Enter")


def _fans_of_a_short_list(keys: Keyboard, chosen: Counter[str]) -> None:
    for fan, times in chosen.items():
        keys.tab_to(f"input[name=fan][value={fan}]")
        keys.press("Space")
        if times > 1:
            keys.press("Tab", *["ArrowUp"] * (times - 1))


def _fans_by_name(keys: Keyboard, question: Question, chosen: Counter[str]) -> None:
    rules = rule_set(question.address.rules)
    keys.tab_to("#find")
    for fan, times in chosen.items():
        keys.type(fan_name(rules.fan(fan), ENGLISH))
        keys.press("ArrowDown")
        while not keys.is_at(f"input[name=fan][value={fan}]"):
            assert keys.is_at("input[name=fan]"), f"the arrow keys never come to {fan}"
            keys.press("ArrowDown")
        keys.press("Space")
        if times > 1:
            keys.press("Tab", *["ArrowUp"] * (times - 1), "Shift+Tab")
        keys.press("Escape", "Escape")  # back to the field, then empty it


def _total(keys: Keyboard, question: Question, response: Response) -> None:
    if question.address.index % 2:
        keys.tab_to("#sum")
        keys.type(str(response))
    else:
        for value, times in _parts(int(str(response))):
            keys.tab_to(f"[data-add='{value}']")
            keys.press(*["Space"] * times)
        keys.tab_to("#sum")
    keys.go("Enter")


def _parts(total: int) -> list[tuple[int, int]]:
    """Keys of the pad that add up to a total: how often to press each."""
    presses = []
    for value in (64, 24, 8, 2, 1):
        times, total = divmod(total, value)
        if times:
            presses.append((value, times))
    return presses


def _waits(keys: Keyboard, _question: Question, response: Response) -> None:
    """Half of them typed, the others walked to: the tiles are one stop of Tab."""
    codes = response if isinstance(response, tuple) else ()
    for code in codes[::2]:
        keys.type(code)
    keys.tab_to("input[name=tile]")
    for code in codes[1::2]:
        keys.press("Home")
        while not keys.is_at(f"[value='{code}']"):
            keys.press("ArrowRight")
        keys.press("Space")
    keys.go("Enter")


def _number(keys: Keyboard, _question: Question, response: Response) -> None:
    keys.tab_to("#sum")
    keys.type(str(response))
    keys.go("Enter")


def _seats(keys: Keyboard, question: Question, response: Response) -> None:
    for name, amount in posted(question, response):
        keys.tab_to(f"input[name={name}]")
        keys.type(amount)
    keys.go("Enter")


def _announcement(keys: Keyboard, question: Question, response: Response) -> None:
    """Strike what is too much, add what is missing, and give the total."""
    assert isinstance(response, Objection)
    for fan in dict.fromkeys(response.extra):
        keys.tab_to(f"input[name=extra][value={fan}]")
        keys.press("Space", *["Tab", "Space"] * (response.extra.count(fan) - 1))
    if response.missing:
        keys.tab_to(".announced__add > summary")
        keys.press("Enter")
        _fans_by_name(keys, question, Counter(response.missing))
    keys.tab_to("#sum")
    keys.press("ControlOrMeta+a")
    keys.type(str(response.total))
    keys.go("Enter")


_ANSWERS = {
    Control.CHOICES: _choices,
    Control.FANS: _fans,
    Control.PAD: _total,
    Control.TILES: _waits,
    Control.NUMBER: _number,
    Control.SEATS: _seats,
    Control.ANNOUNCEMENT: _announcement,
}
