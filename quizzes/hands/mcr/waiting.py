"""Which hands of the competition rules are worth asking about before the last tile."""

from collections.abc import Mapping
from typing import Final

MAIN_FANS: Final[Mapping[str, float]] = {
    "full-flush": 3,
    "half-flush": 2,
    "pure-straight": 1.5,
    "mixed-triple-chow": 1.5,
    "mixed-straight": 1.5,
    "mixed-shifted-chows": 1,
    "all-pungs": 1,
    "all-simples": 1,
    "lower-four": 1,
    "upper-four": 1,
    "knitted-straight": 0.5,
    "seven-pairs": 0.5,
    "two-dragon-pungs": 1,
}
DOUBTFUL_FANS: Final[Mapping[str, float]] = {
    "mixed-straight": 2,
    "mixed-triple-chow": 2,
    "mixed-shifted-chows": 1,
    "half-flush": 1,
    "all-simples": 1,
}
"""At some of their tiles these may fall short of the minimum."""
