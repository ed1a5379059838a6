"""Publishing: the questions are frozen, with the version that grades them and a digest of each."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from sqlalchemy.orm import Session

from quizzes import Address, Question
from quizzes.fingerprint import fingerprint
from quizzes.version import ENGINE
from school.assignments.goals import parse_goal
from school.assignments.locking import lock
from school.assignments.models import Assignment, AssignmentState, Item
from school.assignments.order import items_in
from school.assignments.own_items import has_own_items
from school.assignments.rules import last_end
from school.assignments.settings import faults, settings_of
from school.columns import to_utc
from school.errors import SchoolError


def digests_of(
    items: Iterable[Item], question_at: Callable[[Address], Question]
) -> Mapping[str, str]:
    """The digest of each question, by its address.

    Questions take milliseconds to make: call this before the session that writes.
    """
    return {item.question: fingerprint(question_at(Address.parse(item.question))) for item in items}


def publish(
    session: Session, assignment: Assignment, digests: Mapping[str, str], at: datetime
) -> Assignment:
    """Let the class have the assignment, as it stands: from now on no question changes.

    What is published already stays as it is. What was withdrawn comes back with the questions
    that it had.

    Raises:
        SchoolError: `no-questions`; a code of `Fault`; `over` where nobody could answer any more;
            `own-in-row` where so many in a row must be right and one is a teacher's own;
            `questions-changed` where `digests` lacks a question that was put in meanwhile.
    """
    row = lock(session, assignment)
    if row.state is AssignmentState.PUBLISHED:
        return row
    now = to_utc(at)
    _check(row, now)
    if row.state is AssignmentState.DRAFT:
        goal = parse_goal(row.goal)
        if goal is None or goal.asks_questions:
            items = items_in(session, row)
            if goal is not None and has_own_items(items):
                raise SchoolError("own-in-row", "an own hand is the same each time it is asked")
            _freeze(items, digests)
        row.published_at = now
    row.state, row.touched = AssignmentState.PUBLISHED, True
    session.flush()
    return row


def _check(row: Assignment, now: datetime) -> None:
    found = faults(settings_of(row))
    if found:
        raise SchoolError(found[0].value, f"these settings cannot be: {', '.join(found)}")
    end = last_end(row.terms)
    if end is not None and end <= now:
        raise SchoolError("over", "nobody could answer any more: set a later end")


def _freeze(items: list[Item], digests: Mapping[str, str]) -> None:
    if not items:
        raise SchoolError("no-questions", "an assignment without questions cannot be published")
    for item in items:
        if item.question not in digests:
            raise SchoolError("questions-changed", "somebody else changed the questions meanwhile")
        item.engine, item.digest = ENGINE, digests[item.question]


def withdraw(session: Session, assignment: Assignment) -> Assignment:
    """Take a published assignment back: students see it no longer, and all grades are kept.

    Raises:
        SchoolError: `not-published` for a draft.
    """
    row = lock(session, assignment)
    if row.state is AssignmentState.DRAFT:
        raise SchoolError("not-published", "a draft was never published: discard it instead")
    row.state = AssignmentState.WITHDRAWN
    session.flush()
    return row
