"""Situations of International Mahjong, one topic a file."""

from typing import Final

from quizzes.situations.imj import (
    alerts,
    bound,
    cards,
    claims,
    dealer,
    dice,
    false_wins,
    moves,
    payments,
    ranking,
    seats,
    seats_drawn,
    settings,
    two_games,
    wrong_calls,
)
from quizzes.situations.imj.deeds import chapters

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
    *moves.CHAPTERS,
    *chapters.CHAPTERS,
    *bound.CHAPTERS,
    seats_drawn.CHAPTER,
    *two_games.CHAPTERS,
)
