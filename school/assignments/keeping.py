"""What stands in a question that is not answered yet, or not any more.

Where an answer is final as soon as it is given, what was ticked before is kept as it stands: it is no
answer and brings nothing, but is there again when the student comes back.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from school.assignments.locking import lock_attempt
from school.assignments.models import AssignmentAttempt, StudentResponse
from school.assignments.rules import is_final_at_once
from school.assignments.taking import response_at
from school.columns import to_utc
from school.errors import SchoolError
from school.progress.grading import StoredResponse


def keep_unsent(
    session: Session,
    attempt: AssignmentAttempt,
    position: int,
    given: StoredResponse,
    now: datetime,
) -> StudentResponse:
    """Keep what stands in the question at that position; None for nothing, which takes back an answer.

    An answer that is final stays as it is.

    Raises:
        SchoolError: `attempt-over`, `unknown-position`, `not-published`, `class-archived`,
            `naive-time`.
    """
    at = to_utc(now)
    locked = lock_attempt(session, attempt)
    if not locked.is_open(at):
        raise SchoolError("attempt-over", "this attempt takes no answers any more")
    response, assignment, _accepted = response_at(session, locked, position)
    if response.outcome is not None and is_final_at_once(assignment.terms):
        return response
    response.outcome, response.given, response.credit = None, given, 0.0
    response.engine = response.digest = response.trap = response.evidence = None
    response.seconds = response.answered_at = None
    response.accepted = False
    session.flush()
    return response
