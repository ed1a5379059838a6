"""Which lessons a learner has done, and what the latest answers to their checks were."""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache

from sqlalchemy import Function, Select, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.columns import id_given, to_utc
from school.learners.guests import find, unknown_learner
from school.progress.address_parts import AddressParts
from school.progress.models import Answer, LessonCompletion, LessonDone, Outcome


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """An answer to a check or question of a lesson."""

    address: str
    public_id: uuid.UUID
    outcome: Outcome
    credit: float


def store_lesson_done(
    session: Session,
    learner_id: uuid.UUID,
    course: str,
    lesson: str,
    how: LessonCompletion,
    at: datetime,
) -> LessonDone:
    """The row that says that the learner has done the lesson; the first one counts.

    Raises:
        SchoolError: `naive-time`, `unknown-learner`.
    """
    key = {"learner_id": learner_id, "course": course, "lesson": lesson}
    earlier = session.get(LessonDone, key)
    if earlier is not None:
        return earlier
    row = LessonDone(**key, how=how, at=to_utc(at))
    try:
        with session.begin_nested():
            session.add(row)
    except IntegrityError:
        # On PostgreSQL another request may have written it since we looked.
        winner = session.get(LessonDone, key)
        if winner is not None:
            return winner
        if find(session, learner_id) is None:
            raise unknown_learner(learner_id) from None
        raise
    return row


def lessons_done(
    session: Session, learner_id: uuid.UUID
) -> dict[tuple[str, str], LessonCompletion]:
    """Every lesson that the learner has done, by course and lesson."""
    rows = session.connection().execute(_lessons_done(), {"learner": learner_id})
    return {(row.course, row.lesson): row.how for row in rows}


@cache
def _lessons_done() -> Select[str, str, LessonCompletion]:
    """Built once, for most pages of a learner ask it."""
    own = LessonDone.learner_id == id_given("learner")
    return select(LessonDone.course, LessonDone.lesson, LessonDone.how).where(own)


def latest_answers(
    session: Session, learner_id: uuid.UUID, addresses: Iterable[str]
) -> dict[str, LessonAnswer]:
    """The latest answer to each of these questions and checks, skipped ones left out."""
    return _answers(session, learner_id, addresses, func.max(Answer.id))


def first_answers_since(
    session: Session, learner_id: uuid.UUID, addresses: Iterable[str], since: datetime
) -> dict[str, LessonAnswer]:
    """The first answer to each of these from a moment on: what counts in a test."""
    return _answers(session, learner_id, addresses, func.min(Answer.id), since)


def _answers(
    session: Session,
    learner_id: uuid.UUID,
    addresses: Iterable[str],
    which: Function[int],
    since: datetime | None = None,
) -> dict[str, LessonAnswer]:
    wanted = set(addresses)
    runs = {AddressParts.of(address).drill for address in wanted}
    chosen = [
        Answer.learner_id == learner_id,
        Answer.drill.in_(runs),
        Answer.outcome != Outcome.SKIPPED,
    ]
    if since is not None:
        chosen.append(Answer.answered_at >= to_utc(since))
    ids = select(which).where(*chosen).group_by(Answer.question)
    rows = session.execute(
        select(Answer.question, Answer.public_id, Answer.outcome, Answer.credit).where(
            Answer.id.in_(ids)
        )
    )
    return {row.question: LessonAnswer(*row) for row in rows if row.question in wanted}
