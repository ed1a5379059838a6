"""Misconceptions about Rengo, in the order in which they are tried."""

from typing import Final

from quizzes.misconceptions import shared
from quizzes.misconceptions.mistake import CountMisconception
from quizzes.misconceptions.rengo import closed, replaced, winds_and_dora
from quizzes.misconceptions.rengo.kin import KIN

__all__ = ["KIN", "MISCONCEPTIONS"]

MISCONCEPTIONS: Final[tuple[CountMisconception, ...]] = (
    *replaced.theme.misconceptions,
    shared.lower_reading("dearest-reading"),
    *closed.theme.misconceptions,
    *winds_and_dora.theme.misconceptions,
    shared.look_alike(KIN),
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
