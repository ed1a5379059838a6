"""Misconceptions about International Mahjong, in the order in which they are tried."""

from typing import Final

from quizzes.misconceptions import shared
from quizzes.misconceptions.imj import groups, tiles, winning
from quizzes.misconceptions.imj.kin import KIN
from quizzes.misconceptions.mistake import CountMisconception

__all__ = ["KIN", "MISCONCEPTIONS"]

MISCONCEPTIONS: Final[tuple[CountMisconception, ...]] = (
    *groups.theme.misconceptions,
    shared.lower_reading("one-structure"),
    *winning.theme.misconceptions,
    *tiles.theme.misconceptions,
    shared.look_alike(KIN),
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
