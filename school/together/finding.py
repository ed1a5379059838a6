"""Which lesson together somebody may look at, as its teacher or as a student."""

import uuid

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.classes.models import ClassTeacher, SchoolClass, Student
from school.together.models import LessonTogether


def led_lesson(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID
) -> tuple[SchoolClass, LessonTogether] | None:
    """The lesson of that id with its class, if the learner teaches the class."""
    row = session.execute(
        select(SchoolClass, LessonTogether)
        .join(LessonTogether, LessonTogether.class_id == SchoolClass.id)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(LessonTogether.public_id == public_id, ClassTeacher.learner_id == learner_id)
    ).first()
    return None if row is None else (row[0], row[1])


def lesson_for(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID
) -> tuple[SchoolClass, LessonTogether, Student] | None:
    """The lesson of that id with its class and the learner's place there."""
    row = session.execute(
        select(SchoolClass, LessonTogether, Student)
        .join(LessonTogether, LessonTogether.class_id == SchoolClass.id)
        .join(Student, Student.class_id == SchoolClass.id)
        .where(
            LessonTogether.public_id == public_id,
            Student.learner_id == learner_id,
            Student.left_at.is_(None),
        )
        .order_by(Student.id)
        .limit(1)
    ).first()
    return None if row is None else (row[0], row[1], row[2])


def lesson_of_assignment(session: Session, assignment_id: int) -> LessonTogether | None:
    """The lesson whose questions an assignment has; None where it is an ordinary one."""
    return session.scalar(
        select(LessonTogether).where(LessonTogether.assignment_id == assignment_id)
    )


def lessons_of(session: Session, class_id: int) -> list[LessonTogether]:
    """Every lesson of a class, the latest first."""
    rows = select(LessonTogether).where(LessonTogether.class_id == class_id)
    return list(session.scalars(rows.order_by(LessonTogether.id.desc())))
