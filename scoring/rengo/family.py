"""The readings of one family of tiles (a suit, or the honors), remembered with their sums.

Hands share few families, so most of a hand's reading is looked up: its sets in order, its pair,
and what they add up to.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from scoring.decompose import ways
from scoring.rengo import parts
from scoring.rengo.parts import Part, Parts

Fill = tuple[int | None, str]


class Split(NamedTuple):
    """One way to read a family. `classes`, `tally` and `firsts` are the sums of its parts."""

    sets: Parts
    pair: Parts
    classes: int
    tally: int
    firsts: int


@lru_cache(maxsize=1 << 17)
def in_family(counts: int, start: int) -> tuple[Split, ...]:
    """Every reading of the family that starts at that tile, by its packed counts."""
    found = []
    for way in ways(counts, start):
        sets = [parts.CHOWS[low] for low in way.chows] + [parts.PUNGS[kind] for kind in way.pungs]
        sets.sort(key=lambda part: part.set.tiles)
        pair = () if way.pair is None else (parts.PAIRS[way.pair],)
        found.append(_split(tuple(sets), pair))
    return tuple(found)


def _split(sets: Parts, pair: Parts) -> Split:
    sums = parts.sums_of(sets + pair)
    tally = sums.tally + parts.TWINS * _twins(sets)
    return Split(sets, pair, sums.classes, tally, sums.firsts)


def _twins(sets: Parts) -> int:
    """How many twos of identical chows there are: four alike are two."""
    chows = Counter(part.first for part in sets if part.sort == "chow")
    return sum(count // 2 for count in chows.values())


def fills(split: Split, win: int) -> list[Fill]:
    """Which parts that tile, by index, may have completed, and by which wait.

    A part is told by its place among the sets, the pair by None; of equal sets it is the first.
    """
    found: list[Fill] = []
    before: Part | None = None
    for place, part in enumerate(split.sets):
        if part is not before and (wait := wait_in(part, win)):
            found.append((place, wait))
        before = part
    for part in split.pair:
        if wait := wait_in(part, win):
            found.append((None, wait))
    return found


def wait_in(part: Part, win: int) -> str:
    """How a tile, by index, fills that concealed part (56(3)); nothing where it does not."""
    step = win - part.first
    if part.sort != "chow":
        return "" if step else ("two-pairs" if part.is_pung else "pair")
    if not 0 <= step <= 2:
        return ""
    if step == 1:
        return "inner"
    number = part.first % 9  # 0 for 1 2 3
    return "edge" if (step, number) in ((2, 0), (0, 6)) else "two-sided"
