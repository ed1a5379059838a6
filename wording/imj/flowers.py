"""Flowers by colour and number, as International Mahjong tells them apart (4.3)."""

from typing import Final

from scoring import Tile, tile
from wording.tiles import tile_label
from wording.translator import Translator, translator

_OF_A_COLOUR: Final = 4
_BAMBOO: Final = tile("7f")


def flower_name(flower: Tile, t: Translator) -> str:
    """A flower with its colour and number: `Spring (Blue 1)`.

    The name in front is the common one, also where `t` says all names as these rules do.
    """
    number = (flower.number - 1) % _OF_A_COLOUR + 1
    name = _bare_name(flower, t)
    if flower.number <= _OF_A_COLOUR:
        return t.gettext("%(flower)s (Blue %(number)s)", flower=name, number=number)
    return t.gettext("%(flower)s (Red %(number)s)", flower=name, number=number)


def _bare_name(flower: Tile, t: Translator) -> str:
    """Its name; the colour behind it already tells the bamboo flower from the suit."""
    if flower == _BAMBOO:
        return t.pgettext("flower with its number", "Bamboo")
    return tile_label(flower, translator(t.lang))
