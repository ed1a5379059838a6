"""What was handed in in time when the due date is moved before it: it stays in time, or is late."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.assignments.grants import grants_of
from school.assignments.models import Assignment, AssignmentAttempt, StudentResponse
from school.assignments.rules import NOTHING_GRANTED, Terms, is_late, window
from school.columns import to_utc


def made_late(
    session: Session, assignment: Assignment, terms: Terms, now: datetime
) -> Sequence[AssignmentAttempt]:
    """The attempts that are over and in time, and would be late by these terms.

    Raises:
        SchoolError: `naive-time`.
    """
    at = to_utc(now)
    grants = grants_of(session, [assignment.id])[assignment.id]
    rows = session.execute(
        select(AssignmentAttempt, func.max(StudentResponse.answered_at))
        .join(StudentResponse, StudentResponse.attempt_id == AssignmentAttempt.id)
        .where(
            AssignmentAttempt.assignment_id == assignment.id,
            AssignmentAttempt.kept_in_time.is_(False),
            ~AssignmentAttempt.open_at(at),
        )
        .group_by(AssignmentAttempt.id)
    )
    results = []
    for attempt, last_answer in rows:
        granted = grants.get(attempt.student_id, NOTHING_GRANTED)
        before, after = window(assignment.terms, granted), window(terms, granted)
        done = attempt.submitted_at, last_answer
        if is_late(after, *done) and not is_late(before, *done):
            results.append(attempt)
    return results


def keep_in_time(
    session: Session, assignment: Assignment, terms: Terms, now: datetime
) -> Sequence[AssignmentAttempt]:
    """Let those attempts stay in time, before the terms are written; the attempts.

    Raises:
        SchoolError: `naive-time`.
    """
    found = made_late(session, assignment, terms, now)
    for attempt in found:
        attempt.kept_in_time = True
    session.flush()
    return found
