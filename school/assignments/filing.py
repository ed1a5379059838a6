"""Answers go into the student's own progress once all of them is shown to the student.

Before that they would tell: the history of a learner has the key beside each answer, and explains it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Select, select, update
from sqlalchemy.orm import Session

from quizzes import Address, Question, QuizError, response_from_json
from school.assignments.granted import grants_of
from school.assignments.models import Assignment, AssignmentAttempt, Response
from school.assignments.rules import Phase, last_end, phase, shown
from school.classes.models import Student
from school.columns import require_zone
from school.database import Database
from school.learners.models import Learner
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.hand_in import hand_in
from school.progress.models import Outcome


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
    for response_id, answer in to_file(seen.responses, question_at).items():
        # One by one, for others save their answers meanwhile, and writes stand in a queue.
        with database.writing() as writing:
            filed += file(writing, student, response_id, answer, moment)
    return filed


@dataclass(frozen=True, slots=True)
class Seen:
    """What is news of the keys that a student sees: answers to file, ids of attempts to mark."""

    responses: tuple[Response, ...]
    attempts: tuple[int, ...]


def seen_of(session: Session, assignment: Assignment, student: Student, now: datetime) -> Seen:
    """The answers that are explained and not filed, and the attempts whose keys are shown, unmarked."""
    terms = assignment.terms
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


def to_file(
    responses: Iterable[Response], question_at: Callable[[Address], Question]
) -> dict[int, GradedAnswer]:
    """The answers with what they show, by the id of the response. Each takes milliseconds, so this
    stands outside of a session.

    An answer to a question that is another one by now, or is made no longer, is left out: nobody
    could read it.
    """
    answers = {}
    for row in responses:
        try:
            question = question_at(Address.parse(row.question))
            again = graded_answer(question, response_from_json(question, row.given))
        except QuizError:
            continue
        if again.digest == row.digest:
            answers[row.id] = _as_stored(row, again)
    return answers


def _as_stored(row: Response, again: GradedAnswer) -> GradedAnswer:
    """The answer with the credit that it had when it was explained."""
    assert row.engine is not None
    return replace(
        again,
        outcome=row.outcome or Outcome.UNKNOWN,
        given=row.given,
        credit=row.credit,
        engine=row.engine,
        seconds=row.seconds,
        token=f"response-{row.public_id}",
    )


def file(
    session: Session, student: Student, response_id: int, answer: GradedAnswer, now: datetime
) -> bool:
    """Hand an answer in as the student's own; whether it was news.

    Whose place the student's is, is looked up now. Where nobody has it, nothing is filed.
    """
    row = session.get(Response, response_id)
    learner = session.scalar(
        select(Learner)
        .join(Student, Student.learner_id == Learner.id)
        .where(Student.id == student.id)
    )
    if learner is None or row is None or row.filed_at is not None:
        return False
    assert row.answered_at is not None
    hand_in(session, learner, answer, row.answered_at)
    row.filed_at = require_zone(now)
    session.flush()
    return True
