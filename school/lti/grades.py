"""Grades on their way to platforms: gathered from the gradebook, and kept until they are taken."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.assignments.grade import Grade
from school.assignments.matrix import Matrix, gradebook_matrix
from school.assignments.rules import revealed
from school.assignments.status import AssignmentStatus
from school.classes.models import SchoolClass, Student
from school.columns import to_utc
from school.lti.models import LtiCourse, LtiGradeColumn, LtiPlatform, LtiScore, LtiUser
from school.upsert import insert_into

FIRST_WAIT: Final = timedelta(minutes=1)
LONGEST_WAIT: Final = timedelta(hours=6)
AT_ONCE: Final = 200  # grades that one turn sends
_LONGEST_ERROR: Final = 255


@dataclass(frozen=True, slots=True)
class DueScore:
    """A grade that is to be sent now, with all that the platform must be told."""

    id: int
    platform: LtiPlatform
    line_item: str
    subject: str
    points: float
    points_of: float
    graded_at: datetime


def keep_grade_column(
    session: Session, course: LtiCourse, assignment_id: int, line_item: str
) -> None:
    """Note that grades of the assignment go into that column."""
    known = session.scalar(
        select(LtiGradeColumn).where(
            LtiGradeColumn.course_id == course.id,
            LtiGradeColumn.line_item_digest == digest(line_item),
        )
    )
    if known is None:
        known = LtiGradeColumn(
            course_id=course.id, line_item=line_item, line_item_digest=digest(line_item)
        )
        session.add(known)
    known.assignment_id = assignment_id
    session.flush()


@dataclass(frozen=True, slots=True)
class ChangedGrade:
    """A grade that is another than the platform of the column was told last."""

    column_id: int
    student_id: int
    grade: Grade


def changed_grades(session: Session, now: datetime) -> list[ChangedGrade]:
    """Every grade that is another than its platform was told last.

    A grade goes when its student may see it here, and as it counts here. Nothing is written, so that
    nobody who answers waits while the gradebooks are added up.
    """
    changed = []
    for class_id, columns in _columns_by_class(session).items():
        matrix = gradebook_matrix(session, class_id, now)
        known = _known(session, [each.id for each in columns])
        subjects = _students_of_platforms(session, class_id)
        for column, platform_id in columns.items():
            for student, grade in _grades(matrix, column, now):
                if (platform_id, student.id) not in subjects:
                    continue
                if known.get((column.id, student.id)) != (grade.points, grade.of):
                    changed.append(ChangedGrade(column.id, student.id, grade))
    return changed


def note_changed(session: Session, changed: Iterable[ChangedGrade], now: datetime) -> None:
    """Let these grades be sent; of a student in a column the latest one alone."""
    at = to_utc(now)
    for each in changed:
        due = {
            "points": each.grade.points,
            "points_of": each.grade.of,
            "graded_at": at,
            "next_at": at,
            "sent_at": None,
            "tries": 0,
            "error": "",
        }
        new = insert_into(session, LtiScore).values(
            column_id=each.column_id, student_id=each.student_id, **due
        )
        session.execute(
            new.on_conflict_do_update(index_elements=["column_id", "student_id"], set_=due)
        )


def _columns_by_class(session: Session) -> dict[int, dict[LtiGradeColumn, int]]:
    """Columns with the platform of each, by the classes in use."""
    rows = session.execute(
        select(LtiGradeColumn, LtiCourse.platform_id, LtiCourse.class_id)
        .join(LtiCourse, LtiCourse.id == LtiGradeColumn.course_id)
        .join(SchoolClass, SchoolClass.id == LtiCourse.class_id)
        .where(SchoolClass.archived_at.is_(None))
        .order_by(LtiGradeColumn.id)
    )
    found: defaultdict[int, dict[LtiGradeColumn, int]] = defaultdict(dict)
    for column, platform_id, class_id in rows:
        found[class_id][column] = platform_id
    return found


def _known(session: Session, column_ids: list[int]) -> dict[tuple[int, int], tuple[float, float]]:
    """The points, and out of how many, that are noted for a student in a column."""
    rows = session.scalars(select(LtiScore).where(LtiScore.column_id.in_(column_ids)))
    return {(each.column_id, each.student_id): (each.points, each.points_of) for each in rows}


def _students_of_platforms(session: Session, class_id: int) -> set[tuple[int, int]]:
    """Which students of the class came from which platform."""
    rows = session.execute(
        select(LtiUser.platform_id, Student.id)
        .join(Student, Student.learner_id == LtiUser.learner_id)
        .where(Student.class_id == class_id, Student.left_at.is_(None))
    )
    return {(row[0], row[1]) for row in rows}


def _grades(
    matrix: Matrix, column: LtiGradeColumn, now: datetime
) -> Iterator[tuple[Student, Grade]]:
    """The students' grades in the assignment of a column that may be told."""
    for listed in matrix.listed:
        if listed.assignment.id != column.assignment_id:
            continue
        for student in matrix.students:
            status = matrix.cell(student, listed)
            if status.grade is not None and _may_be_told(status, now):
                yield student, status.grade


def _may_be_told(status: AssignmentStatus, now: datetime) -> bool:
    done = any(each.done for each in status.attempts)
    ended = status.end is not None and now > status.end
    return revealed(status.terms, status.end, to_utc(now), done=done or ended).score


def due_scores(session: Session, now: datetime) -> list[DueScore]:
    """The grades whose turn has come, those that wait longest first."""
    rows = session.execute(
        select(LtiScore, LtiGradeColumn.line_item, LtiPlatform, LtiUser.subject)
        .join(LtiGradeColumn, LtiGradeColumn.id == LtiScore.column_id)
        .join(LtiCourse, LtiCourse.id == LtiGradeColumn.course_id)
        .join(LtiPlatform, LtiPlatform.id == LtiCourse.platform_id)
        .join(Student, Student.id == LtiScore.student_id)
        .join(
            LtiUser,
            (LtiUser.learner_id == Student.learner_id) & (LtiUser.platform_id == LtiPlatform.id),
        )
        .where(LtiScore.sent_at.is_(None), LtiScore.next_at <= to_utc(now))
        .order_by(LtiScore.next_at, LtiScore.id)
        .limit(AT_ONCE)
    )
    return [
        DueScore(
            score.id,
            platform,
            line_item,
            subject,
            score.points,
            score.points_of,
            score.graded_at,
        )
        for score, line_item, platform, subject in rows
    ]


def note_sent(session: Session, due: DueScore, at: datetime) -> None:
    """The platform took the grade; one that changed meanwhile is still to be sent."""
    row = _row(session, due)
    if row is not None:
        row.sent_at, row.next_at, row.error = to_utc(at), None, ""


def note_failed(session: Session, due: DueScore, why: str, at: datetime) -> None:
    """The platform did not take it: it is tried again, each time after twice as long."""
    row = _row(session, due)
    if row is not None:
        wait = min(FIRST_WAIT * 2 ** min(row.tries, 20), LONGEST_WAIT)
        row.tries, row.next_at, row.error = row.tries + 1, to_utc(at) + wait, why[:_LONGEST_ERROR]


def _row(session: Session, due: DueScore) -> LtiScore | None:
    return session.scalar(
        select(LtiScore).where(LtiScore.id == due.id, LtiScore.graded_at == due.graded_at)
    )


def waiting_scores(session: Session) -> list[LtiScore]:
    """Every grade that no platform took yet."""
    rows = select(LtiScore).where(or_(LtiScore.sent_at.is_(None), LtiScore.error != ""))
    return list(session.scalars(rows.order_by(LtiScore.id)))
