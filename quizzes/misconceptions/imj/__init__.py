"""Misconceptions about International Mahjong, in the order in which they are tried."""

from typing import Final

from quizzes.misconceptions import shared
from quizzes.misconceptions.imj import groups, tiles, winning
from quizzes.misconceptions.imj.kin import KIN
from quizzes.misconceptions.mistake import Misconception

__all__ = ["KIN", "TRAPS"]

TRAPS: Final[tuple[Misconception, ...]] = (
    *groups.chapter.misconceptions,
    shared.lower_reading("one-structure"),
    *winning.chapter.misconceptions,
    *tiles.chapter.misconceptions,
    shared.look_alike(KIN),
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
