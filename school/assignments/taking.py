"""Taking an assignment: an attempt is begun, its answers saved one by one, and it is handed in.

Everything goes by the server's clock, which comes in as `now`.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Select, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.assignments.accepted_answers import is_accepted
from school.assignments.goals import parse_goal
from school.assignments.grants import grant_of
from school.assignments.locking import lock, lock_attempt
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    AssignmentState,
    Item,
    StudentResponse,
)
from school.assignments.order import items_in
from school.assignments.rules import (
    WhyNot,
    Window,
    ends_at,
    is_final_at_once,
    reason_not_to_begin,
    window,
)
from school.assignments.seeding import question_for
from school.classes.models import SchoolClass, Student
from school.columns import to_utc
from school.errors import SchoolError
from school.progress.grading import GradedAnswer
from school.upsert import insert_into


def window_of(session: Session, assignment: Assignment, student: Student) -> Window:
    """What holds for this student, with what was granted."""
    return window(assignment.terms, grant_of(session, assignment, student))


def reason_closed(
    school_class: SchoolClass, assignment: Assignment, student: Student
) -> WhyNot | None:
    """Why the student may begin no attempt at any time; None where `reason_not_to_begin` decides."""
    if assignment.state is not AssignmentState.PUBLISHED:
        return WhyNot.NOT_PUBLISHED
    if school_class.archived_at is not None:
        return WhyNot.ARCHIVED
    if student.left_at is not None or student.class_id != assignment.class_id:
        return WhyNot.LEFT
    return None


def open_attempt(
    session: Session, assignment: Assignment, student: Student, now: datetime
) -> AssignmentAttempt | None:
    """The attempt that the student is in the middle of, on whatever device it was begun."""
    return _open_of(_attempts_of(session, assignment, student), to_utc(now))


def attempt_numbered(
    session: Session, assignment: Assignment, student: Student, number: int
) -> AssignmentAttempt | None:
    """The student's attempt of that number."""
    return session.scalar(_of(assignment, student).where(AssignmentAttempt.number == number))


