"""What a teacher rules on a question after it was published, and what every correction came to.

A ruling changes no answer and no credit that grading gave: it stands beside them, holds until another
one is made or it is taken back, and stays in the trail.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.assignments.accepted_answers import AcceptedAnswer, is_accepted
from school.assignments.changes import TeacherNote
from school.assignments.locking import lock
from school.assignments.models import (
    Assignment,
    AssignmentState,
    GradeChange,
    GradeChangeKind,
    Item,
    ItemRepair,
    RepairRuling,
    StudentResponse,
)
from school.assignments.order import items_in
from school.errors import SchoolError

MOST_ACCEPTED: Final = 200  # answers to one question that are right by a ruling


@dataclass(frozen=True, slots=True)
class Regrading:
    """A run of corrected grading: how many answers of an assignment it changed, and when."""

    assignment_id: int
    answers: int
    at: datetime


def repair(
    session: Session,
    assignment: Assignment,
    item: Item,
    ruling: RepairRuling,
    note: TeacherNote,
    accepted: Iterable[AcceptedAnswer] = (),
) -> ItemRepair:
    """Let this hold of the question from now on; the line of the trail.

    With `Ruling.ACCEPT` the answers `accepted` are right, beside those that were accepted before.
    The same again with the same reason is no change, so the form may be sent twice.

    Raises:
        SchoolError: `not-published`; `unknown-question`; `last-question` where nothing would be left
            that counts; `nothing-accepted`, `too-many-accepted`.
    """
    row, locked = _lock(session, assignment, item)
    answers: list[list[Any]] | None = None
    match ruling:
        case RepairRuling.VOID:
            _check_that_something_counts(session, row, locked)
        case RepairRuling.ACCEPT:
            answers = _with_former(locked, accepted)
    latest = _latest(session, locked)
    if latest is not None and (latest.ruling, latest.accepted, latest.note) == (
        ruling,
        answers,
        note.reason.strip(),
    ):
        return latest
    return _rule(session, row, locked, ruling, answers, note)


def take_back_repair(
    session: Session, assignment: Assignment, item: Item, note: TeacherNote
) -> ItemRepair:
    """Let the question count again as it was graded; the line of the trail.

    Raises:
        SchoolError: `not-repaired`, `not-published`, `unknown-question`.
    """
    row, locked = _lock(session, assignment, item)
    if locked.ruling is None:
        raise SchoolError("not-repaired", "nobody ruled anything on this question")
    return _rule(session, row, locked, None, None, note)


def repairs_in(
    session: Session, assignment_ids: Sequence[int]
) -> Mapping[int, tuple[ItemRepair, ...]]:
    """Every ruling on the questions of these assignments, by assignment, the first one first."""
    found: defaultdict[int, list[ItemRepair]] = defaultdict(list)
    rows = session.scalars(
        select(ItemRepair)
        .where(ItemRepair.assignment_id.in_(assignment_ids))
        .order_by(ItemRepair.id)
    )
    for row in rows:
        found[row.assignment_id].append(row)
    return {each: tuple(rows) for each, rows in found.items()}


def answers_to(session: Session, item: Item) -> tuple[AcceptedAnswer, ...]:
    """Every answer that was given to the question; what is only ticked so far is none."""
    rows = session.execute(
        select(StudentResponse.question, StudentResponse.given).where(
            StudentResponse.item_id == item.id,
            StudentResponse.outcome.is_not(None),
            StudentResponse.given.is_not(None),
        )
    )
    return tuple(AcceptedAnswer(address, given) for address, given in rows)


def latest_repairs(session: Session, assignment: Assignment) -> Mapping[int, ItemRepair]:
    """The latest ruling on each question of the assignment, also where it takes one back."""
    rows = repairs_in(session, [assignment.id]).get(assignment.id, ())
    return {row.item_id: row for row in rows}


def regradings_in(session: Session, assignment_ids: Sequence[int]) -> tuple[Regrading, ...]:
    """Every run of corrected grading that changed answers of these assignments, the first one first."""
    rows = session.execute(
        select(GradeChange.assignment_id, GradeChange.at, func.count())
        .where(
            GradeChange.assignment_id.in_(assignment_ids),
            GradeChange.change == GradeChangeKind.REGRADE,
        )
        .group_by(GradeChange.assignment_id, GradeChange.at)
        .order_by(GradeChange.at, GradeChange.assignment_id)
    )
    return tuple(Regrading(task, answers, at) for task, at, answers in rows)


def _lock(session: Session, assignment: Assignment, item: Item) -> tuple[Assignment, Item]:
    row = lock(session, assignment)
    if row.state is AssignmentState.DRAFT:
        raise SchoolError("not-published", "the questions of a draft are changed in the draft")
    found = session.scalar(
        select(Item)
        .where(Item.id == item.id, Item.assignment_id == row.id)
        .with_for_update()
        .execution_options(populate_existing=True)
    )
    if found is None:
        raise SchoolError("unknown-question", "this assignment has no such question")
    return row, found


def _check_that_something_counts(session: Session, row: Assignment, item: Item) -> None:
    others = [each for each in items_in(session, row) if each.id != item.id]
    if not any(each.counts for each in others):
        raise SchoolError(
            "last-question", "no other question counts: withdraw the assignment instead"
        )


def _with_former(item: Item, accepted: Iterable[AcceptedAnswer]) -> list[list[Any]]:
    """Those that were accepted so far, and the new ones once each."""
    results = [list(each) for each in item.accepted or ()]
    there = len(results)
    for each in accepted:
        if not is_accepted(results, each.question, each.given):
            results.append([each.question, each.given])
    if not results:
        raise SchoolError("nothing-accepted", "name the answers that are right")
    if len(results) > max(MOST_ACCEPTED, there):
        raise SchoolError("too-many-accepted", f"expected {MOST_ACCEPTED} answers at most")
    return results


def _latest(session: Session, item: Item) -> ItemRepair | None:
    return session.scalar(
        select(ItemRepair)
        .where(ItemRepair.item_id == item.id)
        .order_by(ItemRepair.id.desc())
        .limit(1)
    )


def _rule(
    session: Session,
    row: Assignment,
    item: Item,
    ruling: RepairRuling | None,
    accepted: list[list[Any]] | None,
    note: TeacherNote,
) -> ItemRepair:
    item.ruling, item.accepted = ruling, accepted
    session.flush()  # the question is held before its answers are read
    responses = session.scalars(
        select(StudentResponse)
        .where(StudentResponse.item_id == item.id)
        .execution_options(populate_existing=True)
    )
    for each in responses:
        # What is only ticked so far is no answer yet.
        sent = each.outcome is not None
        each.accepted = sent and is_accepted(accepted, each.question, each.given)
    made = ItemRepair(
        assignment_id=row.id,
        item_id=item.id,
        ruling=ruling,
        accepted=accepted,
        note=note.reason.strip(),
        by=note.by,
        at=note.at,
    )
    session.add(made)
    session.flush()
    return made
