"""Somebody at the site who follows what the pages show: links, buttons and forms, never a typed address.

What is pressed is named by its English words and looked for in the person's language. Each page is
noted in a diary with the time that a person would take: the words are read, fields filled in, buttons
found. A measure and no clock; a person who `pauses` does take it.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urljoin

from flask import Flask

from lessons.prose import text_length
from tests.web.lesson_clock import A_MINUTE
from tests.web.shown_page import ShownControl, ShownForm, ShownPage
from tests.web.visitor import SiteVisitor
from wording import translator

LONGEST_READ: Final = 25.0  # seconds; nobody reads the whole of a long page
KNOWN_READ: Final = 4.0  # of a page that was seen before
A_CLICK: Final = 2.0
A_FIELD: Final = 3.0
A_LETTER: Final = 0.2


@dataclass(frozen=True, slots=True)
class DiaryEntry:
    """A page, what was done there, and how long it took."""

    who: str
    task: str
    page: str
    address: str
    done: str
    clicks: int
    seconds: float
    site_seconds: float


@dataclass
class Diary:
    """The day of several people, page by page, and what was amiss."""

    entries: list[DiaryEntry] = field(default_factory=list)
    amiss: list[str] = field(default_factory=list)


class TimedPerson:
    """A visitor who sees one page at a time."""

    def __init__(
        self,
        site: Flask,
        who: str,
        language: str,
        diary: Diary,
        pause: float = 0.0,  # how much of a person's time is waited
    ) -> None:
        self.who, self.diary, self.pause = who, diary, pause
        self.lang = language
        self._visitor = SiteVisitor(site, language)
        self._words = translator(language)
        self._task = ""
        self._filled: dict[str, list[str]] = {}
        self._opened: list[str] = []
        self._seen: set[str] = set()
        self._site_seconds = 0.0
        self.page = self._open("/")
        self.file = b""

    def word(self, english: str, **places: object) -> str:
        """The words of the site in the person's language."""
        return self._words.gettext(english, **places)

    @contextmanager
    def task(self, name: str) -> Iterator[None]:
        """What is done belongs to this task in the diary."""
        self._task = name
        yield

    def follow_code(self, address: str) -> None:
        """Open an address as a printed card or a projector shows it, by the camera of a phone."""
        self._leave(f"({address})", 0)
        self.page = self._open(address)

    def sees(self, english: str, **places: object) -> bool:
        """Whether something with these words can be pressed."""
        return bool(self._found(self.word(english, **places)))

    def says(self, english: str, **places: object) -> bool:
        """Whether these words stand on the page."""
        return self.word(english, **places) in self.page.words

    def fill(self, **fields: str | list[str]) -> None:
        """Type, tick and pick. Raises LookupError: the page has no such field or choice."""
        for sent, given in fields.items():
            name, values = sent.replace("__", "-"), [given] if isinstance(given, str) else given
            form = self.page.form_to_fill(name)
            for value in values:
                if name not in form.typed and value not in form.offered[name]:
                    raise LookupError(f"{name}={value!r} is not offered at {self.page.address}")
            self._filled[name] = values

    def press(self, english: str, *, after: str = "", value: str = "", **places: object) -> None:
        """Press a link or a button of these words: the first after the words `after`, with that value."""
        self.press_words(self.word(english, **places), after=after, value=value)

    def press_words(self, words: str, *, after: str = "", value: str = "") -> None:
        """The same of words that are of no language, or that the person has just read.

        Raises LookupError: nothing of the page can be pressed under these words.
        """
        found = [each for each in self._found(words) if after in each.after]
        found = [each for each in found if not value or each.attributes.get("value") == value]
        if not found:
            there = ", ".join(each.text for each in self.page.controls if each.in_main)
            raise LookupError(f"{self.who}: no {words!r} at {self.page.address}, but {there}")
        self._go(found[0])

    def press_row(self, start: str) -> None:
        """Press the first link of the page whose words begin so: a row that has its number."""
        found = (each for each in self.page.controls if each.in_main)
        self._go(next(each for each in found if each.text.startswith(start)))

    def press_choice(self, number: int) -> None:
        """Answer a question by one of its choices."""
        self._go(self.page.choices[number % len(self.page.choices)])

    def press_next_step(self) -> None:
        """Press what the page itself says comes next."""
        self._go(self.page.next_steps[0])

    def _found(self, words: str) -> list[ShownControl]:
        found = [
            each for each in self.page.controls if each.text == words and each.tag != "summary"
        ]
        return sorted(found, key=lambda each: not each.in_main)

    def _go(self, control: ShownControl) -> None:
        self._leave(control.text, 1 + len(control.folds), control.folds)
        if control.tag == "a":
            self._receive(control.attributes["href"], None)
            return
        form = control.form
        assert form is not None, control
        data = {name: list(values) for name, values in form.values.items()}
        data |= {
            name: values
            for name, values in self._filled.items()
            if name in form.typed or name in form.offered
        }
        if "name" in control.attributes:
            data[control.attributes["name"]] = [control.attributes.get("value", "")]
        address = control.attributes.get("formaction") or form.action or self.page.address
        self._receive(address, form, data)

    def _leave(self, done: str, clicks: int, folds: tuple[str, ...] = ()) -> None:
        """Note the page that is left, and take the time that a person takes there."""
        opened = "".join(f"[{each}] → " for each in folds)
        filled = ", ".join(self._filled)
        letters = sum(len("".join(values)) for values in self._filled.values())
        kind = self.page.heading or self.page.address
        reading = text_length(self.page.words) / A_MINUTE[self.lang] * 60
        read = min(reading, KNOWN_READ if kind in self._seen else LONGEST_READ)
        seconds = read + A_CLICK * clicks + A_FIELD * len(self._filled) + A_LETTER * letters
        self._seen.add(kind)
        act = f"{opened}{done}" + (f" ({filled})" if filled else "")
        self.diary.entries.append(
            DiaryEntry(
                *(self.who, self._task, kind, self.page.address, act, clicks),
                *(seconds, self._site_seconds),
            )
        )
        time.sleep(seconds * self.pause)

    def _receive(
        self, address: str, form: ShownForm | None, data: dict[str, list[str]] | None = None
    ) -> None:
        self._filled = {} if form is None or form.method == "post" else self._filled
        self.page = self._open(urljoin(self.page.address, address), form, data)
        self._filled = {}

    def _open(
        self,
        address: str,
        form: ShownForm | None = None,
        data: dict[str, list[str]] | None = None,
    ) -> ShownPage:
        """The page at the end of every redirect; a file is kept and the page stays."""
        client, begun = self._visitor.client, time.perf_counter()
        if form is not None and form.method == "post":
            response = client.post(address, data=data, headers=self._visitor.headers)
        else:
            response = client.get(address, query_string=data, headers=self._visitor.headers)
        while response.status_code in (302, 303):
            address = urljoin(address, response.headers["Location"])
            response = client.get(address, headers=self._visitor.headers)
        self._site_seconds = time.perf_counter() - begun
        if response.mimetype != "text/html":
            self.file = response.data
            return self.page
        page = ShownPage(address, response.text)
        self._judge(page, response.status_code)
        return page

    def _judge(self, page: ShownPage, status: int) -> None:
        """Note where a page leaves somebody alone, or shows two ways as the next."""
        where = f"{self.who} ({self.lang}) at {page.address} “{page.heading}”"
        if status != 200:
            self.diary.amiss.append(f"{where}: status {status}")
        elif not page.says_what_comes_next:
            self.diary.amiss.append(f"{where}: nothing says what comes next")
        elif len(page.next_steps) > 1:
            steps = ", ".join(each.text for each in page.next_steps)
            self.diary.amiss.append(f"{where}: several next steps: {steps}")
