"""Assignments to take along, as tests need them."""

from quizzes import Address, Kind, kinds_of, make
from scoring import RULE_SETS, rule_set
from web.export.book import ExportedAssignment, ExportedQuestion, ExportedSection
from web.export.sheet import ExportSheet, sheet_of

LANGUAGES = ("en", "zh-Hans", "ja")
ASKED = tuple((rules, kind) for rules in RULE_SETS for kind in kinds_of(rule_set(rules)))
"""Every rule set with each kind that it has."""
IDS = [f"{rules}-{kind}" for rules, kind in ASKED]


def entry(
    rules: str, kind: Kind, level: int = 3, seed: int = 2611, index: int = 1, points: float = 1
) -> ExportedQuestion:
    """A question of that kind under that rule set."""
    address = Address(rules, kind, level, seed, index)
    return ExportedQuestion(
        make(address), points, f"id-{rules}-{kind}-{level}-{index}", str(address)
    )


def book(
    *entries: ExportedQuestion, title: str = "Week 3", section: str = "", told: str = ""
) -> ExportedAssignment:
    """An assignment with one section."""
    return ExportedAssignment(title, (ExportedSection(section, told, entries),))


def sheet(*entries: ExportedQuestion, lang: str = "en") -> ExportSheet:
    """The same in a language."""
    return sheet_of(book(*entries), lang)
