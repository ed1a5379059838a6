"""Rounding half up, as on paper, whatever sums of binary fractions lack of a half."""

from math import floor
from typing import Final

_HAIR: Final = 1e-9


def percent(share: float) -> int:
    """A share, 0 to 1, in whole per cent: 0.125 is 13."""
    return floor(share * 100 + 0.5 + _HAIR)


def to_hundredths(points: float) -> float:
    """Points to two places: 0.125 is 0.13."""
    return floor(points * 100 + 0.5 + _HAIR) / 100
