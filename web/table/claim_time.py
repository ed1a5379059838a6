"""The time that a text gives for a claim."""

from scoring import RuleSet, System
from scoring.mcr.table.book import book
from scoring.mcr.table.times import times


def claim_seconds(rules: RuleSet) -> int:
    """Seconds to call a discard, 0 where the text names none; MCR's are those of a pung (2014, 3.6.7)."""
    return times(book(rules.id)).value.pung_seconds if rules.system is System.MCR else 0
