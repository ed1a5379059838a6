"""What is stored of a learner's exams. While one is under way its questions are not told: whoever
reads an address has the answer.
"""

import uuid
from collections.abc import Iterator
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.export_table import ExportTable, Row, rows
from school.exams.models import ExamCertificate, ExamItem, ExamSitting


def _exams(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(
            ExamSitting.begun_at,
            ExamSitting.rules,
            ExamSitting.practice,
            ExamSitting.ends_at,
            ExamSitting.handed_in_at,
            ExamSitting.items,
            ExamSitting.right,
            ExamSitting.passed,
            ExamCertificate.name,
            ExamCertificate.code,
            ExamCertificate.issued_at,
        )
        .select_from(ExamSitting)
        .outerjoin(ExamCertificate, ExamCertificate.sitting_id == ExamSitting.id)
        .where(ExamSitting.learner_id == learner_id)
    )
    return rows(session, query.order_by(ExamSitting.id))


def _answers(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(
            ExamSitting.begun_at,
            ExamItem.place,
            ExamItem.part,
            ExamItem.question,
            ExamItem.outcome,
            ExamItem.given,
            ExamItem.credit,
            ExamItem.critical,
            ExamItem.answered_at,
        )
        .join(ExamSitting, ExamSitting.id == ExamItem.sitting_id)
        .where(ExamSitting.learner_id == learner_id, ExamSitting.closed_at.is_not(None))
    )
    return rows(session, query.order_by(ExamSitting.id, ExamItem.place))


EXAMS_TABLE: Final = ExportTable(
    (
        *("begun_at", "rules", "practice", "ends_at", "handed_in_at", "items", "right", "passed"),
        *("certificate_name", "certificate_code", "certificate_issued_at"),
    ),
    _exams,
)
EXAM_ANSWERS_TABLE: Final = ExportTable(
    (
        *("exam_begun_at", "place", "part", "question", "outcome", "given", "credit"),
        *("critical", "answered_at"),
    ),
    _answers,
)
