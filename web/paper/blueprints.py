"""Worksheets, keys and cards."""

from typing import Final

from web.paper import assignments, card_choice, classes, incident_book, reports, waiting

BLUEPRINTS: Final = (
    assignments.blueprint,
    card_choice.blueprint,
    classes.blueprint,
    incident_book.blueprint,
    reports.blueprint,
    waiting.blueprint,
)
