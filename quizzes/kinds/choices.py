"""Fans to choose from: the right ones among those that a misconception leads to."""

from collections.abc import Iterable, Sequence
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.misconceptions.diagnosis import look_alikes_of, possible_mistakes
from quizzes.misconceptions.shared import ABSENT_FAN_ID
from quizzes.question import Choice
from scoring import Account, Fan, RuleSet, Score, equal_accounts, rule_set

NEVER_DISTRACTORS = frozenset({"chicken-hand"})  # it excludes all other choices by its nature


_LEAST: Final = 0.7  # how often the right amount is drawn to be the least, beside any other place
Amount = tuple[float, str | None]
"""A wrong amount, and the misconception that leads to it."""


def amounts_in_any_place(
    right: float, wrong: Iterable[Amount], count: int, draw: Draw
) -> list[Amount]:
    """So many of the wrong amounts that the right one is as often the least as any other.

    Those that come first are taken first; where there are too few on one side the other has more.
    As some amounts have nothing below them, the others are drawn to be the least less often.
    """
    known: dict[float, str | None] = {}
    for amount, misconception in wrong:
        if amount != right:
            known.setdefault(amount, misconception)
    lower = [each for each in known.items() if each[0] < right]
    higher = [each for each in known.items() if each[0] > right]
    drawn = draw.weighted({place: _LEAST if not place else 1 for place in range(count + 1)})
    below = min(max(drawn, count - len(higher)), len(lower))
    return [*lower[:below], *higher[: count - below]]


def falls_short(amount: float, found: Score, rules: RuleSet) -> bool:
    """Whether that worth would be no win either: the shape is broken, or it is below the minimum."""
    return found.account is None or (
        found.why_not == "minimum" and amount - found.flowers < rules.minimum
    )


def whole_catalogue(score: Score, rules: RuleSet) -> tuple[Choice, ...]:
    """Every fan in book order."""
    misconceptions = misconception_of_each(score, rules)
    return tuple(Choice(fan.id, misconceptions.get(fan.id)) for fan in rules.fans)


def short_list(
    answer: Iterable[str], score: Score, rules: RuleSet, draw: Draw, size: int
) -> tuple[Choice, ...]:
    """The answer among distractors, in book order so that the order tells nothing.

    Fans that a misconception yields come first, then kin of the answer, then fans of near
    value; two distractors at least.
    """
    right = tuple(dict.fromkeys(answer))
    misconceptions = {
        fan: misconception
        for fan, misconception in misconceptions_by_fan(score, rules).items()
        if fan not in right
    }
    wanted = max(size - len(right), 2)
    wrong = draw.sample(list(misconceptions), wanted)
    wrong += [fan for fan in _others(right, rules, draw) if fan not in wrong]
    chosen = {*right, *wrong[:wanted]}
    named = misconception_of_each(score, rules)
    return tuple(Choice(fan.id, named.get(fan.id)) for fan in rules.fans if fan.id in chosen)


def misconceptions_by_fan(score: Score, rules: RuleSet) -> dict[str, str]:
    """Fans that a misconception adds to this hand, with the first such misconception."""
    results: dict[str, str] = {}
    for misconception, mistake in possible_mistakes(score, rules):
        for fan in mistake.added:
            results.setdefault(fan, misconception.id)
    return results


def misconception_of_each(score: Score, rules: RuleSet) -> dict[str, str]:
    """The misconception of each fan that may be wrong: a wrong rule adds it, or it is not there."""
    present = fans_in_any_reading(score)
    absent = {fan.id: ABSENT_FAN_ID for fan in rules.fans if fan.id not in present}
    return {**absent, **misconceptions_by_fan(score, rules)}


def absent_fans(answer: str, score: Score, rules: RuleSet, draw: Draw, count: int) -> list[str]:
    """Fans that are not there in any reading, likest to the answer first."""
    present = fans_in_any_reading(score)
    return [fan for fan in _others((answer,), rules, draw) if fan not in present][:count]


def fans_in_any_reading(score: Score) -> frozenset[str]:
    """Every fan that is counted or struck in any reading of the hand.

    Of the same sets the winning tile may fill one or another: both readings are looked at where
    they are as good.
    """
    return fans_explained(score) | _named(equal_accounts(score.hand, rule_set(score.rules)))


def fans_explained(score: Score) -> frozenset[str]:
    """The fans that the explanation of the hand names."""
    accounts = (score.account, *score.others) if score.account else ()
    return _named(accounts) | {line.fan.id for line in score.counted}


def _named(accounts: Sequence[Account]) -> frozenset[str]:
    """What is counted or struck in those accounts."""
    counted = {line.fan.id for account in accounts for line in account.counted}
    return frozenset(counted.union(line.fan.id for each in accounts for line in each.struck))


def _others(right: Sequence[str], rules: RuleSet, draw: Draw) -> list[str]:
    """All other fans: kin of the right ones, then the rest by nearness, ties drawn."""
    family = look_alikes_of(rules)
    kin = draw.shuffled(
        list(dict.fromkeys(other for fan in right for other in family.get(fan, ())))
    )
    known = [fan for fan in kin if rules.has(fan)]
    rest = [fan for fan in draw.shuffled(rules.fans) if fan.id not in {*known, *right}]
    rows = [rules.fan(fan) for fan in right]
    rest.sort(key=lambda fan: min(_distance(fan, row) for row in rows))
    everything = [*known, *(fan.id for fan in rest)]
    return [fan for fan in everything if fan not in right and fan not in NEVER_DISTRACTORS]


def _distance(fan: Fan, other: Fan) -> int:
    """How unlike two fans are: places in the table, and half of it for another series."""
    return abs(fan.number - other.number) + (0 if fan.series == other.series else 30)
