"""Misconceptions with names: each is one wrong rule, which yields the wrong answers it explains."""

from quizzes.misconceptions.diagnosis import (
    OF_SYSTEM,
    Diagnosis,
    is_as_good,
    kin_of,
    mistakes,
    of_fans,
    of_total,
)
from quizzes.misconceptions.misconception import Misconception
from quizzes.misconceptions.mistake import Mistake, change
from quizzes.misconceptions.shared import ABSENT, LOOK_ALIKE, MISSED

__all__ = [
    "ABSENT",
    "LOOK_ALIKE",
    "MISSED",
    "OF_SYSTEM",
    "Diagnosis",
    "Misconception",
    "Mistake",
    "change",
    "is_as_good",
    "kin_of",
    "mistakes",
    "of_fans",
    "of_total",
]
