"""What a rule set calls a term in its own way, where the glossary has the word of all.

`under_rules.tsv` has a row for each: the rule set, the term, the language, and its name, reading
and definition there. An empty cell is as in the glossary.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from wording.errors import WordingError
from wording.glossary.terms import Term, term

_TABLE: Final = Path(__file__).with_suffix(".tsv")
_COLUMNS: Final = ["rules", "id", "language", "name", "reading", "definition"]


def term_under(rules: str, id: str) -> Term:
    """The term as that rule set has it. Raises WordingError `unknown-term`."""
    return _own_terms().get((rules, id)) or term(id)


@cache
def _own_terms() -> Mapping[tuple[str, str], Term]:
    header, *lines = _TABLE.read_text(encoding="utf-8").splitlines()
    results: dict[tuple[str, str], Term] = {}
    for line in (header, *lines):
        if len(line.split("\t")) != len(_COLUMNS) or header.split("\t") != _COLUMNS:
            raise WordingError(
                "bad-table",
                f"{_TABLE.name}: expected the columns {', '.join(_COLUMNS)}, each parted by a tab,"
                f" not {line!r}",
            )
    for line in lines:
        rules, id, lang, name, reading, definition = line.split("\t")
        known = results.get((rules, id)) or term(id)
        if rules not in known.articles or lang not in known.names:
            raise WordingError("bad-table", f"{_TABLE.name}: no term {id!r} of {rules} in {lang}")
        results[rules, id] = replace(
            known,
            names=_with(known.names, lang, name),
            readings=_with(known.readings, lang, reading),
            definitions=_with(known.definitions, lang, definition),
        )
    return MappingProxyType(results)


def _with(words: Mapping[str, str], lang: str, own: str) -> Mapping[str, str]:
    return MappingProxyType({**words, lang: own}) if own else words
