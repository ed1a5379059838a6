"""The tables of articles as they are written down: one TOML file for each rule text."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from scoring import RULE_SETS
from wording.errors import WordingError
from wording.languages import LANGUAGES

_HERE: Final = Path(__file__).parent
_LAST_PART: Final = re.compile(
    r"\(\d+\)$|(?<=\))\d+$|\.\d+$|(?<=\d) row \d+$|(?<=\d) table \d+$|(?<=\d), \d+$"
    r"| item \d+$"
)


@dataclass(frozen=True, slots=True)
class ArticleRow:
    """A row of a table: a number, its title by language, and how many items it has that have
    no row of their own: (1), (2), …, or 1, 2, … below a bracket.
    """

    number: str
    titles: Mapping[str, str]
    items: int = 0


def parent_number(number: str) -> str:
    """The number without its last part, empty where it has one part alone.

    `3.9.1.6(4)` stands in `3.9.1.6`, `10.1(5)1` in `10.1(5)`, `3.8.1 row 7` in `3.8.1`.
    """
    found = _LAST_PART.search(number)
    return number[: found.start()] if found else ""


@lru_cache(maxsize=len(RULE_SETS))
def rows(rules: str) -> Mapping[str, ArticleRow]:
    """The rows of that rule set's text by number, in the order of the text.

    Raises:
        WordingError: `bad-table` when the file is not what a table of articles is.
    """
    text = (_HERE / f"{rules}.toml").read_text(encoding="utf-8")
    data: Mapping[str, Any] = tomllib.loads(text)
    own = [_row(rules, number, row) for number, row in data["rows"].items()]
    if "base" not in data:
        return MappingProxyType({row.number: row for row in own})
    kept = [row for row in rows(data["base"]).values() if not _within(row.number, data["lacks"])]
    return MappingProxyType({row.number: row for row in merged_rows(kept, own)})


def merged_rows(rows: Iterable[ArticleRow], others: Iterable[ArticleRow]) -> list[ArticleRow]:
    """The rows with others among them.

    One whose number is there takes that place; any other comes behind the one before it in the
    same article, or stands first in it.
    """
    known = {row.number: row for row in rows}
    order = list(known)
    latest: dict[str, str] = {}  # in each article, what was entered last
    for row in others:
        whole = parent_number(row.number)
        if row.number not in known:
            order.insert(_behind(latest.get(whole, ""), whole, order), row.number)
        known[row.number] = row
        latest[whole] = row.number
        latest[parent_number(whole)] = whole
    return [known[number] for number in order]


def _behind(sibling: str, whole: str, order: list[str]) -> int:
    """The place behind a sibling and all that stands in it; without one, the first in the whole."""
    if not sibling:
        return order.index(whole) + 1
    place = order.index(sibling) + 1
    while place < len(order) and _within(order[place], (sibling,)):
        place += 1
    return place


def _within(number: str, wholes: Iterable[str]) -> bool:
    """Whether the number is one of those or stands in one."""
    return bool(number) and (number in wholes or _within(parent_number(number), wholes))


def _row(rules: str, number: str, row: Mapping[str, Any]) -> ArticleRow:
    titles: dict[str, str] = {lang: row.get(lang, "") for lang in LANGUAGES}
    if not all(titles.values()) or row.keys() - {*LANGUAGES, "items"}:
        raise WordingError(
            "bad-table",
            f"article {number} of {rules}: expected a title in each of {', '.join(LANGUAGES)} "
            f"and perhaps items, not {dict(row)!r}",
        )
    return ArticleRow(number, MappingProxyType(titles), row.get("items", 0))
