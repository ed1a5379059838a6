"""Answers go into the student's own progress once their keys are shown to the student.

Before that they would tell: the history of a learner has the key beside each answer.
"""

import uuid
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes import Address, Question, given_from_json, grade
from quizzes.fingerprint import fingerprint
from school.assignments.granted import grants_of
from school.assignments.models import Assignment, AssignmentAttempt, Response
from school.assignments.rules import Phase, last_end, phase, shown
from school.assignments.settings import terms_of
from school.classes.models import Student
from school.columns import require_zone
from school.database import Database
from school.progress.evidence import Shown
from school.progress.hand_in import hand_in
from school.progress.models import Outcome
from school.progress.showing import shown_of


@dataclass(frozen=True, slots=True)
class Filing:
    """An answer on its way into the student's progress, with what it shows."""

    response: Response
    shown: Shown


def file_revealed(
    database: Database,
    assignment: Assignment,
    student: Student,
    question_at: Callable[[Address], Question],
    now: datetime,
) -> int:
    """File every answer of the student whose key is shown by now; how many there were.

    Call it whenever a page has shown keys: what was filed before is not filed again. Open no
    session around it.
    """
    with database.reading() as reading:
        waiting = to_file(reading, assignment, student, now)
    if not waiting:
        return 0
    filings = as_filings(waiting, question_at)
    with database.writing() as writing:
        return file(writing, student, filings, now)


def to_file(
    session: Session, assignment: Assignment, student: Student, now: datetime
) -> tuple[Response, ...]:
    """The answers of the student whose keys are shown, and which are not filed yet."""
    moment = require_zone(now)
    terms = terms_of(assignment)
    end = last_end(terms, grants_of(session, [assignment.id])[assignment.id].values())
    rows = session.execute(
        select(AssignmentAttempt, Response)
        .join(Response, Response.attempt_id == AssignmentAttempt.id)
        .where(
            AssignmentAttempt.assignment_id == assignment.id,
            AssignmentAttempt.student_id == student.id,
            Response.outcome.is_not(None),
            Response.filed_at.is_(None),
        )
        .order_by(Response.answered_at, Response.id)
    )
    return tuple(
        response
        for attempt, response in rows
        if shown(
            terms,
            end,
            moment,
            done=phase(attempt.submitted_at, attempt.ends_at, moment) is not Phase.OPEN,
            answered=True,
        ).answers
    )


def as_filings(
    responses: Iterable[Response], question_at: Callable[[Address], Question]
) -> tuple[Filing, ...]:
    """What the answers show. Takes milliseconds for each, so it stands outside of a session.

    An answer to a question that is another one by now is left out: nobody could read it.
    """
    found = []
    for response in responses:
        question = question_at(Address.parse(response.question))
        if fingerprint(question) == response.digest:
            given = given_from_json(question, response.given)
            found.append(Filing(response, shown_of(question, grade(question, given))))
    return tuple(found)


def file(session: Session, student: Student, filings: Iterable[Filing], now: datetime) -> int:
    """Hand the answers in as the student's own; how many.

    Whose place the student's is, is looked up now. Where nobody has it, nothing is filed.
    """
    moment = require_zone(now)
    learner_id = session.scalar(select(Student.learner_id).where(Student.id == student.id))
    if learner_id is None:
        return 0
    rows = [each for each in filings if _file_one(session, learner_id, each, moment)]
    session.flush()
    return len(rows)


def _file_one(session: Session, learner_id: uuid.UUID, filing: Filing, now: datetime) -> bool:
    row = session.get(Response, filing.response.id)
    if row is None or row.filed_at is not None:
        return False
    answer = filing.response  # as it was when its key was shown
    assert answer.answered_at is not None
    assert answer.engine is not None
    hand_in(
        session,
        learner_id,
        answer.question,
        answer.given,
        answer.credit,
        filing.shown,
        answer.seconds,
        f"response-{answer.public_id}",
        answer.answered_at,
        answer.engine,
        answer.outcome or Outcome.UNKNOWN,
    )
    row.filed_at = now
    return True
