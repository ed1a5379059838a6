"""Asking to be let in: where a name is in the class already, a teacher says who has come."""

import uuid
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, or_, select
from sqlalchemy.orm import Session

from school.classes.joining import can_join, claim_place, place_of_learner
from school.classes.models import JoinRequest, PlaceEventKind, SchoolClass, Student
from school.classes.names import name_key, parse_student_name
from school.classes.places import add_place, check_room, lock_class
from school.classes.trail import note_event
from school.columns import to_utc
from school.errors import SchoolError

MOST_WAITING: Final = 100  # in one class


def ask_to_join(
    session: Session,
    class_id: int,
    learner_id: uuid.UUID,
    name: str,
    at: datetime,
    during_exam: bool = False,
) -> JoinRequest:
    """Let the learner wait for a teacher. Who waits already goes on waiting, under this name.

    `during_exam` says that an exam was left open in the browser: of one who asks twice it holds for good.

    Raises:
        SchoolError: `joining-closed`; `many-waiting`; `no-name`, `long-name`; `naive-time`.
    """
    moment, called = to_utc(at), parse_student_name(name)
    if not can_join(lock_class(session, class_id)):
        raise SchoolError("joining-closed", "the class takes nobody in by its code")
    found = request_of(session, class_id, learner_id)
    if found is None:
        if count_requests(session, class_id) >= MOST_WAITING:
            raise SchoolError("many-waiting", f"at most {MOST_WAITING} wait for a class")
        found = JoinRequest(class_id=class_id, learner_id=learner_id, at=moment)
        session.add(found)
    found.name, found.name_key = called, name_key(called)
    found.during_exam = during_exam or bool(found.during_exam)
    session.flush()
    return found


def request_of(session: Session, class_id: int, learner_id: uuid.UUID) -> JoinRequest | None:
    """What the learner asked of the class and was not told yet."""
    return session.scalar(
        select(JoinRequest).where(
            JoinRequest.class_id == class_id, JoinRequest.learner_id == learner_id
        )
    )


def requests_of(session: Session, learner_id: uuid.UUID) -> list[tuple[SchoolClass, JoinRequest]]:
    """Everything that the learner asked and was not told yet, with the class; the newest first."""
    rows = session.execute(
        select(SchoolClass, JoinRequest)
        .join(JoinRequest, JoinRequest.class_id == SchoolClass.id)
        .where(JoinRequest.learner_id == learner_id)
        .order_by(JoinRequest.id.desc())
    )
    return [(row[0], row[1]) for row in rows]


def requests_in(session: Session, class_id: int) -> list[JoinRequest]:
    """Everybody who waits for the class, who asked first at the head."""
    rows = select(JoinRequest).where(JoinRequest.class_id == class_id)
    return list(session.scalars(rows.order_by(JoinRequest.id)))


def count_requests(session: Session, class_id: int) -> int:
    """How many wait for the class."""
    rows = select(func.count()).select_from(JoinRequest).where(JoinRequest.class_id == class_id)
    return session.scalar(rows) or 0


def request_in(session: Session, class_id: int, public_id: uuid.UUID) -> JoinRequest | None:
    """The request of that id, if it is one to this class."""
    return session.scalar(
        select(JoinRequest).where(
            JoinRequest.public_id == public_id, JoinRequest.class_id == class_id
        )
    )


def possible_places(session: Session, request: JoinRequest) -> list[Student]:
    """The places of that name that the teacher may mean: open ones, and those that were left."""
    return possible_places_of(session, request.class_id, [request.name_key])[request.name_key]


def possible_places_of(
    session: Session, class_id: int, name_keys: Iterable[str]
) -> Mapping[str, list[Student]]:
    """The possible places of each of the names in one look, by the key of the name."""
    found: dict[str, list[Student]] = {each: [] for each in name_keys}
    rows = select(Student).where(
        Student.class_id == class_id,
        Student.name_key.in_(list(found)),
        or_(Student.learner_id.is_(None), Student.left_at.is_not(None)),
    )
    for place in session.scalars(rows.order_by(Student.id)) if found else ():
        found[place.name_key].append(place)
    return found


def admit(
    session: Session,
    key: str,
    request: JoinRequest,
    by: uuid.UUID,
    at: datetime,
    place: Student | None = None,
) -> Student:
    """Let in who waits: as another student, or as the one of the place, with all that is in it.

    Raises:
        SchoolError: `place-taken` where somebody has that place meanwhile; `class-full`.
    """
    school_class: SchoolClass = lock_class(session, request.class_id)
    had = place_of_learner(session, school_class.id, request.learner_id)
    if had is not None:
        turn_away(session, request)
        return had
    if place is None:
        found = add_place(session, key, school_class.id, request.name, at, request.learner_id)
        note_event(session, found, PlaceEventKind.LET_IN, at, by)
    else:
        found = _given(session, place, request.learner_id, by, at)
    turn_away(session, request)
    return found


def turn_away(session: Session, request: JoinRequest) -> None:
    """Let nobody wait with this request any more."""
    session.execute(delete(JoinRequest).where(JoinRequest.id == request.id))


def _given(
    session: Session, place: Student, learner_id: uuid.UUID, by: uuid.UUID, at: datetime
) -> Student:
    """The place, which is in the class again if it was left; who left it has it no longer.

    What the former student let the teachers see is nothing that the next one said.
    """
    locked = session.get_one(Student, place.id, with_for_update=True)
    if locked.left_at is not None:
        check_room(session, locked.class_id)
        locked.learner_id, locked.left_at, locked.moved_to = None, None, None
        locked.shares = False
        session.flush()
    return claim_place(session, locked, learner_id, at, PlaceEventKind.LET_IN, by)
