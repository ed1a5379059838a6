"""What stays over where tiles are no whole sets and a pair: the fewest tiles that fit nowhere."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from scoring.tiles import TILES, Tile

_LAST_TO_START_A_CHOW: Final = 7
_Kinds = tuple[int, ...]


def left_over(tiles: Iterable[Tile], added: Tile | None = None) -> tuple[Tile, ...]:
    """The tiles that remain once chows, pungs and one pair are taken out, as few as can be.

    Of several ways to leave as few, one that leaves the tile `added` is told.
    """
    kinds = tuple(sorted(each.index for each in tiles))
    own = added.index if added else -1
    found = min(_remains(kinds, True), key=lambda left: (len(left), own not in left, left))
    return tuple(TILES[kind] for kind in found)


@lru_cache(maxsize=4096)
def _remains(kinds: _Kinds, may_pair: bool) -> frozenset[_Kinds]:
    """What may remain of kinds in order; of all ways only those that leave the fewest."""
    if not kinds:
        return frozenset({()})
    found = {
        left if taken else (kinds[0], *left)
        for taken, rest, pair_left in _ways(kinds, may_pair)
        for left in _remains(rest, pair_left)
    }
    fewest = min(map(len, found))
    return frozenset(left for left in found if len(left) == fewest)


def _ways(kinds: _Kinds, may_pair: bool) -> Iterator[tuple[bool, _Kinds, bool]]:
    """What the first tile may be part of: whether it is taken, what is left, whether a pair may be."""
    first, *others = kinds
    yield False, tuple(others), may_pair
    alike = others.count(first)
    if alike >= 2:
        yield True, tuple(others[2:]), may_pair
    if alike and may_pair:
        yield True, tuple(others[1:]), False
    tile = TILES[first]
    if (
        tile.is_suited
        and tile.number <= _LAST_TO_START_A_CHOW
        and {first + 1, first + 2} <= set(others)
    ):
        rest = list(others)
        rest.remove(first + 1)
        rest.remove(first + 2)
        yield True, tuple(rest), may_pair
