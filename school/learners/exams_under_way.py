"""Exams that are being sat at this moment: whoever sits one is shown nothing else meanwhile."""

import uuid
from collections.abc import Collection
from datetime import datetime
from typing import TypeVarTuple

from sqlalchemy import BindParameter, Row, ScalarSelect, Select, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from school.assignments.models import Assignment, AssignmentAttempt, AssignmentState
from school.classes.models import SchoolClass, Student

Columns = TypeVarTuple("Columns")
ExamUnderWay = Row[AssignmentAttempt, Assignment, SchoolClass, uuid.UUID | None]
"""An attempt in exam mode that is open, its assignment and class, and who sits it."""


def exam_under_way_of(
    learner_id: uuid.UUID | InstrumentedAttribute[uuid.UUID],
    now: datetime | BindParameter[datetime],
    also: uuid.UUID | BindParameter[uuid.UUID] | None = None,
) -> ScalarSelect[int]:
    """The id of the exam that the learner sits, or the learner `also`; null where none does.

    It ends with the attempt, and where its assignment is withdrawn, its class archived or the place in
    it given up: nobody can go on with it then.
    """
    sits = Student.learner_id == learner_id
    who = sits if also is None else or_(sits, Student.learner_id == also)
    return (
        _exams(select(AssignmentAttempt.id), now)
        .where(who)
        .order_by(AssignmentAttempt.id)
        .limit(1)
        .scalar_subquery()
    )


def exam_of_any(session: Session, learner_ids: Collection[uuid.UUID], now: datetime) -> int | None:
    """The id of the exam that one of these learners sits; None where none does."""
    rows = _exams(select(AssignmentAttempt.id), now).where(Student.learner_id.in_(learner_ids))
    return session.scalar(rows.order_by(AssignmentAttempt.id.desc()).limit(1))


def exam_under_way(session: Session, attempt_id: int, now: datetime) -> ExamUnderWay | None:
    """What is being sat in that attempt; None where it is over meanwhile."""
    rows = select(AssignmentAttempt, Assignment, SchoolClass, Student.learner_id)
    return session.execute(_exams(rows, now).where(AssignmentAttempt.id == attempt_id)).first()


def _exams(rows: Select[*Columns], now: datetime | BindParameter[datetime]) -> Select[*Columns]:
    return (
        rows.join(Student, Student.id == AssignmentAttempt.student_id)
        .join(Assignment, Assignment.id == AssignmentAttempt.assignment_id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .where(
            AssignmentAttempt.open_at(now),
            Assignment.is_exam,
            Assignment.state == AssignmentState.PUBLISHED,
            SchoolClass.archived_at.is_(None),
            Student.left_at.is_(None),
        )
    )
