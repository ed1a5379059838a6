"""Sets by name, which tiles they take, and filling up a hand from a palette of tiles."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from quizzes.hands.draw import Draw
from scoring import TILES, SetKind, Tile, TileSet, parse_tiles
from scoring.reading import tile_set
from scoring.tiles import KINDS

Palette = frozenset[int]
"""Indices of the kinds of tile that may be used."""

SUIT_STARTS: Final = (0, 9, 18)
WINDS: Final = (27, 28, 29, 30)
DRAGONS: Final = (31, 32, 33)
HONORS: Final = frozenset((*WINDS, *DRAGONS))
ALL_KINDS: Final[Palette] = frozenset(range(KINDS))
FLOWERS: Final = TILES[KINDS:]
SUITED: Final[Palette] = ALL_KINDS - HONORS
TERMINALS: Final[Palette] = frozenset(start + end for start in SUIT_STARTS for end in (0, 8))
GREEN: Final[Palette] = frozenset(each.index for each in parse_tiles("23468s6z"))
SIMPLES: Final[Palette] = SUITED - TERMINALS


def suit(start: int) -> Palette:
    """All tiles of the suit that starts at that index."""
    return frozenset(range(start, start + 9))


def numbers(low: int, high: int) -> Palette:
    """Number tiles of those numbers, both ends included."""
    return frozenset(start + number - 1 for start in SUIT_STARTS for number in range(low, high + 1))


def chow(start: int, low: int) -> TileSet:
    """The chow of that suit whose lowest number is `low`."""
    return tile_set(SetKind.CHOW, start + low - 1)


def pung(kind: int) -> TileSet:
    """The pung of the tile of that index."""
    return tile_set(SetKind.PUNG, kind)


def pair(kind: int) -> TileSet:
    """The pair of the tile of that index."""
    return tile_set(SetKind.PAIR, kind)


def counts_of(parts: Iterable[TileSet]) -> list[int]:
    """How many of each kind the parts take."""
    counts = [0] * KINDS
    for part in parts:
        for each in part.tiles:
            counts[each.index] += 1
    return counts


def fits(counts: Sequence[int], part: TileSet) -> bool:
    """Whether four of each kind suffice when the part is added."""
    tiles = part.tiles
    if part.kind is SetKind.CHOW:
        return all(counts[each.index] < 4 for each in tiles)
    return counts[tiles[0].index] + len(tiles) <= 4


CHOWS: Final = tuple(chow(start, low) for start in SUIT_STARTS for low in range(1, 8))
PUNGS: Final = tuple(pung(kind) for kind in range(KINDS))
PAIRS: Final = tuple(pair(kind) for kind in range(KINDS))


def within(parts: Iterable[TileSet], palette: Palette) -> list[TileSet]:
    """The parts made of nothing but tiles of the palette."""
    return [part for part in parts if all(each.index in palette for each in part.tiles)]


_CHOICE: Final = {SetKind.CHOW: CHOWS, SetKind.PUNG: PUNGS, SetKind.PAIR: PAIRS}


@lru_cache(maxsize=1 << 10)
def _choice(kind: SetKind, palette: Palette) -> tuple[tuple[int, TileSet], ...]:
    """The parts of that kind out of the palette, each with its lowest tile."""
    return tuple((part.tiles[0].index, part) for part in within(_CHOICE[kind], palette))


def _fitting(kind: SetKind, palette: Palette, counts: Sequence[int]) -> list[TileSet]:
    """Those of which no tile would be a fifth."""
    choice = _choice(kind, palette)
    if kind is SetKind.CHOW:
        full = {index for index, count in enumerate(counts) if count > 3}
        return [part for low, part in choice if full.isdisjoint((low, low + 1, low + 2))]
    most = 1 if kind is SetKind.PUNG else 2
    return [part for low, part in choice if counts[low] <= most]


def fill(
    draw: Draw, sets: Sequence[TileSet], set_count: int, palette: Palette, pung_share: float
) -> list[TileSet] | None:
    """The sets with more from the palette until there are `count`; None where nothing fits.

    `pungs` is the share of pungs among the added sets.
    """
    full = list(sets)
    while len(full) < set_count:
        counts = counts_of(full)
        first, second = SetKind.CHOW, SetKind.PUNG
        if draw.chance(pung_share):
            first, second = second, first
        fitting = _fitting(first, palette, counts)
        if not fitting and 0 < pung_share < 1:
            fitting = _fitting(second, palette, counts)
        if not fitting:
            return None
        full.append(draw.pick(fitting))
    return full


def fill_pair(draw: Draw, sets: Sequence[TileSet], palette: Palette) -> TileSet | None:
    """A pair from the palette beside the sets; None where nothing fits."""
    fitting = _fitting(SetKind.PAIR, palette, counts_of(sets))
    return draw.pick(fitting) if fitting else None


def tiles_of(parts: Iterable[TileSet]) -> tuple[Tile, ...]:
    """All tiles of the parts."""
    return tuple(each for part in parts for each in part.tiles)


def kinds(indices: Iterable[int]) -> tuple[Tile, ...]:
    """The tiles of those indices."""
    return tuple(TILES[each] for each in indices)
