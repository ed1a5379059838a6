"""Questions of a bank that are ticked: they stay so while the pages are turned."""

import uuid
from typing import Final

from flask import request

from school.bank.keeping import MOST_QUESTIONS
from school.public_ids import parse_id

TURN: Final = "page-"
"""What the button of another page sends as `do`, with the number of that page behind it."""


def ticked_questions() -> tuple[uuid.UUID, ...]:
    """The public ids that the form has sent, each once."""
    sent = request.form.getlist("question")[: 2 * MOST_QUESTIONS]
    return tuple(dict.fromkeys(map(parse_id, sent)))


def turned_to() -> str:
    """The number of the page to which the form turns; empty where something else was pressed."""
    pressed = request.form.get("do", "")
    return pressed.removeprefix(TURN) if pressed.startswith(TURN) else ""
