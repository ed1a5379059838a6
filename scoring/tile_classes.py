"""Classes of tiles that the table of fans speaks of.

A class is the packed counts with one of each kind that belongs to it. Conditions ask
whether a hand keeps within a class, or has a tile of it in every set. The answers are bits,
known of each set beforehand.
"""

from collections.abc import Callable, Iterable
from typing import Final

from scoring.counts import packed_tiles
from scoring.decompose import families
from scoring.tiles import KINDS, TILES, Tile, parse_tiles

TileClass = int


def _all(wanted: Callable[[Tile], bool]) -> TileClass:
    return packed_tiles(each for each in TILES[:KINDS] if wanted(each))


def _numbers(low: int, high: int) -> TileClass:
    return _all(lambda each: each.is_suited and low <= each.number <= high)


TERMINALS: Final = _all(lambda each: each.is_terminal)
HONORS: Final = _all(lambda each: each.is_honor)
WINDS: Final = _all(lambda each: each.is_wind)
DRAGONS: Final = _all(lambda each: each.is_dragon)
ENDS: Final = TERMINALS | HONORS
"""A 1, a 9 or an honor."""
SIMPLES: Final = _numbers(2, 8)
ONE_TO_THREE: Final = _numbers(1, 3)
ONE_TO_FOUR: Final = _numbers(1, 4)
FOUR_TO_SIX: Final = _numbers(4, 6)
SIX_TO_NINE: Final = _numbers(6, 9)
SEVEN_TO_NINE: Final = _numbers(7, 9)
FIVES: Final = _numbers(5, 5)
EVEN: Final = _all(lambda each: each.is_suited and each.number % 2 == 0)
GREEN: Final = packed_tiles(parse_tiles("23468s6z"))
REVERSIBLE: Final = packed_tiles(parse_tiles("1234589p245689s5z"))
"""What looks the same upside down."""

_WITHIN: Final = (
    TERMINALS,
    HONORS,
    ENDS,
    SIMPLES,
    ONE_TO_THREE,
    ONE_TO_FOUR,
    FOUR_TO_SIX,
    SIX_TO_NINE,
    SEVEN_TO_NINE,
    EVEN,
    GREEN,
    REVERSIBLE,
)
"""The classes of which a condition may ask whether the hand keeps within."""
_IN_EVERY_SET: Final = (ENDS, FIVES)
"""The classes of which a condition may ask whether every set and the pair have a tile."""

# Traits: what sets of tiles are, one bit to each, so that those of more sets are joined by `|`.
OUTSIDE: Final = {each: 1 << bit for bit, each in enumerate(_WITHIN)}
"""A tile is not of that class."""
LACKING: Final = {each: 1 << len(_WITHIN) + bit for bit, each in enumerate(_IN_EVERY_SET)}
"""A set has no tile of that class."""
SUITS_HELD: Final = (1 << 14, 1 << 15, 1 << 16)
"""A tile is of characters, of dots, of bamboos."""
WINDS_HELD: Final = 1 << 17
DRAGONS_HELD: Final = 1 << 18
HONORS_HELD: Final = WINDS_HELD | DRAGONS_HELD


def traits_of(tiles: Iterable[Tile]) -> int:
    """The traits of one set."""
    kinds = packed_tiles({*tiles})
    found = sum(bit for each, bit in OUTSIDE.items() if kinds & ~each)
    found |= sum(bit for each, bit in LACKING.items() if not kinds & each)
    held = zip(SUITS_HELD, families(kinds)[:3], strict=True)
    found |= sum(bit for bit, of_suit in held if of_suit)
    return found | (kinds & WINDS and WINDS_HELD) | (kinds & DRAGONS and DRAGONS_HELD)
