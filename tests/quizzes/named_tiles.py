"""Which tiles a sentence names and how, read without the code that draws them."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from quizzes.message import CopiesOf, Message, SetName, TileList, TileSets
from scoring import Tile

_OF_COPIES: Final = re.compile(r"(?:pung|kong) of %\((\w+)\)s")


def named_tiles(told: Message) -> Counter[Tile]:
    """The tiles that a sentence and its parts name: a kong is four of a tile, a pung is three."""
    found: Counter[Tile] = Counter()
    for name, value in told.values:
        match value:
            case Tile():  # which is a tuple itself
                found[value] += 1
            case CopiesOf():
                found[value.tile] += 3 if f"pung of %({name})s" in told.text else 4
            case TileList():
                found.update(value.tiles)
            case SetName():
                found.update(value.set.tiles)
            case TileSets():
                found.update(tile for each in value.sets for tile in each.tiles)
            case Message():
                found.update(named_tiles(value))
            case tuple():
                found.update(each for each in value if isinstance(each, Tile))
    return found


def miscalled_tiles(told: Message) -> Iterator[str]:
    """The sentences that call one tile as several copies of it, or a pung or a kong as of one tile."""
    of_copies = set(_OF_COPIES.findall(told.text))
    for name, value in told.values:
        if isinstance(value, Tile | CopiesOf) and isinstance(value, CopiesOf) != (
            name in of_copies
        ):
            yield told.text
        elif isinstance(value, Message):
            yield from miscalled_tiles(value)
