"""Situations of International Mahjong, one topic a file."""

from typing import Final

from quizzes.situations.imj import (
    alerts,
    cards,
    claims,
    dealer,
    dice,
    false_wins,
    payments,
    ranking,
    seats,
    settings,
    wrong_calls,
)

__all__ = ["CHAPTERS"]

CHAPTERS: Final = (
    settings.CHAPTER,
    seats.CHAPTER,
    dice.CHAPTER,
    dealer.CHAPTER,
    claims.CHAPTER,
    wrong_calls.CHAPTER,
    false_wins.CHAPTER,
    payments.CHAPTER,
    alerts.CHAPTER,
    ranking.CHAPTER,
    cards.CHAPTER,
)
