"""Counting tries in the database, so that all processes of the site count together.

A try is counted before it is known whether it succeeds: whoever tries many at once is stopped as
soon as whoever tries one after the other. One that succeeds gives back what was counted.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, delete, func, or_, select
from sqlalchemy.orm import Session

from school.accounts.models import Attempt
from school.columns import to_utc

TRY_WINDOW: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class AttemptLimit:
    """At most `most` tries of a kind within the window, by whoever `who_digest` stands for.

    `former_digests` stand for the same one: tries counted under them count too.
    """

    kind: str
    who_digest: str
    most: int
    former_digests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountedTry:
    """A try that may go on; `ids` are its rows."""

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RetryAfter:
    """A try that comes too soon: how long until the next may be made."""

    left: timedelta

    @property
    def minutes(self) -> int:
        """In whole minutes, at least one."""
        return max(1, math.ceil(self.left / timedelta(minutes=1)))


def count_attempt(
    session: Session, limits: Iterable[AttemptLimit], at: datetime
) -> CountedTry | RetryAfter:
    """Count a try against each of the limits, or say how long to wait; then none is counted."""
    moment = to_utc(at)
    _delete(session, Attempt.at <= moment - TRY_WINDOW)
    asked = tuple(limits)
    _stand_in_line(session, asked)
    waits = [wait for limit in asked if (wait := _wait(session, limit, moment))]
    if waits:
        return RetryAfter(max(waits))
    rows = [Attempt(kind=each.kind, who_digest=each.who_digest, at=moment) for each in asked]
    session.add_all(rows)
    session.flush()
    return CountedTry(tuple(row.id for row in rows))


def wait_of(session: Session, limit: AttemptLimit, at: datetime) -> RetryAfter | None:
    """How long to wait before the next try against the limit; None where it may be made at once."""
    left = _wait(session, limit, to_utc(at))
    return None if left is None else RetryAfter(left)


def forget(session: Session, counted: CountedTry, who_digests: Iterable[str] = ()) -> None:
    """Give back what was counted for a try that succeeded, and every try of these digests."""
    _delete(session, or_(Attempt.id.in_(counted.ids), Attempt.who_digest.in_(tuple(who_digests))))


def erase_tries(session: Session, who_digests: Iterable[str]) -> None:
    """Give back every try of one who has shown to be who they say."""
    _delete(session, Attempt.who_digest.in_(tuple(who_digests)))


def _delete(session: Session, condition: ColumnElement[bool]) -> None:
    """Delete the tries of a condition, locked in one order.

    Several that succeed at once give back each other's tries: on PostgreSQL each could otherwise hold
    a row that another waits for.
    """
    ids = session.scalars(
        select(Attempt.id).where(condition).order_by(Attempt.id).with_for_update()
    ).all()
    if ids:
        session.execute(delete(Attempt).where(Attempt.id.in_(ids)))


def _stand_in_line(session: Session, limits: Iterable[AttemptLimit]) -> None:
    """On PostgreSQL two could count at once and both find room; SQLite lets one write at a time."""
    if session.get_bind().dialect.name == "postgresql":
        for who in sorted({limit.who_digest for limit in limits}):
            session.execute(select(func.pg_advisory_xact_lock(func.hashtext(who))))


def _wait(session: Session, limit: AttemptLimit, at: datetime) -> timedelta | None:
    """How long until the oldest of the tries that fill the limit leaves the window."""
    oldest_that_fills = session.scalar(
        select(Attempt.at)
        .where(
            Attempt.kind == limit.kind,
            Attempt.who_digest.in_((limit.who_digest, *limit.former_digests)),
            Attempt.at > at - TRY_WINDOW,
        )
        .order_by(Attempt.at.desc(), Attempt.id.desc())
        .offset(limit.most - 1)
        .limit(1)
    )
    return oldest_that_fills + TRY_WINDOW - at if oldest_that_fills is not None else None
