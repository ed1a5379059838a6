"""What is looked for, and how either database is asked for it.

Nothing of the text reaches a database but tokens of letters and digits in quotes, so no text can be
an operator.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from school.search.text import Run, is_character, is_word, sound_key, split_runs

MOST_CHARACTERS: Final = 200
MOST_RUNS: Final = 8
MOST_TOKENS: Final = 24  # of a run


@dataclass(frozen=True, slots=True)
class SearchQuery:
    """Runs of tokens: all of them must be there, or with `some` at least one."""

    runs: tuple[Run, ...]
    some: bool = False

    def loosened(self) -> "SearchQuery":
        """The same with any one of them enough; long Chinese words are taken two by two."""
        loose = (each for run in self.runs for each in _in_pairs(run))
        return SearchQuery(tuple(dict.fromkeys(loose)), some=True)

    @property
    def spelt(self) -> str:
        """Words of Latin letters written as one, as pinyin may be; empty where there is one."""
        words = [run[0] for run in self.runs if len(run) == 1 and is_word(run[0])]
        return sound_key("".join(words)) if len(words) > 1 and len(words) == len(self.runs) else ""


def search_query(asked: str) -> SearchQuery:
    """What a text asks for; what is longer than anybody types is cut off."""
    found = split_runs(asked[:MOST_CHARACTERS])[:MOST_RUNS]
    return SearchQuery(tuple(run[:MOST_TOKENS] for run in found))


def for_sqlite(wished: SearchQuery) -> str:
    """The wish as a MATCH expression of FTS5."""
    parts = [_fts5(run) for run in wished.runs]
    whole = (" OR " if wished.some else " AND ").join(f"({part})" for part in parts)
    return f'({whole}) OR (sounds : "{wished.spelt}" *)' if wished.spelt else whole


def for_postgres(wished: SearchQuery) -> str:
    """The wish as PostgreSQL writes a tsquery."""
    parts = [_tsquery(run) for run in wished.runs]
    whole = (" | " if wished.some else " & ").join(f"({part})" for part in parts)
    return f"({whole}) | '{wished.spelt}':*C" if wished.spelt else whole


def _fts5(run: Run) -> str:
    phrase = f'"{" ".join(run)}"'
    if not _goes_on(run):
        return phrase
    if len(run) > 1 or not is_word(run[0]):
        return f"{phrase} *"
    return f'{phrase} * OR (sounds : "{sound_key(run[0])}" *)'


def _tsquery(run: Run) -> str:
    if not _goes_on(run):
        return " <-> ".join(f"'{token}'" for token in run)
    *before, last = run
    phrase = " <-> ".join([*(f"'{token}'" for token in before), f"'{last}':*"])
    if before or not is_word(last):
        return phrase
    return f"{phrase} | '{sound_key(last)}':*C"


def _goes_on(run: Run) -> bool:
    """Whether the last token may be the beginning of a longer word."""
    last = run[-1]
    return len(last) > 1 and not last.isdigit() and not is_character(last)


def _in_pairs(run: Run) -> list[Run]:
    if len(run) < 3 or not all(map(is_character, run)):
        return [run]
    return list(pairwise(run))
