"""When attempts end that are under way, after the rules of an assignment were changed."""

from sqlalchemy import exists, select
from sqlalchemy.orm import Session, aliased

from school.assignments.grants import grants_of
from school.assignments.models import Assignment, AssignmentAttempt
from school.assignments.rules import NOTHING_GRANTED, Terms, ends_at, window


def recompute_deadlines(session: Session, assignment: Assignment, terms: Terms) -> None:
    """Let the attempts that nobody handed in end by these terms, and by what was granted.

    The last attempt of a student goes on, though its time had run out, where there is time for it
    again, unless the student has seen its keys meanwhile.
    """
    session.flush()
    grants = grants_of(session, [assignment.id])[assignment.id]
    later = aliased(AssignmentAttempt)
    is_last = ~exists().where(
        later.assignment_id == AssignmentAttempt.assignment_id,
        later.student_id == AssignmentAttempt.student_id,
        later.number > AssignmentAttempt.number,
    )
    unfinished = select(AssignmentAttempt).where(
        is_last,
        AssignmentAttempt.assignment_id == assignment.id,
        AssignmentAttempt.submitted_at.is_(None),
        AssignmentAttempt.keys_shown_at.is_(None),
    )
    for attempt in session.scalars(unfinished.with_for_update()):
        limits = window(terms, grants.get(attempt.student_id, NOTHING_GRANTED))
        attempt.ends_at = ends_at(limits, attempt.begun_at)
    session.flush()
