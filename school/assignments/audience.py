"""Whom an assignment is for: the whole class, or groups and single students of it.

Whoever has begun it stays asked, whatever becomes of the groups, so that nobody's work is lost.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, false, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from school.assignments.locking import lock
from school.assignments.models import Assignment, AssignmentAttempt, AudienceMember
from school.classes.models import GroupMember, Student, StudentGroup
from school.errors import SchoolError


@dataclass(frozen=True, slots=True)
class Audience:
    """Whom an assignment is for, by row ids; by itself the whole class."""

    for_some: bool = False
    groups: frozenset[int] = frozenset()
    students: frozenset[int] = frozenset()


WHOLE_CLASS = Audience()


def audience_of(session: Session, assignment: Assignment) -> Audience:
    """Whom the assignment is for now; one query, or none where it is for the whole class."""
    if not assignment.for_some:
        return WHOLE_CLASS
    rows = session.execute(
        select(AudienceMember.group_id, AudienceMember.student_id).where(
            AudienceMember.assignment_id == assignment.id
        )
    ).all()
    return Audience(
        True,
        frozenset(row.group_id for row in rows if row.group_id is not None),
        frozenset(row.student_id for row in rows if row.student_id is not None),
    )


def set_audience(session: Session, assignment: Assignment, audience: Audience) -> None:
    """Let the assignment be for these from now on; what others did in it stays.

    Raises:
        SchoolError: `nobody-asked` where it is for some and names nobody of its class.
    """
    row = lock(session, assignment)
    groups, students = _of_class(session, row.class_id, audience)
    if audience.for_some and not (groups or students):
        raise SchoolError("nobody-asked", "name a group or a student of the class")
    session.execute(delete(AudienceMember).where(AudienceMember.assignment_id == row.id))
    row.for_some = audience.for_some
    if audience.for_some:
        session.add_all(AudienceMember(assignment_id=row.id, group_id=each) for each in groups)
        session.add_all(AudienceMember(assignment_id=row.id, student_id=each) for each in students)
    session.flush()


def _of_class(session: Session, class_id: int, audience: Audience) -> tuple[list[int], list[int]]:
    """Those of the groups and students that are of the class."""
    groups = select(StudentGroup.id).where(
        StudentGroup.class_id == class_id, StudentGroup.id.in_(audience.groups)
    )
    students = select(Student.id).where(
        Student.class_id == class_id, Student.id.in_(audience.students)
    )
    return (
        list(session.scalars(groups.order_by(StudentGroup.id))),
        list(session.scalars(students.order_by(Student.id))),
    )


def is_asked(student_id: InstrumentedAttribute[int] | int) -> ColumnElement[bool]:
    """Whether an assignment asks the student, as a condition of a query of assignments."""
    named = exists().where(
        AudienceMember.assignment_id == Assignment.id, AudienceMember.student_id == student_id
    )
    in_group = exists().where(
        AudienceMember.assignment_id == Assignment.id,
        AudienceMember.group_id == GroupMember.group_id,
        GroupMember.student_id == student_id,
    )
    begun = exists().where(
        AssignmentAttempt.assignment_id == Assignment.id,
        AssignmentAttempt.student_id == student_id,
    )
    return or_(Assignment.for_some == false(), named, in_group, begun)


def named_students(
    session: Session, assignments: Iterable[Assignment]
) -> Mapping[int, frozenset[int]]:
    """The students whom each of those assignments names that are for some, by ids of rows.

    One query, or none where all are for the whole class: those are not in the result.
    """
    ids = [each.id for each in assignments if each.for_some]
    if not ids:
        return {}
    found: defaultdict[int, set[int]] = defaultdict(set, {each: set() for each in ids})
    rows = session.execute(
        select(AudienceMember.assignment_id, AudienceMember.student_id, GroupMember.student_id)
        .outerjoin(GroupMember, GroupMember.group_id == AudienceMember.group_id)
        .where(AudienceMember.assignment_id.in_(ids))
    )
    for assignment_id, student_id, member_id in rows:
        found[assignment_id].update(each for each in (student_id, member_id) if each is not None)
    return {each: frozenset(students) for each, students in found.items()}
