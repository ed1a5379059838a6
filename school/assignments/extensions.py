"""What a teacher grants one student, and takes back; every time is a row that stays."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.changes import TeacherNote
from school.assignments.deadlines import recompute_deadlines
from school.assignments.locking import lock
from school.assignments.models import Assignment, Extension
from school.assignments.rules import NOTHING_GRANTED, Grant
from school.assignments.settings import ATTEMPTS
from school.classes.models import Student
from school.errors import SchoolError

TIME_PERCENT = range(100, 401)
MORE_ATTEMPTS = range(0, ATTEMPTS.stop)


def grant(
    session: Session,
    assignment: Assignment,
    student: Student,
    granted: Grant,
    note: TeacherNote,
) -> Extension:
    """Let this hold for the student, in the place of what was granted before; the row of it.

    An attempt that is open ends by it, and one whose time ran out goes on where there is time for
    it again, unless the student has seen its keys: then only another attempt helps. What holds
    already is not granted twice, so the form may be sent twice. `NOTHING_GRANTED` takes back what
    was granted.

    Raises:
        SchoolError: `extension-without-due` where the assignment is never due,
            `extension-not-later` where it is due later than that anyway, `bad-time-percent` unless
            from 100 to 400, `bad-attempts` unless from 0 to 20, `nothing-granted` where nothing was
            and nothing is.
    """
    row = lock(session, assignment)
    _check(row, granted)
    latest = _latest(session, row, student)
    if granted == (latest.granted if latest else NOTHING_GRANTED):
        if latest is None:
            raise SchoolError("nothing-granted", "expected a later date, more time or attempts")
        return latest
    made = Extension(
        assignment_id=row.id,
        student_id=student.id,
        granted=granted,
        note=note.reason.strip(),
        by=note.by,
        at=note.at,
    )
    session.add(made)
    recompute_deadlines(session, row, row.terms)
    return made


def granted_to(session: Session, assignment: Assignment, student: Student) -> tuple[Extension, ...]:
    """All that was granted to the student and taken back, the first one first."""
    return tuple(
        session.scalars(
            select(Extension)
            .where(Extension.assignment_id == assignment.id, Extension.student_id == student.id)
            .order_by(Extension.id)
        )
    )


def _check(assignment: Assignment, granted: Grant) -> None:
    if granted.due is not None:
        if assignment.due_at is None:
            raise SchoolError("extension-without-due", "this assignment is never due")
        if granted.due <= assignment.due_at:
            raise SchoolError("extension-not-later", f"it is due at {assignment.due_at} anyway")
    if granted.time_percent not in TIME_PERCENT:
        raise SchoolError("bad-time-percent", f"expected 100 to 400, not {granted.time_percent}")
    if granted.more_attempts not in MORE_ATTEMPTS:
        raise SchoolError("bad-attempts", f"expected 0 to 20, not {granted.more_attempts}")


def _latest(session: Session, assignment: Assignment, student: Student) -> Extension | None:
    rows = granted_to(session, assignment, student)
    return rows[-1] if rows else None
