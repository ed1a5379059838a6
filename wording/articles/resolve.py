"""Which article a citation means, and what it is called."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from scoring import RULE_SETS, rule_set
from wording.articles.table import ArticleRow, merged_rows, parent_number, rows
from wording.errors import WordingError
from wording.languages import names_by_tag
from wording.translator import Translator

_OF_THE_TRIAL_EDITION: Final = "Art. "
_ITEM: Final = re.compile(r"\((?P<inner>\d+)\)$|(?<=\))(?P<last>\d+)$")


@dataclass(frozen=True, slots=True)
class Article:
    """A place in a rule text: its number there, what it is about by language, and the number of
    the article or chapter that it stands in (None for the outermost).
    """

    number: str
    titles: Mapping[str, str]
    parent: str | None


def bare_number(cite: str) -> str:
    """The number alone: `9 row 19` where the text of 1998 is cited as `Art. 9 row 19`."""
    return cite.removeprefix(_OF_THE_TRIAL_EDITION)


def article(rules: str, cite: str) -> Article:
    """The article that a citation of that rule set means.

    An item without a title of its own, such as `24(2)`, has that of its article.

    Raises:
        ScoringError: `unknown-rules`.
        WordingError: `unknown-article` where the text has no such place.
    """
    number = bare_number(cite)
    known = _articles(rule_set(rules).id)
    if number in known:
        return known[number]
    whole = known.get(parent_number(number))
    item = _ITEM.search(number)
    if whole and item and 1 <= int(item["inner"] or item["last"]) <= _items(rules, whole.number):
        return Article(number, whole.titles, whole.number)
    raise WordingError("unknown-article", f"the text of {rules} has no article {cite!r}")


def article_title(cite: str, rules: str, t: Translator) -> str:
    """What an article is about, in the reader's language. Raises as `article` does."""
    return article(rules, cite).titles[t.lang]


def articles_of(rules: str) -> tuple[Article, ...]:
    """Every article of that rule set's text that has a title, in the order of the text."""
    return tuple(_articles(rule_set(rules).id).values())


@lru_cache(maxsize=len(RULE_SETS))
def _articles(rules: str) -> Mapping[str, Article]:
    chapter: str | None = None
    results: dict[str, Article] = {}
    for row in merged_rows(rows(rules).values(), _fan_rows(rules)):
        whole = parent_number(row.number)
        parent = whole if whole in results else chapter if row.number[0].isdecimal() else None
        results[row.number] = Article(row.number, row.titles, parent)
        chapter = row.number if row.number.startswith("chapter ") else chapter
    return MappingProxyType(results)


def _fan_rows(rules: str) -> Iterator[ArticleRow]:
    """The rows and entries of the fans, called by their fans; those with a title stay as they are."""
    known = rows(rules)
    for fan in rule_set(rules).fans:
        for cite in fan.articles:
            number = bare_number(cite)
            yield known.get(number) or ArticleRow(number, names_by_tag(fan.names))


def _items(rules: str, number: str) -> int:
    row = rows(rules).get(number)
    return row.items if row else 0
