"""Misconceptions about the competition rules, in the order in which they are tried."""

from typing import Final

from quizzes.misconceptions import shared
from quizzes.misconceptions.mcr import principles, sums, tiles, winning
from quizzes.misconceptions.mcr.kin import KIN
from quizzes.misconceptions.mistake import CountMisconception

__all__ = ["KIN", "MISCONCEPTIONS"]

MISCONCEPTIONS: Final[tuple[CountMisconception, ...]] = (
    *principles.theme.misconceptions,
    shared.lower_reading("high-not-low"),
    *winning.theme.misconceptions,
    *tiles.theme.misconceptions,
    shared.look_alike(KIN),
    *sums.theme.misconceptions,
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
