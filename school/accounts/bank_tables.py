"""What is stored of a teacher's own questions: the bank, and what its links lead to."""

import uuid
from collections.abc import Iterator
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.export_table import ExportTable, Row, rows
from school.bank.models import OwnQuestion, QuestionShare, SharedQuestion


def _own_questions(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        OwnQuestion.question,
        OwnQuestion.tags,
        OwnQuestion.note,
        OwnQuestion.created_at,
        OwnQuestion.changed_at,
    )
    return rows(session, query.where(OwnQuestion.learner_id == learner_id).order_by(OwnQuestion.id))


def _links(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(QuestionShare.token, QuestionShare.created_at, OwnQuestion.question)
        .outerjoin(SharedQuestion, SharedQuestion.share_id == QuestionShare.id)
        .outerjoin(OwnQuestion, OwnQuestion.id == SharedQuestion.question_id)
        .where(QuestionShare.learner_id == learner_id)
    )
    return rows(session, query.order_by(QuestionShare.id, OwnQuestion.id))


OWN_QUESTIONS_TABLE: Final = ExportTable(
    ("question", "tags", "note", "created_at", "changed_at"), _own_questions
)
QUESTION_LINKS_TABLE: Final = ExportTable(("link", "created_at", "question"), _links)
