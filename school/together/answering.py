"""What students do in a lesson together: they come in, and answer each question once."""

from collections import Counter
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session

from school.assignments.models import AssignmentAttempt, Item, StudentResponse
from school.assignments.taking import columns_of
from school.classes.models import Student
from school.columns import to_utc
from school.errors import SchoolError
from school.progress.grading import GradedAnswer
from school.together.leading import lock_lesson
from school.together.models import LessonMember, LessonTogether
from school.upsert import insert_into

ON_ITS_WAY: Final = timedelta(seconds=2)
"""An answer that was sent in time may arrive so much later."""


def member_of(session: Session, lesson: LessonTogether, student: Student) -> LessonMember | None:
    """The student's part in the lesson; None where they have not come in."""
    return session.scalar(
        select(LessonMember).where(
            LessonMember.lesson_id == lesson.id, LessonMember.student_id == student.id
        )
    )


def come_in(session: Session, lesson: LessonTogether, student: Student, at: datetime) -> None:
    """Let the student take part, in the smallest team; who is in already stays where they are.

    Raises:
        SchoolError: `unknown-lesson`, `naive-time`.
    """
    now = to_utc(at)
    row = lock_lesson(session, lesson)  # so that two who come at once are dealt to two teams
    if member_of(session, row, student) is not None:
        return
    new = insert_into(session, LessonMember).values(
        lesson_id=row.id, student_id=student.id, team=_smallest_team(session, row), joined_at=now
    )
    session.execute(new.on_conflict_do_nothing(index_elements=["lesson_id", "student_id"]))


def _smallest_team(session: Session, lesson: LessonTogether) -> int:
    if not lesson.teams:
        return 0
    teams = select(LessonMember.team).where(LessonMember.lesson_id == lesson.id)
    sizes = Counter(session.scalars(teams))
    return min(range(1, lesson.teams + 1), key=lambda team: sizes[team])


def keep_lesson_answer(
    session: Session,
    lesson: LessonTogether,
    student: Student,
    position: int,
    answer: GradedAnswer,
    at: datetime,
) -> None:
    """Keep the answer to the question on the projector; the first one of a student stays.

    Raises:
        SchoolError: `too-late` where the class is at another question, or its time is over;
            `unknown-lesson`, `naive-time`.
    """
    now = to_utc(at)
    row, attempt_id = _held(session, lesson, student)
    if row.position != position or not row.takes_answers(now - ON_ITS_WAY):
        raise SchoolError("too-late", "the class has gone on from this question")
    item = (
        select(Item.id)
        .where(Item.assignment_id == row.assignment_id, Item.position == position)
        .scalar_subquery()
    )
    session.execute(
        update(StudentResponse)
        .where(
            StudentResponse.attempt_id == (attempt_id or _begun(session, row, student, now)),
            StudentResponse.item_id == item,
            StudentResponse.outcome.is_(None),
        )
        .values(columns_of(answer, now))
        .execution_options(synchronize_session=False)
    )


def _held(
    session: Session, lesson: LessonTogether, student: Student
) -> tuple[LessonTogether, int | None]:
    """The lesson, which is not revealed while the session lasts, and the student's attempt in it.

    Raises:
        SchoolError: `unknown-lesson` where it is gone.
    """
    found = session.execute(
        select(LessonTogether, AssignmentAttempt.id)
        .outerjoin(
            AssignmentAttempt,
            (AssignmentAttempt.assignment_id == LessonTogether.assignment_id)
            & (AssignmentAttempt.student_id == student.id)
            & (AssignmentAttempt.number == 1),
        )
        .where(LessonTogether.id == lesson.id)
        .with_for_update(read=True, of=LessonTogether)
        .execution_options(populate_existing=True)
    ).first()
    if found is None:
        raise SchoolError("unknown-lesson", "this lesson is there no longer")
    return found[0], found[1]


def _begun(session: Session, lesson: LessonTogether, student: Student, now: datetime) -> int:
    """The attempt that a first answer begins; its id."""
    new = (
        insert_into(session, AssignmentAttempt)
        .values(assignment_id=lesson.assignment_id, student_id=student.id, number=1, begun_at=now)
        .on_conflict_do_nothing(index_elements=["assignment_id", "student_id", "number"])
    )
    made: int | None = session.scalar(new.returning(AssignmentAttempt.id))
    if made is None:  # the same answer, sent twice, arrived twice at once
        return session.scalars(
            select(AssignmentAttempt.id).where(
                AssignmentAttempt.assignment_id == lesson.assignment_id,
                AssignmentAttempt.student_id == student.id,
                AssignmentAttempt.number == 1,
            )
        ).one()
    items = session.execute(
        select(Item.id, Item.question).where(Item.assignment_id == lesson.assignment_id)
    )
    blank = [
        {"attempt_id": made, "item_id": each.id, "question": each.question, "credit": 0.0}
        for each in items
    ]
    session.execute(insert(StudentResponse), blank)
    return made


def part_in(
    session: Session, lesson: LessonTogether, student: Student
) -> tuple[LessonMember | None, StudentResponse | None]:
    """The student's part in the lesson, and their answer to its present question, by one query;

    a class asks all at once. None where they have not come in or not answered.
    """
    of_student = (AssignmentAttempt.student_id == student.id) & (AssignmentAttempt.number == 1)
    found = session.execute(
        select(LessonMember, StudentResponse)
        .select_from(LessonTogether)
        .outerjoin(
            LessonMember,
            (LessonMember.lesson_id == LessonTogether.id) & (LessonMember.student_id == student.id),
        )
        .outerjoin(
            AssignmentAttempt,
            (AssignmentAttempt.assignment_id == LessonTogether.assignment_id) & of_student,
        )
        .outerjoin(
            Item,
            (Item.assignment_id == LessonTogether.assignment_id)
            & (Item.position == LessonTogether.position),
        )
        .outerjoin(
            StudentResponse,
            (StudentResponse.attempt_id == AssignmentAttempt.id)
            & (StudentResponse.item_id == Item.id)
            & StudentResponse.outcome.is_not(None),
        )
        .where(LessonTogether.id == lesson.id)
    ).first()
    return (None, None) if found is None else (found[0], found[1])
