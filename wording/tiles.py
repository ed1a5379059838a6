"""Tiles in words: one in a sentence, one on a label, several in a row."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from scoring import Tile
from wording.lists import (
    comma_list,
    group_list,
    number_list,
    number_series,
    semicolon_list,
    spaced_list,
)
from wording.translator import N_, Translator

BETWEEN_DIGITS: Final = "\u202f"
"""Between the tiles of a set: narrow and unbroken, so that it is seen as one and heard tile by tile."""

_SUITS: Final = {"m": N_("characters"), "p": N_("dots"), "s": N_("bamboos")}
_IN_A_SENTENCE: Final = {
    "m": N_("the %(number)s of characters"),
    "p": N_("the %(number)s of dots"),
    "s": N_("the %(number)s of bamboos"),
}
_ON_A_LABEL: Final = {
    "m": N_("%(number)s of characters"),
    "p": N_("%(number)s of dots"),
    "s": N_("%(number)s of bamboos"),
}
_SEVERAL: Final = {
    "m": N_("%(numbers)s of characters"),
    "p": N_("%(numbers)s of dots"),
    "s": N_("%(numbers)s of bamboos"),
}
_STANDING: Final = {
    "m": N_("%(numbers)s characters"),
    "p": N_("%(numbers)s dots"),
    "s": N_("%(numbers)s bamboos"),
}


def suit_name(suit: str, t: Translator) -> str:
    """`dots` for `p`."""
    return t.gettext(_SUITS[suit])


def tile_name(tile: Tile, t: Translator) -> str:
    """One tile in a sentence: `the 5 of dots`, `the East wind`, `the Red Dragon`."""
    if tile.is_suited:
        return t.gettext(_IN_A_SENTENCE[tile.suit], number=_number(tile, t))
    if tile.is_dragon:
        dragons = (
            t.pgettext("tile", "the White Dragon"),
            t.pgettext("tile", "the Green Dragon"),
            t.pgettext("tile", "the Red Dragon"),
        )
        return dragons[tile.number - 5]
    if tile.is_flower:
        return tile_label(tile, t)
    winds = (  # a seat is called by the name alone
        t.pgettext("tile", "the East wind"),
        t.pgettext("tile", "the South wind"),
        t.pgettext("tile", "the West wind"),
        t.pgettext("tile", "the North wind"),
    )
    return winds[tile.number - 1]


def tile_label(tile: Tile, t: Translator) -> str:
    """One tile by itself: `5 of dots`, `East`, `Red Dragon`."""
    if tile.is_suited:
        return t.gettext(_ON_A_LABEL[tile.suit], number=_number(tile, t))
    return (_flowers if tile.is_flower else _honors)(t)[tile.number - 1]


def honors_name(honor: Tile, t: Translator) -> str:
    """Several copies of one wind or dragon, as they stand in a pung: `East winds`, `Red Dragons`."""
    several = (
        t.pgettext("tiles", "East winds"),
        t.pgettext("tiles", "South winds"),
        t.pgettext("tiles", "West winds"),
        t.pgettext("tiles", "North winds"),
        t.pgettext("tiles", "White Dragons"),
        t.pgettext("tiles", "Green Dragons"),
        t.pgettext("tiles", "Red Dragons"),
    )
    return several[honor.number - 1]


def kind_name(tile: Tile, t: Translator) -> str:
    """The tiles that a pung or a kong is of: `the 5 of dots`, `Red Dragons`."""
    return honors_name(tile, t) if tile.is_honor else tile_name(tile, t)


def lying_tile(tile: Tile, t: Translator) -> str:
    """One of the tiles that lie on the table, where players are called East and West: `East wind`."""
    if not tile.is_wind:
        return tile_label(tile, t)
    winds = (
        t.pgettext("tile on the table", "East wind"),
        t.pgettext("tile on the table", "South wind"),
        t.pgettext("tile on the table", "West wind"),
        t.pgettext("tile on the table", "North wind"),
    )
    return winds[tile.number - 1]


def numbers_text(tiles: Sequence[Tile]) -> str:
    """The numbers of a set alone, one by one: `2 3 4`."""
    return BETWEEN_DIGITS.join(str(tile.number) for tile in tiles)


def suited_text(suit: str, numbers: str, t: Translator) -> str:
    """Several tiles of one suit: `2 3 4 of characters`; `numbers` may also be a list."""
    return t.gettext(_SEVERAL[suit], numbers=numbers)


def run_text(tiles: Sequence[Tile], t: Translator) -> str:
    """Tiles that stand together, as a set does: `2 3 4 of dots`, `5 5 of dots, East`."""
    return comma_list(_by_suit(tiles, numbers_text, t), t)


def tiles_text(tiles: Sequence[Tile], t: Translator) -> str:
    """Tiles of which each is meant by itself: `1, 5, 9 of characters; 4 and 8 of dots`."""
    parts = _by_suit(tiles, lambda suited: _one_by_one(suited, t), t)
    if len(parts) < len(tiles):  # numbers stand in a list of their own
        return semicolon_list(parts, t)
    return comma_list([tile_label(tile, t) for tile in tiles], t)


def tiles_in_all(tiles: Sequence[Tile], t: Translator) -> str:
    """The same as one list that ends, where a sentence goes on or the list is all there is."""
    parts = _by_suit(tiles, lambda suited: _one_by_one(suited, t), t)
    return group_list(parts, t) if len(parts) < len(tiles) else tiles_text(tiles, t)


def _one_by_one(suited: Sequence[Tile], t: Translator) -> str:
    """The numbers of tiles of one suit, each for itself; two of them are one and another."""
    numbers = [str(each.number) for each in suited]
    two_kinds = len(numbers) == 2 == len(set(numbers))
    return number_list(numbers, t) if two_kinds else number_series(numbers, t)


def _by_suit(
    tiles: Sequence[Tile], numbers: Callable[[Sequence[Tile]], str], t: Translator
) -> list[str]:
    """The tiles suit by suit; `numbers` writes those of one suit."""
    parts: list[str] = []
    for suit, group in groupby(tiles, key=lambda tile: tile.suit):
        own = tuple(group)
        if own[0].is_suited and len(own) > 1:
            parts.append(suited_text(suit, numbers(own), t))
        else:
            parts.extend(tile_label(tile, t) for tile in own)
    return parts


def concealed_text(tiles: Sequence[Tile], t: Translator) -> str:
    """Tiles as they stand, to be read one by one: `2 2 3 3 characters, East East`."""
    parts: list[str] = []
    for suit, group in groupby(tiles, key=lambda tile: tile.suit):
        own = tuple(group)
        if own[0].is_suited:
            numbers = spaced_list([str(tile.number) for tile in own], t)
            parts.append(t.gettext(_STANDING[suit], numbers=numbers))
        elif own[0].is_flower:
            parts.extend(tile_label(tile, t) for tile in own)
        else:
            short = _short_honors(t)
            parts.append(spaced_list([short[tile.number - 1] for tile in own], t))
    return comma_list(parts, t)


def _number(tile: Tile, t: Translator) -> str:
    """The number as it is written in a tile's name."""
    return t.pgettext("numbers in the names of tiles", "123456789")[tile.number - 1]


def _honors(t: Translator) -> tuple[str, ...]:
    return (
        t.pgettext("tile", "East"),
        t.pgettext("tile", "South"),
        t.pgettext("tile", "West"),
        t.pgettext("tile", "North"),
        t.pgettext("tile", "White Dragon"),
        t.pgettext("tile", "Green Dragon"),
        t.pgettext("tile", "Red Dragon"),
    )


def _short_honors(t: Translator) -> tuple[str, ...]:
    return (
        t.pgettext("standing tile", "East"),
        t.pgettext("standing tile", "South"),
        t.pgettext("standing tile", "West"),
        t.pgettext("standing tile", "North"),
        t.pgettext("standing tile", "White"),
        t.pgettext("standing tile", "Green"),
        t.pgettext("standing tile", "Red"),
    )


def _flowers(t: Translator) -> tuple[str, ...]:
    return (
        t.pgettext("flower", "Spring"),
        t.pgettext("flower", "Summer"),
        t.pgettext("flower", "Autumn"),
        t.pgettext("flower", "Winter"),
        t.pgettext("flower", "Plum"),
        t.pgettext("flower", "Orchid"),
        t.pgettext("flower", "Bamboo (flower)"),
        t.pgettext("flower", "Chrysanthemum"),
    )
