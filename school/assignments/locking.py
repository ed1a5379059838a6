"""Locking a row, so that nobody else changes it or begins anything under it meanwhile."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import Assignment, AssignmentAttempt, AssignmentState
from school.errors import SchoolError

_KEY: Final = "locked assignments"


@dataclass(frozen=True, slots=True)
class _LockedRow:
    """An assignment that a session has locked; a session that writes is one transaction."""

    row: Assignment
    shared: bool


def lock(session: Session, assignment: Assignment, *, shared: bool = False) -> Assignment:
    """The assignment as it is now, locked until the session ends.

    `shared` locks it against changes only: others may lock it so at the same time. The row may
    come from another session. One that this session has locked already
    is given back without another statement.

    Raises:
        SchoolError: `unknown-assignment` where it is gone.
    """
    locked: dict[int, _LockedRow] = session.info.setdefault(_KEY, {})
    known = locked.get(assignment.id)
    if known is not None and (shared or not known.shared) and known.row in session:
        return known.row
    row = session.scalar(
        select(Assignment)
        .where(Assignment.id == assignment.id)
        .with_for_update(read=shared)
        .execution_options(populate_existing=True)
    )
    if row is None:
        raise SchoolError("unknown-assignment", "this assignment is there no longer")
    locked[row.id] = _LockedRow(row, shared)
    return row


def lock_draft(session: Session, assignment: Assignment) -> Assignment:
    """The same, of an assignment whose questions may still be changed.

    Raises:
        SchoolError: `not-a-draft`, `unknown-assignment`.
    """
    row = lock(session, assignment)
    if row.state is not AssignmentState.DRAFT:
        raise SchoolError("not-a-draft", "the questions of a published assignment stay as they are")
    return row


def lock_attempt(session: Session, attempt: AssignmentAttempt) -> AssignmentAttempt:
    """The attempt as it is now, locked until the session ends.

    Raises:
        SchoolError: `unknown-attempt` where it is gone.
    """
    row = session.scalar(
        select(AssignmentAttempt)
        .where(AssignmentAttempt.id == attempt.id)
        .with_for_update()
        .execution_options(populate_existing=True)
    )
    if row is None:
        raise SchoolError("unknown-attempt", "this attempt is there no longer")
    return row
