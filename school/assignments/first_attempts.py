"""The first attempts of a class that count, answer by answer: what statistics are made from."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Subquery, and_, func, select
from sqlalchemy.orm import Session

from quizzes.address import kind_of, rules_of
from school.assignments.goals import GoalKind
from school.assignments.item_statistics import ItemMark, ResponseResult
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    Item,
    RepairRuling,
    StudentResponse,
)
from school.classes.models import Student
from school.columns import to_utc
from school.progress.evidence import TopicEvidence
from school.progress.models import Outcome


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """A question of a student's first attempt that counts, and what came of it.

    `rules` is the rule set that it was asked under, `kind` the kind of question, `number` that of the
    attempt. `evidence` is empty where nothing was answered, and where a teacher ruled on the question:
    what was wrong with it tells nothing of who answered.
    """

    student_id: int
    assignment_id: int
    item_id: int
    rules: str
    kind: str
    outcome: Outcome | None
    credit: float
    trap: str | None
    evidence: tuple[TopicEvidence, ...]
    number: int = 1
    question: str = ""
    given: Any = None
    accepted: bool = False


def first_answers(
    session: Session,
    assignment_ids: Sequence[int],
    now: datetime,
    each_of_a_row: bool = False,
) -> tuple[FirstAnswer, ...]:
    """Every question of the first attempts that count, by one query.

    Who has left the class is not in it. With `each_of_a_row` every attempt counts where so many right in
    a row are asked: each is another question.

    Raises:
        SchoolError: `naive-time`.
    """
    at = to_utc(now)
    first = _first_closed(assignment_ids, at)
    rows = session.execute(
        select(
            first.c.student_id,
            first.c.assignment_id,
            StudentResponse.item_id,
            StudentResponse.question,
            StudentResponse.outcome,
            StudentResponse.credit,
            StudentResponse.trap,
            StudentResponse.evidence,
            first.c.number,
            StudentResponse.given,
            StudentResponse.accepted,
            Item.ruling,
        )
        .select_from(first)
        .join(Assignment, Assignment.id == first.c.assignment_id)
        .join(
            AssignmentAttempt,
            and_(
                AssignmentAttempt.assignment_id == first.c.assignment_id,
                AssignmentAttempt.student_id == first.c.student_id,
                _counts(first.c.number) if each_of_a_row else _is_first(first.c.number),
                ~AssignmentAttempt.open_at(at),
            ),
        )
        .join(StudentResponse, StudentResponse.attempt_id == AssignmentAttempt.id)
        .join(Item, Item.id == StudentResponse.item_id)
        .order_by(StudentResponse.id)
    )
    return tuple(map(_first_answer, rows))


def _first_closed(assignment_ids: Sequence[int], at: datetime) -> Subquery:
    """The number of the first attempt of each student that is closed."""
    return (
        select(
            AssignmentAttempt.assignment_id.label("assignment_id"),
            AssignmentAttempt.student_id.label("student_id"),
            func.min(AssignmentAttempt.number).label("number"),
        )
        .join(Student, Student.id == AssignmentAttempt.student_id)
        .where(
            AssignmentAttempt.assignment_id.in_(assignment_ids),
            Student.left_at.is_(None),
            ~AssignmentAttempt.open_at(at),
        )
        .group_by(AssignmentAttempt.assignment_id, AssignmentAttempt.student_id)
        .subquery()
    )


def _first_answer(row: Row[Any]) -> FirstAnswer:
    return FirstAnswer(
        row.student_id,
        row.assignment_id,
        row.item_id,
        rules_of(row.question),
        kind_of(row.question),
        row.outcome,
        1.0 if row.accepted else row.credit,
        row.trap,
        _evidence(row),
        row.number,
        row.question,
        row.given,
        row.accepted,
    )


def _is_first(number: ColumnElement[int]) -> ColumnElement[bool]:
    return AssignmentAttempt.number == number


def _counts(number: ColumnElement[int]) -> ColumnElement[bool]:
    return _is_first(number) | Assignment.goal.startswith(f"{GoalKind.STREAK.value}/")


def _evidence(row: Any) -> tuple[TopicEvidence, ...]:
    if row.accepted or row.ruling in (RepairRuling.VOID, RepairRuling.FULL):
        return ()
    return tuple((topic, seen, weight) for topic, seen, weight in row.evidence or ())


def marks_by_student(answers: Iterable[FirstAnswer]) -> tuple[Mapping[int, ItemMark], ...]:
    """The answers as one attempt for each student, with a mark for each question."""
    found: defaultdict[int, dict[int, ItemMark]] = defaultdict(dict)
    for each in answers:
        found[each.student_id][each.item_id] = ItemMark(each.credit, outcome_of(each))
    return tuple(found.values())


def outcome_of(answer: FirstAnswer) -> str:
    """The id of the misconception behind the answer, or a word of `ResponseResult`."""
    if answer.outcome is None:
        return ResponseResult.OPEN
    if answer.outcome is not Outcome.ANSWERED:
        return ResponseResult.UNKNOWN
    if answer.credit >= 1:
        return ResponseResult.RIGHT
    return answer.trap or ResponseResult.OTHER


def items_of(session: Session, assignment_ids: Sequence[int]) -> dict[int, tuple[Item, ...]]:
    """The questions of each assignment, in their order."""
    found: dict[int, tuple[Item, ...]] = dict.fromkeys(assignment_ids, ())
    rows = session.scalars(
        select(Item).where(Item.assignment_id.in_(assignment_ids)).order_by(Item.position, Item.id)
    )
    for row in rows:
        found[row.assignment_id] = (*found[row.assignment_id], row)
    return found
