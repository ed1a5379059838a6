"""Misconceptions with names: each is one wrong rule, which yields the wrong answers it explains."""

from quizzes.traps.diagnosis import (
    BY_ID,
    LOOK_ALIKE,
    MISSED,
    TRAPS,
    Diagnosis,
    mistakes,
    of_fans,
    of_total,
)
from quizzes.traps.kin import KIN
from quizzes.traps.trap import Mistake, Trap

__all__ = [
    "BY_ID",
    "KIN",
    "LOOK_ALIKE",
    "MISSED",
    "TRAPS",
    "Diagnosis",
    "Mistake",
    "Trap",
    "mistakes",
    "of_fans",
    "of_total",
]
