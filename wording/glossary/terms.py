"""The terms, read once from one table for each area.

A table has a row for each term. `also` are its other names, parted by commas, and `near` the ids
of terms that mean nearly the same or hold this one: a question never offers them beside it. The
last five columns are the rule sets: empty where the text has no such thing, `site` where it has
but the word is ours, otherwise its articles, parted by semicolons. `level` says how soon a learner
meets the term, from 1, a first evening, to 5, a referee's desk.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scoring import RULE_SETS, rule_set
from wording.errors import WordingError
from wording.languages import ENGLISH, LANGUAGES
from wording.translator import Translator

_HERE: Final = Path(__file__).parent
AREAS: Final = (
    *("tiles", "sets", "hand", "play", "claims", "waits", "scoring", "principles"),
    *("settlement", "table", "procedure", "fouls", "ranking", "riichi", "imj"),
)
LEVELS: Final = range(1, 6)
_READINGS: Final = {
    tag: each.reading.column for tag, each in LANGUAGES.items() if each.reading is not None
}
COLUMNS: Final = frozenset(
    {
        *("id", "level", "also", "near"),
        *LANGUAGES,
        *_READINGS.values(),
        *(f"definition {lang}" for lang in LANGUAGES),
        *RULE_SETS,
    }
)
_OURS: Final = "site"
_IN_CHARACTERS: Final = [tag for tag, each in LANGUAGES.items() if each.in_characters]
_IN_BRACKETS: Final = re.compile(r"\s*[(（].*?[)）]\s*")
_QUOTES: Final = "“”「」"
_WORD: Final = re.compile(r"[a-z0-9]+")
_SMALL_WORDS: Final = {"a", "an", "by", "in", "of", "on", "the", "to"}


@dataclass(frozen=True, slots=True)
class Term:
    """A term with its name, reading and definition by language.

    `readings` has pinyin and kana. `articles` are the places of each rule text that has such a
    thing; none where the word is ours. `words` is everything that it is called in any language,
    without what stands in brackets.
    """

    id: str
    area: str
    level: int
    names: Mapping[str, str]
    readings: Mapping[str, str]
    definitions: Mapping[str, str]
    also: tuple[str, ...]
    near: frozenset[str]
    articles: Mapping[str, tuple[str, ...]]
    words: frozenset[str]

    @property
    def speaks_for_itself(self) -> bool:
        """Whether a definition holds all of the name, so that nobody need know the term for it."""
        spoken = set(_WORD.findall(self.definitions[ENGLISH.tag].lower()))
        if set(_WORD.findall(bare_name(self.names[ENGLISH.tag]))) - _SMALL_WORDS <= spoken:
            return True
        return any(
            set(bare_name(self.names[lang])) <= set(self.definitions[lang])
            for lang in _IN_CHARACTERS
        )

    def is_like(self, other: "Term") -> bool:
        """Whether the two may be taken for one: near in meaning, or of one name."""
        return other.id in self.near or not self.words.isdisjoint(other.words)


def bare_name(name: str) -> str:
    """A name in lower case without brackets and quotation marks: `kong` of `kong (declare)`."""
    return without_brackets(name).strip(_QUOTES).lower()


def without_brackets(name: str) -> str:
    """A name without the note that tells it from another: `melded kong` of `melded kong (IMJ)`."""
    return _IN_BRACKETS.sub("", name)


def in_brackets(name: str, reading: str, t: Translator) -> str:
    """A name with its reading: `刻子 (kèzi)`; the name alone where there is none."""
    return t.gettext("%(name)s (%(reading)s)", name=name, reading=reading) if reading else name


def term(id: str) -> Term:
    """The term of that id. Raises WordingError `unknown-term`."""
    try:
        return TERMS[id]
    except KeyError:
        raise WordingError("unknown-term", f"there is no term {id!r} in the glossary") from None


@cache
def terms_of(rules: str) -> tuple[Term, ...]:
    """The terms of a rule set, by area. Raises ScoringError: there is none of that id."""
    known = rule_set(rules).id
    return tuple(each for each in TERMS.values() if known in each.articles)


def _rows(area: str) -> Iterator[dict[str, str]]:
    lines = (_HERE / f"{area}.tsv").read_text(encoding="utf-8").splitlines()
    header = lines[0].split("\t")
    for number, line in enumerate(lines, 1):
        cells = line.split("\t")
        if len(cells) != len(COLUMNS) or frozenset(header) != COLUMNS:
            raise WordingError(
                "bad-table",
                f"line {number} of {area}.tsv: expected the columns {', '.join(sorted(COLUMNS))}, "
                f"each parted by a tab, not {line!r}",
            )
        if number > 1:
            yield dict(zip(header, cells, strict=True))


def _term(area: str, row: Mapping[str, str]) -> Term:
    definitions = {lang: row[f"definition {lang}"] for lang in LANGUAGES}
    names = {lang: row[lang] for lang in LANGUAGES}
    articles = {rules: _articles(row[rules]) for rules in RULE_SETS if row[rules]}
    if not (all(definitions.values()) and all(names.values()) and articles):
        raise _bad(row["id"], "names and definitions in every language, and a rule set")
    also = tuple(filter(None, row["also"].split(", ")))
    if row["level"] not in map(str, LEVELS):
        raise _bad(row["id"], "a level from 1 to 5")
    return Term(
        row["id"],
        area,
        int(row["level"]),
        MappingProxyType(names),
        MappingProxyType({lang: row[column] for lang, column in _READINGS.items()}),
        MappingProxyType(definitions),
        also,
        frozenset(row["near"].split()),
        MappingProxyType(articles),
        frozenset(bare_name(name) for name in (*names.values(), *also)),
    )


def _articles(cell: str) -> tuple[str, ...]:
    return () if cell == _OURS else tuple(cell.split("; "))


def _bad(id: str, expected: str) -> WordingError:
    return WordingError("bad-table", f"the term {id!r}: expected {expected}")


def _read() -> Mapping[str, Term]:
    results: dict[str, Term] = {}
    for area in AREAS:
        for row in _rows(area):
            if row["id"] in results:
                raise _bad(row["id"], "one row, not two")
            results[row["id"]] = _term(area, row)
    for each in results.values():
        if unknown := each.near - results.keys():
            raise _bad(each.id, f"near terms that there are, not {', '.join(sorted(unknown))}")
    return MappingProxyType(results)


TERMS: Final = _read()
"""Every term by id, area by area."""
