"""A browser remembers that an exam was begun in it: whoever signs out in the middle is still sitting it.

Who comes next to a shared computer is somebody else, and is known by a sign-in of their own.
"""

import uuid
from typing import Final

from flask import session

_EXAM: Final = "exam"


def note_exam(learner_id: uuid.UUID) -> None:
    """Note who sits an exam in this browser."""
    if session.get(_EXAM) != learner_id.hex:
        session[_EXAM] = learner_id.hex
        session.permanent = True


def noted_exam() -> uuid.UUID | None:
    """Who was noted last."""
    try:
        return uuid.UUID(hex=session.get(_EXAM, ""))
    except ValueError:
        return None


def forget_exam() -> None:
    """Note nobody: that exam is over."""
    session.pop(_EXAM, None)
