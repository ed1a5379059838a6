"""Which tiles a sentence of a situation names, counted without the code that draws them."""

from collections import Counter

from quizzes.message import CopiesOf, Message, SetName, TileList, TileSets
from scoring import Tile


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
