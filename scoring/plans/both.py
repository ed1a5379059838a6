"""Patterns of two fans at once: what a hand of sets has to be to have both."""

from collections import Counter
from collections.abc import Iterator, Sequence

from scoring.deficiency.pattern import SETS, SetPattern, TilePattern


def both(one: Sequence[TilePattern], other: Sequence[TilePattern]) -> Iterator[SetPattern]:
    """Every pattern of the one joined with one of the other, where they go together.

    A set may stand in the core of both. Hands without sets are left out.
    """
    for first in one:
        for second in other:
            if isinstance(first, SetPattern) and isinstance(second, SetPattern):
                joined = _joined(first, second)
                if joined is not None:
                    yield joined


def _joined(one: SetPattern, other: SetPattern) -> SetPattern | None:
    if one.knitted or other.knitted:
        return None
    cores, others = Counter(one.core), Counter(other.core)
    core = tuple(sorted((cores | others).elements()))
    pairs = one.pairs & other.pairs
    pungs = max(one.pungs[0], other.pungs[0]), min(one.pungs[1], other.pungs[1])
    fits = (
        len(core) <= SETS
        and other.sets.issuperset(cores - others)
        and one.sets.issuperset(others - cores)
        and pairs
        and pungs[0] <= pungs[1]
    )
    if not fits:
        return None
    return SetPattern(
        core=core,
        sets=one.sets & other.sets,
        pairs=pairs,
        needs=tuple(dict.fromkeys((*one.needs, *other.needs))),
        pungs=pungs,
        concealed=one.concealed or other.concealed,
    )
