"""Tables of a content file, read strictly: what is missing, misspelt or of another type is an error."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lessons.errors import ContentError
from wording.languages import LANGUAGES, names_by_tag

Table = Mapping[str, Any]
Texts = Mapping[str, str]
"""The same in every language, by its tag."""


def read(file: Path) -> Table:
    """The whole of a file. Raises ContentError."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(
            "bad-file", f"{file.parent.name}/{file.name} is not TOML: {error}"
        ) from error


def text(table: Table, key: str, where: str) -> str:
    """A text. Raises ContentError, as all of these do, naming `where` it was looked for."""
    found = _value(table, key, where)
    if not isinstance(found, str):
        raise ContentError("bad-value", f"{where}: {key} is {found!r}: expected a text")
    return found


def table_of(table: Table, key: str, where: str) -> Table:
    """A table within another."""
    found = _value(table, key, where)
    if not isinstance(found, Mapping):
        raise ContentError("bad-value", f"{where}: {key} is {found!r}: expected a table")
    return found


def words_of(table: Table, key: str, where: str) -> Texts:
    """The same in every language, by its tag; in the file each stands by its column."""
    return words(table_of(table, key, where), f"{where}: {key}")


def words(table: object, where: str) -> Texts:
    """A table that is nothing but the same in every language."""
    columns = [each.column for each in LANGUAGES.values()]
    by_column = table if isinstance(table, Mapping) else {}
    missing = [each for each in columns if not str(by_column.get(each, "")).strip()]
    if missing:
        names = ", ".join(missing)
        raise ContentError("missing-language", f"{where} says nothing in {names}: add it")
    return names_by_tag({each: text(by_column, each, where) for each in columns})


def tables_of(table: Table, key: str, where: str) -> Sequence[Table]:
    """The tables of a list."""
    found = _value(table, key, where)
    if not isinstance(found, list) or not all(isinstance(each, Mapping) for each in found):
        raise ContentError("bad-value", f"{where}: {key} is {found!r}: expected [[{key}]] tables")
    return found


def expect_keys(table: Table, keys: frozenset[str], where: str) -> None:
    """A key that nobody reads is a slip of the pen."""
    unknown = sorted(table.keys() - keys)
    if unknown:
        known = ", ".join(sorted(keys))
        raise ContentError(
            "unknown-key", f"{where}: {', '.join(unknown)} is read by nobody: the keys are {known}"
        )


def _value(table: Table, key: str, where: str) -> Any:
    if key not in table:
        raise ContentError("missing-key", f"{where}: {key} is missing: add it")
    return table[key]


def texts(table: Table, key: str, where: str) -> tuple[str, ...]:
    """A list of texts, empty where the key is missing."""
    found = table.get(key, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise ContentError("bad-value", f"{where}: {key} is {found!r}: expected a list of texts")
    return tuple(found)
