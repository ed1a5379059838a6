"""A sentence that a question says, kept apart from any language: its English and what fills it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Union

from scoring import Tile, TileSet, Wind


@dataclass(frozen=True, slots=True)
class FanName:
    """A fan to be called by its name in the reader's language."""

    id: str


@dataclass(frozen=True, slots=True)
class PrincipleName:
    """A principle of counting to be called by its name in the reader's language."""

    id: str


@dataclass(frozen=True, slots=True)
class AmountInUnit:
    """An amount in the unit of a rule set: points, fans, han. Without `rules` the question's own."""

    amount: float
    rules: str = ""


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number from 1 to 9 that is part of a name: `pin 5`, `五品`."""

    number: int


@dataclass(frozen=True, slots=True)
class TileList:
    """Tiles each by its own name, in this order; a tuple alone joins the tiles of a suit."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class CopiesOf:
    """Several copies of a tile, as a pung or a kong is of them: `Red Dragons`, `the 5 of dots`."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class SetName:
    """A chow or a pung by what it is and its tiles: `a pung of East winds`."""

    set: TileSet


@dataclass(frozen=True, slots=True)
class TileSets:
    """Sets of a hand by their tiles: `5 5 5 of dots and West`."""

    sets: tuple[TileSet, ...]


@dataclass(frozen=True, slots=True)
class SumOf:
    """Amounts that are added, with their signs: `8 + 8 + 32`, `−8 − 24`, `+48`."""

    terms: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogues with the values of its places, by name.

    `text` is the English message, marked by `N_` where it is written.
    """

    text: str
    values: tuple[tuple[str, "Value"], ...] = ()


Value = Union[  # noqa: UP007  (it names itself)
    str,
    int,
    float,
    Wind,
    Tile,
    FanName,
    PrincipleName,
    AmountInUnit,
    Numeral,
    TileList,
    CopiesOf,
    SetName,
    TileSets,
    SumOf,
    Message,
    tuple[Tile, ...],
    tuple[Wind, ...],
]
"""What fills a place. A text stands as it is; a wind is the player who sits there, a tile `the 5 of dots`."""


def tiles_in(values: Iterable[Value]) -> set[Tile]:
    """The tiles that fill places: one, the copies of one, or several of a suit."""
    results: set[Tile] = set()
    for value in values:
        match value:
            case Tile():  # which is a tuple itself
                results.add(value)
            case CopiesOf():
                results.add(value.tile)
            case tuple():
                results.update(each for each in value if isinstance(each, Tile))
    return results


def of_copies(values: Mapping[str, Value]) -> Mapping[str, Value]:
    """The same with `tile` as what a pung or a kong is of: several copies of it."""
    tile = values["tile"]
    assert isinstance(tile, Tile)
    return {**values, "tile": CopiesOf(tile)}


def message(text: str, /, **values: Value) -> Message:
    """The message with its values."""
    return Message(text, tuple(values.items()))
