"""Misconceptions about International Mahjong, in the order in which they are tried."""

from typing import Final

from quizzes.traps import shared
from quizzes.traps.imj import groups, tiles, winning
from quizzes.traps.imj.kin import KIN
from quizzes.traps.trap import Misconception

__all__ = ["KIN", "TRAPS"]

TRAPS: Final[tuple[Misconception, ...]] = (
    *groups.chapter.traps,
    shared.lower_reading("one-structure"),
    *winning.chapter.traps,
    *tiles.chapter.traps,
    shared.look_alike(KIN),
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
