"""A worksheet and its key: the same questions, once asked and once answered."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from markupsafe import Markup

from quizzes import Question
from quizzes.question_cache import question_at
from web.classes.qr import qr_picture
from web.paper.keys import KeyRow, key_row
from web.paper.tasks import TaskView, task_view
from web.paper.versions import PaperItem, PaperPart
from wording import Translator, amount, rules_badge, translator, translator_under


@dataclass(frozen=True, slots=True)
class WorksheetSection:
    """A section: its title and instruction, and what all of its tasks ask, each perhaps empty."""

    title: str
    instruction: str
    prompt: str
    hint: str
    tasks: tuple[TaskView, ...]


@dataclass(frozen=True, slots=True)
class WorksheetHead:
    """What stands at the head of a sheet and at the foot of its pages; `rules` is a stamp."""

    title: str
    rules: str
    of_class: str
    version: str
    points: str


@dataclass(frozen=True, slots=True)
class WorksheetView:
    """A worksheet; `qr` leads to the same questions on the site."""

    head: WorksheetHead
    parts: tuple[WorksheetSection, ...]
    qr: Markup


@dataclass(frozen=True, slots=True)
class KeyView:
    """The answers to a worksheet, for the teacher alone."""

    head: WorksheetHead
    parts: tuple[tuple[str, tuple[KeyRow, ...]], ...]


_Made = TypeVar("_Made")
_Maker = Callable[[Question, int, str, Translator], _Made]
_OnStep = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Worksheet:
    """What is printed: a version of an assignment; `address` leads to it on the site."""

    title: str
    rules: str
    of_class: str
    version: str
    address: str
    parts: tuple[PaperPart, ...]


def _nothing() -> None:
    """What happens after a question where nobody looks on."""


def worksheet_view(sheet: Worksheet, lang: str, on_step: _OnStep = _nothing) -> WorksheetView:
    """The sheet for students, without a word of the answers.

    `on_step` is called after each question.
    """
    return WorksheetView(
        head=_head(sheet, lang),
        parts=tuple(
            _part(part, tasks)
            for part, tasks in _each_part(sheet, lang, task_view, on_step)
            if tasks
        ),
        qr=qr_picture(sheet.address),
    )


def key_view(sheet: Worksheet, lang: str, on_step: _OnStep = _nothing) -> KeyView:
    """The answers to that very sheet; `on_step` is called after each."""
    return KeyView(
        head=_head(sheet, lang),
        parts=tuple(
            (part.title, _with_notes(part, rows))
            for part, rows in _each_part(sheet, lang, key_row, on_step)
            if rows
        ),
    )


def _with_notes(part: PaperPart, rows: Sequence[KeyRow]) -> tuple[KeyRow, ...]:
    """The answers with what the teacher says of each question."""
    both = zip(rows, part.items, strict=True)
    return tuple(replace(row, note=item.note) for row, item in both)


def _each_part(
    sheet: Worksheet, lang: str, made: _Maker[_Made], on_step: _OnStep
) -> Iterator[tuple[PaperPart, tuple[_Made, ...]]]:
    """Each section with what is made of its questions, numbered through the whole sheet."""
    told = translator(lang)
    counts = _counts(sheet.parts, told)
    number = 0
    for part in sheet.parts:
        rows = []
        for item in part.items:
            number += 1
            t = translator_under(item.address.rules, told)
            rows.append(made(question_at(item.address), number, counts(item), t))
            on_step()
        yield part, tuple(rows)


def _counts(parts: Sequence[PaperPart], t: Translator) -> Callable[[PaperItem], str]:
    """What a question counts, in figures; nothing is said where all count one."""
    if all(item.points == 1 for part in parts for item in part.items):
        return lambda item: ""
    return lambda item: amount(item.points, t)


def _head(sheet: Worksheet, lang: str) -> WorksheetHead:
    t = translator_under(sheet.rules, translator(lang))
    whole = sum(item.points for part in sheet.parts for item in part.items)
    return WorksheetHead(
        title=sheet.title or t.gettext("Worksheet"),
        rules=rules_badge(sheet.rules, t),
        of_class=sheet.of_class,
        version=sheet.version,
        points=amount(whole, t),
    )


def _part(part: PaperPart, tasks: tuple[TaskView, ...]) -> WorksheetSection:
    """The section; what all of its tasks ask stands once at its head."""
    asked = {(task.prompt, task.hint) for task in tasks}
    if len(tasks) > 1 and len(asked) == 1:
        said, hint = asked.pop()
        tasks = tuple(replace(task, prompt="", hint="") for task in tasks)
        return WorksheetSection(part.title, part.instruction, said, hint, tasks)
    return WorksheetSection(part.title, part.instruction, "", "", tuple(_hinted_once(tasks)))


def _hinted_once(tasks: Sequence[TaskView]) -> Iterator[TaskView]:
    """The tasks; what to look out for is said again only after something else."""
    before = ""
    for task in tasks:
        yield replace(task, hint="") if task.hint == before else task
        before = task.hint
