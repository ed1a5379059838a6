"""Misconceptions with names: each is one wrong rule, which yields the wrong answers it explains."""

from quizzes.misconceptions.diagnosis import (
    ALL_MISCONCEPTIONS,
    BY_ID,
    OF_SYSTEM,
    Diagnosis,
    is_as_good,
    kin_of,
    mistakes,
    of_fans,
    of_total,
)
from quizzes.misconceptions.misreading import TableMisconception
from quizzes.misconceptions.mistake import Misconception, Mistake, change
from quizzes.misconceptions.shared import ABSENT, LOOK_ALIKE, MISSED
from quizzes.misconceptions.table import MISREADINGS

__all__ = [
    "ABSENT",
    "ALL_MISCONCEPTIONS",
    "BY_ID",
    "LOOK_ALIKE",
    "MISREADINGS",
    "MISSED",
    "OF_SYSTEM",
    "Diagnosis",
    "Misconception",
    "Mistake",
    "TableMisconception",
    "change",
    "is_as_good",
    "kin_of",
    "mistakes",
    "of_fans",
    "of_total",
]
