"""Situations of the Mahjong Competition Rules, one topic a file."""

from typing import Final

from quizzes.situations.mcr import (
    appeals,
    claims,
    conduct,
    dealing,
    endings,
    exposed,
    false_wins,
    growing,
    opposites,
    payments,
    pins,
    ranking,
    scores,
    seating,
    several_players,
    times,
    wall,
    win_calls,
    wrong_sets,
)

CHAPTERS: Final = (
    wall.CHAPTER,
    dealing.CHAPTER,
    seating.CHAPTER,
    claims.CHAPTER,
    growing.CHAPTER,
    wrong_sets.CHAPTER,
    false_wins.CHAPTER,
    win_calls.CHAPTER,
    exposed.CHAPTER,
    conduct.CHAPTER,
    times.CHAPTER,
    endings.CHAPTER,
    appeals.CHAPTER,
    payments.CHAPTER,
    scores.CHAPTER,
    ranking.CHAPTER,
    pins.CHAPTER,
    *several_players.CHAPTERS,
    *opposites.CHAPTERS,
)
