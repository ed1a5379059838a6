"""What several kinds of check read alike: their hand, their fans, what the hands shall do."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from lessons.errors import ContentError
from lessons.pieces.hand_lines import hand_of, score_or_fault
from lessons.tables import Table, table_of, text, texts
from scoring import RuleSet, Score

Hands = Mapping[str, Score]
"""The hands of the lesson by name, which a check may name instead of writing one."""

Fields = dict[str, Any]
"""What a kind of check fills of its fields."""


def asked_hand(table: Table, rules: RuleSet, hands: Hands, where: str) -> Score:
    """The hand of a check, written there or named."""
    named = table.get("hand")
    if not isinstance(named, str):
        return score_or_fault(hand_of(table_of(table, "hand", where), rules, where), rules, where)
    if named not in hands:
        raise ContentError("bad-value", f"{where}: there is no [hand.{named}]: add it")
    return hands[named]


def named_fans(table: Table, key: str, rules: RuleSet, where: str) -> tuple[str, ...]:
    return tuple(rules.fan(name).id for name in texts(table, key, where))


def feature(table: Table, rules: RuleSet, where: str) -> tuple[str, Callable[[Score], bool]]:
    """What the hands are asked for."""
    if "counts" in table:
        fan = rules.fan(text(table, "counts", where)).id
        return "counts", lambda found: any(line.fan.id == fan for line in found.counted)
    if "reaches" in table:
        least = table["reaches"]
        return "reaches", lambda found: found.counted_for_minimum >= least
    if table.get("wins"):
        return "wins", lambda found: found.win
    raise ContentError("missing-key", f"{where}: expected counts, wins or reaches")


def expect_wrong(options: Iterable[str], right: Iterable[str], where: str) -> None:
    """An answer can be wrong only where something wrong is offered."""
    offered, answer = set(options), set(right)
    if not offered - answer or not offered & answer:
        raise ContentError("bad-value", f"{where}: offer something right and something wrong")


def number_text(points: float) -> str:
    return f"{points:g}"


def numbered(options: Iterable[str]) -> tuple[str, ...]:
    """The same with a number to each that is there again: `5p`, `5p.2`, `5p.3`."""
    seen: dict[str, int] = {}
    results = []
    for each in options:
        seen[each] = seen.get(each, 0) + 1
        results.append(each if seen[each] == 1 else f"{each}.{seen[each]}")
    return tuple(results)


def without_number(option: str) -> str:
    """What is meant: the `5p` of `5p.2`."""
    return option.partition(".")[0]
