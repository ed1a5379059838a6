"""Assignments to take along, as tests need them."""

from quizzes import Address, Kind, kinds_of, make
from scoring import RULE_SETS, rule_set
from web.export.book import Book, Entry, Part
from web.export.sheet import Sheet, sheet_of

LANGUAGES = ("en", "zh-Hans", "ja")
ASKED = tuple((rules, kind) for rules in RULE_SETS for kind in kinds_of(rule_set(rules)))
"""Every rule set with each kind that it has."""
IDS = [f"{rules}-{kind}" for rules, kind in ASKED]


def entry(
    rules: str, kind: Kind, level: int = 3, seed: int = 2611, index: int = 1, points: float = 1
) -> Entry:
    """A question of that kind under that rule set."""
    address = Address(rules, kind, level, seed, index)
    return Entry(make(address), points, f"id-{rules}-{kind}-{level}-{index}", str(address))


def book(*entries: Entry, title: str = "Week 3", section: str = "", told: str = "") -> Book:
    """An assignment with one section."""
    return Book(title, (Part(section, told, entries),))


def sheet(*entries: Entry, lang: str = "en") -> Sheet:
    """The same in a language."""
    return sheet_of(book(*entries), lang)
