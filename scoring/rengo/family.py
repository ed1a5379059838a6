"""The readings of one family of tiles (a suit, or the honors), remembered with their sums.

Hands share few families, so most of a hand's reading is looked up: its sets in order, its pair,
and what they add up to.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from scoring.decompose import STARTS, ways
from scoring.decompose import Parts as Way
from scoring.memo import Memo
from scoring.rengo import parts
from scoring.rengo.parts import Part, Parts

Fill = tuple[int | None, str]
_TILES: Final = attrgetter("set.tiles")


class Split(NamedTuple):
    """One way to read a family. `classes`, `tally` and `firsts` are the sums of its parts."""

    sets: Parts
    pair: Parts
    classes: int
    tally: int
    firsts: int


def _family(start: int) -> Memo[int, tuple[Split, ...]]:
    def read(counts: int) -> tuple[Split, ...]:
        return tuple([_split(way) for way in ways(counts, start)])

    return Memo(read, 1 << 17)


FAMILIES: Final = tuple(_family(start) for start in STARTS)
"""For each family, every way to read it by its packed counts."""


def _split(way: Way) -> Split:
    pair = () if way.pair is None else (parts.PAIRS[way.pair],)
    sets = [parts.CHOWS[low] for low in way.chows] + [parts.PUNGS[kind] for kind in way.pungs]
    sets.sort(key=_TILES)
    classes, tally, firsts = parts.sums_of((*sets, *pair))
    twins = _twins(way.chows) if len(way.chows) > 1 else 0
    return Split(tuple(sets), pair, classes, tally + parts.TWINS * twins, firsts)


def _twins(chows: Sequence[int]) -> int:
    """How many twos of identical chows there are: four alike are two."""
    return sum([chows.count(first) // 2 for first in set(chows)])


def fills(split: Split, win: int) -> list[Fill]:
    """Which parts that tile, by index, may have completed, and by which wait.

    A part is told by its place among the sets, the pair by None; of equal sets it is the first.
    """
    found: list[Fill] = []
    before: Part | None = None
    for place, part in enumerate(split.sets):
        if part is not before and win in part.waits:
            found.append((place, part.waits[win]))
        before = part
    if split.pair and win in split.pair[0].waits:
        found.append((None, "pair"))
    return found
