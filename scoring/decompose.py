"""Every way to take a family of tiles apart into sets and, at most, one pair.

A family is a suit or the honors. It is worked on as counts (how many of each number are there),
and what it gives is remembered under its packed counts, because hands share few families:
which readings it has, and which further tiles would make it whole.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from scoring.counts import BITS, unpacked
from scoring.tiles import KINDS

Counts = tuple[int, ...]
HONORS: Final = 27  # where the honors start; each suit starts at a multiple of nine
STARTS: Final = (0, 9, 18, HONORS)
_SUIT: Final = (1 << 9 * BITS) - 1


class Parts(NamedTuple):
    """One way to read a family: where chows start, which kinds are pungs, which is the pair.

    The numbers are tile indices; `pair` is None where all tiles are in sets.
    """

    chows: tuple[int, ...]
    pungs: tuple[int, ...]
    pair: int | None


class Family(NamedTuple):
    """What is remembered of one family of a hand.

    `left` tiles are left over when the others stand by threes: 0 in sets, 2 with a pair. `whole`
    says that it can be read without remainder; `completing` are the tiles of its own (as tile
    indices) that make it so, together with a pair where one was left over.
    """

    left: int
    whole: bool
    completing: tuple[int, ...]


def families(counts: int) -> tuple[int, int, int, int]:
    """The counts of each family in its own place: characters, dots, bamboos, honors."""
    return (
        counts & _SUIT,
        counts >> 9 * BITS & _SUIT,
        counts >> 18 * BITS & _SUIT,
        counts >> 27 * BITS,
    )


@lru_cache(maxsize=1 << 17)
def ways(counts: int, start: int) -> tuple[Parts, ...]:
    """All readings of the family that starts at that tile; empty where there is none."""
    each = _numbers(counts, start)
    left = sum(each) % 3
    if left == 1:
        return ()
    if left == 0:
        return tuple(_placed(sets, None, start) for sets in _sets(each, 0, start < HONORS))
    found: list[Parts] = []
    for pair, count in enumerate(each):
        if count >= 2:
            rest = (*each[:pair], count - 2, *each[pair + 1 :])
            found += (_placed(sets, pair, start) for sets in _sets(rest, 0, start < HONORS))
    return tuple(found)


@lru_cache(maxsize=1 << 17)
def family(counts: int, start: int) -> Family:
    """Whether the family that starts at that tile is whole, and what would make it so."""
    each = _numbers(counts, start)
    left = sum(each) % 3
    completing = tuple(
        start + number
        for number in (range(len(each)) if left else ())
        if any(each[max(number - 2, 0) : number + 3]) and ways(counts + (1 << BITS * number), start)
    )
    return Family(left, bool(ways(counts, start)), completing)


def _numbers(counts: int, start: int) -> Counts:
    return unpacked(counts, 9 if start < HONORS else KINDS - HONORS)


def _placed(sets: tuple[Counts, Counts], pair: int | None, start: int) -> Parts:
    chows, pungs = sets
    return Parts(
        tuple(start + low for low in chows),
        tuple(start + number for number in pungs),
        None if pair is None else start + pair,
    )


def _sets(counts: Counts, start: int, suited: bool) -> Iterator[tuple[Counts, Counts]]:
    """Every split into sets, lowest tile first, so that none comes twice: chows and pungs."""
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


def completing(counts: int) -> tuple[int, ...]:
    """The kinds that make sets and exactly one pair of counts that are a tile short of it.

    One family lacks the tile and every other is whole. Where it lacks a tile of a pair, no other
    has the pair; where it lacks a tile of a set, one other has it.
    """
    broken: Family | None = None
    paired: list[Family] = []
    for each, start in zip(families(counts), STARTS):  # noqa: B905  (four of each)
        if each:
            here = family(each, start)
            if not here.whole:
                if broken:
                    return ()
                broken = here
            elif here.left:
                paired.append(here)
    if broken:
        return broken.completing if len(paired) == broken.left // 2 else ()
    if len(paired) != 2:
        return ()
    # Two pairs: a third tile makes either one a set or part of one, and the other is the pair.
    return paired[0].completing + paired[1].completing


def can_split(counts: int) -> bool:
    """Whether the counts can be read as sets and exactly one pair."""
    pairs = 0
    for each, start in zip(families(counts), STARTS, strict=True):
        found = ways(each, start)
        if not found:
            return False
        pairs += found[0].pair is not None
    return pairs == 1
