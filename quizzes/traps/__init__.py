"""Misconceptions with names: each is one wrong rule, which yields the wrong answers it explains."""

from quizzes.traps.diagnosis import (
    BY_ID,
    OF_SYSTEM,
    TRAPS,
    Diagnosis,
    is_as_good,
    kin_of,
    mistakes,
    of_fans,
    of_total,
)
from quizzes.traps.misreading import Misreading
from quizzes.traps.misreadings import MISREADINGS
from quizzes.traps.shared import ABSENT, LOOK_ALIKE, MISSED
from quizzes.traps.trap import Mistake, Trap, change

__all__ = [
    "ABSENT",
    "BY_ID",
    "LOOK_ALIKE",
    "MISREADINGS",
    "MISSED",
    "OF_SYSTEM",
    "TRAPS",
    "Diagnosis",
    "Misreading",
    "Mistake",
    "Trap",
    "change",
    "is_as_good",
    "kin_of",
    "mistakes",
    "of_fans",
    "of_total",
]
