"""Assignments as students take them."""

from typing import Final

from web.assignments import hand_in, question, result, start

BLUEPRINTS: Final = (
    start.blueprint,
    question.blueprint,
    hand_in.blueprint,
    result.blueprint,
)
