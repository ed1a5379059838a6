"""Articles as parts of addresses: `3.9.1.6(1)` is `3.9.1.6-1`, `3.8.1 row 28` is `3.8.1-row-28`."""

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from scoring import RULE_SETS, rule_set
from wording.articles.resolve import Article, article, articles_of, bare_number
from wording.articles.table import rows
from wording.errors import WordingError

_BETWEEN: Final = re.compile(r"[ (),]+")


def slug(cite: str) -> str:
    """The article that a citation means as a part of an address: letters, digits, `.` and `-`."""
    return _BETWEEN.sub("-", bare_number(cite)).strip("-")


def article_at(rules: str, slug: str) -> Article:
    """The article of that rule set's text that has this slug, items without a title among them.

    Raises:
        ScoringError: `unknown-rules`.
        WordingError: `unknown-article` where the text has no such place.
    """
    number = _numbers(rule_set(rules).id).get(slug)
    if number is None:
        raise WordingError("unknown-article", f"the text of {rules} has no article at {slug!r}")
    return article(rules, number)


def item_numbers(rules: str, number: str) -> tuple[str, ...]:
    """The numbers of the items of an article that have no title of their own."""
    known = rows(rules)
    row = known.get(number)
    place = "{}{}" if number.endswith(")") else "{}({})"
    items = (place.format(number, at) for at in range(1, 1 + (row.items if row else 0)))
    return tuple(each for each in items if each not in known)


@lru_cache(maxsize=len(RULE_SETS))
def _numbers(rules: str) -> Mapping[str, str]:
    titled = [each.number for each in articles_of(rules)]
    items = [item for number in titled for item in item_numbers(rules, number)]
    return MappingProxyType({slug(number): number for number in (*titled, *items)})
