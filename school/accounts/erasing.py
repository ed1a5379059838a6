"""Erasing somebody with everything that is theirs, the classes that nobody else teaches included."""

import uuid

from sqlalchemy.orm import Session

from school.classes.erasing import erase_taught_alone
from school.learners import guests


def erase(session: Session, learner_id: uuid.UUID) -> None:
    """Remove the learner, every place and answer, and each class that has no other teacher."""
    erase_taught_alone(session, learner_id)
    guests.erase(session, learner_id)
