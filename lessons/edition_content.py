"""What the editions of the competition rules say differently beside their fans.

The file stands in `content/editions.toml`. In it an edition may point to another that says the
same, or say nothing (`-`).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from lessons.errors import ContentError
from lessons.tables import Words, words
from scoring import EDITIONS
from wording.languages import SOURCE

FILE: Final = Path(__file__).parent / "content" / "editions.toml"
SILENT: Final = "-"


@dataclass(frozen=True, slots=True)
class Matter:
    """One matter that the editions rule differently; `said` is by edition, None where silent."""

    title: Words
    said: Mapping[str, Words | None]


@dataclass(frozen=True, slots=True)
class Part:
    """The matters of one area: the match, the table, the penalties."""

    id: str
    title: Words
    matters: tuple[Matter, ...]


@cache
def edition_content() -> tuple[Part, ...]:
    """Every part in the order of the file. Raises ContentError: the file cannot be right."""
    return read_editions(FILE.read_text(encoding="utf-8"))


def read_editions(text: str) -> tuple[Part, ...]:
    """The parts that a text holds.

    Raises:
        ContentError: `bad-file`, `missing-key`, `missing-language`, `same-everywhere`.
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("bad-file", f"the editions are not TOML: {error}") from error
    return tuple(_part(table) for table in _value(document, "part", "the file"))


def _part(table: Mapping[str, Any]) -> Part:
    name = _value(table, "id", "a part")
    matters = tuple(_matter(each, name) for each in _value(table, "matter", name))
    return Part(name, words(_value(table, "title", name), name), matters)


def _matter(table: Mapping[str, Any], part: str) -> Matter:
    title = words(_value(table, "title", part), part)
    where = f"{part}: {title[SOURCE.tag]}"
    said = {edition: _said(table, edition, where) for edition in EDITIONS}
    if len({str(each) for each in said.values()}) == 1:
        raise ContentError("same-everywhere", f"{where}: the editions do not differ: leave it out")
    return Matter(title, MappingProxyType(said))


def _said(table: Mapping[str, Any], edition: str, where: str) -> Words | None:
    """What an edition says, perhaps by pointing to another."""
    value = _value(table, edition, where)
    if isinstance(value, str) and value in EDITIONS and value != edition:
        return _said(table, value, where)
    return None if value == SILENT else words(value, where)


def _value(table: Mapping[str, Any], key: str, where: str) -> Any:
    if key not in table:
        raise ContentError("missing-key", f"{where}: {key} is missing: add it")
    return table[key]
