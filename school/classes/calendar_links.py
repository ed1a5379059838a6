"""Secret links to the dates of a class: one for each who teaches it or has a place in it."""

import uuid
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.classes.models import CalendarLink, ClassTeacher, SchoolClass, Student
from school.columns import to_utc
from school.upsert import insert_into


@dataclass(frozen=True, slots=True)
class CalendarHolder:
    """Whose link it is: a place in the class, or None for somebody who teaches it."""

    school_class: SchoolClass
    place: Student | None


def calendar_link(session: Session, class_id: int, learner_id: uuid.UUID) -> CalendarLink | None:
    """The link of that learner to that class, if there is one."""
    return session.scalar(
        select(CalendarLink).where(
            CalendarLink.class_id == class_id, CalendarLink.learner_id == learner_id
        )
    )


def make_calendar_link(
    session: Session, class_id: int, learner_id: uuid.UUID, nonce: str, token: str, at: datetime
) -> None:
    """Let this token open the dates; the one before opens nothing any more."""
    opens = {"nonce": nonce, "token_digest": digest(token), "made_at": to_utc(at)}
    made = insert_into(session, CalendarLink).values(
        class_id=class_id, learner_id=learner_id, **opens
    )
    session.execute(
        made.on_conflict_do_update(index_elements=["class_id", "learner_id"], set_=opens)
    )


def take_back_calendar_link(session: Session, class_id: int, learner_id: uuid.UUID) -> None:
    """Let no link of that learner open the dates any more."""
    session.execute(
        delete(CalendarLink).where(
            CalendarLink.class_id == class_id, CalendarLink.learner_id == learner_id
        )
    )


def calendar_holder(session: Session, token: str) -> CalendarHolder | None:
    """Whose link this token is; None where it opens nothing: taken back, or no longer in the class."""
    row = session.execute(
        select(CalendarLink, SchoolClass)
        .join(SchoolClass, SchoolClass.id == CalendarLink.class_id)
        .where(CalendarLink.token_digest == digest(token))
    ).one_or_none()
    if row is None:
        return None
    link, school_class = row
    if session.get(ClassTeacher, (link.class_id, link.learner_id)) is not None:
        return CalendarHolder(school_class, None)
    place = session.scalars(
        select(Student)
        .where(
            Student.class_id == link.class_id,
            Student.learner_id == link.learner_id,
            Student.left_at.is_(None),
        )
        .order_by(Student.id)
        .limit(1)
    ).first()
    return None if place is None else CalendarHolder(school_class, place)
