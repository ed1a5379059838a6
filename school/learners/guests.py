"""Guests: they come, are found again by the id in their browser, and can leave no trace."""

import uuid
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Table, case, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.sql.dml import ReturningUpdate

from school.columns import id_given, moment_given, to_utc
from school.errors import SchoolError
from school.learners.models import Learner
from school.learners.settings import LearnerSettings


def new_guest(
    session: Session,
    at: datetime,
    settings: LearnerSettings | None = None,
    learner_id: uuid.UUID | None = None,
) -> Learner:
    """A learner whom nobody has seen before, with an id that cannot be guessed.

    An id may be handed in that was promised before there was anything to store. Where two
    requests bring the same promised id at once, both get the row of the first. The id of somebody
    who was erased opens nothing: who brings it gets another.

    Raises:
        SchoolError: `naive-time`.
    """
    moment = to_utc(at)
    guest = Learner(
        id=learner_id or uuid.uuid4(),
        created_at=moment,
        last_seen_at=moment,
        settings=settings or LearnerSettings(),
    )
    try:
        with session.begin_nested():
            session.add(guest)
    except IntegrityError:
        first = session.get_one(Learner, guest.id, populate_existing=True)
        return first if first.erased_at is None else new_guest(session, at, settings)
    return guest


def find(session: Session, learner_id: uuid.UUID) -> Learner | None:
    """The learner with this id, or None: the guest was erased, or the id is made up."""
    learner = session.get(Learner, learner_id)
    return None if learner is None or learner.erased_at is not None else learner


def was_erased(session: Session, learner_id: uuid.UUID) -> bool:
    """Whether all of the learner was erased, of which something is still to be deleted."""
    erased_at = select(Learner.erased_at).where(Learner.id == learner_id)
    return session.scalar(erased_at) is not None


def touch(session: Session, learner_id: uuid.UUID, at: datetime) -> Learner | None:
    """Note that the learner was here; the row, locked until the transaction ends.

    It belongs to no session. None where there is no such learner, or all of it was erased. An earlier
    moment than the one noted changes nothing.
    """
    given = {"learner": learner_id, "now": to_utc(at)}
    row = session.connection().execute(_touch(), given).one_or_none()
    return None if row is None else Learner(**row._mapping)


@cache
def _touch() -> ReturningUpdate[Any]:
    """Built once, for each answer asks it."""
    table = Learner.__table__
    assert isinstance(table, Table)
    noted, now = table.c.last_seen_at, moment_given("now")
    return (
        update(table)
        .where(table.c.id == id_given("learner"), table.c.erased_at.is_(None))
        .values(last_seen_at=case((noted < now, now), else_=noted))
        .returning(*table.c)
    )


def save_settings(session: Session, learner_id: uuid.UUID, settings: LearnerSettings) -> Learner:
    """The learner, with these settings in place of all earlier ones.

    Raises:
        SchoolError: `unknown-learner`.
    """
    learner = find(session, learner_id)
    if learner is None:
        raise unknown_learner(learner_id)
    learner.settings = settings
    session.flush()
    return learner


def unknown_learner(learner_id: uuid.UUID) -> SchoolError:
    """The refusal of an id that belongs to no learner."""
    return SchoolError(
        "unknown-learner", f"no learner has the id {str(learner_id)!r}: begin as a new guest"
    )
