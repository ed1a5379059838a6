"""Situations of Mahjong Rengo, one topic a file."""

from typing import Final

from quizzes.situations.rengo import (
    claims,
    dealer,
    dice,
    draws,
    fouls,
    furiten,
    liability,
    moves,
    placed,
    riichi,
    seats,
    settled,
    sticks,
)
from quizzes.situations.rengo.deeds import chapters

__all__ = ["CHAPTERS"]

CHAPTERS: Final = (
    seats.CHAPTER,
    dice.CHAPTER,
    dealer.CHAPTER,
    claims.CHAPTER,
    riichi.CHAPTER,
    sticks.CHAPTER,
    furiten.CHAPTER,
    draws.CHAPTER,
    fouls.CHAPTER,
    liability.CHAPTER,
    *moves.CHAPTERS,
    *settled.CHAPTERS,
    placed.CHAPTER,
    *chapters.CHAPTERS,
)
