"""Assignments as they are read: what they ask, and how far a class or a student has come."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from school.assignments.attempt_summaries import AttemptSummary, counted_attempts, summaries_of
from school.assignments.audience import is_asked, named_students
from school.assignments.changes import overrides_of
from school.assignments.goal_results import reached_goals
from school.assignments.goal_standing import GoalStanding, goal_standing
from school.assignments.goals import GOAL_POINTS, parse_goal
from school.assignments.grade import Grade, grade
from school.assignments.grants import grants_of
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    AssignmentState,
    Item,
    Section,
    StudentResponse,
)
from school.assignments.order import items_in, sections_in
from school.assignments.rules import (
    NOTHING_GRANTED,
    Terms,
    Window,
    last_end,
    window,
)
from school.classes.models import Student
from school.columns import to_utc


@dataclass(frozen=True, slots=True)
class SectionWithItems:
    """A section with its questions, in their order."""

    section: Section
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class AssignmentSummary:
    """An assignment in the list of its class: how many questions, and what those that count are worth.

    On `repaired` of them a teacher ruled something that holds.
    """

    assignment: Assignment
    questions: int
    points: float
    repaired: int = 0


@dataclass(frozen=True, slots=True)
class AttemptQuestion:
    """A question of an attempt: its place and points (`item`), its address and answer.

    `place` is where the attempt asks it, counted from 1, where that is another place than in the
    assignment; else 0.
    """

    item: Item
    response: StudentResponse
    place: int = 0

    @property
    def number(self) -> int:
        """The number of the question for whoever sits the attempt."""
        return self.place or self.item.position

    @property
    def credit(self) -> float:
        """The credit, 0 to 1, as a teacher ruled on the question, or as it was graded."""
        return self.response.credit_by(self.item.ruling)


class AssignmentStage(StrEnum):
    """How far a student has come with an assignment."""

    NOT_OPEN = "not-open"
    NOT_STARTED = "not-started"
    UNDER_WAY = "under-way"  # an attempt is open
    SUBMITTED = "submitted"  # one counts, and none is open
    MISSED = "missed"  # nothing counts, and nothing can be begun any more
    NOT_ASKED = "not-asked"  # it is for others in the class


@dataclass(frozen=True, slots=True)
class AssignmentStatus:
    """Where a student stands with an assignment.

    `attempts` in the order of their numbers. `overdue`: it was due, nothing counts yet, and it is
    still taken. `end` is the last moment for anybody in the class. `grade` is what the teachers
    see; whether the student does is for `revealed` to say. `goal` is how far the student has come with
    the goal of the assignment, None where it has none.
    """

    assignment: Assignment
    questions: int
    terms: Terms
    window: Window
    stage: AssignmentStage
    overdue: bool
    attempts: tuple[AttemptSummary, ...]
    end: datetime | None
    grade: Grade | None
    goal: GoalStanding | None = None

    @property
    def is_done(self) -> bool:
        """Whether something counts: an attempt that is over, or a goal that was reached."""
        if self.goal is not None:
            return self.goal.done_at is not None
        return any(each.done for each in self.attempts)


def sections_with_items(session: Session, assignment: Assignment) -> tuple[SectionWithItems, ...]:
    """The sections of an assignment with their questions, empty ones too."""
    items: defaultdict[int, list[Item]] = defaultdict(list)
    for item in items_in(session, assignment):
        items[item.section_id].append(item)
    return tuple(
        SectionWithItems(each, tuple(items[each.id])) for each in sections_in(session, assignment)
    )


def class_assignments(session: Session, class_id: int) -> tuple[AssignmentSummary, ...]:
    """All assignments of a class, drafts and withdrawn ones too, the newest first."""
    rows = session.execute(
        _with_sums().where(Assignment.class_id == class_id).order_by(Assignment.id.desc())
    )
    return tuple(_summary(*row) for row in rows)


def student_statuses(
    session: Session, student: Student, now: datetime
) -> tuple[AssignmentStatus, ...]:
    """The published assignments that the class sets the student, those due first at the head.

    Those without a date come last. Six queries, however many there are.
    """
    published = select(Assignment).where(
        Assignment.class_id == student.class_id,
        Assignment.state == AssignmentState.PUBLISHED,
        is_asked(student.id),
    )
    rows = session.scalars(published).all()
    found = _standings(session, student, rows, to_utc(now))
    return tuple(sorted(found, key=_due_first))


def status_of(
    session: Session, assignment: Assignment, student: Student, now: datetime
) -> AssignmentStatus:
    """Where the student stands with this one, whatever its state."""
    return _standings(session, student, [assignment], to_utc(now))[0]


def questions_in(session: Session, attempt: AssignmentAttempt) -> tuple[AttemptQuestion, ...]:
    """The questions of an attempt with their answers, in order."""
    rows = session.execute(
        select(Item, StudentResponse)
        .join(StudentResponse, StudentResponse.item_id == Item.id)
        .where(StudentResponse.attempt_id == attempt.id)
        .order_by(Item.position)
    )
    return tuple(AttemptQuestion(item, response) for item, response in rows)


def _standings(
    session: Session, student: Student, assignments: Iterable[Assignment], now: datetime
) -> list[AssignmentStatus]:
    rows = list(assignments)
    ids = [row.id for row in rows]
    grants = grants_of(session, ids)
    windows = {
        (row.id, student.id): window(row.terms, grants[row.id].get(student.id, NOTHING_GRANTED))
        for row in rows
    }
    attempts: defaultdict[int, list[AttemptSummary]] = defaultdict(list)
    for each in summaries_of(session, _attempts(session, student, ids), windows, now):
        attempts[each.attempt.assignment_id].append(each)
    listed = _listed(session, ids)
    set_by_hand = overrides_of(session, ids)
    named = named_students(session, rows)
    reached = reached_goals(session, rows, (student,))
    return [
        status_from(
            listed[row.id],
            terms_for(student, row.terms, windows[row.id, student.id]),
            set_by_hand.get((row.id, student.id)),
            windows[row.id, student.id],
            tuple(attempts[row.id]),
            last_end(row.terms, grants[row.id].values()),
            now,
            named=row.id not in named or student.id in named[row.id],
            reached_at=reached.get((row.id, student.id)),
        )
        for row in rows
    ]


def terms_for(student: Student, terms: Terms, limits: Window) -> Terms:
    """The terms for this student: nothing that is missing counts as 0 for who was not in the class when
    it ended, having left before or come after."""
    if not terms.missing_is_zero or limits.ends is None:
        return terms
    left, ends = student.left_at, limits.ends
    if student.created_at <= ends and (left is None or ends < left):
        return terms
    return replace(terms, missing_is_zero=False)


def status_from(
    listed: AssignmentSummary,
    terms: Terms,
    override: float | None,
    limits: Window,
    attempts: tuple[AttemptSummary, ...],
    end: datetime | None,
    now: datetime,
    *,
    named: bool = True,
    reached_at: datetime | None = None,
) -> AssignmentStatus:
    """Where a student stands, from what is known of the assignment, its rules and the attempts.

    `override` is the grade that a teacher set, `limits` what holds for this student, `end` the last
    moment for anybody. `named`: it is for this student. Who has begun it, or has a grade in it, is
    asked all the same. `reached_at` is when a lesson was done that is its goal.
    """
    asked = named or bool(attempts) or override is not None
    goal = parse_goal(listed.assignment.goal)
    standing = None if goal is None else goal_standing(goal, attempts, reached_at, limits)
    stage = _stage(limits, attempts, now, standing) if asked else AssignmentStage.NOT_ASKED
    counted = counted_attempts(attempts) if standing is None else standing.counted
    is_open = stage in (AssignmentStage.NOT_STARTED, AssignmentStage.UNDER_WAY)
    made = grade(terms, counted, listed.points, override, missed=stage is AssignmentStage.MISSED)
    if made is not None and standing is not None:
        made = replace(made, attempt=None)  # it comes from none alone
    missing = is_open and (standing is not None or not any(a.done for a in attempts))
    return AssignmentStatus(
        assignment=listed.assignment,
        questions=listed.questions,
        terms=terms,
        window=limits,
        stage=stage,
        overdue=missing and limits.due is not None and now > limits.due,
        attempts=attempts,
        end=end,
        grade=made,
        goal=standing if asked else None,
    )


def _stage(
    limits: Window,
    attempts: tuple[AttemptSummary, ...],
    now: datetime,
    goal: GoalStanding | None,
) -> AssignmentStage:
    if any(not each.done for each in attempts):
        return AssignmentStage.UNDER_WAY
    over = limits.ends is not None and now > limits.ends
    if (attempts and goal is None) or (goal is not None and goal.done_at is not None):
        return AssignmentStage.SUBMITTED
    if limits.opens is not None and now < limits.opens:
        return AssignmentStage.NOT_OPEN
    if over:
        return AssignmentStage.MISSED
    return AssignmentStage.UNDER_WAY if attempts else AssignmentStage.NOT_STARTED


def _attempts(session: Session, student: Student, ids: list[int]) -> list[AssignmentAttempt]:
    return list(
        session.scalars(
            select(AssignmentAttempt)
            .where(
                AssignmentAttempt.student_id == student.id,
                AssignmentAttempt.assignment_id.in_(ids),
            )
            .order_by(AssignmentAttempt.assignment_id, AssignmentAttempt.number)
        )
    )


def _listed(session: Session, ids: list[int]) -> dict[int, AssignmentSummary]:
    rows = session.execute(_with_sums().where(Assignment.id.in_(ids)))
    return {row[0].id: _summary(*row) for row in rows}


def _summary(
    assignment: Assignment, questions: int, points: float, repaired: int
) -> AssignmentSummary:
    worth = points if assignment.goal is None else GOAL_POINTS
    return AssignmentSummary(assignment, questions, worth, repaired)


def _with_sums() -> Select[Assignment, int, float, int]:
    return (
        select(
            Assignment,
            func.count(Item.id),
            func.coalesce(func.sum(Item.points_that_count()), 0.0),
            func.count(Item.ruling),
        )
        .outerjoin(Item, Item.assignment_id == Assignment.id)
        .group_by(Assignment.id)
    )


def _due_first(status: AssignmentStatus) -> tuple[bool, float, int]:
    due = status.window.due
    return (due is None, due.timestamp() if due else 0.0, status.assignment.id)
