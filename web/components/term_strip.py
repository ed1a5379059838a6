"""A term of the glossary in a few tiles, where it has a picture."""

from functools import cache

from scoring import Wind, rule_set
from web.components.hand import meld_view
from web.components.tile_strip import TileStrip, fan_strip
from wording.glossary import term_picture


@cache
def term_strip(term: str, rules: str) -> TileStrip | None:
    """The tiles of a term, melds as they lie under that rule set; None where it has no picture.

    It has no words, for the definition stands beside it.
    """
    found = term_picture(term)
    if found is None:
        return None
    if found.fan:
        return fan_strip(rule_set(found.rules), found.fan)
    sets = tuple(tuple(map(str, each)) for each in found.sets)
    completing = tuple((str(tile),) for tile in found.completing)
    return TileStrip(
        (*sets, *completing),
        tuple(range(len(sets), len(sets) + len(completing))),
        tuple(meld_view(meld, Wind.EAST, rules) for meld in found.melds),
    )
