"""Rows with sensible values for all that a test does not mention."""

import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import count

from sqlalchemy.orm import Session

from school.progress.evidence import Evidence, Shown
from school.progress.hand_in import Given, hand_in
from school.progress.models import Answer, Outcome

_fresh = count(1)

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def answer(
    session: Session,
    learner_id: uuid.UUID,
    address: str | None = None,
    *,
    given: Given = "pure-straight",
    credit: float = 1.0,
    evidence: Iterable[Evidence] = (),
    shown: Shown | None = None,
    seconds: float | None = 12.5,
    token: str | None = None,
    at: datetime = NOON,
    outcome: Outcome = Outcome.ANSWERED,
) -> Answer:
    """Hand in an answer, to a question not met before where none is named."""
    return hand_in(
        session,
        learner_id,
        address or f"mcr-2014/fans/3/2611/{next(_fresh)}",
        given,
        credit,
        shown or Shown(tuple(evidence)),
        seconds,
        token or uuid.uuid4().hex,
        at,
        "0.1.0",
        outcome,
    )
