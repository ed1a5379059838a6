"""The same for hands without sets: seven pairs, thirteen orphans, honors and knitted tiles."""

from collections.abc import Iterator, Sequence

from scoring.deficiency.blocks import kinds_in
from scoring.deficiency.pattern import LoosePattern, PairsPattern
from scoring.deficiency.search import HeldTiles, TargetHand
from scoring.reading import PAIRS
from scoring.tiles import COPIES

TILES_IN_ALL = 14


def nearest_loose(
    held: HeldTiles, patterns: Sequence[PairsPattern | LoosePattern], most: int
) -> list[TargetHand]:
    """The nearest hands that have one of the patterns, none that costs more than `most`.

    Every meld is taken back, each for one; of hands as near in one pattern one is told.
    """
    counts = _all_tiles(held)
    found: list[TargetHand] = []
    for pattern in patterns:
        tiles = (
            _pairs(counts, held, pattern)
            if isinstance(pattern, PairsPattern)
            else _loose(counts, held, pattern)
        )
        if tiles is not None:
            lacking = _lacking(counts, tiles)
            cost = lacking + len(held.melds)
            found.append(TargetHand((None,) * len(held.melds), tiles, cost, lacking))
    least = min([each.cost for each in found], default=most)
    return [each for each in dict.fromkeys(found) if each.cost == least <= most]


def _all_tiles(held: HeldTiles) -> list[int]:
    counts = list(held.standing)
    for meld in held.melds:
        for kind in kinds_in(meld.name):
            counts[kind] += 1
    return counts


def _lacking(counts: Sequence[int], tiles: Sequence[int]) -> int:
    return sum(max(0, tiles.count(kind) - counts[kind]) for kind in {*tiles})


def _pairs(counts: list[int], held: HeldTiles, pattern: PairsPattern) -> tuple[int, ...] | None:
    """Seven pairs that use the most tiles: the fixed ones, one for each need, then the best."""
    there = sorted(_pair_choices(counts, held, pattern), key=lambda each: -each[0])
    chosen: list[tuple[int, int, int]] = []
    for kind in pattern.core:
        fitting = [each for each in there if each[1] == kind and each not in chosen]
        if not fitting:
            return None
        chosen.append(fitting[0])
    for need in pattern.needs:
        if not any(each[1] in need for each in chosen):
            fitting = [each for each in there if each[1] in need]
            if not fitting:
                return None
            chosen.append(fitting[0])
    chosen += [each for each in there if each not in chosen][: PAIRS - len(chosen)]
    if len(chosen) != PAIRS:
        return None
    return tuple(sorted([each[1] for each in chosen] * 2))


def _pair_choices(
    counts: list[int], held: HeldTiles, pattern: PairsPattern
) -> Iterator[tuple[int, int, int]]:
    """Each pair that may be: how many of its tiles are there, its kind, and which of that kind."""
    for kind in {*pattern.kinds, *pattern.core}:
        room = COPIES - held.elsewhere[kind]
        for place in range(1 if pattern.different else 2):
            if 2 * (place + 1) <= room:
                yield min(max(counts[kind] - 2 * place, 0), 2), kind, place


def _loose(counts: list[int], held: HeldTiles, pattern: LoosePattern) -> tuple[int, ...] | None:
    tiles = list(pattern.core)
    if pattern.extra:
        more = sorted(pattern.extra, key=lambda kind: (counts[kind] <= tiles.count(kind), kind))
        tiles += [kind for kind in more if tiles.count(kind) < COPIES][:1]
    rest = sorted(pattern.others.difference(tiles), key=lambda kind: (not counts[kind], kind))
    tiles += rest[: TILES_IN_ALL - len(tiles)]
    if len(tiles) != TILES_IN_ALL:
        return None
    if any(tiles.count(kind) + held.elsewhere[kind] > COPIES for kind in {*tiles}):
        return None
    return tuple(sorted(tiles))
