"""What a learner may see of the way so far: practice by day, what comes back, what is mistaken."""

import uuid
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.columns import to_utc
from school.progress.due import is_due_by
from school.progress.summaries import HourRow, MisconceptionRow, SkillRow


@dataclass(frozen=True, slots=True)
class PracticeDay:
    """The answers of a day: how many, how many with full credit, and the time they took.

    `timed` of them have a time, ten minutes at most; `seconds` is the sum of those. What was
    skipped is no answer.
    """

    day: date
    answers: int
    right: int
    timed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class MisconceptionCount:
    """A misconception: its id (`quizzes.misconceptions.registry`), how often and when last met."""

    trap: str
    n: int
    last_at: datetime


def practice_days(
    session: Session, learner_id: uuid.UUID, rules: str, since: datetime, zone: tzinfo
) -> tuple[PracticeDay, ...]:
    """The days with answers from a moment on, in order, by the clock of a time zone.

    Answers are summed up by hours of UTC, so where a zone is half an hour off, so is its midnight.

    Raises:
        SchoolError: `naive-time`.
    """
    rows = session.scalars(
        select(HourRow)
        .where(
            HourRow.learner_id == learner_id,
            HourRow.rules == rules,
            HourRow.begins_at >= to_utc(since),
        )
        .order_by(HourRow.begins_at)
    )
    results: dict[date, PracticeDay] = {}
    for row in rows:
        day = row.begins_at.astimezone(zone).date()
        before = results.get(day, PracticeDay(day, 0, 0, 0, 0.0))
        results[day] = PracticeDay(
            day,
            before.answers + row.answers,
            before.right + row.right,
            before.timed + row.timed,
            before.seconds + row.seconds,
        )
    return tuple(results.values())


def misconception_counts(
    session: Session, learner_id: uuid.UUID, rules: str, least: int = 2, most: int = 5
) -> tuple[MisconceptionCount, ...]:
    """The misconceptions met at least so often, the most frequent first, then the latest."""
    rows = session.scalars(
        select(MisconceptionRow)
        .where(
            MisconceptionRow.learner_id == learner_id,
            MisconceptionRow.rules == rules,
            MisconceptionRow.n >= least,
        )
        .order_by(MisconceptionRow.n.desc(), MisconceptionRow.last_at.desc(), MisconceptionRow.trap)
        .limit(most)
    )
    return tuple(MisconceptionCount(row.trap, row.n, row.last_at) for row in rows)


def due_topics(
    session: Session,
    learner_id: uuid.UUID,
    rules: str,
    now: datetime,
    untaught: Collection[str] = (),
) -> frozenset[str]:
    """The topics of which a skill is due; `untaught` as in `is_due_by`.

    Raises:
        SchoolError: `naive-time`.
    """
    due = is_due_by(learner_id, rules, now, untaught)
    return frozenset(session.scalars(select(SkillRow.topic).where(*due)))


def forecast(
    session: Session,
    learner_id: uuid.UUID,
    rules: str,
    now: datetime,
    zone: tzinfo,
    count: int = 7,
    untaught: Collection[str] = (),
) -> Sequence[tuple[date, int]]:
    """How many skills fall due on each of the next days, today first with all that are overdue.

    `untaught` as in `is_due_by`.

    Raises:
        SchoolError: `naive-time`.
    """
    today = to_utc(now).astimezone(zone).date()
    ahead = [today + timedelta(days=place) for place in range(count)]
    due_then = is_due_by(learner_id, rules, now + timedelta(days=count), untaught)
    moments = session.scalars(select(SkillRow.due_at).where(*due_then))
    due = Counter(max(each.astimezone(zone).date(), today) for each in moments if each)
    return [(day, due[day]) for day in ahead]
