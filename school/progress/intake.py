"""Taking answers in: what they show is kept as rows and added to the sums."""

import uuid
from collections.abc import Mapping, Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.learning.state import LearningAims
from school.progress.evidence import AnswerEvidence, evidence_rows, facts_row
from school.progress.models import Answer, AnswerFacts, Outcome, SkillEvidence
from school.progress.summing import update_sums
from school.upsert import insert_rows

_TURN = 4_111_977  # names the turn among the advisory locks of the database


def wait_for_turn(session: Session) -> None:
    """Wait until no other answer is being taken in, and hold the others up until the end.

    What is learnt from an answer depends on those before it, so they are taken in by the order of
    their ids. SQLite lets one write at a time in any case.
    """
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(_TURN)))


def store_evidence(
    session: Session,
    answers: Sequence[tuple[Answer, AnswerEvidence | None]],
    aims: Mapping[uuid.UUID, LearningAims],
) -> None:
    """Keep what the answers show, None for a question met before, and sum it up.

    The answers are stored already, come in the order of their ids, and say themselves whether they
    calibrate, so that all sums can be made again as they were; `aims` are those of the learners.
    """
    telling = [
        (answer, shown)
        for answer, shown in answers
        if shown is not None and answer.outcome is not Outcome.SKIPPED
    ]
    evidence = [row for each in telling for row in evidence_rows(*each)]
    insert_rows(session, SkillEvidence, evidence)
    insert_rows(session, AnswerFacts, [facts_row(*each) for each in telling])
    update_sums(session, answers, aims)
