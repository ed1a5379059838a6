"""The same for hands without sets: seven pairs, thirteen orphans, honors and knitted tiles."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scoring.deficiency.blocks import kinds_in
from scoring.deficiency.pattern import LoosePattern, PairsPattern
from scoring.deficiency.search import HeldTiles, TargetHand
from scoring.reading import PAIRS
from scoring.tiles import COPIES

TILES_IN_ALL: Final = 14
_OTHERS: Final = 4  # pairs that may stand in the place of another


class _PairChoice(NamedTuple):
    """A pair: how many of its tiles are there, its kind, and which of that kind it is."""

    used: int
    kind: int
    place: int


def nearest_loose(
    held: HeldTiles, patterns: Sequence[PairsPattern | LoosePattern], most: int
) -> list[TargetHand]:
    """The nearest hands that have one of the patterns, none that costs more than `most`.

    The nearest come first. Every meld is taken back, each for one.
    """
    counts = _all_tiles(held)
    found: dict[tuple[int, ...], TargetHand] = {}
    for pattern in patterns:
        several = (
            _pairs(counts, held, pattern)
            if isinstance(pattern, PairsPattern)
            else _loose(counts, held, pattern)
        )
        for tiles in several:
            lacking = _lacking(counts, tiles)
            cost = lacking + len(held.melds)
            if cost <= most:
                found[tiles] = TargetHand((None,) * len(held.melds), tiles, cost, lacking)
    return sorted(found.values(), key=lambda each: each.cost)


def _all_tiles(held: HeldTiles) -> list[int]:
    counts = list(held.standing)
    for meld in held.melds:
        for kind in kinds_in(meld.name):
            counts[kind] += 1
    return counts


def _lacking(counts: Sequence[int], tiles: Sequence[int]) -> int:
    return sum(max(0, tiles.count(kind) - counts[kind]) for kind in {*tiles})


def _pairs(counts: list[int], held: HeldTiles, pattern: PairsPattern) -> Iterator[tuple[int, ...]]:
    """Seven pairs that use the most tiles: the fixed ones, one for each need, then the best.

    Others with one pair in the place of another follow.
    """
    there = sorted(_pair_choices(counts, held, pattern), key=lambda each: -each.used)
    chosen: list[_PairChoice] = []
    wanted = [frozenset({kind}) for kind in pattern.core]
    for kinds in (*wanted, *pattern.needs):
        if kinds in pattern.needs and any(each.kind in kinds for each in chosen):
            continue
        fitting = [each for each in there if each.kind in kinds and each not in chosen]
        if not fitting:
            return
        chosen.append(fitting[0])
    fixed = len(chosen)
    left = [each for each in there if each not in chosen]
    chosen += left[: PAIRS - fixed]
    if len(chosen) != PAIRS:
        return
    yield _tiles(chosen)
    for other in left[PAIRS - fixed :][:_OTHERS]:
        for at in range(PAIRS - 1, fixed - 1, -1):
            yield _tiles([*chosen[:at], other, *chosen[at + 1 :]])


def _tiles(pairs: Sequence[_PairChoice]) -> tuple[int, ...]:
    return tuple(sorted([each.kind for each in pairs] * 2))


def _pair_choices(
    counts: list[int], held: HeldTiles, pattern: PairsPattern
) -> Iterator[_PairChoice]:
    """Each pair that may be."""
    for kind in {*pattern.kinds, *pattern.core}:
        room = COPIES - held.elsewhere[kind]
        for place in range(1 if pattern.different else 2):
            if 2 * (place + 1) <= room:
                yield _PairChoice(min(max(counts[kind] - 2 * place, 0), 2), kind, place)


def _loose(counts: list[int], held: HeldTiles, pattern: LoosePattern) -> Iterator[tuple[int, ...]]:
    """The fixed tiles and the best of the others."""
    tiles = list(pattern.core)
    if pattern.extra:
        more = sorted(pattern.extra, key=lambda kind: (counts[kind] <= tiles.count(kind), kind))
        tiles += [kind for kind in more if tiles.count(kind) < COPIES][:1]
    rest = sorted(pattern.others.difference(tiles), key=lambda kind: (not counts[kind], kind))
    tiles += rest[: TILES_IN_ALL - len(tiles)]
    fits = all(tiles.count(kind) + held.elsewhere[kind] <= COPIES for kind in {*tiles})
    if len(tiles) == TILES_IN_ALL and fits:
        yield tuple(sorted(tiles))
