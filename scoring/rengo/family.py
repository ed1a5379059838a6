"""The readings of one family of tiles (a suit, or the honors), remembered with their sums.

Hands share few families, so most of a hand's reading is looked up: its sets in order, its pair,
what they add up to, and which of them each tile would have filled.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from scoring.decompose import ways
from scoring.rengo import parts
from scoring.rengo.parts import Part, Parts

Fill = tuple[int | None, str]


class Split(NamedTuple):
    """One way to read a family. `classes`, `tally` and `firsts` are the sums of its parts.

    `fills` says of each of its tiles, by index, which parts it may have completed and by which
    wait: the place among `sets`, None for the pair; of equal sets the first.
    """

    sets: Parts
    pair: Parts
    classes: int
    tally: int
    firsts: int
    fills: Mapping[int, tuple[Fill, ...]]


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
    tiles = {tile.index for part in sets + pair for tile in part.set.tiles}
    fills = {tile: _fills(sets, pair, tile) for tile in sorted(tiles)}
    tally = sums.tally + parts.TWINS * _twins(sets)
    return Split(sets, pair, sums.classes, tally, sums.firsts, fills)


def _twins(sets: Parts) -> int:
    """How many twos of identical chows there are: four alike are two."""
    chows = Counter(part.first for part in sets if part.sort == "chow")
    return sum(count // 2 for count in chows.values())


def _fills(sets: Parts, pair: Parts, win: int) -> tuple[Fill, ...]:
    found: dict[Part, Fill] = {}
    for place, part in enumerate(sets):
        if part not in found and (wait := wait_in(part, win)):
            found[part] = place, wait
    for part in pair:
        if wait := wait_in(part, win):
            found[part] = None, wait
    return tuple(found.values())


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
