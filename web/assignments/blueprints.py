"""Assignments as students take them."""

from typing import Final

from web.assignments import hand_in, question, result, sheet_page, start

BLUEPRINTS: Final = (
    start.blueprint,
    question.blueprint,
    sheet_page.blueprint,
    hand_in.blueprint,
    result.blueprint,
)
