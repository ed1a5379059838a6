"""Every way to take a family of tiles apart into sets and, at most, one pair.

Works on counts: how many of each number of one suit (or of each honor) are there. What a family
gives is remembered, because hands share few shapes.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from scoring.tiles import KINDS

Counts = tuple[int, ...]


class Parts(NamedTuple):
    """One way to read a family: where chows start, which kinds are pungs, which is the pair.

    Numbers are offsets within the family (0 is the 1 of a suit); `pair` is None where all tiles
    are in sets.
    """

    chows: tuple[int, ...]
    pungs: tuple[int, ...]
    pair: int | None


@lru_cache(maxsize=65536)
def ways(counts: Counts, suited: bool) -> tuple[Parts, ...]:
    """All readings of one family without remainder; empty where there is none."""
    left = sum(counts) % 3
    if left == 1:
        return ()
    if left == 0:
        return tuple(Parts(chows, pungs, None) for chows, pungs in _sets(counts, 0, suited))
    found: list[Parts] = []
    for pair, count in enumerate(counts):
        if count >= 2:
            rest = (*counts[:pair], count - 2, *counts[pair + 1 :])
            found.extend(Parts(chows, pungs, pair) for chows, pungs in _sets(rest, 0, suited))
    return tuple(found)


def _sets(
    counts: Counts, start: int, suited: bool
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every split into sets, lowest tile first, so that none comes twice."""
    while start < len(counts) and not counts[start]:
        start += 1
    if start == len(counts):
        yield (), ()
        return
    here = counts[start]
    if here >= 3:
        rest = (*counts[:start], here - 3, *counts[start + 1 :])
        for chows, pungs in _sets(rest, start, suited):
            yield chows, (start, *pungs)
    # Where three chows start at once they are the pungs' rival reading, not the same one.
    if suited and start + 2 < len(counts) and counts[start + 1] and counts[start + 2]:
        rest = (
            *counts[:start],
            here - 1,
            counts[start + 1] - 1,
            counts[start + 2] - 1,
            *counts[start + 3 :],
        )
        for chows, pungs in _sets(rest, start, suited):
            if start not in pungs:  # the pung was taken before any chow from the same number
                yield (start, *chows), pungs


FAMILY_STARTS: tuple[tuple[int, int, bool], ...] = (
    (0, 9, True),
    (9, 18, True),
    (18, 27, True),
    (27, KINDS, False),
)


def split(counts: Sequence[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every reading of all 34 counts as sets and exactly one pair: chow starts, pungs, pair.

    The numbers are tile indices.
    """
    families = []
    for start, end, suited in FAMILY_STARTS:
        found = ways(tuple(counts[start:end]), suited)
        if not found:
            return
        families.append((start, found))
    yield from _join(families, (), (), None)


def _join(
    families: list[tuple[int, tuple[Parts, ...]]],
    chows: tuple[int, ...],
    pungs: tuple[int, ...],
    pair: int | None,
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    if not families:
        if pair is not None:
            yield chows, pungs, pair
        return
    (start, found), *rest = families
    for parts in found:
        if parts.pair is not None and pair is not None:
            return  # every reading of this family has a pair, and one is enough
        here = pair if parts.pair is None else start + parts.pair
        yield from _join(
            rest,
            chows + tuple(start + low for low in parts.chows),
            pungs + tuple(start + kind for kind in parts.pungs),
            here,
        )


def can_split(counts: Sequence[int]) -> bool:
    """Whether the counts can be read as sets and exactly one pair."""
    pairs = 0
    for start, end, suited in FAMILY_STARTS:
        found = ways(tuple(counts[start:end]), suited)
        if not found:
            return False
        pairs += found[0].pair is not None
    return pairs == 1
