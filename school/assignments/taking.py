"""Taking an assignment: an attempt is begun, its answers saved one by one, and it is handed in.

Everything goes by the server's clock, which comes in as `now`.
"""

from datetime import datetime

from sqlalchemy import ColumnElement, Select, func, or_, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.assignments.granted import grant_of
from school.assignments.holding import hold, hold_attempt
from school.assignments.models import Assignment, AssignmentAttempt, Item, Response, State
from school.assignments.order import items_in
from school.assignments.rules import (
    Phase,
    WhyNot,
    Window,
    ends_at,
    is_final_at_once,
    may_begin,
    phase,
    window,
)
from school.assignments.seeding import question_for
from school.classes.models import SchoolClass, Student
from school.columns import require_zone
from school.errors import SchoolError
from school.progress.grading import GradedAnswer


def window_of(session: Session, assignment: Assignment, student: Student) -> Window:
    """What holds for this student, with what was granted."""
    return window(assignment.terms, grant_of(session, assignment, student))


def why_not_begin(
    session: Session, assignment: Assignment, student: Student, now: datetime
) -> WhyNot | None:
    """Why the student may not begin another attempt; None where one may.

    An attempt that is open is gone on with instead: ask `open_attempt` first.
    """
    taken = _last_number(session, assignment, student)
    return _why_not(session, assignment, student, require_zone(now), taken)


def _why_not(
    session: Session, assignment: Assignment, student: Student, at: datetime, taken: int
) -> WhyNot | None:
    if assignment.state is not State.PUBLISHED:
        return WhyNot.NOT_PUBLISHED
    if session.get_one(SchoolClass, assignment.class_id).archived_at is not None:
        return WhyNot.ARCHIVED
    if student.left_at is not None or student.class_id != assignment.class_id:
        return WhyNot.LEFT
    return may_begin(window_of(session, assignment, student), taken, at)


def open_attempt(
    session: Session, assignment: Assignment, student: Student, now: datetime
) -> AssignmentAttempt | None:
    """The attempt that the student is in the middle of, on whatever device it was begun."""
    return session.scalar(
        _of(assignment, student)
        .where(AssignmentAttempt.submitted_at.is_(None), _not_ended(require_zone(now)))
        .order_by(AssignmentAttempt.number.desc())
        .limit(1)
    )


def attempt_numbered(
    session: Session, assignment: Assignment, student: Student, number: int
) -> AssignmentAttempt | None:
    """The student's attempt of that number."""
    return session.scalar(_of(assignment, student).where(AssignmentAttempt.number == number))


def begin(
    session: Session,
    assignment: Assignment,
    student: Student,
    now: datetime,
    number: int | None = None,
) -> AssignmentAttempt:
    """An open attempt of the student: the one under way, or a new one with its questions.

    However many begin at once, the unique row of a number lets one of them make it, and the others
    find it. `number` is that of the attempt which the page offered: where there is one of that
    number it is given back, open or not, so that a page of yesterday uses up no attempt.

    Raises:
        SchoolError: a code of `WhyNot`; `naive-time`.
    """
    at = require_zone(now)
    row = hold(session, assignment, shared=True)
    # Read once, and before all else: what another request begins from now on has the same number.
    taken = _last_number(session, row, student)
    there = _there_already(session, row, student, at, number)
    if there is not None:
        return there
    why_not = _why_not(session, row, student, at, taken)
    if why_not is not None:
        raise SchoolError(why_not.value, "this student may not begin an attempt now")
    new = AssignmentAttempt(
        assignment_id=row.id,
        student_id=student.id,
        number=taken + 1,
        begun_at=at,
        ends_at=ends_at(window_of(session, row, student), at),
    )
    try:
        with session.begin_nested():
            session.add(new)
            session.flush()
    except IntegrityError:
        # Another request made it since we looked.
        winner = attempt_numbered(session, row, student, new.number)
        if winner is None:
            raise
        return winner
    session.add_all(_blank(row, item, student, new) for item in items_in(session, row))
    session.flush()
    return new


def _there_already(
    session: Session, assignment: Assignment, student: Student, at: datetime, number: int | None
) -> AssignmentAttempt | None:
    offered = None if number is None else attempt_numbered(session, assignment, student, number)
    if offered is not None:
        return offered
    if assignment.state is not State.PUBLISHED:
        return None
    return open_attempt(session, assignment, student, at)


