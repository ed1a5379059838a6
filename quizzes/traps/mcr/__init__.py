"""Misconceptions about the competition rules, in the order in which they are tried."""

from typing import Final

from quizzes.traps import shared
from quizzes.traps.mcr import principles, sums, tiles, winning
from quizzes.traps.mcr.kin import KIN
from quizzes.traps.trap import Misconception

__all__ = ["KIN", "TRAPS"]

TRAPS: Final[tuple[Misconception, ...]] = (
    *principles.chapter.traps,
    shared.lower_reading("high-not-low"),
    *winning.chapter.traps,
    *tiles.chapter.traps,
    shared.look_alike(KIN),
    *sums.chapter.traps,
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
