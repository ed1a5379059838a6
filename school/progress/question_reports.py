"""Reports: what learners find wrong with questions, for whoever runs the site to look at."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.columns import to_utc
from school.learners.models import Learner
from school.progress.models import Answer, Complaint, QuestionReport

LONGEST_NOTE: Final = 500  # characters
MOST_REPORTS: Final = 20  # of one learner within REPORT_WINDOW
REPORT_WINDOW: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class QuestionComplaint:
    """What is found wrong, and a note on it of at most `LONGEST_NOTE` characters, or none."""

    complaint: Complaint
    note: str = ""


def find_report(session: Session, learner_id: uuid.UUID, question: str) -> QuestionReport | None:
    """The learner's own report of that question."""
    return session.scalar(
        select(QuestionReport).where(
            QuestionReport.learner_id == learner_id, QuestionReport.question == question
        )
    )


def store_report(
    session: Session,
    learner: Learner,
    answer: Answer,
    found: QuestionComplaint,
    language: str,
    at: datetime,
) -> bool:
    """Keep the report of the question that was answered; a former one of the learner is replaced.

    Returns:
        Whether it is kept: a learner reports at most `MOST_REPORTS` questions a day.
    """
    report = find_report(session, learner.id, answer.question)
    if report is None:
        if _reports_since(session, learner.id, at - REPORT_WINDOW) >= MOST_REPORTS:
            return False
        report = QuestionReport(learner_id=learner.id, question=answer.question)
        session.add(report)
    report.given = answer.given
    report.language = language
    report.complaint = found.complaint
    report.note = found.note
    report.at = to_utc(at)
    session.flush()
    return True


def _reports_since(session: Session, learner_id: uuid.UUID, since: datetime) -> int:
    query = (
        select(func.count())
        .select_from(QuestionReport)
        .where(QuestionReport.learner_id == learner_id, QuestionReport.at > to_utc(since))
    )
    return session.scalar(query) or 0


def list_reports(session: Session) -> Sequence[tuple[QuestionReport, int]]:
    """Every report, the newest first, with how many there are of its question."""
    count = func.count().over(partition_by=QuestionReport.question)
    query = select(QuestionReport, count).order_by(
        QuestionReport.at.desc(), QuestionReport.id.desc()
    )
    return [(report, number) for report, number in session.execute(query)]
