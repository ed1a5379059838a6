"""How a student gets into a class: by its code and a name, or by the card of a place."""

import uuid
from datetime import datetime

from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.orm import Session

from school.classes.models import PlaceEventKind, SchoolClass, Student
from school.classes.names import name_key, parse_student_name
from school.classes.places import add_place, lock_class, restore_place, stop_waiting
from school.classes.trail import note_event
from school.codes import normalized_code
from school.columns import to_utc
from school.errors import SchoolError


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


def join(
    session: Session, key: str, class_id: int, learner_id: uuid.UUID, name: str, at: datetime
) -> Student:
    """A place for the learner in the class, which is locked until the session ends.

    Who has one finds it again, whatever name is given. Who left the class is back in the place of
    then, with what was done in it: nobody begins assignments afresh by leaving. A name that nobody
    has here makes a new place. One that a teacher wrote down is taken by the code only where the
    class says so. In any other case, also where somebody who had the name has left or has erased all
    data of their own, a teacher decides, whom `requests.ask_to_join` asks.

    Raises:
        SchoolError: `joining-closed`; `name-needs-card` where the place of that name is open still;
            `same-name` where somebody has it; `no-name`, `long-name`; `class-full`; `naive-time`.
    """
    moment, called = to_utc(at), parse_student_name(name)
    locked = lock_class(session, class_id)
    known = place_of_learner(session, class_id, learner_id)
    if known is not None:
        stop_waiting(session, class_id, learner_id)
        return known
    if not can_join(locked):
        raise SchoolError("joining-closed", "the class takes nobody in by its code")
    former = _left_place(session, class_id, learner_id)
    if former is not None:
        restore_place(session, former, moment)
        stop_waiting(session, class_id, learner_id)
        return former
    namesakes = places_named(session, class_id, called)
    if not namesakes:
        place = add_place(session, key, class_id, called, moment, learner_id)
        note_event(session, place, PlaceEventKind.BY_CODE, moment)
        stop_waiting(session, class_id, learner_id)
        return place
    place = namesakes[0]
    is_open = place.learner_id is None and place.left_at is None
    if locked.names_by_code and len(namesakes) == 1 and is_open:
        return claim_place(session, place, learner_id, moment, PlaceEventKind.BY_CODE)
    if any(each.learner_id is None and each.left_at is None for each in namesakes):
        raise SchoolError("name-needs-card", f"the place of {called!r} is taken with its card")
    raise SchoolError("same-name", f"another student called {called!r} is in the class")


def places_named(session: Session, class_id: int, name: str) -> list[Student]:
    """Every place of that name in the class, those that were left too, the first one first."""
    rows = select(Student).where(Student.name_key == name_key(name), Student.class_id == class_id)
    return list(session.scalars(rows.order_by(Student.id)))


def reload_place(session: Session, place: Student, hold: bool = False) -> Student:
    """The place as it is now; with `hold` nobody else changes it until the session ends.

    Raises:
        SchoolError: `already-left` where it is gone, or was left meanwhile.
    """
    found = session.get(Student, place.id, populate_existing=True, with_for_update=hold or None)
    if found is None or found.left_at is not None:
        raise SchoolError("already-left", "this place is in the class no longer")
    return found


def claim_place(
    session: Session,
    place: Student,
    learner_id: uuid.UUID,
    at: datetime,
    how: PlaceEventKind = PlaceEventKind.BY_CARD,
    by: uuid.UUID | None = None,
) -> Student:
    """Give an open place to the learner; `how` they came, and `by` which teacher, goes into its trail.

    Raises:
        SchoolError: `place-taken` where somebody else has it meanwhile; `already-left`;
            `naive-time`.
    """
    locked = reload_place(session, place, hold=True)
    if locked.learner_id not in (None, learner_id):
        raise SchoolError("place-taken", "somebody else has this place")
    if locked.learner_id is None:
        note_event(session, locked, how, at, by)
    locked.learner_id = learner_id
    locked.joined_at = locked.joined_at or to_utc(at)
    stop_waiting(session, locked.class_id, learner_id)
    session.flush()
    return locked


def set_sharing(session: Session, place: Student, shares: bool) -> None:
    """Let the teachers of the class see the student's own practice, or see it no longer."""
    session.get_one(Student, place.id).shares = shares
    session.flush()


def _left_place(session: Session, class_id: int, learner_id: uuid.UUID) -> Student | None:
    rows = select(Student).where(
        Student.learner_id == learner_id,
        Student.class_id == class_id,
        Student.left_at.is_not(None),
    )
    return session.scalars(rows.order_by(Student.id)).first()


def _in_class(class_id: int) -> ColumnElement[bool]:
    return and_(Student.class_id == class_id, Student.left_at.is_(None))
