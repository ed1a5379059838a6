"""Four people each state something about the rules; one of them is wrong, or alone right."""

from typing import Final

from quizzes.situations.mcr.statements import (
    about_appeals,
    about_claims,
    about_endings,
    about_pins,
    about_places,
    about_seats,
    about_walls,
)

CHAPTERS: Final = (
    about_walls.CHAPTER,
    about_claims.CHAPTER,
    about_seats.CHAPTER,
    about_endings.CHAPTER,
    about_appeals.CHAPTER,
    *about_places.CHAPTERS,
    about_pins.CHAPTER,
)
