"""Grading again what an earlier version graded. What changes by it is told in the trail."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes import Address, Question, response_from_json
from quizzes.errors import QuizError
from quizzes.fingerprint import fingerprint
from quizzes.version import ENGINE
from school.assignments.models import (
    AssignmentAttempt,
    GradeChange,
    GradeChangeKind,
    Item,
    StudentResponse,
)
from school.columns import to_utc
from school.database import Database
from school.progress.grading import GradedAnswer, graded_answer

BATCH: Final = 200  # answers that are in memory, and in one session, at once


@dataclass(frozen=True, slots=True)
class RegradeReport:
    """What a run did.

    `read` answers were graded by an earlier version; of these `changed` are worth something else
    now. `left` are the addresses of questions that show or ask something else by now: their
    answers keep the grade that they had, for nobody can answer a question that was not asked.
    """

    read: int = 0
    changed: int = 0
    left: tuple[str, ...] = ()


@dataclass(slots=True)
class _Tally:
    read: int = 0
    changed: int = 0
    left: set[str] = field(default_factory=set)


def regrade_outdated(
    database: Database, question_at: Callable[[Address], Question], at: datetime
) -> RegradeReport:
    """Grade every answer again that another version than this one graded.

    A second run finds nothing more to do but what was left. Answers may come in meanwhile. Open
    no session around it.

    Raises:
        SchoolError: `naive-time`.
    """
    now, tally, last_id = to_utc(at), _Tally(), 0
    while batch := _next_batch(database, last_id):
        again = {row.id: _graded(row, question_at) for row in batch}
        tally.left |= {row.question for row in batch if again[row.id] is None}
        with database.writing() as session:
            for row in batch:
                graded = again[row.id]
                if graded is not None:
                    tally.changed += _write(session, row, graded, now)
        tally.read, last_id = tally.read + len(batch), batch[-1].id
    tally.left |= _renew_items(database, question_at)
    return RegradeReport(tally.read, tally.changed, tuple(sorted(tally.left)))


def _next_batch(database: Database, last_id: int) -> Sequence[StudentResponse]:
    with database.reading() as session:
        return session.scalars(
            select(StudentResponse)
            .where(
                StudentResponse.id > last_id,
                StudentResponse.outcome.is_not(None),
                StudentResponse.engine != ENGINE,
            )
            .order_by(StudentResponse.id)
            .limit(BATCH)
        ).all()


def _graded(
    row: StudentResponse, question_at: Callable[[Address], Question]
) -> GradedAnswer | None:
    """What this version says of the answer; None where the question is another one by now."""
    try:
        question = question_at(Address.parse(row.question))
        again = graded_answer(question, response_from_json(question, row.given))
    except QuizError:
        return None
    return again if again.digest == row.digest else None


def _write(session: Session, read: StudentResponse, again: GradedAnswer, now: datetime) -> bool:
    """Whether the answer is worth something else now."""
    row = session.scalar(
        select(StudentResponse).where(StudentResponse.id == read.id).with_for_update()
    )
    if row is None or (row.given, row.engine) != (read.given, read.engine):
        return False  # answered again since it was read, and graded by this version
    former, credit = row.credit, again.credit
    row.credit, row.trap, row.engine = credit, again.evidence.misconception, again.engine
    row.evidence = [list(each) for each in again.evidence.topics]
    if credit == former:
        return False
    item = session.get_one(Item, row.item_id)
    attempt = session.get_one(AssignmentAttempt, row.attempt_id)
    session.add(
        GradeChange(
            assignment_id=attempt.assignment_id,
            student_id=attempt.student_id,
            response_id=row.id,
            change=GradeChangeKind.REGRADE,
            former=former * item.points,
            now=credit * item.points,
            note="",
            by=None,
            at=now,
        )
    )
    return True


def _renew_items(database: Database, question_at: Callable[[Address], Question]) -> set[str]:
    """Published questions are this version's now; the addresses of those that became others."""
    with database.reading() as session:
        items = session.scalars(
            select(Item).where(Item.engine.is_not(None), Item.engine != ENGINE)
        ).all()
    same = [item.id for item in items if _is_the_same(item, question_at)]
    with database.writing() as session:
        for item in session.scalars(select(Item).where(Item.id.in_(same))):
            item.engine = ENGINE
    return {item.question for item in items if item.id not in same}


def _is_the_same(item: Item, question_at: Callable[[Address], Question]) -> bool:
    try:
        return fingerprint(question_at(Address.parse(item.question))) == item.digest
    except QuizError:
        return False
