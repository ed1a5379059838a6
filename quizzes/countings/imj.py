"""Countings of equal rank under International Mahjong: other readings, other elements of a group."""

from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import Final

from quizzes.countings.counting import Counting
from scoring import RuleSet, Score
from scoring.case import Case
from scoring.imj.group import Group
from scoring.imj.readings import readings
from scoring.imj.rules import RULES
from scoring.imj.settle import find, rank
from scoring.imj.win import BASIC
from scoring.record import Found

Choice = tuple[Found, ...]
_ALONE: Final = frozenset(group.id for group in RULES.groups if group.alone)


def alike(given: Sequence[str], score: Score, rules: RuleSet) -> Iterator[Counting]:
    """Every admissible counting of the full rank.

    What is worth nothing (From The Floor, 28.1(1)) may be left unsaid.
    """
    for case in readings(score.hand, RULES):
        for counted in _countings(case):
            if rank(sum(each.value for each in counted)) == score.total:
                yield tuple(each.fan.id for each in counted)
                yield tuple(each.fan.id for each in counted if each.value)


def _countings(case: Case) -> Iterator[Choice]:
    """Each special hand alone (25); of a basic structure what the groups let pass (24)."""
    found = find(case, RULES)
    for each in found:
        if each.fan.series in _ALONE:
            yield (each,)
    if case.shape in BASIC:
        groups = [group for group in RULES.groups if not group.alone]
        for choices in product(*(_choices(found, group) for group in groups)):
            yield tuple(chain.from_iterable(choices))


def _choices(found: Sequence[Found], group: Group) -> list[Choice]:
    """The choices of one group that are worth most."""
    own = tuple(each for each in found if each.fan.series == group.id)
    if not group.one_of or len(own) < 2:
        return [own]
    choices: list[Choice] = [(each,) for each in own]
    choices += [tuple(each for each in own if each.fan.id in may) for may in group.together]
    most = max(map(_worth, choices))
    return [choice for choice in choices if _worth(choice) == most]


def _worth(choice: Choice) -> float:
    return sum(each.value for each in choice)