def _blank(
    assignment: Assignment, item: Item, student: Student, attempt: AssignmentAttempt
) -> Response:
    return Response(
        attempt_id=attempt.id,
        item_id=item.id,
        question=question_for(assignment, item, student, attempt.number),
        credit=0.0,
    )


def save_answer(
    session: Session, attempt: AssignmentAttempt, position: int, answer: GradedAnswer, now: datetime
) -> Response:
    """Keep the answer to the question at that position, counted through from 1; its row.

    Until the attempt is handed in the latest answer counts, from whatever device; where something
    is shown after each answer, the first one stays. The same answer again changes nothing, so it
    may be sent twice.

    Raises:
        SchoolError: `attempt-over` where it was handed in, or its time is over; `not-published`
            where the assignment was withdrawn; `class-archived`; `unknown-position`; `naive-time`.
    """
    at = require_zone(now)
    held = hold_attempt(session, attempt)
    if phase(held.submitted_at, held.ends_at, at) is not Phase.OPEN:
        raise SchoolError("attempt-over", "this attempt takes no answers any more")
    response, assignment = _at_position(session, held, position)
    final = is_final_at_once(assignment.terms) and response.outcome is not None
    if final or _is_the_same(response, answer):
        return response
    response.outcome, response.given = answer.outcome, answer.given
    response.credit, response.trap = answer.credit, answer.shown.trap
    response.seconds, response.answered_at = answer.seconds, at
    response.engine, response.digest = answer.engine, answer.digest
    response.evidence = [list(each) for each in answer.shown.evidence]
    session.flush()
    return response


def _at_position(
    session: Session, attempt: AssignmentAttempt, position: int
) -> tuple[Response, Assignment]:
    """The question there and its assignment, by one query: answers come thick and fast."""
    found = session.execute(
        select(Response, Assignment, SchoolClass.archived_at)
        .join(Item, Item.id == Response.item_id)
        .join(Assignment, Assignment.id == Item.assignment_id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .where(Response.attempt_id == attempt.id, Item.position == position)
        .execution_options(populate_existing=True)
    ).first()
    if found is None:
        raise SchoolError("unknown-position", f"this attempt has no question {position}")
    response, assignment, archived_at = found
    if assignment.state is not State.PUBLISHED:
        raise SchoolError(WhyNot.NOT_PUBLISHED.value, "this assignment was withdrawn")
    if archived_at is not None:
        raise SchoolError(WhyNot.ARCHIVED.value, "this class is archived")
    return response, assignment


def _is_the_same(response: Response, answer: GradedAnswer) -> bool:
    return (response.outcome, response.given, response.engine, response.digest) == (
        answer.outcome,
        answer.given,
        answer.engine,
        answer.digest,
    )


def hand_in_attempt(session: Session, attempt: AssignmentAttempt, now: datetime) -> bool:
    """Close the attempt, whatever is answered in it. True where this call did it.

    False where it was handed in before, or its time is over, so that it counts as handed in. Of
    many that arrive at once exactly one does it.

    Raises:
        SchoolError: `naive-time`.
    """
    at = require_zone(now)
    done = session.execute(
        update(AssignmentAttempt)
        .where(
            AssignmentAttempt.id == attempt.id,
            AssignmentAttempt.submitted_at.is_(None),
            _not_ended(at),
        )
        .values(submitted_at=at)
        .execution_options(synchronize_session="fetch")
    )
    assert isinstance(done, CursorResult)
    return bool(done.rowcount == 1)


def _of(assignment: Assignment, student: Student) -> Select[AssignmentAttempt]:
    return select(AssignmentAttempt).where(
        AssignmentAttempt.assignment_id == assignment.id,
        AssignmentAttempt.student_id == student.id,
    )


def _not_ended(at: datetime) -> ColumnElement[bool]:
    return or_(AssignmentAttempt.ends_at.is_(None), AssignmentAttempt.ends_at >= at)


def _last_number(session: Session, assignment: Assignment, student: Student) -> int:
    return (
        session.scalar(
            select(func.coalesce(func.max(AssignmentAttempt.number), 0)).where(
                AssignmentAttempt.assignment_id == assignment.id,
                AssignmentAttempt.student_id == student.id,
            )
        )
        or 0
    )
