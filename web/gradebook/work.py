"""What one student did in one assignment, as its pages load it."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, tzinfo

from werkzeug.exceptions import NotFound

from school.assignments.attempt_summaries import AttemptSummary
from school.assignments.changes import grade_changes
from school.assignments.comments import comments_of
from school.assignments.extensions import granted_to
from school.assignments.models import (
    Assignment,
    AssignmentState,
    AttemptComment,
    Extension,
    GradeChange,
    ItemRepair,
)
from school.assignments.order import items_in, worth_of
from school.assignments.repairs import repairs_in
from school.assignments.rules import NOTHING_GRANTED, Grant
from school.assignments.status import AssignmentStatus, AttemptQuestion, questions_in, status_of
from school.classes.finding import student_once_in, teachers_of
from school.classes.models import PlaceEvent, SchoolClass, Student
from school.classes.trail import trail_of
from scoring import rule_set
from web import request_context
from web.classes.access import taught_assignment
from web.classes.view import zone_of_class
from web.clock import now
from web.rule_sets import set_page_rule_set


@dataclass(frozen=True, slots=True)
class StudentWork:
    """A student's attempts at an assignment with all that was changed, as they are `at` this moment.

    `comments` is all that was ever said, by the row id of the attempt. `points` is what there is to get, `positions` are those of its questions by id. `teachers` are the
    names of those who teach the class now, by their learner ids.
    """

    school_class: SchoolClass
    assignment: Assignment
    student: Student
    standing: AssignmentStatus
    points: float
    asked: Mapping[int, tuple[AttemptQuestion, ...]]
    changes: tuple[GradeChange, ...]
    extensions: tuple[Extension, ...]
    place_events: tuple[PlaceEvent, ...]
    comments: Mapping[int, tuple[AttemptComment, ...]]
    repairs: tuple[ItemRepair, ...]
    positions: Mapping[int, int]
    teachers: Mapping[uuid.UUID, str]
    at: datetime

    @property
    def zone(self) -> tzinfo:
        """The zone that the times of the class are told in."""
        return zone_of_class(self.school_class)

    def attempt(self, number: int) -> AttemptSummary:
        """The attempt of that number. Raises NotFound: there is none."""
        for each in self.standing.attempts:
            if each.attempt.number == number:
                return each
        raise NotFound

    @property
    def granted(self) -> Grant:
        """What holds for this student beyond the rules for all."""
        return self.extensions[-1].granted if self.extensions else NOTHING_GRANTED

    @property
    def usual_number(self) -> int | None:
        """The attempt that is shown first: the one that the grade comes from, else the last."""
        grade, attempts = self.standing.grade, self.standing.attempts
        if grade is not None and grade.attempt is not None:
            return grade.attempt
        return attempts[-1].attempt.number if attempts else None


def find_cell(
    assignment_id: uuid.UUID, student_id: uuid.UUID, to_change: bool = False
) -> tuple[SchoolClass, Assignment, Student]:
    """The student and the published assignment of a class that the visitor teaches.

    The student may have left the class since: the grade stays with it.

    Raises:
        NotFound: there is no such student or assignment, or others teach the class.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    school_class, assignment = taught_assignment(assignment_id, to_change)
    student = student_once_in(request_context.reading(), school_class.id, student_id)
    if student is None or assignment.state is AssignmentState.DRAFT:
        raise NotFound
    set_page_rule_set(rule_set(assignment.rules))
    return school_class, assignment, student


def load_work(school_class: SchoolClass, assignment: Assignment, student: Student) -> StudentWork:
    """All that there is of it."""
    at = now()
    reading = request_context.reading()
    standing = status_of(reading, assignment, student, at)
    items = items_in(reading, assignment)
    return StudentWork(
        school_class=school_class,
        assignment=standing.assignment,
        student=student,
        standing=standing,
        points=worth_of(assignment, items),
        asked={
            each.attempt.number: questions_in(reading, each.attempt) for each in standing.attempts
        },
        changes=grade_changes(reading, assignment, student),
        extensions=granted_to(reading, assignment, student),
        place_events=trail_of(reading, student),
        comments=comments_of(reading, [each.attempt.id for each in standing.attempts]),
        repairs=repairs_in(reading, [assignment.id]).get(assignment.id, ()),
        positions={each.id: each.position for each in items},
        teachers={each.learner_id: each.name for each in teachers_of(reading, school_class.id)},
        at=at,
    )
