"""Misconceptions about time, points, places and levels."""

from typing import Final

from quizzes.traps.misreading import Misreading

ABOUT_SCORES: Final[tuple[Misreading, ...]] = ()
