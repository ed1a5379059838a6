"""Worksheets, keys and cards."""

from typing import Final

from web.paper import assignments, card_choice, classes, waiting

BLUEPRINTS: Final = (
    assignments.blueprint,
    card_choice.blueprint,
    classes.blueprint,
    waiting.blueprint,
)
