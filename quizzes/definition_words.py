"""Words of English definitions that have changed since questions about the terms were first asked.

Words that two definitions share make one term a likely wrong answer for the other. So that each
address keeps its wrong answers, `definition_words.tsv` has a row for each such term: the words that
its definition has gained since, and those that it has lost.
"""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple


class ChangedWords(NamedTuple):
    """The words that a definition has gained and those that it has lost."""

    later: frozenset[str]
    earlier: frozenset[str]


def _rows() -> Mapping[str, ChangedWords]:
    path = Path(__file__).with_suffix(".tsv")
    with path.open(newline="", encoding="utf-8") as file:
        return {
            row["term"]: ChangedWords(
                frozenset(row["later"].split()), frozenset(row["earlier"].split())
            )
            for row in csv.DictReader(file, delimiter="\t")
        }


CHANGED_WORDS: Final[Mapping[str, ChangedWords]] = _rows()
_UNCHANGED: Final = ChangedWords(frozenset(), frozenset())


def first_definition_words(term: str, today: frozenset[str]) -> frozenset[str]:
    """The words that the term's definition had when questions about it were first asked."""
    changed = CHANGED_WORDS.get(term, _UNCHANGED)
    return today - changed.later | changed.earlier
