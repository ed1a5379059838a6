"""A bank as a file to take along: JSON with a version, and read back with a reason for each line.

{"format": "fanwise-questions", "version": 1, "engine": "0.4",
 "questions": [{"question": "mcr-2014/total/3/0/51/own:…", "tags": ["half flush"], "note": "…"}]}
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from quizzes import QuizError
from quizzes.version import ENGINE
from school.bank.entry import BankEntry, bank_entry
from school.bank.keeping import MOST_QUESTIONS
from school.bank.models import OwnQuestion
from school.errors import SchoolError

FORMAT: Final = "fanwise-questions"
VERSION: Final = 1
LARGEST_FILE: Final = 512 * 1024  # bytes
_QUOTED: Final = 120  # characters of a line that is left out
_NO_TEXT: Final = re.compile("[\0\ud800-\udfff]")
"""JSON can name these, and neither a page nor every database holds them."""


@dataclass(frozen=True, slots=True)
class EntryLeftOut:
    """A question of a file that is not taken: its number from 1, how it begins, and why."""

    number: int
    text: str
    error: SchoolError | QuizError


@dataclass(frozen=True, slots=True)
class ReadBank:
    """What a file holds: questions, and what of it cannot be taken."""

    entries: tuple[BankEntry, ...]
    left_out: tuple[EntryLeftOut, ...]


def bank_json(questions: Iterable[OwnQuestion]) -> str:
    """The questions as a file."""
    rows = [
        {"question": each.question, "tags": list(each.tags), "note": each.note}
        for each in questions
    ]
    whole = {"format": FORMAT, "version": VERSION, "engine": ENGINE, "questions": rows}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read_bank(text: str) -> ReadBank:
    """What such a file holds.

    Raises:
        SchoolError: `not-json`, `other-format`, `newer-version`, `many-questions`.
    """
    rows = _rows(text)
    entries: list[BankEntry] = []
    left_out: list[EntryLeftOut] = []
    for number, row in enumerate(rows, 1):
        try:
            entries.append(_entry(row))
        except (SchoolError, QuizError) as error:
            left_out.append(EntryLeftOut(number, _quoted(row), error))
    return ReadBank(tuple(entries), tuple(left_out))


def _rows(text: str) -> list[Any]:
    try:
        whole = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise SchoolError("not-json", "expected a file of JSON") from error
    if not isinstance(whole, Mapping) or whole.get("format") != FORMAT:
        raise SchoolError("other-format", f"expected a file of the format {FORMAT!r}")
    version, rows = whole.get("version"), whole.get("questions")
    if not isinstance(version, int) or not isinstance(rows, list):
        raise SchoolError("other-format", "expected a version and a list of questions")
    if version > VERSION:
        raise SchoolError("newer-version", f"expected version {VERSION} at most, not {version}")
    if len(rows) > MOST_QUESTIONS:
        raise SchoolError("many-questions", f"a bank holds at most {MOST_QUESTIONS} questions")
    return rows


def _entry(row: object) -> BankEntry:
    if isinstance(row, Mapping):
        question, tags, note = row.get("question"), row.get("tags", []), row.get("note", "")
        if _is_text(question) and _is_text(note) and _are_texts(tags):
            return bank_entry(question, tags, note)
    raise SchoolError("bad-line", 'expected "question", "tags" and "note"')


def _are_texts(tags: object) -> bool:
    return isinstance(tags, list) and all(map(_is_text, tags))


def _is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and not _NO_TEXT.search(value)


def _quoted(row: object) -> str:
    text = row.get("question", row) if isinstance(row, Mapping) else row
    return _NO_TEXT.sub("\ufffd", str(text)[:_QUOTED])
