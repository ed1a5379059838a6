"""The table of words that have given way to others."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wording import LANGUAGES

_TABLE: Final = Path(__file__).with_suffix(".tsv")
_COLUMNS: Final = ["pattern", "use", "allowed", "within", "language"]


@dataclass(frozen=True, slots=True)
class ForbiddenWords:
    """A pattern of words that are not used, the words to use, and places of texts that may hold it.

    Where `within` is given, only texts whose place it matches are looked at.
    """

    pattern: str
    use: str
    allowed: frozenset[str]
    within: str
    language: str


def forbidden_words() -> Iterator[ForbiddenWords]:
    """The rows of the table, in which allowed places are parted by semicolons."""
    with _TABLE.open(newline="", encoding="utf-8") as file:
        header, *rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
    assert header == _COLUMNS
    for pattern, use, allowed, within, language in rows:
        assert language in LANGUAGES, f"{pattern}: there is no language {language!r}"
        places = frozenset(each for each in allowed.split("; ") if each)
        yield ForbiddenWords(pattern, use, places, within, language)
