"""A browser remembers which exams were begun in it: whoever signs out in the middle is still sitting one.

Who comes next to a shared computer is somebody else, and is known by a sign-in or a place of their own; a
place that is asked for meanwhile is one that a teacher gives.
"""

import uuid
from typing import Final

from flask import session

_EXAMS: Final = "exam"
MOST_NOTED: Final = 8
"""Exams of one browser: a class sits one each, and who handed in is forgotten."""


def note_exam(learner_id: uuid.UUID) -> None:
    """Note who sits an exam in this browser."""
    noted = _noted()
    if learner_id.hex not in noted:
        session[_EXAMS] = [*noted, learner_id.hex][-MOST_NOTED:]
        session.permanent = True


def noted_exams() -> tuple[uuid.UUID, ...]:
    """Who was noted, the latest last."""
    return tuple(uuid.UUID(hex=each) for each in _noted())


def keep_noted_exams(learner_ids: tuple[uuid.UUID, ...]) -> None:
    """Note these and nobody else."""
    session.pop(_EXAMS, None)
    for each in learner_ids:
        note_exam(each)


def forget_exams() -> None:
    """Note nobody: those exams are over."""
    session.pop(_EXAMS, None)


def _noted() -> list[str]:
    """What the signed cookie holds, of which nobody but this site can write."""
    held: object = session.get(_EXAMS, [])
    return list(held) if isinstance(held, list) else [str(held)]
