"""The places of a class, as its teachers keep them: added by name, renamed, moved, removed."""

import uuid
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import delete, exists, func, or_, select
from sqlalchemy.orm import Session

from school.assignments.models import AssignmentAttempt, GradeChange
from school.classes.cards import card_digest
from school.classes.finding import in_class_order
from school.classes.models import JoinRequest, PlaceEventKind, SchoolClass, Student
from school.classes.names import name_key, parse_student_name, parse_student_number
from school.classes.trail import note_event
from school.columns import to_utc
from school.errors import SchoolError

MOST_STUDENTS: Final = 500  # of one class

_WORK: Final = or_(
    exists().where(AssignmentAttempt.student_id == Student.id),
    exists().where(GradeChange.student_id == Student.id),
)


def lock_class(session: Session, class_id: int) -> SchoolClass:
    """The class, in which nobody else adds or takes a place until the transaction ends."""
    return session.get_one(SchoolClass, class_id, with_for_update=True)


def check_room(session: Session, class_id: int) -> None:
    """Whether one more fits into the class, which the caller holds.

    Raises:
        SchoolError: `class-full`.
    """
    in_class = select(func.count()).select_from(Student)
    here = session.scalar(in_class.where(Student.class_id == class_id, Student.left_at.is_(None)))
    if (here or 0) >= MOST_STUDENTS:
        raise SchoolError("class-full", f"a class has at most {MOST_STUDENTS} students")


def stop_waiting(session: Session, class_id: int, learner_id: uuid.UUID) -> None:
    """Let who has a place in the class wait for a teacher no longer."""
    session.execute(
        delete(JoinRequest).where(
            JoinRequest.class_id == class_id, JoinRequest.learner_id == learner_id
        )
    )


def add_place(
    session: Session,
    key: str,
    class_id: int,
    name: str,
    at: datetime,
    learner_id: uuid.UUID | None = None,
    shares: bool = False,
) -> Student:
    """A new place of that name, somebody's or open. The caller holds the class.

    Raises:
        SchoolError: `no-name`, `long-name`; `class-full`; `naive-time`.
    """
    check_room(session, class_id)
    called, public_id, moment = parse_student_name(name), uuid.uuid4(), to_utc(at)
    place = Student(
        public_id=public_id,
        class_id=class_id,
        learner_id=learner_id,
        name=called,
        name_key=name_key(called),
        card=1,
        card_digest=card_digest(key, public_id, 1),
        shares=shares,
        created_at=moment,
        joined_at=moment if learner_id else None,
    )
    session.add(place)
    session.flush()
    return place


def add_names(
    session: Session,
    key: str,
    class_id: int,
    names: Iterable[str],
    at: datetime,
    numbers: Sequence[str] = (),
) -> list[Student]:
    """An open place for each of the names; `numbers` are theirs, an empty one for none, or there are none.

    Raises:
        SchoolError: as `add_place`.
        ValueError: there are numbers, and not as many as names.
    """
    lock_class(session, class_id)
    added = [add_place(session, key, class_id, name, at) for name in names]
    if numbers:
        for place, number in zip(added, numbers, strict=True):
            renumber(session, place, number)
    return added


def names_taken(session: Session, class_id: int, names: Iterable[str]) -> list[str]:
    """Those of the names that somebody in the class has already, in their order."""
    there = select(Student.name_key).where(Student.class_id == class_id, Student.left_at.is_(None))
    known = set(session.scalars(there))
    return [name for name in dict.fromkeys(names) if name_key(name) in known]


def rename(session: Session, place: Student, name: str) -> None:
    """Give the student this name.

    Raises:
        SchoolError: `no-name`, `long-name`.
    """
    locked = session.get_one(Student, place.id)
    locked.name = parse_student_name(name)
    locked.name_key = name_key(locked.name)
    session.flush()


def renumber(session: Session, place: Student, number: str) -> None:
    """Give the student this number in the lists of the school; empty for none."""
    session.get_one(Student, place.id).number = parse_student_number(number)
    session.flush()


def leave(session: Session, place: Student, at: datetime, by: uuid.UUID | None = None) -> bool:
    """Let the place be nobody's in the class any more; whether its row is kept.

    `by` is the teacher who removes the student. What was done in it stays with the class, marked
    so, until the place is taken back or erased. A place in which nothing was done leaves no row.
    """
    locked = session.get_one(Student, place.id, with_for_update=True)
    if not _has_work(session, locked.id):
        erase_place(session, locked)
        return False
    locked.left_at = to_utc(at)
    note_event(session, locked, PlaceEventKind.REMOVED if by else PlaceEventKind.LEFT, at, by)
    return True


