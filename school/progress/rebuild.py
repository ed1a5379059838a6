"""Deriving the evidence again, when the way of deriving it has changed."""

import uuid
from collections.abc import Callable, Iterable

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from school.progress.evidence import Evidence, evidence_rows
from school.progress.models import Answer, FanEvidence


def rebuild(
    session: Session,
    evidence_of: Callable[[Answer], Iterable[Evidence]],
    learner_id: uuid.UUID | None = None,
    batch: int = 500,
) -> int:
    """Replace what the answers show by what `evidence_of` says; how many answers were read.

    With a learner's id only this learner's evidence is touched. The answers stay as they are.
    `batch` is how many of them are in memory at once.
    """
    chosen = [] if learner_id is None else [Answer.learner_id == learner_id]
    stale = [] if learner_id is None else [FanEvidence.learner_id == learner_id]
    session.execute(delete(FanEvidence).where(*stale))
    read, last_id = 0, 0
    met: set[tuple[uuid.UUID, str]] = set()  # a question shows something the first time only
    while answers := session.scalars(
        select(Answer).where(Answer.id > last_id, *chosen).order_by(Answer.id).limit(batch)
    ).all():
        for answer in answers:
            if (answer.learner_id, answer.question) not in met:
                session.add_all(evidence_rows(answer, evidence_of(answer)))
                met.add((answer.learner_id, answer.question))
        session.flush()
        read, last_id = read + len(answers), answers[-1].id
    return read
