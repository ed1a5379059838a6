"""How long a newcomer takes: every word on the screen is read, and each act takes its time.

A measure and no clock: 200 words of English or 300 characters of Chinese and Japanese a minute, a
quarter of a minute for each act. Folded parts, pictures and what only a screen reader hears are
not read.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Final

from flask import Flask

from lessons.lesson import Lesson, Step
from lessons.pieces.check import Check, CheckKind
from lessons.prose import text_length
from lessons.refs import RefKind
from school.progress.lesson_tasks import LessonTask, task_in_step
from scoring import MeldKind
from tests.web.lesson_answers import path_of, right
from tests.web.visitor import SiteVisitor
from wording.languages import SOURCE

A_MINUTE: Final = {"en": 200, "zh-Hans": 300, "ja": 300}
ACT_MINUTES: Final = 0.25
_VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta", "use", "path", "rect", "wbr"})
_UNREAD: Final = frozenset({"script", "style", "svg", "template", "option", "kbd"})
_UNSEEN: Final = frozenset(
    {"vh", "drill__line"}
)  # the hand in words stands in two places, one for each width


@dataclass(frozen=True, slots=True)
class ClockedStep:
    """A step of a walk and the minutes from the first page to its end, its act done."""

    lesson: Lesson
    number: int
    minutes: float

    @property
    def step(self) -> Step:
        return self.lesson.words[SOURCE.tag].steps[self.number - 1]

    @property
    def counts_a_fan(self) -> bool:
        """Whether a fan is named and something is done with it."""
        named = any(ref.kind is RefKind.FAN for text in self.step.prose() for ref in text.refs())
        return named and self.step.active is not None and bool(self.lesson.teaches)

    @property
    def types_a_melded_total(self) -> bool:
        """Whether a total is typed of a hand with a claimed set."""
        task = task_in_step(self.lesson, self.number)
        if task is None or not isinstance(task.piece, Check):
            return False
        check = task.piece
        return check.kind is CheckKind.TOTAL and any(
            meld.kind is not MeldKind.CONCEALED_KONG for meld in check.scores[0].hand.melds
        )


class _ScreenReader(HTMLParser):
    """The text that stands on the screen between <main> and its end."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            self._open.append((tag, self._is_read(tag, dict(attrs))))

    def handle_endtag(self, tag: str) -> None:
        if any(each == tag for each, _ in self._open):
            while self._open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1][1]:
            self.texts.append(data)

    def _is_read(self, tag: str, attributes: dict[str, str | None]) -> bool:
        parent, parent_is_read = self._open[-1] if self._open else ("", False)
        if tag == "main":
            return True
        if (
            tag in _UNREAD
            or "hidden" in attributes
            or not _UNSEEN.isdisjoint((attributes.get("class") or "").split())
        ):
            return False
        if tag == "details":
            return parent_is_read and "open" in attributes
        if tag == "summary" and parent == "details":
            return len(self._open) < 2 or self._open[-2][1]
        return parent_is_read


def minutes_of_page(html: str, lang: str) -> float:
    """How long a page is read."""
    reader = _ScreenReader()
    reader.feed(html)
    return text_length(" ".join(reader.texts)) / A_MINUTE[lang]


def clocked(site: Flask, lessons: Sequence[Lesson], lang: str) -> Iterator[ClockedStep]:
    """Everything from the first page through these lessons, each question answered rightly."""
    visitor = SiteVisitor(site, lang)
    visitor.choose(rules=lessons[0].rules)
    minutes = minutes_of_page(visitor.open("/").text, lang)
    for lesson in lessons:
        for number in range(1, lesson.steps + 1):
            minutes += _minutes_of_step(visitor, lesson, number, lang)
            yield ClockedStep(lesson, number, minutes)


def _minutes_of_step(visitor: SiteVisitor, lesson: Lesson, number: int, lang: str) -> float:
    page = visitor.open(path_of(lesson.path, number))
    minutes = minutes_of_page(page.text, lang)
    if lesson.words[SOURCE.tag].steps[number - 1].active is None:
        return minutes
    task: LessonTask | None = task_in_step(lesson, number)
    if task:
        minutes += minutes_of_page(visitor.send(page.question, **right(task)).text, lang)
    return minutes + ACT_MINUTES
