"""A class, its students and assignments, with sensible values for all that a test does not mention."""

import uuid
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy.orm import Session

from quizzes import Address, Question
from school.assignments.drafts import new_draft
from school.assignments.exam_mode import NO_EXAM, ExamMode
from school.assignments.filing import file_answers, graded_for_filing, revealed_to
from school.assignments.items import add_items
from school.assignments.models import Assignment, Seeds
from school.assignments.publishing import publish
from school.assignments.rules import Counts, Late, RevealTime, Terms
from school.assignments.settings import AssignmentSettings
from school.assignments.status import sections_with_items, status_of
from school.classes.models import SchoolClass, Student
from school.database import Database
from school.learners.guests import new_guest
from school.progress.evidence import AnswerEvidence as AnswerEvidence
from school.progress.evidence import TopicEvidence as TopicEvidence
from school.progress.grading import GradedAnswer
from school.progress.models import Outcome
from tests.school.make import NOON

ON_SQLITE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
"""For tables of cases that no database takes otherwise than another."""

_fresh = count(1)

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
QUESTIONS = ("mcr-2014/fans/2/2611/1", "mcr-2014/total/2/2611/2", "mcr-2014/waits/2/2611/3")
TERMS = Terms(
    opens=None,
    due=NOON + DAY,
    late=Late.ACCEPT,
    late_percent=0,
    late_until=NOON + 3 * DAY,
    attempts=1,
    counts=Counts.BEST,
    minutes=None,
    score=RevealTime.AFTER,
    answers=RevealTime.AFTER,
    explanations=RevealTime.AFTER,
)


def school_class(session: Session) -> SchoolClass:
    """A class without anybody."""
    made = SchoolClass(
        name="3B",
        rules="mcr-2014",
        zone="Asia/Shanghai",
        join_code=f"code {next(_fresh)}",
        joining=True,
        created_at=NOON,
    )
    session.add(made)
    session.flush()
    return made


def student(session: Session, of: SchoolClass) -> Student:
    """A student of the class, who has a place and a guest's row."""
    number = next(_fresh)
    made = Student(
        class_id=of.id,
        learner_id=new_guest(session, NOON).id,
        name=f"Student {number}",
        name_key=f"student {number}",
        card=1,
        card_digest=uuid.uuid4().hex,
        shares=False,
        created_at=NOON,
        joined_at=NOON,
    )
    session.add(made)
    session.flush()
    return made


def draft(
    session: Session,
    of: SchoolClass,
    *,
    questions: tuple[str, ...] = QUESTIONS,
    seeds: Seeds = Seeds.ONE,
    points: float = 1.0,
    exam: ExamMode = NO_EXAM,
    **terms: Any,
) -> Assignment:
    """A draft with questions; `terms` in the place of those of TERMS."""
    made = new_draft(
        session, of, NOON, AssignmentSettings("Homework", seeds, replace(TERMS, **terms), exam)
    )
    if questions:
        add_items(
            session,
            made,
            sections_with_items(session, made)[0].section.public_id,
            questions,
            points=points,
        )
    return made


def published(session: Session, of: SchoolClass, **wishes: Any) -> Assignment:
    """The same, published. Its digests tell of nothing, unless a test makes the questions."""
    made = draft(session, of, **wishes)
    results = {
        item.question: "digest"
        for part in sections_with_items(session, made)
        for item in part.items
    }
    return publish(session, made, results, NOON)


def graded(
    credit: float = 1.0,
    response: Any = "pure-straight",
    evidence: Sequence[TopicEvidence] = (),
    trap: str | None = None,
    **other: Any,
) -> GradedAnswer:
    """An answer that is worth so much."""
    usual = {
        "question": QUESTIONS[0],
        "outcome": Outcome.ANSWERED,
        "seconds": 12.5,
        "engine": "0.1.0",
        "digest": "digest",
    }
    shown = AnswerEvidence(tuple(evidence), misconception=trap)
    return GradedAnswer(
        **{**usual, "response": response, "credit": credit, "evidence": shown, **other}
    )


def made_of(session: Session, assignment: Assignment) -> SchoolClass:
    """The class of an assignment."""
    return session.get_one(SchoolClass, assignment.class_id)


def file_revealed(
    database: Database,
    assignment: Assignment,
    student: Student,
    question_at: Callable[[Address], Question],
    now: datetime,
) -> int:
    """File what the student sees explained by now, as a page with keys does; how many answers."""
    with database.reading() as session:
        end = status_of(session, assignment, student, now).end
        news = revealed_to(session, assignment, student, end, now)
    answers = graded_for_filing(news.responses, question_at)
    with database.writing() as session:
        return file_answers(session, student, news, answers, now)
