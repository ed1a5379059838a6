"""Taking an answer in: what it shows is kept as rows and added to the sums."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.learning.state import Aims
from school.progress.evidence import Shown, evidence_rows, facts_row
from school.progress.models import Answer, Outcome
from school.progress.summing import sum_up

_TURN = 4_111_977  # names the turn among the advisory locks of the database


def take_turn(session: Session) -> None:
    """Wait until no other answer is being taken in, and hold the others up until the end.

    What is learnt from an answer depends on those before it, so they are taken in by the order of
    their ids. SQLite lets one write at a time in any case.
    """
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(_TURN)))


def take_in(session: Session, answer: Answer, shown: Shown | None, aims: Aims) -> None:
    """Keep what the answer shows, None for a question met before, and sum it up.

    The answer has its id already, and says itself whether it calibrates, so that all sums can be
    made again as they were; `aims` are those of its learner.

    Raises:
        SchoolError: `bad-weight`, `topic-twice`.
    """
    if shown is not None and answer.outcome is not Outcome.SKIPPED:
        session.add_all(evidence_rows(answer, shown))
        session.add(facts_row(answer, shown))
    sum_up(session, answer, shown, aims, answer.calibrates)
