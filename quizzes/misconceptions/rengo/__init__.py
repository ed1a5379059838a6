"""Misconceptions about Rengo, in the order in which they are tried."""

from typing import Final

from quizzes.misconceptions import shared
from quizzes.misconceptions.mistake import Misconception
from quizzes.misconceptions.rengo import closed, replaced, winds_and_dora
from quizzes.misconceptions.rengo.kin import KIN

__all__ = ["KIN", "TRAPS"]

TRAPS: Final[tuple[Misconception, ...]] = (
    *replaced.chapter.misconceptions,
    shared.lower_reading("dearest-reading"),
    *closed.chapter.misconceptions,
    *winds_and_dora.chapter.misconceptions,
    shared.look_alike(KIN),
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
