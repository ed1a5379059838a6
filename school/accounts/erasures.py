"""Erasing learners in parts: gone for everybody at once, and the last of what they answered soon after.

To delete thousands of answers takes seconds, in which on SQLite nobody else's answer could be kept. So one
short transaction marks the learner's row as erased and deletes whatever names them, lets them in or is seen
by others. What is left is read by nobody but themselves (`OWN_TABLES`), and their id opens nothing any more.
It is deleted by `finish_erasures`, a portion in each transaction, and the row with the last of it: what a
crash leaves is found by the mark. Who has little is gone with the first transaction.
"""

import time
import uuid
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Column, Table, delete, select, tuple_, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.columns import ModelBase, to_utc
from school.database import Database
from school.learners.models import Learner
from school.progress.models import (
    Answer,
    DeskResult,
    LessonDone,
    PlayedDeal,
    SkillEvidence,
    Sprint,
)
from school.progress.rebuild import SUM_TABLES

PORTION: Final = (
    200  # rows of one's own, with what was derived from each, deleted in one transaction
)
PAUSE: Final = 0.05  # seconds between two, in which others write
AT_ONCE: Final = 20  # learners whose portions are deleted together

_NEVER: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""Before every erasure: SQLite finds a range of moments by their index, and not those that are no NULL."""

OWN_TABLES: Final[tuple[type[ModelBase], ...]] = (
    Answer,  # and with each what it shows
    SkillEvidence,
    *SUM_TABLES,
    LessonDone,
    Sprint,
    PlayedDeal,
    DeskResult,
)
"""What grows with each answer, lesson and deal of a learner, and is read with their id alone."""


def pause() -> None:
    """Let others write."""
    time.sleep(PAUSE)


def erase_learners(session: Session, ids: Collection[uuid.UUID], at: datetime) -> None:
    """Let these learners be gone for everybody, and begin to delete what is their own.

    What the first portion leaves is deleted by `finish_erasures`.
    """
    session.execute(
        update(Learner).where(Learner.id.in_(ids)).values(erased_at=to_utc(at)),
        execution_options={"synchronize_session": False},
    )
    for own, on_delete in _references():
        if own.table.name not in {model.__tablename__ for model in OWN_TABLES}:
            if on_delete == "SET NULL":
                session.execute(update(own.table).where(own.in_(ids)).values({own: None}))
            else:
                session.execute(delete(own.table).where(own.in_(ids)))
    _delete_portion(session, ids, PORTION)


def finish_erasures(
    database: Database, rest: Callable[[], None] = pause, portion: int = PORTION
) -> int:
    """Delete what is left of learners who were erased; how many of them are done now.

    Each portion is a transaction of its own; `rest` is called after each, for others to write.
    """
    finished = 0
    while ids := _begun(database):
        with database.writing() as session:
            held = _held(session, ids)
            finished += _delete_portion(session, held, portion) if held else 0
        rest()
    return finished


def _begun(database: Database) -> Sequence[uuid.UUID]:
    """Some of the learners of whom something is left, who was erased first before all others."""
    erased = select(Learner.id).where(Learner.erased_at > _NEVER)
    with database.reading() as session:
        ordered = erased.order_by(Learner.erased_at, Learner.id)
        return session.scalars(ordered.limit(AT_ONCE)).all()


def _held(session: Session, ids: Collection[uuid.UUID]) -> Sequence[uuid.UUID]:
    """Those of the learners that no other process is deleting at this moment.

    On PostgreSQL whoever waited would find the same rows gone, and take it for the last of them.
    """
    rows = select(Learner.id).where(Learner.id.in_(ids)).with_for_update(skip_locked=True)
    return session.scalars(rows).all()


def _delete_portion(session: Session, ids: Collection[uuid.UUID], portion: int) -> int:
    """Delete so many rows of these learners, and their own where none is left; how many are gone."""
    left = portion
    for model in OWN_TABLES:
        left -= _deleted_rows(session, model, ids, left)
        if left <= 0:
            return 0
    # What a request that was under way has added meanwhile goes along by itself.
    gone = delete(Learner).where(Learner.id.in_(ids))
    result = session.execute(gone, execution_options={"synchronize_session": False})
    return _row_count(result)


def _deleted_rows(
    session: Session, model: type[ModelBase], ids: Collection[uuid.UUID], most: int
) -> int:
    table = model.__table__
    assert isinstance(table, Table)
    key = tuple_(*table.primary_key.columns)
    some = select(*table.primary_key.columns).where(table.c.learner_id.in_(ids)).limit(most)
    return _row_count(session.execute(delete(table).where(key.in_(some))))


def _references() -> Iterator[tuple[Column[Any], str | None]]:
    """Each column that refers to a learner, and what becomes of its row without the learner."""
    for table in ModelBase.metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column.table is Learner.__table__:
                yield key.parent, key.ondelete


def _row_count(result: object) -> int:
    assert isinstance(result, CursorResult)
    return result.rowcount
