"""Which edition of the text is asked, and how its articles are cited."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from scoring.errors import ScoringError, fault, quoted

ArticlesByEdition = Mapping["RuleBook", tuple[str, ...]]
"""The articles of one matter in each edition."""


class RuleBook(StrEnum):
    """An edition of the Mahjong Competition Rules, named as the rule set of its fans."""

    OF_1998 = "mcr-1998"
    OF_2006 = "mcr-2006"
    OF_2014 = "mcr-2014"


def book(rules: str) -> RuleBook:
    """The edition of that rule set id. Raises ScoringError (`unknown-rules`)."""
    try:
        return RuleBook(rules)
    except ValueError:
        known = ", ".join(RuleBook)
        raise ScoringError(fault("unknown-rules", found=quoted(rules), known=known)) from None


def articles_by_edition(of_1998: str, later: str, of_2014: str | None = None) -> ArticlesByEdition:
    """Articles of each edition, several parted by "; ". `later` is 2006, and 2014 if alike.

    In the text of 1998 "7.6" is article 7, item 6 (第七条, 六); the others number themselves.
    """
    written = (of_1998, later, later if of_2014 is None else of_2014)
    split = (tuple(text.split("; ")) for text in written)
    return MappingProxyType(dict(zip(RuleBook, split, strict=True)))
