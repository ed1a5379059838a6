"""Misconceptions about the competition rules, in the order in which they are tried."""

from typing import Final

from quizzes.misconceptions import shared
from quizzes.misconceptions.mcr import principles, sums, tiles, winning
from quizzes.misconceptions.mcr.kin import KIN
from quizzes.misconceptions.mistake import Misconception

__all__ = ["KIN", "TRAPS"]

TRAPS: Final[tuple[Misconception, ...]] = (
    *principles.chapter.misconceptions,
    shared.lower_reading("high-not-low"),
    *winning.chapter.misconceptions,
    *tiles.chapter.misconceptions,
    shared.look_alike(KIN),
    *sums.chapter.misconceptions,
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
