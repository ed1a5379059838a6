"""Situations of the Mahjong Competition Rules, one topic a file."""

from typing import Final

from quizzes.situations.mcr import (
    conduct,
    exposed,
    false_wins,
    growing,
    win_calls,
    wrong_sets,
)

__all__ = ["CHAPTERS"]

CHAPTERS: Final = (
    growing.CHAPTER,
    wrong_sets.CHAPTER,
    false_wins.CHAPTER,
    win_calls.CHAPTER,
    exposed.CHAPTER,
    conduct.CHAPTER,
)
