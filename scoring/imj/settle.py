"""Which of the elements found may be counted together (24 to 28).

A special winning hand is worth its own value and nothing else. Every other hand counts all it
has, but of a group with a limit only what the limit lets pass, chosen for the highest rank.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, product

from scoring.case import Case
from scoring.imj.group import ElementGroup
from scoring.imj.rules import InternationalRules
from scoring.imj.win import BASIC
from scoring.record import Account, Counted, Finding, Struck

ONE_OF_GROUP = "one-of-group"
SPECIAL_ALONE = "special-alone"


@dataclass(frozen=True, slots=True)
class _Choice:
    """The elements of one group that count, and those that do not, each with its cause."""

    counted: tuple[Finding, ...]
    struck: tuple[Struck, ...]


def find(case: Case, rules: InternationalRules) -> tuple[Finding, ...]:
    """Every element that is there, once for each time, in the order of the text."""
    return tuple(Finding(fan, use) for fan in rules.fans for use in fan.condition(case))


def accounts(case: Case, rules: InternationalRules) -> Iterator[Account]:
    """The countings of one reading: each special hand alone, and the ordinary count.

    Only a hand on a basic structure has an ordinary count (19.1). Of choices of a group that are
    worth the same it takes the fewest elements, for the more valuable one is then among them.
    """
    return _accounts(case, rules, 1)


def equal_accounts(case: Case, rules: InternationalRules) -> Iterator[Account]:
    """Those countings, with every ordinary one where choices of a group are worth the same."""
    return _accounts(case, rules, None)


def _accounts(case: Case, rules: InternationalRules, most: int | None) -> Iterator[Account]:
    """The countings, with so many choices of each group at most."""
    found, alone = find(case, rules), rules.principles[SPECIAL_ALONE]
    groups = [
        (group, tuple(here))
        for group, here in groupby(found, key=lambda each: rules.group(each.fan))
    ]
    special = [each for group, here in groups if group.alone for each in here]
    for each in special:
        rest = [other for other in found if other is not each]
        struck = _strike(rest, each.fan.id, SPECIAL_ALONE, (each.fan.article, alone))
        yield _account(case, (each,), struck)
    if case.shape in BASIC:
        left = _strike(special, SPECIAL_ALONE, SPECIAL_ALONE, (alone,))
        of_groups = [_choices(here, group)[:most] for group, here in groups if not group.alone]
        for choices in product(*of_groups):
            counted = tuple(chain.from_iterable(choice.counted for choice in choices))
            struck = tuple(chain.from_iterable(choice.struck for choice in choices))
            yield _account(case, counted, (*struck, *left))


def _choices(findings: Sequence[Finding], group: ElementGroup) -> list[_Choice]:
    """What may count in one group: everything, or whatever is worth most that its limit lets pass.

    The fewest elements come first.
    """
    if not group.one_of or len(findings) < 2:
        return [_Choice(tuple(findings), ())]
    choices: list[tuple[Finding, ...]] = [(each,) for each in findings]
    choices += [tuple(each for each in findings if each.fan.id in may) for may in group.together]
    most = max(map(_worth, choices))
    best = [choice for choice in dict.fromkeys(choices) if _worth(choice) == most]
    return [
        _Choice(
            choice, tuple(_beaten([each for each in findings if each not in choice], choice, group))
        )
        for choice in sorted(best, key=len)
    ]


def _worth(choice: Sequence[Finding]) -> float:
    return sum(each.value for each in choice)


def _beaten(
    left: Sequence[Finding], counted: Sequence[Finding], group: ElementGroup
) -> Iterator[Struck]:
    """What the group's limit leaves out, each beside the element that it cannot be added to."""
    for fan, same in groupby(left, key=lambda each: each.fan):
        rivals = (each.fan for each in counted if fan.id in each.fan.excludes)
        rival = max(rivals, key=lambda each: each.value)
        entry = group.entry_against(fan, rival)
        articles = (entry or rival.article, group.id)
        in_words = entry is not None
        yield from _strike(tuple(same), rival.id, ONE_OF_GROUP, articles, in_words=in_words)


def _strike(
    findings: Sequence[Finding],
    because: str,
    principle: str,
    articles: tuple[str, ...],
    *,
    in_words: bool = False,
) -> tuple[Struck, ...]:
    return tuple(
        Struck(
            fan, fan.value, tuple(each.use for each in same), because, principle, articles, in_words
        )
        for fan, same in groupby(findings, key=lambda each: each.fan)
    )


def _account(case: Case, findings: Sequence[Finding], struck: tuple[Struck, ...]) -> Account:
    counted = tuple(
        Counted(fan, fan.value, tuple(each.use for each in same))
        for fan, same in groupby(
            sorted(findings, key=lambda each: (-each.value, each.fan.number)),
            key=lambda each: each.fan,
        )
    )
    return Account(case.reading, counted, struck, rank(sum(line.points for line in counted)))


def rank(fans: float) -> float:
    """The grade value of a hand: a total over half a fan loses its half (30.2)."""
    return fans if fans < 1 else int(fans)
