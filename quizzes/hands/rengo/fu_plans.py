"""Which parts the hands of a level have whose fu are asked for."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.hands.rengo.fu_hands import (
    ADDED_KONG,
    CHOW,
    CLAIMED_CHOW,
    CLAIMED_KONG,
    CLAIMED_PUNG,
    CONCEALED_KONG,
    PUNG,
    HandPlan,
    LastTile,
    SetSort,
)

_SETS: Final = 4  # of a hand
_STANDING: Final = {PUNG: 3.0}
_LYING: Final = {CLAIMED_PUNG: 3.0}
_KONGS: Final = {CONCEALED_KONG: 2.0}
_OPEN_KONGS: Final = {CLAIMED_KONG: 1.0, ADDED_KONG: 1.0}
_PUNGS_AND_KONGS: Final[Mapping[int, Mapping[int, float]]] = {
    1: {0: 1},
    2: {0: 1, 1: 3},
    3: {1: 2, 2: 3},
    4: {0: 1, 1: 2, 2: 2},
    5: {1: 1, 2: 3, 3: 2},
}
"""How many sets are no chows, at each level, with weights."""
_OPEN: Final = {1: 0.0, 2: 0.35, 3: 0.5, 4: 0.4, 5: 0.5}
_DRAWN: Final = {1: 0.0, 2: 0.4, 3: 0.4, 4: 0.5, 5: 0.4}
_VALUE_PAIR: Final = {1: 0.0, 2: 0.0, 3: 0.4, 4: 0.3, 5: 0.5}
_LAST_TILE: Final = {
    LastTile.TWO_SIDED: 3.0,
    LastTile.MIDDLE: 1.5,
    LastTile.EDGE: 1.0,
    LastTile.SINGLE: 1.5,
    LastTile.DUAL_PUNG: 1.5,
}
_PINFU: Final = (CHOW,) * _SETS
SPECIAL: Final = (
    HandPlan(_PINFU, LastTile.TWO_SIDED, drawn=True),
    HandPlan(_PINFU, LastTile.TWO_SIDED, drawn=False),
    HandPlan((CLAIMED_CHOW, *_PINFU[1:]), LastTile.TWO_SIDED, drawn=False),
    HandPlan((CLAIMED_CHOW, CLAIMED_CHOW, *_PINFU[2:]), LastTile.TWO_SIDED, drawn=False),
    HandPlan((PUNG, *_PINFU[1:]), LastTile.DUAL_PUNG, drawn=False),
)
"""Pinfu drawn and not (56(4)), an open hand of 20 (56(6)), a pung that a ron completes (56(2)3)."""


def plan_of_level(level: int, draw: Draw) -> HandPlan:
    """The parts of a hand of the level; level 1 is closed, of chows alone and won by ron."""
    is_open = draw.chance(_OPEN[level])
    sorts = _STANDING | (_KONGS if level > 2 else {})
    if is_open:
        sorts |= _LYING | (_OPEN_KONGS if level > 2 else {})
    heavy = draw.weighted(_PUNGS_AND_KONGS[level])
    sets = [draw.weighted(sorts) for _ in range(heavy)] + [CHOW] * (_SETS - heavy)
    if is_open and not any(each.is_claimed for each in sets):
        sets[-1] = CLAIMED_CHOW
    return HandPlan(
        tuple(sets),
        draw.weighted(_last_tiles(level, sets)),
        draw.chance(_DRAWN[level]),
        draw.chance(_VALUE_PAIR[level]),
    )


def _last_tiles(level: int, sets: list[SetSort]) -> Mapping[LastTile, float]:
    """The ways in which a last tile can complete one of those sets, or the pair, with weights.

    Four chows and a last tile at either end would be one of the special cases, but for level 1.
    """
    lacking = set() if PUNG in sets else {LastTile.DUAL_PUNG}
    if CHOW not in sets:
        lacking |= {LastTile.TWO_SIDED, LastTile.MIDDLE, LastTile.EDGE}
    if level > 1 and {CHOW, CLAIMED_CHOW} >= set(sets):
        lacking.add(LastTile.TWO_SIDED)
    return {last: weight for last, weight in _LAST_TILE.items() if last not in lacking}
