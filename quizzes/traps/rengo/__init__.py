"""Misconceptions about Rengo, in the order in which they are tried."""

from typing import Final

from quizzes.traps import shared
from quizzes.traps.rengo import closed, replaced, winds_and_dora
from quizzes.traps.rengo.kin import KIN
from quizzes.traps.trap import Misconception

__all__ = ["KIN", "TRAPS"]

TRAPS: Final[tuple[Misconception, ...]] = (
    *replaced.chapter.traps,
    shared.lower_reading("dearest-reading"),
    *closed.chapter.traps,
    *winds_and_dora.chapter.traps,
    shared.look_alike(KIN),
    shared.ONCE_FOR_SEVERAL,
    shared.MISSED_FAN,
)