def restore_place(
    session: Session, place: Student, at: datetime, by: uuid.UUID | None = None
) -> None:
    """Let the place be in the class again; `by` is the teacher who takes the student back.

    The caller holds the class. A place that nobody left meanwhile stays as it is.

    Raises:
        SchoolError: `class-full`; `naive-time`.
    """
    locked = session.get_one(Student, place.id, populate_existing=True, with_for_update=True)
    if locked.left_at is None:
        return
    check_room(session, locked.class_id)
    locked.left_at, locked.moved_to = None, None
    note_event(session, locked, PlaceEventKind.TAKEN_BACK if by else PlaceEventKind.BACK, at, by)


def release_places(session: Session, learner_id: uuid.UUID, at: datetime) -> None:
    """Let every place of the learner be nobody's: the learner erases all data of their own.

    What was done in a place stays with its class, under the name that its teachers know. Of who
    comes by the same name later a teacher says whether it is the same student.
    """
    rows = select(Student).where(Student.learner_id == learner_id).order_by(Student.id)
    for place in session.scalars(rows.with_for_update()).all():
        if not _has_work(session, place.id):
            erase_place(session, place)
            continue
        place.learner_id, place.shares = None, False
        place.left_at = place.left_at or to_utc(at)
        note_event(session, place, PlaceEventKind.ERASED, at)


def erase_place(session: Session, place: Student) -> None:
    """Remove the place for good, with every attempt and grade in it."""
    session.execute(delete(Student).where(Student.id == place.id))


def left_places(session: Session, class_id: int) -> list[Student]:
    """The places that somebody left or was removed from, as a class is sorted; not who was moved."""
    rows = select(Student).where(
        Student.class_id == class_id, Student.left_at.is_not(None), Student.moved_to.is_(None)
    )
    return in_class_order(session.scalars(rows))


def left_place(session: Session, class_id: int, public_id: uuid.UUID) -> Student | None:
    """The place of that id among `left_places`."""
    return next(
        (each for each in left_places(session, class_id) if each.public_id == public_id), None
    )


def former_students(session: Session, class_id: int) -> list[Student]:
    """The places that were left, or from which somebody was moved, in which something was done.

    They come in the order in which those come who are there.
    """
    rows = select(Student).where(Student.class_id == class_id, Student.left_at.is_not(None), _WORK)
    return in_class_order(session.scalars(rows))


def move(
    session: Session,
    key: str,
    place: Student,
    to: SchoolClass,
    at: datetime,
    by: uuid.UUID | None = None,
) -> Student:
    """Give the student a place in another class; what was done in the former stays there.

    Who has a place there already keeps that one. Who was moved from there is back in the place of
    then, with all that was done in it. The former card opens the new place. A move to the class in
    which the student is changes nothing.

    Raises:
        SchoolError: `class-full`; `already-left` where another move or removal was first.
    """
    lock_class(session, to.id)
    locked = session.get_one(Student, place.id, with_for_update=True)
    if locked.left_at is not None:
        raise SchoolError("already-left", "the student is in this class no longer")
    if locked.class_id == to.id:
        return locked
    there = (
        _place_of(session, to.id, locked.learner_id)
        or _moved_back(session, to.id, locked, at, by)
        or add_place(session, key, to.id, locked.name, at, locked.learner_id, locked.shares)
    )
    there.number = there.number or locked.number
    if locked.learner_id is not None:
        stop_waiting(session, to.id, locked.learner_id)
    locked.left_at, locked.moved_to = to_utc(at), there.public_id
    note_event(session, locked, PlaceEventKind.MOVED, at, by)
    return there


def _moved_back(
    session: Session, class_id: int, place: Student, at: datetime, by: uuid.UUID | None
) -> Student | None:
    """The place in that class from which the student was moved to this one, in use again."""
    former = session.scalar(
        select(Student)
        .where(Student.class_id == class_id, Student.moved_to == place.public_id)
        .order_by(Student.id.desc())
        .limit(1)
    )
    if former is not None:
        restore_place(session, former, at, by)
        former.learner_id, former.joined_at = place.learner_id, former.joined_at or place.joined_at
        former.name, former.name_key, former.shares = place.name, place.name_key, place.shares
    return former


def _place_of(session: Session, class_id: int, learner_id: uuid.UUID | None) -> Student | None:
    if learner_id is None:
        return None
    return session.scalar(
        select(Student)
        .where(
            Student.class_id == class_id,
            Student.learner_id == learner_id,
            Student.left_at.is_(None),
        )
        .order_by(Student.id)
        .limit(1)
    )


def _has_work(session: Session, student_id: int) -> bool:
    return session.scalar(select(Student.id).where(Student.id == student_id, _WORK)) is not None
