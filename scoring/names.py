"""The names of fans and of the series they stand in, a table for each rule system.

A table is a file of tab-separated columns: `of` (`fan` or `series`), `id`, and one column for each
language, named by its code. A new language is a new column.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

Translations = Mapping[str, str]
"""One name in every language, by the code of the column."""


class NameTable(NamedTuple):
    """The names of one system by id, in the order of the file."""

    fans: Mapping[str, Translations]
    series: Mapping[str, Translations]


def read_names(file: Path) -> NameTable:
    """The names in that file.

    Raises:
        ValueError: a row has an empty cell, a cell too many or too few, or is of something else.
    """
    header, *lines = file.read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")[2:]
    table: dict[str, dict[str, Translations]] = {"fan": {}, "series": {}}
    for line in lines:
        of, id, *names = line.split("\t")
        if of not in table or len(names) != len(columns) or not all(names):
            raise ValueError(f"{file.parent.name}/{file.name}: a name is missing in {line!r}")
        table[of][id] = MappingProxyType(dict(zip(columns, names, strict=True)))
    return NameTable(MappingProxyType(table["fan"]), MappingProxyType(table["series"]))
