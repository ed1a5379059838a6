"""A hand that is shown with its account: the worked example."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from lessons.errors import ContentError
from lessons.pieces.hand_lines import hand_of, score_or_fault
from lessons.tables import Table, texts
from scoring import Hand, RuleSet, Score

_KEYS: Final = frozenset({"total", "counts", "lacks", "wins", "base", "rules", "plain"})


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """A hand, its score, and fans that it seems to have and has not.

    `plain` shows its sets alone, for those who count nothing yet; `han_only` its account without
    the fu, for those who have not met them.
    """

    hand: Hand
    score: Score
    lacks: tuple[str, ...]
    plain: bool = False
    han_only: bool = False


def worked_example(table: Table, rules: RuleSet, where: str) -> WorkedExample:
    """The hand of a table, which must count what the table states. Raises ContentError."""
    hand = hand_of(table, rules, where, _KEYS)
    found = score_or_fault(hand, rules, where)
    counted = Counter({line.fan.id: line.times for line in found.counted})
    lacks = texts(table, "lacks", where)
    if "counts" in table and Counter(texts(table, "counts", where)) != counted:
        raise _wrong(where, f"counts {sorted(counted.elements())}")
    if "total" in table and table["total"] != found.total:
        raise _wrong(where, f"has the total {found.total}")
    if found.win is not table.get("wins", True):
        raise _wrong(where, f"wins: {found.win} ({found.why_not or 'nothing against it'})")
    base = found.account.base if found.account else None
    if "base" in table and (base is None or table["base"] != base.points):
        raise _wrong(where, f"has the base {base.points if base else None}")
    for name in lacks:
        if rules.fan(name).id in counted:
            raise _wrong(where, f"counts {name}")
    return WorkedExample(hand, found, lacks, table.get("plain", False))


def _wrong(where: str, found: str) -> ContentError:
    return ContentError("wrong-count", f"{where}: to the engine the hand {found}: mend the lesson")
