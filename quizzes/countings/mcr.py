"""Countings of equal worth under the competition rules: other readings, other small combinations."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from quizzes.countings.counting import Counting
from scoring import EDITIONS, Hand, RuleSet, Score
from scoring.mcr.count import find
from scoring.mcr.edition import Edition
from scoring.mcr.principles import settle
from scoring.mcr.sights import sights
from scoring.record import Found


def alike(given: Sequence[str], score: Score, rules: RuleSet) -> Iterator[Counting]:
    """Admissible countings of the full total, settled with combination fans like those given.

    Each reading is settled once more with some uses of the combination fans left out: what
    then still reaches the total is as good as what the engine printed.
    """
    if score.account is None:
        return
    edition = EDITIONS[rules.id]
    flowers = ("flower-tiles",) * len(score.hand.circumstances.flowers)
    total = score.account.total
    for found in _findings(score.hand, edition):
        if _worth(settle(found, edition).counted) < total:
            continue
        for kept in _restricted(given, found):
            counted = settle(kept, edition).counted
            if _worth(counted) == total:
                yield (*(each.fan.id for each in counted), *flowers)


def _worth(counted: Sequence[Found]) -> float:
    return sum(each.value for each in counted)


def _findings(hand: Hand, edition: Edition) -> Iterator[tuple[Found, ...]]:
    """The fans found in each reading."""
    return (find(sight, edition) for sight in sights(hand, edition.shapes))


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
