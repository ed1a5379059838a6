"""Flowers by colour and number, as International Mahjong tells them apart (4.3)."""

from typing import Final

from scoring import Tile
from wording.tiles import tile_label
from wording.translator import Translator, translator

_OF_A_COLOUR: Final = 4


def flower_name(flower: Tile, t: Translator) -> str:
    """A flower with its colour and number: `Spring (Blue 1)`.

    The name in front is the common one, also where `t` says all names as these rules do.
    """
    number = (flower.number - 1) % _OF_A_COLOUR + 1
    name = tile_label(flower, translator(t.lang))
    if flower.number <= _OF_A_COLOUR:
        return t.gettext("%(flower)s (Blue %(number)s)", flower=name, number=number)
    return t.gettext("%(flower)s (Red %(number)s)", flower=name, number=number)
