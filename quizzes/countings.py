"""Whether another counting of the same hand is as good as the one the engine prints.

At equal worth every admissible counting is right (high-not-low, 2014, 3.9.1.6(4)): under
another reading, or with another of the small combination fans.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from scoring import Hand, RuleSet, Score
from scoring.case import cases
from scoring.mcr.count import find
from scoring.mcr.principles import settle
from scoring.record import Found

Counting = tuple[str, ...]
"""Fan ids in book order, each as often as it counts."""


def printed(score: Score) -> Counting:
    """The counting that the engine prints, flowers included."""
    return tuple(line.fan.id for line in score.counted for _ in line.uses)


def in_book_order(fans: Sequence[str], rules: RuleSet) -> Counting:
    """The fans by their number."""
    return tuple(sorted(fans, key=lambda fan: rules.fan(fan).number))


def is_accepted(given: Sequence[str], score: Score, rules: RuleSet) -> bool:
    """Whether these fans are an admissible counting of the full total."""
    wanted = Counter(given)
    if wanted == Counter(printed(score)):
        return True
    findings = [
        found for found in _findings(score.hand, rules) if wanted <= _there(found, score.flowers)
    ]
    return any(wanted == Counter(each) for each in _like(given, findings, score, rules))


def nearest(given: Sequence[str], score: Score, rules: RuleSet) -> Counting:
    """Of the admissible countings of the full total, the one that shares most with these fans."""
    wanted = Counter(given)
    best = printed(score)
    findings = _findings(score.hand, rules)
    for each in _like(given, findings, score, rules):
        if _shared(wanted, each) > _shared(wanted, best):
            best = each
    return best


def _shared(wanted: Counter[str], counting: Counting) -> int:
    return sum((wanted & Counter(counting)).values())


def _there(found: Sequence[Found], flowers: int) -> Counter[str]:
    return Counter([each.fan.id for each in found] + ["flower-tiles"] * flowers)


def _like(
    given: Sequence[str], findings: Iterable[Sequence[Found]], score: Score, rules: RuleSet
) -> Iterator[Counting]:
    """Admissible countings of the full total, settled with combination fans like those given.

    Each reading is settled once more with some uses of the combination fans left out: what
    then still reaches the total is as good as what the engine printed.
    """
    if score.account is None:
        return
    flowers = ("flower-tiles",) * score.flowers
    total = score.account.total
    for found in findings:
        if _worth(settle(found, rules).counted) < total:
            continue
        for kept in _restricted(given, found):
            counted = settle(kept, rules).counted
            if _worth(counted) == total:
                yield (*(each.fan.id for each in counted), *flowers)


def _worth(counted: Sequence[Found]) -> int:
    return sum(each.value for each in counted)


def _findings(hand: Hand, rules: RuleSet) -> Iterator[tuple[Found, ...]]:
    """The fans found in each reading."""
    return (find(case, rules) for case in cases(hand, rules.shapes))


def _restricted(given: Sequence[str], found: Sequence[Found]) -> Iterator[tuple[Found, ...]]:
    """The fans found, with no combination fan but as often as it was given."""
    wanted = Counter(given)
    others = tuple(each for each in found if not each.fan.combination)
    by_fan: dict[str, list[Found]] = {}
    for each in found:
        if each.fan.combination:
            by_fan.setdefault(each.fan.id, []).append(each)
    yield tuple(found)
    choices = [
        list(combinations(uses, min(wanted[fan], len(uses)))) for fan, uses in by_fan.items()
    ]
    for chosen in product(*choices):
        kept = {id(each) for uses in chosen for each in uses}
        yield (
            tuple(each for each in found if not each.fan.combination or id(each) in kept)
            if kept
            else others
        )
