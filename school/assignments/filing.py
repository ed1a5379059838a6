"""Answers go into the student's own progress once all of them is shown to the student.

Before that they would tell: the history of a learner has the key beside each answer, and explains it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Select, select, update
from sqlalchemy.orm import Session

from quizzes import Address, Question, QuizError, grade, response_from_json
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
    """File every answer of the student that is explained by now; how many there were.

    Call it whenever a page shows keys: what was filed before is not filed again, and the attempts
    whose keys are seen are marked, so that nobody goes on with them. Open no session around it.
    """
    moment = require_zone(now)
    with database.reading() as reading:
        seen = seen_of(reading, assignment, student, moment)
    if not (seen.responses or seen.attempts):
        return 0
    with database.writing() as writing:
        _mark(writing, seen.attempts, moment)
    filed = 0
    for each in as_filings(seen.responses, question_at):
        # One by one, for others save their answers meanwhile, and writes stand in a queue.
        with database.writing() as writing:
            filed += file(writing, student, each, moment)
    return filed


@dataclass(frozen=True, slots=True)
class Seen:
    """What is news of the keys that a student sees: answers to file, ids of attempts to mark."""

    responses: tuple[Response, ...]
    attempts: tuple[int, ...]


def seen_of(session: Session, assignment: Assignment, student: Student, now: datetime) -> Seen:
    """The answers that are explained and not filed, and the attempts whose keys are shown, unmarked."""
    terms = terms_of(assignment)
    end = last_end(terms, grants_of(session, [assignment.id])[assignment.id].values())
    responses: list[Response] = []
    attempts: dict[int, None] = {}
    for attempt, response in session.execute(_responses(assignment, student)):
        done = phase(attempt.submitted_at, attempt.ends_at, now) is not Phase.OPEN
        answered = response.outcome is not None
        reveal = shown(terms, end, now, done=done, answered=answered)
        if reveal.answers and done and attempt.keys_shown_at is None:
            attempts[attempt.id] = None
        if reveal.explanations and answered and response.filed_at is None:
            responses.append(response)
    return Seen(tuple(responses), tuple(attempts))


def _responses(assignment: Assignment, student: Student) -> Select[AssignmentAttempt, Response]:
    return (
        select(AssignmentAttempt, Response)
        .join(Response, Response.attempt_id == AssignmentAttempt.id)
        .where(
            AssignmentAttempt.assignment_id == assignment.id,
            AssignmentAttempt.student_id == student.id,
        )
        .order_by(Response.answered_at, Response.id)
    )


def _mark(session: Session, attempts: Iterable[int], now: datetime) -> None:
    unmarked = AssignmentAttempt.id.in_(attempts), AssignmentAttempt.keys_shown_at.is_(None)
    session.execute(update(AssignmentAttempt).where(*unmarked).values(keys_shown_at=now))


def as_filings(
    responses: Iterable[Response], question_at: Callable[[Address], Question]
) -> tuple[Filing, ...]:
    """What the answers show. Takes milliseconds for each, so it stands outside of a session.

    An answer to a question that is another one by now, or is made no longer, is left out: nobody
    could read it.
    """
    found = []
    for response in responses:
        try:
            question = question_at(Address.parse(response.question))
            if fingerprint(question) == response.digest:
                given = response_from_json(question, response.given)
                found.append(Filing(response, shown_of(question, grade(question, given))))
        except QuizError:
            continue
    return tuple(found)


def file(session: Session, student: Student, filing: Filing, now: datetime) -> bool:
    """Hand an answer in as the student's own; whether it was news.

    Whose place the student's is, is looked up now. Where nobody has it, nothing is filed.
    """
    learner_id = session.scalar(select(Student.learner_id).where(Student.id == student.id))
    row = session.get(Response, filing.response.id)
    if learner_id is None or row is None or row.filed_at is not None:
        return False
    answer = filing.response  # as it was when it was explained
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
    row.filed_at = require_zone(now)
    session.flush()
    return True
