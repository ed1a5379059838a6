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
from lessons.tables import Texts, words
from scoring import EDITIONS
from wording.languages import SOURCE

EDITIONS_FILE: Final = Path(__file__).parent / "content" / "editions.toml"
NO_STATEMENT: Final = "-"


@dataclass(frozen=True, slots=True)
class EditionDifference:
    """One matter that the editions rule differently; `statements` are by edition, None where silent."""

    title: Texts
    statements: Mapping[str, Texts | None]


@dataclass(frozen=True, slots=True)
class EditionDifferences:
    """The differences in one area: the match, the table, the penalties."""

    id: str
    title: Texts
    differences: tuple[EditionDifference, ...]


@cache
def edition_content() -> tuple[EditionDifferences, ...]:
    """Every part in the order of the file. Raises ContentError: the file cannot be right."""
    return read_editions(EDITIONS_FILE.read_text(encoding="utf-8"))


def read_editions(text: str) -> tuple[EditionDifferences, ...]:
    """The parts that a text holds.

    Raises:
        ContentError: `bad-file`, `missing-key`, `missing-language`, `same-everywhere`.
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("bad-file", f"the editions are not TOML: {error}") from error
    return tuple(_part(table) for table in _value(document, "part", "the file"))


def _part(table: Mapping[str, Any]) -> EditionDifferences:
    name = _value(table, "id", "a part")
    differences = tuple(_difference(each, name) for each in _value(table, "matter", name))
    return EditionDifferences(name, words(_value(table, "title", name), name), differences)


def _difference(table: Mapping[str, Any], part: str) -> EditionDifference:
    title = words(_value(table, "title", part), part)
    where = f"{part}: {title[SOURCE.tag]}"
    statements = {edition: _statement(table, edition, where) for edition in EDITIONS}
    if len({str(each) for each in statements.values()}) == 1:
        raise ContentError("same-everywhere", f"{where}: the editions do not differ: leave it out")
    return EditionDifference(title, MappingProxyType(statements))


def _statement(table: Mapping[str, Any], edition: str, where: str) -> Texts | None:
    """What an edition says, perhaps by pointing to another."""
    value = _value(table, edition, where)
    if isinstance(value, str) and value in EDITIONS and value != edition:
        return _statement(table, value, where)
    return None if value == NO_STATEMENT else words(value, where)


def _value(table: Mapping[str, Any], key: str, where: str) -> Any:
    if key not in table:
        raise ContentError("missing-key", f"{where}: {key} is missing: add it")
    return table[key]
