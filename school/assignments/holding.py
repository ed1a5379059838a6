"""Holding a row, so that nobody else changes it or begins anything under it meanwhile."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import Assignment, AssignmentAttempt, State
from school.errors import SchoolError

_KEY: Final = "held assignments"


@dataclass(frozen=True, slots=True)
class _Held:
    """An assignment that a session holds; a session that writes is one transaction."""

    row: Assignment
    shared: bool


def hold(session: Session, assignment: Assignment, *, shared: bool = False) -> Assignment:
    """The assignment as it is now, held until the session ends.

    `shared` holds it against changes only: others may hold it so at the same time. The row may
    come from another session than the one that it is asked of. One that this session holds already
    is given back without another statement.

    Raises:
        SchoolError: `unknown-assignment` where it is gone.
    """
    held: dict[int, _Held] = session.info.setdefault(_KEY, {})
    known = held.get(assignment.id)
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
    held[row.id] = _Held(row, shared)
    return row


def hold_draft(session: Session, assignment: Assignment) -> Assignment:
    """The same, of an assignment whose questions may still be changed.

    Raises:
        SchoolError: `not-a-draft`, `unknown-assignment`.
    """
    row = hold(session, assignment)
    if row.state is not State.DRAFT:
        raise SchoolError("not-a-draft", "the questions of a published assignment stay as they are")
    return row


def hold_attempt(session: Session, attempt: AssignmentAttempt) -> AssignmentAttempt:
    """The attempt as it is now, held until the session ends.

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
