"""Rows with sensible values for all that a test does not mention."""

import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import count

from sqlalchemy.orm import Session

from school.learners.models import Learner
from school.progress.evidence import AnswerEvidence, TopicEvidence
from school.progress.grading import GradedAnswer, StoredResponse
from school.progress.hand_in import hand_in
from school.progress.models import Answer, Outcome

_fresh = count(1)

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def answer(
    session: Session,
    learner_id: uuid.UUID,
    address: str | None = None,
    *,
    response: StoredResponse = "pure-straight",
    credit: float = 1.0,
    evidence: Iterable[TopicEvidence] = (),
    shown: AnswerEvidence | None = None,
    seconds: float | None = 12.5,
    token: str | None = None,
    at: datetime = NOON,
    outcome: Outcome = Outcome.ANSWERED,
) -> Answer:
    """Hand in an answer, to a question not met before where none is named."""
    return hand_in(
        session,
        session.get_one(Learner, learner_id),
        GradedAnswer(
            question=address or f"mcr-2014/fans/3/2611/{next(_fresh)}",
            outcome=outcome,
            response=response,
            credit=credit,
            evidence=shown or AnswerEvidence(tuple(evidence)),
            engine="0.1.0",
            seconds=seconds,
            token=token or uuid.uuid4().hex,
        ),
        at,
    )
