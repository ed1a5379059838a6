"""Groups in a class: named, filled, taken apart again."""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from school.assignments.models import AudienceMember
from school.classes.finding import natural_key
from school.classes.models import GroupMember, SchoolClass, Student, StudentGroup
from school.classes.names import name_key, parse_group_name
from school.columns import to_utc
from school.errors import SchoolError

MOST_GROUPS: Final = 50  # of one class


@dataclass(frozen=True, slots=True)
class GroupWithMembers:
    """A group with the row ids of the students who are in it, and in the class still."""

    group: StudentGroup
    members: frozenset[int]


def groups_of(session: Session, class_id: int) -> tuple[GroupWithMembers, ...]:
    """The groups of a class by name, with who is in them; one query."""
    rows = session.execute(
        select(StudentGroup, Student.id)
        .outerjoin(GroupMember, GroupMember.group_id == StudentGroup.id)
        .outerjoin(Student, (Student.id == GroupMember.student_id) & Student.left_at.is_(None))
        .where(StudentGroup.class_id == class_id)
    )
    found: dict[int, tuple[StudentGroup, set[int | None]]] = {}
    for group, student_id in rows:
        found.setdefault(group.id, (group, set()))[1].add(student_id)
    ordered = sorted(found.values(), key=lambda each: natural_key(each[0].name_key))
    return tuple(
        GroupWithMembers(group, frozenset(each for each in members if each is not None))
        for group, members in ordered
    )


def group_in(session: Session, class_id: int, public_id: uuid.UUID) -> GroupWithMembers | None:
    """The group of that id, if it is of the class."""
    found = groups_of(session, class_id)
    return next((each for each in found if each.group.public_id == public_id), None)


def add_group(
    session: Session, school_class: SchoolClass, name: str, students: Iterable[int], at: datetime
) -> StudentGroup:
    """A new group of that name with those students (ids of rows) in it.

    Raises:
        SchoolError: `no-name`, `long-name`, `group-name-taken`, `too-many-groups`; `naive-time`.
    """
    locked = session.get_one(SchoolClass, school_class.id, with_for_update=True)
    called = parse_group_name(name)
    there = groups_of(session, locked.id)
    if len(there) >= MOST_GROUPS:
        raise SchoolError("too-many-groups", f"a class has at most {MOST_GROUPS} groups")
    _check_free(there, called)
    made = StudentGroup(
        class_id=locked.id, name=called, name_key=name_key(called), created_at=to_utc(at)
    )
    session.add(made)
    session.flush()
    _fill(session, made, students)
    return made


def change_group(
    session: Session, group: StudentGroup, name: str, students: Iterable[int]
) -> StudentGroup:
    """Give the group this name and these students (ids of rows).

    Raises:
        SchoolError: `no-name`, `long-name`, `group-name-taken`.
    """
    session.get_one(SchoolClass, group.class_id, with_for_update=True)
    row = session.get_one(StudentGroup, group.id)
    called = parse_group_name(name)
    _check_free(
        [each for each in groups_of(session, row.class_id) if each.group.id != row.id], called
    )
    row.name, row.name_key = called, name_key(called)
    session.execute(delete(GroupMember).where(GroupMember.group_id == row.id))
    _fill(session, row, students)
    return row


def remove_group(session: Session, group: StudentGroup) -> None:
    """Take the group apart. What was assigned to it stays with the students who are in it now.

    Nobody fills the group or gives it an assignment meanwhile; one that is gone already stays so.
    """
    session.get_one(SchoolClass, group.class_id, with_for_update=True)
    session.scalar(select(StudentGroup.id).where(StudentGroup.id == group.id).with_for_update())
    members = session.scalars(
        select(GroupMember.student_id).where(GroupMember.group_id == group.id)
    ).all()
    asked = session.scalars(
        select(AudienceMember.assignment_id).where(AudienceMember.group_id == group.id)
    ).all()
    session.add_all(
        AudienceMember(assignment_id=task, student_id=who) for task in asked for who in members
    )
    session.flush()
    session.execute(delete(StudentGroup).where(StudentGroup.id == group.id))


def _check_free(groups: Iterable[GroupWithMembers], name: str) -> None:
    if name_key(name) in {each.group.name_key for each in groups}:
        raise SchoolError("group-name-taken", f"a group of the class is called {name!r} already")


def _fill(session: Session, group: StudentGroup, students: Iterable[int]) -> None:
    of_class = select(Student.id).where(
        Student.class_id == group.class_id,
        Student.left_at.is_(None),
        Student.id.in_(list(students)),
    )
    session.add_all(
        GroupMember(group_id=group.id, student_id=each) for each in session.scalars(of_class).all()
    )
    session.flush()
