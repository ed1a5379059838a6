"""Sorts of tiles and kinds of sets, as a beginner is asked for them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from scoring import Tile, parse_tiles

_GREEN: Final = frozenset(parse_tiles("23468s6z"))
_REVERSIBLE: Final = frozenset(parse_tiles("1234589p245689s5z"))


def _suit(letter: str) -> Callable[[Tile], bool]:
    return lambda tile: tile.is_suited and str(tile).endswith(letter)


SET_SORTS: Final[Mapping[str, Callable[[Tile], bool]]] = MappingProxyType(
    {
        "honor": lambda tile: tile.is_honor,
        "wind": lambda tile: tile.is_wind,
        "dragon": lambda tile: tile.is_dragon,
        "terminal": lambda tile: tile.is_terminal,
        "simple": lambda tile: tile.is_suited and not tile.is_terminal,
        "terminal-or-honor": lambda tile: tile.is_terminal or tile.is_honor,
        "suit": lambda tile: tile.is_suited,
        "characters": _suit("m"),
        "dots": _suit("p"),
        "bamboos": _suit("s"),
        "flower": lambda tile: tile.is_flower,
        "green": lambda tile: tile in _GREEN,
        "reversible": lambda tile: tile in _REVERSIBLE,
    }
)
"""Whether a tile is of a sort. Green and reversible are those of the competition rules (3.8.1)."""


def sort_of_set(tiles: Sequence[Tile]) -> str:
    """What the tiles make: `chow`, `pung`, `kong`, `pair` or `none`."""
    kinds = set(tiles)
    if len(kinds) == 1:
        return {2: "pair", 3: "pung", 4: "kong"}.get(len(tiles), "none")
    first = min(tiles)
    run = len(kinds) == len(tiles) == 3 and all(each.is_suited for each in tiles)
    same_suit = len({str(each)[-1] for each in tiles}) == 1
    numbers = sorted(each.number - first.number for each in tiles) == [0, 1, 2]
    return "chow" if run and same_suit and numbers else "none"
