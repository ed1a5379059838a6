"""Worksheets, keys and cards."""

from typing import Final

from web.paper import assignments, classes, waiting

BLUEPRINTS: Final = (
    assignments.blueprint,
    classes.blueprint,
    waiting.blueprint,
)
