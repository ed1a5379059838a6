"""How a student gets into a class: by its code and a name, or by the card of a place."""

import uuid
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.orm import Session

from school.classes.models import SchoolClass, Student
from school.classes.names import name_key, parse_student_name
from school.classes.places import add_place, lock_class, restore_place
from school.codes import normalized_code
from school.columns import to_utc
from school.errors import SchoolError


class JoinOutcome(StrEnum):
    """How somebody came to a place."""

    NEW = "new"  # nobody of that name was expected
    TAKEN = "taken"  # a teacher had written the name down
    AGAIN = "again"  # it was theirs already


@dataclass(frozen=True, slots=True)
class Joined:
    """A place that somebody has now."""

    place: Student
    how: JoinOutcome


def class_with_code(session: Session, typed: str) -> SchoolClass | None:
    """The class that one joins with this code; None where there is none, or joining is closed."""
    found = session.scalar(
        select(SchoolClass).where(SchoolClass.join_code == normalized_code(typed))
    )
    return found if found is not None and can_join(found) else None


def can_join(school_class: SchoolClass) -> bool:
    """Whether the class takes students in by its code."""
    return school_class.joining and school_class.archived_at is None


def place_of_learner(session: Session, class_id: int, learner_id: uuid.UUID) -> Student | None:
    """The place that the learner has in the class; of two the one that was first."""
    rows = select(Student).where(Student.learner_id == learner_id, _in_class(class_id))
    return session.scalars(rows.order_by(Student.id)).first()


def name_is_taken(session: Session, class_id: int, name: str) -> bool:
    """Whether everybody of that name in the class has come already, and there is one."""
    rows = select(Student.learner_id).where(Student.name_key == name_key(name), _in_class(class_id))
    owners = session.scalars(rows).all()
    return bool(owners) and None not in owners


def join(
    session: Session,
    key: str,
    class_id: int,
    learner_id: uuid.UUID,
    name: str,
    at: datetime,
    another: bool = False,
) -> Joined:
    """A place for the learner in the class, which is locked until the session ends.

    Who has one finds it again, whatever name is given. A name that exactly one open place has takes
    that place. Who left the class is back in the place of then, with what was done in it: nobody
    begins assignments afresh by leaving. Any other name makes a new place; where everybody of that
    name has come already, only `another` student of the same name gets one.

    Raises:
        SchoolError: `joining-closed`; `same-name` where it must be asked whether this is another
            student; `no-name`, `long-name`; `class-full`; `naive-time`.
    """
    moment, called = to_utc(at), parse_student_name(name)
    locked = lock_class(session, class_id)
    known = place_of_learner(session, class_id, learner_id)
    if known is not None:
        return Joined(known, JoinOutcome.AGAIN)
    if not can_join(locked):
        raise SchoolError("joining-closed", "the class takes nobody in by its code")
    waiting = _open_places(session, class_id, called)
    if len(waiting) == 1:
        claim_place(session, waiting[0], learner_id, moment)
        return Joined(waiting[0], JoinOutcome.TAKEN)
    former = _left_place(session, class_id, learner_id)
    if former is not None:
        restore_place(session, former)
        return Joined(former, JoinOutcome.AGAIN)
    if not another and name_is_taken(session, class_id, called):
        raise SchoolError("same-name", f"another student called {called!r} is in the class")
    return Joined(add_place(session, key, class_id, called, moment, learner_id), JoinOutcome.NEW)


def reload_place(session: Session, place: Student, hold: bool = False) -> Student:
    """The place as it is now; with `hold` nobody else changes it until the session ends.

    Raises:
        SchoolError: `already-left` where it is gone, or was left meanwhile.
    """
    found = session.get(Student, place.id, populate_existing=True, with_for_update=hold or None)
    if found is None or found.left_at is not None:
        raise SchoolError("already-left", "this place is in the class no longer")
    return found


def claim_place(session: Session, place: Student, learner_id: uuid.UUID, at: datetime) -> Student:
    """Give an open place to the learner.

    Raises:
        SchoolError: `place-taken` where somebody else has it meanwhile; `already-left`;
            `naive-time`.
    """
    locked = reload_place(session, place, hold=True)
    if locked.learner_id not in (None, learner_id):
        raise SchoolError("place-taken", "somebody else has this place")
    locked.learner_id = learner_id
    locked.joined_at = locked.joined_at or to_utc(at)
    session.flush()
    return locked


def set_sharing(session: Session, place: Student, shares: bool) -> None:
    """Let the teachers of the class see the student's own practice, or see it no longer."""
    session.get_one(Student, place.id).shares = shares
    session.flush()


def _open_places(session: Session, class_id: int, name: str) -> list[Student]:
    rows = select(Student).where(
        Student.name_key == name_key(name), Student.learner_id.is_(None), _in_class(class_id)
    )
    return list(session.scalars(rows))


def _left_place(session: Session, class_id: int, learner_id: uuid.UUID) -> Student | None:
    rows = select(Student).where(
        Student.learner_id == learner_id,
        Student.class_id == class_id,
        Student.left_at.is_not(None),
    )
    return session.scalars(rows.order_by(Student.id)).first()


def _in_class(class_id: int) -> ColumnElement[bool]:
    return and_(Student.class_id == class_id, Student.left_at.is_(None))
