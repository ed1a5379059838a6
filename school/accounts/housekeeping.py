"""Erasing what nobody comes back for: guests unseen for long, and rows that ran out.

`delete_expired_rows` is what to call once a day. Each of its transactions is short, so that the site goes on
answering meanwhile.

A guest is a learner without an account and without a place in any class, also one that was left.
Who has answered a few questions on a single day and never came back is forgotten soon; whoever did
more, keeps it for a year.
"""

import uuid
from collections.abc import Callable, Iterator, Sequence
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

from school.accounts import attempts, erasures, sign_ins
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
LOOKED_AT: Final = 1000  # learners that one statement looks at
BATCH: Final = 20  # guests erased in one transaction


@dataclass(frozen=True, slots=True)
class UnseenLimits:
    """After how long a guest is forgotten who did not come back.

    `after_one_visit` is for who was here on a single day (of UTC), gave fewer than `FEW_ANSWERS`
    answers and finished no lesson; `after_progress` for any other guest.
    """

    after_one_visit: timedelta = timedelta(days=30)
    after_progress: timedelta = 12 * MONTH


USUAL_UNSEEN: Final = UnseenLimits()


@dataclass(frozen=True, slots=True)
class UnseenLearner:
    """A learner who was not seen for a while, when that was, and whether it is long enough to be erased."""

    seen_at: datetime
    id: uuid.UUID
    is_unseen: bool


def delete_expired_rows(database: Database, now: datetime) -> int:
    """Erase what ran out and the guests who never came back; how many rows and guests that were."""
    return erase_expired(database, now) + erase_unseen_guests(database, now)


def count_unseen_guests(
    database: Database, now: datetime, unseen: UnseenLimits = USUAL_UNSEEN
) -> int:
    """How many guests `erase_unseen_guests` would erase."""
    return sum(len(found) for found in _all_unseen(database, now, unseen))


def erase_unseen_guests(
    database: Database,
    now: datetime,
    unseen: UnseenLimits = USUAL_UNSEEN,
    batch: int = BATCH,
    rest: Callable[[], None] = erasures.pause,
) -> int:
    """Erase the guests unseen for so long with every row of theirs; how many.

    They are looked for without a lock, and at most `batch` go in one transaction, each of which
    deletes a portion of what they answered; `rest` is called after each, for others to write.
    Erasures that were begun and not finished are finished as well.
    """
    erased = 0
    erasures.finish_erasures(database, rest)
    for found in _all_unseen(database, now, unseen):
        for begin in range(0, len(found), batch):
            with database.writing() as session:
                erased += _erase(session, found[begin : begin + batch], now, unseen)
            rest()
            erasures.finish_erasures(database, rest)
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


def _all_unseen(
    database: Database, now: datetime, unseen: UnseenLimits
) -> Iterator[list[uuid.UUID]]:
    """Who is to be erased, in the order of when they were seen, some at a time."""
    looked: Sequence[UnseenLearner] | None = None
    while looked is None or len(looked) == LOOKED_AT:
        with database.reading() as session:
            looked = look_at_next(session, now, unseen, looked[-1] if looked else None)
        yield [each.id for each in looked if each.is_unseen]


def look_at_next(
    session: Session, now: datetime, unseen: UnseenLimits, after: UnseenLearner | None
) -> Sequence[UnseenLearner]:
    """The next `LOOKED_AT` of those who were not seen for a while, after one of them.

    Most of them stay, and so a statement that looked for the next who goes could take for ever.
    """
    order = (Learner.last_seen_at, Learner.id)
    is_unseen = _is_unseen(now, unseen).label("is_unseen")
    rows = select(*order, is_unseen).where(_is_long_gone(now, unseen))
    if after is not None:
        last = tuple_(literal(after.seen_at, UtcDateTime()), literal(after.id, Uuid()))
        rows = rows.where(tuple_(*order) > last)
    found = session.execute(rows.order_by(*order).limit(LOOKED_AT))
    return [UnseenLearner(row.last_seen_at, row.id, row.is_unseen) for row in found]


def _erase(session: Session, ids: list[uuid.UUID], now: datetime, unseen: UnseenLimits) -> int:
    """Erase those of them who are still unseen; how many.

    On PostgreSQL they are locked first, and only then looked at once more: who holds a learner's row,
    or has referred to it since, is answering, signing up or joining at this moment.
    """
    locked = select(Learner.id).where(Learner.id.in_(ids)).with_for_update(skip_locked=True)
    held = session.scalars(locked).all()
    still = select(Learner.id).where(Learner.id.in_(held), _is_unseen(now, unseen))
    gone = session.scalars(still).all()
    if gone:
        erasures.erase_learners(session, gone, now)
    return len(gone)


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
    return and_(
        Learner.erased_at.is_(None),
        _is_long_gone(now, unseen),
        or_(long_ago, only_looked_in),
        ~has_account_or_place(Learner.id),
    )


def _is_long_gone(now: datetime, unseen: UnseenLimits) -> ColumnElement[bool]:
    """What the index finds: not seen for as long as the shortest time after which somebody is forgotten."""
    shortest = min(unseen.after_one_visit, unseen.after_progress)
    return Learner.last_seen_at < to_utc(now) - shortest


def _deleted(result: Result[Any]) -> int:
    assert isinstance(result, CursorResult)
    return result.rowcount
