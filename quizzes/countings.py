"""Whether another counting of the same hand is as good as the one the engine prints.

At equal worth every admissible counting is right: under another reading (Rengo 60), with another
of MCR's small combination fans (high-not-low, 2014, 3.9.1.6(4)), or with another element of an IMJ
group (24). What is worth nothing (IMJ 28.1(1), From The Floor) may be said or left unsaid.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from scoring import Account, Hand, RuleSet, Score, Struck, equal_accounts, rule_set

__all__ = [
    "Counting",
    "accepted_bases",
    "accepted_totals",
    "displayed_counting",
    "equivalent_countings",
    "fans_in_every_counting",
    "is_accepted",
    "nearest_counting",
    "sorted_by_book",
    "struck_in_any_counting",
]

Counting = tuple[str, ...]
"""Fan ids, each as often as it counts."""


class EquivalentCounting(NamedTuple):
    """A counting that is as good as the printed one, and what it comes to."""

    fans: Counting
    total: float


def displayed_counting(score: Score) -> Counting:
    """The counting that the engine prints, flowers included."""
    return tuple(line.fan.id for line in score.counted for _ in line.uses)


def sorted_by_book(fans: Sequence[str], rules: RuleSet) -> Counting:
    """The fans by their number."""
    return tuple(sorted(fans, key=lambda fan: rules.fan(fan).number))


def equivalent_countings(score: Score, rules: RuleSet) -> Iterator[EquivalentCounting]:
    """Every counting that is as good as the printed one, that one first."""
    yield EquivalentCounting(displayed_counting(score), score.total)
    flowers = (
        tuple(score.flower_line.fan.id for _ in score.flower_line.uses) if score.flower_line else ()
    )
    for account in _accounts(score.hand, rules.id):
        total = account.total + score.flowers
        fans = _fans(account)
        yield EquivalentCounting((*fans, *flowers), total)
        worthless = _worthless(account)
        if worthless:
            yield EquivalentCounting(tuple(fan for fan in fans if fan not in worthless), total)
            yield EquivalentCounting(
                (*(fan for fan in fans if fan not in worthless), *worthless), total
            )


def is_accepted(
    response: Sequence[str], score: Score, rules: RuleSet, total: float | None = None
) -> bool:
    """Whether these fans are as good a counting as the printed one, with that total if one is said.

    In Rengo countings that pay the same need not have the same han.
    """
    wanted = Counter(response)
    return any(
        wanted == Counter(each.fans) and total in (None, each.total)
        for each in equivalent_countings(score, rules)
    )


def nearest_counting(response: Sequence[str], score: Score, rules: RuleSet) -> Counting:
    """Of the countings that are as good, the one that these fans come nearest to."""
    wanted = Counter(response)
    return max(
        equivalent_countings(score, rules), key=lambda each: _alikeness(wanted, each.fans)
    ).fans


def accepted_totals(score: Score, rules: RuleSet) -> frozenset[float]:
    """Everything that the hand may be said to be worth: in Rengo the han of each such reading."""
    return frozenset(each.total for each in equivalent_countings(score, rules))


def accepted_bases(score: Score, rules: RuleSet) -> frozenset[int]:
    """Rengo's bases of the readings that pay the same (60)."""
    accounts = _accounts(score.hand, rules.id)
    return frozenset(each.base.points for each in accounts if each.base)


def fans_in_every_counting(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """The printed fans that every such counting counts, and none leaves out a time of."""
    accounts = _accounts(score.hand, rules.id)
    struck = {each.fan.id for each in struck_in_any_counting(score, rules)}
    own = {fan for account in accounts for fan in _fans(account)}
    return tuple(
        line.fan.id
        for line in score.counted
        if line.fan.id not in struck
        and (line.fan.id not in own or all(line.fan.id in _fans(each) for each in accounts))
    )


def struck_in_any_counting(score: Score, rules: RuleSet) -> Iterator[Struck]:
    """What such a counting leaves out, with its reason there."""
    for account in _accounts(score.hand, rules.id):
        yield from account.struck


@lru_cache(maxsize=64)
def _accounts(hand: Hand, rules: str) -> tuple[Account, ...]:
    return equal_accounts(hand, rule_set(rules))


def _fans(account: Account) -> Counting:
    return tuple(line.fan.id for line in account.counted for _ in line.uses)


def _worthless(account: Account) -> Counting:
    """What is there, counted or not, and is worth nothing."""
    there = [line.fan for line in account.counted] + [line.fan for line in account.struck]
    return tuple(fan.id for fan in there if not fan.value)


def _alikeness(wanted: Counter[str], counting: Counting) -> float:
    """What both hold as a share of what either holds, which is the credit of a graded answer."""
    counted = Counter(counting)
    return (wanted & counted).total() / max((wanted | counted).total(), 1)
