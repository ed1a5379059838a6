"""Worksheets, keys and cards."""

from typing import Final

from web.paper import assignments, card_choice, classes, incident_book, waiting

BLUEPRINTS: Final = (
    assignments.blueprint,
    card_choice.blueprint,
    classes.blueprint,
    incident_book.blueprint,
    waiting.blueprint,
)
