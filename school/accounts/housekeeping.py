"""Erasing what nobody comes back for: guests unseen for long, and rows that ran out.

`delete_expired_rows` is what to call once a day. Each of its transactions is short, so that the site goes on
answering meanwhile.

A guest is a learner without an account and without a place in any class, also one that was left.
Who has answered a few questions on a single day and never came back is forgotten soon; whoever did
more, keeps it for a year.
"""

import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Result,
    Uuid,
    and_,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
)
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.accounts import attempts, sign_ins
from school.accounts.models import Attempt, ResetLink, SignIn
from school.classes.models import Invitation
from school.columns import ModelBase, UtcDateTime, to_utc
from school.database import Database
from school.learners.known import has_account_or_place
from school.learners.models import Learner
from school.progress.models import Answer, LessonDone

FEW_ANSWERS: Final = 10
"""Fewer than a run has unless one asks for a short one, and than a placement has."""

MONTH: Final = timedelta(days=30.5)
BATCH: Final = 20  # guests erased in one transaction
PAUSE: Final = 0.05  # seconds between two, in which others write


@dataclass(frozen=True, slots=True)
class UnseenLimits:
    """After how long a guest is forgotten who did not come back.

    `after_one_visit` is for who was here on a single day (of UTC), gave fewer than `FEW_ANSWERS`
    answers and finished no lesson; `after_progress` for any other guest.
    """

    after_one_visit: timedelta = timedelta(days=30)
    after_progress: timedelta = 12 * MONTH


USUAL_UNSEEN: Final = UnseenLimits()

LastSeen = tuple[datetime, uuid.UUID]
"""When a guest was seen last, and the guest's id."""


def delete_expired_rows(database: Database, now: datetime) -> int:
    """Erase what ran out and the guests who never came back; how many rows and guests that were."""
    return erase_expired(database, now) + erase_unseen_guests(database, now)


def count_unseen_guests(
    database: Database, now: datetime, unseen: UnseenLimits = USUAL_UNSEEN
) -> int:
    """How many guests `erase_unseen_guests` would erase."""
    with database.reading() as session:
        rows = select(func.count()).select_from(Learner).where(_is_unseen(now, unseen))
        return session.scalar(rows) or 0


def erase_unseen_guests(
    database: Database,
    now: datetime,
    unseen: UnseenLimits = USUAL_UNSEEN,
    batch: int = BATCH,
    rest: Callable[[], None] = lambda: time.sleep(PAUSE),
) -> int:
    """Erase the guests unseen for so long with every row of theirs; how many.

    They are looked for without a lock, and at most `batch` go in one transaction; `rest` is called
    after each, for others to write.
    """
    erased, found = 0, _find_unseen(database, now, unseen, batch, None)
    while found:
        with database.writing() as session:
            erased += _erase(session, [learner_id for _, learner_id in found], now, unseen)
        rest()
        found = _find_unseen(database, now, unseen, batch, found[-1])
    return erased


def erase_expired(database: Database, now: datetime) -> int:
    """Erase counted tries, links and sign-ins whose time is over; how many rows."""
    moment = to_utc(now)
    expired: dict[type[ModelBase], ColumnElement[bool]] = {
        Attempt: Attempt.at <= moment - attempts.TRY_WINDOW,
        ResetLink: ResetLink.expires_at <= moment,
        Invitation: Invitation.expires_at <= moment,
        SignIn: SignIn.last_seen_at < moment - sign_ins.SIGN_IN_LIFE,
    }
    erased = 0
    for table, is_over in expired.items():
        with database.writing() as session:
            erased += _deleted(session.execute(delete(table).where(is_over)))
    return erased


def _find_unseen(
    database: Database, now: datetime, unseen: UnseenLimits, most: int, after: LastSeen | None
) -> Sequence[LastSeen]:
    """Some who are to be erased, in the order of when they were seen, after one who was found."""
    order = (Learner.last_seen_at, Learner.id)
    rows = select(*order).where(_is_unseen(now, unseen)).order_by(*order).limit(most)
    if after is not None:
        seen_at, learner_id = after
        later = tuple_(literal(seen_at, UtcDateTime()), literal(learner_id, Uuid()))
        rows = rows.where(tuple_(*order) > later)
    with database.reading() as session:
        return [(row.last_seen_at, row.id) for row in session.execute(rows)]


def _erase(session: Session, ids: list[uuid.UUID], now: datetime, unseen: UnseenLimits) -> int:
    """Erase those of them who are still unseen; how many.

    On PostgreSQL they are locked first, and only then looked at once more: who holds a learner's row,
    or has referred to it since, is answering, signing up or joining at this moment.
    """
    locked = select(Learner.id).where(Learner.id.in_(ids)).with_for_update(skip_locked=True)
    gone = delete(Learner).where(
        Learner.id.in_(session.scalars(locked).all()), _is_unseen(now, unseen)
    )
    return _deleted(session.execute(gone, execution_options={"synchronize_session": False}))


def _is_unseen(now: datetime, unseen: UnseenLimits) -> ColumnElement[bool]:
    moment = to_utc(now)
    answers = select(func.count()).where(Answer.learner_id == Learner.id).scalar_subquery()
    only_looked_in = and_(
        Learner.last_seen_at < moment - unseen.after_one_visit,
        func.date(Learner.last_seen_at) == func.date(Learner.created_at),
        ~exists().where(LessonDone.learner_id == Learner.id),
        answers < FEW_ANSWERS,
    )
    long_ago = Learner.last_seen_at < moment - unseen.after_progress
    soonest = moment - min(unseen.after_one_visit, unseen.after_progress)
    return and_(
        Learner.last_seen_at < soonest,  # what the index finds
        or_(long_ago, only_looked_in),
        ~has_account_or_place(Learner.id),
    )


def _deleted(result: Result[Any]) -> int:
    assert isinstance(result, CursorResult)
    return result.rowcount
