"""A second way to read a hand, plain and slow, for the naive scorer; nothing of the engine's.

Tiles are numbers: 0 to 8 characters, 9 to 17 dots, 18 to 26 bamboos, 27 to 30 winds, 31 to 33
dragons. A part of a reading is a pair of its kind and its lowest tile.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations

Part = tuple[str, int]
ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
KNITTED = [
    frozenset(
        9 * suit + low + step
        for suit, low in zip(suits, range(3), strict=True)
        for step in (0, 3, 6)
    )
    for suits in permutations(range(3))
]


def part_tiles(part: Part) -> list[int]:
    """The tiles of a part; a kong of either kind has four."""
    kind, low = part
    if kind == "chow":
        return [low, low + 1, low + 2]
    return [low] * {"pair": 2, "pung": 3, "kong": 4, "ckong": 4}[kind]


def _counts(tiles: Iterable[int]) -> list[int]:
    counts = [0] * 34
    for each in tiles:
        counts[each] += 1
    return counts


def _sets(counts: list[int], n: int) -> Iterator[list[Part]]:
    if n == 0:
        if not any(counts):
            yield []
        return
    low = next((each for each, count in enumerate(counts) if count), None)
    if low is None:
        return
    for kind, tiles in (("pung", [low] * 3), ("chow", [low, low + 1, low + 2])):
        if kind == "chow" and (low >= 27 or low % 9 > 6):
            continue
        left = counts[:]
        for each in tiles:
            left[each] -= 1
        if min(left) >= 0:
            for rest in _sets(left, n - 1):
                yield [(kind, low), *rest]


def _sets_and_pair(counts: list[int], n: int) -> Iterator[list[Part]]:
    for pair in range(34):
        if counts[pair] >= 2:
            left = counts[:]
            left[pair] -= 2
            for sets in _sets(left, n):
                yield [*sets, ("pair", pair)]


def readings(tiles: list[int], melds: int) -> Iterator[tuple[str, list[Part]]]:
    """Every shape that the standing tiles with the winning tile make, and its parts."""
    counts = _counts(tiles)
    for parts in _sets_and_pair(counts, 4 - melds):
        yield "sets", parts
    if melds == 0:
        if all(count % 2 == 0 for count in counts):
            yield "pairs", []
        if set(tiles) == set(ORPHANS):
            yield "orphans", []
        for straight in KNITTED:
            if len(set(tiles)) == 14 and all(each >= 27 or each in straight for each in tiles):
                yield "broken", []
    if melds <= 1:
        for straight in KNITTED:
            left = counts[:]
            for each in straight:
                left[each] -= 1
            if min(left) >= 0:
                for parts in _sets_and_pair(left, 1 - melds):
                    yield "knitted", parts


def winning_kinds(standing: list[int], melds: int) -> list[int]:
    """Every kind that would complete the standing tiles by shape alone."""
    return [
        each for each in range(34) if next(readings([*standing, each], melds), None) is not None
    ]