def begin_attempt(
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
    at = to_utc(now)
    row = lock(session, assignment, shared=True)
    # Read once, and before all else: what another request begins from now on has the same number.
    attempts = _attempts_of(session, row, student)
    there = _attempt_already_there(attempts, row, number, at)
    if there is not None:
        return there
    limits = window_of(session, row, student)
    school_class = session.get_one(SchoolClass, row.class_id)
    goal = parse_goal(row.goal)
    if goal is not None and not goal.asks_questions:
        raise SchoolError(WhyNot.NO_ATTEMPT_LEFT.value, "a lesson is done where it stands")
    why_not = reason_closed(school_class, row, student) or reason_not_to_begin(
        limits, len(attempts), at
    )
    if why_not is not None:
        raise SchoolError(why_not.value, "this student may not begin an attempt now")
    made = _insert_attempt(session, row, student, len(attempts) + 1, limits, at)
    if made is None:  # another request made it since we looked
        return _attempts_of(session, row, student)[len(attempts)]
    _add_responses(session, row, student, made)
    return made


def _attempt_already_there(
    attempts: Sequence[AssignmentAttempt],
    assignment: Assignment,
    number: int | None,
    at: datetime,
) -> AssignmentAttempt | None:
    """The attempt of that number, open or not; where there is none, the one under way of what is published."""
    numbered = next((each for each in attempts if each.number == number), None)
    if numbered is None and assignment.state is AssignmentState.PUBLISHED:
        return _open_of(attempts, at)
    return numbered


def _insert_attempt(
    session: Session,
    assignment: Assignment,
    student: Student,
    number: int,
    limits: Window,
    at: datetime,
) -> AssignmentAttempt | None:
    """A new row for the attempt of that number; None where there is one already."""
    new = (
        insert_into(session, AssignmentAttempt)
        .values(
            assignment_id=assignment.id,
            student_id=student.id,
            number=number,
            begun_at=at,
            ends_at=ends_at(limits, at),
            shuffled=assignment.exam_mode.shuffles_attempts,
        )
        .on_conflict_do_nothing(index_elements=["assignment_id", "student_id", "number"])
    )
    made: AssignmentAttempt | None = session.scalar(new.returning(AssignmentAttempt))
    return made


def _add_responses(
    session: Session, assignment: Assignment, student: Student, attempt: AssignmentAttempt
) -> None:
    blank = [
        {
            "attempt_id": attempt.id,
            "item_id": item.id,
            "question": question_for(assignment, item, student, attempt.number),
            "credit": 0.0,
        }
        for item in _asked_in(assignment, items_in(session, assignment), attempt)
    ]
    session.execute(insert(StudentResponse), blank)


def _asked_in(
    assignment: Assignment, items: Sequence[Item], attempt: AssignmentAttempt
) -> Sequence[Item]:
    """The questions of an attempt: where right answers in a row are the goal, one, each in its turn."""
    if parse_goal(assignment.goal) is None:
        return items
    return (items[(attempt.number - 1) % len(items)],)


def _attempts_of(
    session: Session, assignment: Assignment, student: Student
) -> Sequence[AssignmentAttempt]:
    """Every attempt of the student, by its number."""
    return session.scalars(_of(assignment, student).order_by(AssignmentAttempt.number)).all()


def _open_of(attempts: Sequence[AssignmentAttempt], at: datetime) -> AssignmentAttempt | None:
    return next((each for each in reversed(attempts) if each.is_open(at)), None)


def save_answer(
    session: Session, attempt: AssignmentAttempt, position: int, answer: GradedAnswer, now: datetime
) -> StudentResponse:
    """Keep the answer to the question at that position, counted through from 1; its row.

    Until the attempt is handed in the latest answer counts, from whatever device; where something
    is shown after each answer, the first one stays. The same answer again changes nothing, so it
    may be sent twice.

    Raises:
        SchoolError: `attempt-over` where it was handed in, or its time is over; `not-published`
            where the assignment was withdrawn; `class-archived`; `unknown-position`; `naive-time`.
    """
    at = to_utc(now)
    locked = lock_attempt(session, attempt)
    if not locked.is_open(at):
        raise SchoolError("attempt-over", "this attempt takes no answers any more")
    response, assignment, accepted = response_at(session, locked, position)
    final = is_final_at_once(assignment.terms) and response.outcome is not None
    if final or _is_the_same(response, answer):
        return response
    fill_in(response, answer, at)
    response.accepted = is_accepted(accepted, response.question, response.given)
    locked.kept_in_time = False  # it was open again, and went on
    session.flush()
    return response


def fill_in(response: StudentResponse, answer: GradedAnswer, at: datetime) -> None:
    """Let the row hold the answer, with what it shows and what graded it."""
    for name, value in columns_of(answer, at).items():
        setattr(response, name, value)


def columns_of(answer: GradedAnswer, at: datetime) -> dict[str, Any]:
    """What the row of a response holds of the answer."""
    return {
        "outcome": answer.outcome,
        "given": answer.response,
        "credit": answer.credit,
        "trap": answer.evidence.misconception,
        "seconds": answer.seconds,
        "answered_at": at,
        "engine": answer.engine,
        "digest": answer.digest,
        "evidence": [list(each) for each in answer.evidence.topics],
    }


def response_at(
    session: Session, attempt: AssignmentAttempt, position: int
) -> tuple[StudentResponse, Assignment, Any]:
    """The question there, its assignment and the answers that a teacher ruled right, by one query:

    answers come thick and fast. The question is held, so that no ruling on it passes the answer by.
    """
    found = session.execute(
        select(StudentResponse, Assignment, SchoolClass.archived_at, Item.accepted)
        .join(Item, Item.id == StudentResponse.item_id)
        .join(Assignment, Assignment.id == Item.assignment_id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .where(StudentResponse.attempt_id == attempt.id, Item.position == position)
        .with_for_update(read=True, of=Item)
        .execution_options(populate_existing=True)
    ).first()
    if found is None:
        raise SchoolError("unknown-position", f"this attempt has no question {position}")
    response, assignment, archived_at, accepted = found
    if assignment.state is not AssignmentState.PUBLISHED:
        raise SchoolError(WhyNot.NOT_PUBLISHED.value, "this assignment was withdrawn")
    if archived_at is not None:
        raise SchoolError(WhyNot.ARCHIVED.value, "this class is archived")
    return response, assignment, accepted


def _is_the_same(response: StudentResponse, answer: GradedAnswer) -> bool:
    return (response.outcome, response.given, response.engine, response.digest) == (
        answer.outcome,
        answer.response,
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
    at = to_utc(now)
    done = session.execute(
        update(AssignmentAttempt)
        .where(
            AssignmentAttempt.id == attempt.id,
            AssignmentAttempt.open_at(at),
        )
        # What was open again is no longer what was kept in time.
        .values(submitted_at=at, kept_in_time=False)
        .execution_options(synchronize_session="fetch")
    )
    assert isinstance(done, CursorResult)
    return bool(done.rowcount == 1)


def _of(assignment: Assignment, student: Student) -> Select[AssignmentAttempt]:
    return select(AssignmentAttempt).where(
        AssignmentAttempt.assignment_id == assignment.id,
        AssignmentAttempt.student_id == student.id,
    )
