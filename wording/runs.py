"""Runs of tiles in written text, set so that they are heard tile by tile.

Who writes a lesson writes `234 of characters` and `333`; a screen reader would say two hundred and
thirty-four. Between the digits goes the narrow space of `wording.tiles`, which the eye hardly sees.
"""

import re
from typing import Final

from wording.tiles import BETWEEN_DIGITS

_DIGITS: Final = "123456789"
_SAME: Final = r"([1-9])\1{2,3}"
_CLIMBING: Final = "|".join(
    _DIGITS[start : start + length] for length in range(9, 2, -1) for start in range(10 - length)
)
_KNITTED: Final = "147|258|369"
_NAMED: Final = (  # any number of tiles where the suit is named beside them
    r"[1-9]{2,14}(?= of (?:characters|dots|bamboos)\b| (?:Wan|Tan|Sok)s?\b|[万萬饼筒条索])"
    r"|(?<=[萬筒索]子の)[1-9]{2,14}"
)
_COUNTED: Final = r" ?(?:points?|fans?|tiles|mados?|fu|han)\b|[点點分番翻符枚张]|マド"
_RUN: Final = re.compile(
    rf"(?<![\d.,A-Za-z第])(?:{_NAMED}"
    rf"|(?:{_SAME}|{_CLIMBING}|{_KNITTED})(?![\d%]|[.,]\d|{_COUNTED}))"
)


def expand_tile_runs(text: str) -> str:
    """The text with a narrow space between the digits of each run of tiles.

    A run is three or four of a kind, three or more that climb by one, a knitted sequence, or any
    digits beside the name of their suit. Counts, points and articles stay as they are.
    """
    return _RUN.sub(lambda found: BETWEEN_DIGITS.join(found[0]), text)
