"""Tiles: 34 kinds in five families, and eight flowers.

Written as mpsz: digits, then a suit letter; `m` characters, `p` dots, `s` bamboos, `1z`-`7z`
East South West North White Green Red, `1f`-`8f` flowers. `parse_tiles` and `format_tiles` are
each other's inverse.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from scoring.errors import ScoringError, fault, quoted

SUITS: Final = "mps"
FAMILIES: Final = "mpszf"
_SIZES: Final = {"m": 9, "p": 9, "s": 9, "z": 7, "f": 8}
_RUN: Final = re.compile(r"(?<![0-9])[0-9]++[mpszf]")  # digits are read once, suit or no suit
LONGEST: Final = 200  # characters; eighteen tiles with a letter and a space each take 54
KINDS: Final = 34  # playing tiles; flowers come after them
COPIES: Final = 4  # of each playing tile


class Tile(NamedTuple):
    """One kind of tile. `index` orders all 42 kinds: characters, dots, bamboos, honors, flowers.

    A named tuple, for tiles are compared, sorted and hashed more often than anything else.
    """

    index: int  # type: ignore[assignment]  # the place of an item in a tuple is never asked
    suit: str
    number: int

    def __str__(self) -> str:
        return f"{self.number}{self.suit}"

    @property
    def is_suited(self) -> bool:
        """Of characters, dots or bamboos."""
        return self.index < 27

    @property
    def is_wind(self) -> bool:
        """East, South, West or North."""
        return 27 <= self.index < 31

    @property
    def is_dragon(self) -> bool:
        """White, Green or Red."""
        return 31 <= self.index < 34

    @property
    def is_honor(self) -> bool:
        """A wind or a dragon."""
        return 27 <= self.index < 34

    @property
    def is_terminal(self) -> bool:
        """A 1 or 9 of a suit."""
        return self.index < 27 and self.number in (1, 9)

    @property
    def is_flower(self) -> bool:
        """One of the eight flowers."""
        return self.index >= KINDS


TILES: Final[tuple[Tile, ...]] = tuple(
    Tile(index, suit, number)
    for index, (suit, number) in enumerate(
        (suit, number) for suit in FAMILIES for number in range(1, _SIZES[suit] + 1)
    )
)
_BY_NAME: Final = {str(tile): tile for tile in TILES}


def tile(name: str) -> Tile:
    """The tile of that name, such as `5m`. Raises ScoringError: there is none."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ScoringError(fault("no-such-tile", tile=quoted(name))) from None


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of an mpsz text in the order written; spaces are passed over.

    Raises:
        ScoringError: a place that is not digits with a suit letter, or a tile that is not.
    """
    return tuple([each for run in runs_of(text) for each in tiles_of(run)])


def runs_of(text: str) -> list[str]:
    """The places of an mpsz text that name tiles: digits and one suit letter. Raises ScoringError.

    A tile that is not is told where such a place is read. A text longer than any hand is not read.
    """
    if len(text) > LONGEST:
        raise ScoringError(fault("long-tiles", count=len(text), most=LONGEST))
    runs: list[str] = _RUN.findall(text)
    if "".join(runs) == text:
        return runs
    packed = "".join(text.split())
    runs = _RUN.findall(packed)
    if "".join(runs) != packed:
        raise ScoringError(fault("bad-tiles", found=quoted(_stray(packed)), text=quoted(text)))
    return runs


def tiles_of(run: str) -> tuple[Tile, ...]:
    """The tiles of digits and one suit letter. Raises ScoringError: one is not there."""
    family = run[-1]
    try:
        return tuple([_BY_NAME[digit + family] for digit in run[:-1]])
    except KeyError:
        return tuple([tile(digit + family) for digit in run[:-1]])  # tells which one is not there


def _stray(packed: str) -> str:
    """What is left from the first place on that is not digits with a suit letter."""
    place = 0
    while run := _RUN.match(packed, place):
        tiles_of(run.group())  # a tile that is not there is told before what follows it
        place = run.end()
    return packed[place:]


def format_tiles(tiles: Iterable[Tile]) -> str:
    """The tiles as mpsz, neighbours of one suit joined: `123m55z`."""
    runs: list[str] = []
    suit = ""
    for each in tiles:
        if each.suit == suit:
            runs[-1] += str(each.number)
        else:
            if runs:
                runs[-1] += suit
            runs.append(str(each.number))
            suit = each.suit
    if runs:
        runs[-1] += suit
    return "".join(runs)
