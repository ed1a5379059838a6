"""One hand under several rule sets."""

from dataclasses import dataclass
from typing import Final

from lessons.errors import ContentError
from lessons.pieces.hand_lines import expect_total, hand_of, score_or_fault
from lessons.tables import Table, texts
from scoring import Hand, RuleSet, Score, rule_set

_KEYS: Final = frozenset({"rules", "totals"})


@dataclass(frozen=True, slots=True)
class ComparedHand:
    """A hand and its score under each rule set, in the lesson's order."""

    hand: Hand
    scores: tuple[Score, ...]


def compared_hand(table: Table, rules: RuleSet, where: str) -> ComparedHand:
    """The comparison of a table, which states each total. Raises ContentError."""
    hand = hand_of(table, rules, where, _KEYS)
    names, totals = texts(table, "rules", where), table.get("totals", [])
    if len(names) < 2 or len(names) != len(totals):
        raise ContentError(
            "bad-value", f"{where}: expected two rule sets or more, and their totals"
        )
    scores = []
    for name, total in zip(names, totals, strict=True):
        found = score_or_fault(hand, rule_set(name), f"{where}, {name}")
        expect_total(total, found, f"{where}, {name}")
        scores.append(found)
    return ComparedHand(hand, tuple(scores))
