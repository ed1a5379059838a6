"""The gradebook of a class: where each of its students stands with each of its assignments."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy.orm import Session

from school.assignments.attempt_summaries import AttemptSummary, summaries_in
from school.assignments.audience import named_students
from school.assignments.changes import overrides_of
from school.assignments.goal_results import reached_goals
from school.assignments.grants import grants_of
from school.assignments.models import AssignmentState
from school.assignments.rules import last_end, window
from school.assignments.status import (
    AssignmentStage,
    AssignmentStatus,
    AssignmentSummary,
    class_assignments,
    status_from,
    terms_for,
)
from school.classes.finding import students_of
from school.classes.models import PlaceEventKind, Student
from school.classes.places import former_students
from school.classes.trail import leavings_of
from school.columns import to_utc


@dataclass(frozen=True, slots=True)
class Matrix:
    """Students as in the list of the class, assignments in the order in which they were published, and where each
    student stands with each: `cells` by the ids of both.

    `former` are those who left, were moved or removed and did something: `gone` says which, by row id.
    """

    students: tuple[Student, ...]
    listed: tuple[AssignmentSummary, ...]
    cells: Mapping[tuple[int, int], AssignmentStatus]
    former: tuple[Student, ...] = ()
    gone: Mapping[int, PlaceEventKind] = field(default_factory=dict)

    def cell(self, student: Student, listed: AssignmentSummary) -> AssignmentStatus:
        """Where the student stands with the assignment."""
        return self.cells[student.id, listed.assignment.id]

    def row(self, student: Student) -> tuple[AssignmentStatus, ...]:
        """Where the student stands with each assignment."""
        return tuple(self.cell(student, each) for each in self.listed)

    def column(self, listed: AssignmentSummary) -> tuple[AssignmentStatus, ...]:
        """Where each student stands with the assignment."""
        return tuple(self.cell(each, listed) for each in self.students)

    def asked(self, listed: AssignmentSummary) -> tuple[tuple[Student, AssignmentStatus], ...]:
        """Each student whom the assignment is for, and where that student stands with it."""
        cells = zip(self.students, self.column(listed), strict=True)
        return tuple(each for each in cells if each[1].stage is not AssignmentStage.NOT_ASKED)


def gradebook_matrix(session: Session, class_id: int, now: datetime) -> Matrix:
    """The gradebook as it stands now, by six queries however large it is, one more where somebody
    has left, one where an assignment is for some, and two where one has a lesson as its goal.

    Drafts and what was withdrawn are not in it.

    Raises:
        SchoolError: `naive-time`.
    """
    at = to_utc(now)
    students = tuple(students_of(session, class_id))
    former = tuple(former_students(session, class_id))
    listed = _listed(session, class_id)
    ids = [each.assignment.id for each in listed]
    grants = grants_of(session, ids)
    overrides = overrides_of(session, ids)
    named = named_students(session, [each.assignment for each in listed])
    reached = reached_goals(session, [each.assignment for each in listed], (*students, *former))
    terms = {each.assignment.id: each.assignment.terms for each in listed}
    usual = {task: window(each) for task, each in terms.items()}
    rows = {who.id: who for who in (*students, *former)}
    who_is = list(rows)  # from a row each time would take long
    windows = {
        (task, who): window(terms[task], granted) if granted else usual[task]
        for task in ids
        for who in who_is
        for granted in [grants[task].get(who)]
    }
    attempts: defaultdict[tuple[int, int], list[AttemptSummary]] = defaultdict(list)
    for each in summaries_in(session, ids, windows, at):
        attempts[each.attempt.assignment_id, each.attempt.student_id].append(each)
    cells: dict[tuple[int, int], AssignmentStatus] = {}
    for task, column in zip(ids, listed, strict=True):
        end = last_end(terms[task], grants[task].values())
        for who in who_is:
            own, limits = terms[task], windows[task, who]
            cells[who, task] = status_from(
                column,
                terms_for(rows[who], own, limits) if own.missing_is_zero else own,
                overrides.get((task, who)),
                limits,
                tuple(attempts.get((task, who), ())),
                end,
                at,
                named=task not in named or who in named[task],
                reached_at=reached.get((task, who)),
            )
    return Matrix(students, listed, cells, former, leavings_of(session, former))


def _listed(session: Session, class_id: int) -> tuple[AssignmentSummary, ...]:
    published = [
        each
        for each in class_assignments(session, class_id)
        if each.assignment.state is AssignmentState.PUBLISHED
    ]
    return tuple(sorted(published, key=_published))


def _published(listed: AssignmentSummary) -> tuple[float, int]:
    at = listed.assignment.published_at
    return (at.timestamp() if at else 0.0, listed.assignment.id)
