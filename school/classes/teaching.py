"""Who teaches a class: invitations by a link, and leaving."""

import uuid
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.classes.finding import teachers_of
from school.classes.models import ClassTeacher, Invitation, SchoolClass
from school.classes.opening import start_teaching
from school.classes.places import lock_class
from school.columns import to_utc
from school.errors import SchoolError

LINK_LIFE: Final = timedelta(days=7)
MOST_TEACHERS: Final = 20  # of one class


def invite(session: Session, class_id: int, token: str, at: datetime) -> None:
    """Let the link with this token make a teacher of whoever opens it: once, within a week."""
    moment = to_utc(at)
    lock_class(session, class_id)  # the same form may arrive twice at once
    session.execute(
        delete(Invitation).where(Invitation.class_id == class_id, Invitation.expires_at <= moment)
    )
    if session.get(Invitation, digest(token)) is None:
        session.add(
            Invitation(token_digest=digest(token), class_id=class_id, expires_at=moment + LINK_LIFE)
        )
    session.flush()


def invitations(session: Session, class_id: int, at: datetime) -> int:
    """How many links are out that still count."""
    rows = select(func.count()).select_from(Invitation)
    counting = (Invitation.class_id == class_id, Invitation.expires_at > to_utc(at))
    return session.scalar(rows.where(*counting)) or 0


def forget_invitations(session: Session, class_id: int) -> None:
    """Let no link that is out count any more."""
    session.execute(delete(Invitation).where(Invitation.class_id == class_id))


def invited_to(session: Session, token: str, at: datetime) -> SchoolClass | None:
    """The class that the link leads to; None where it was used or is too old."""
    return session.scalar(
        select(SchoolClass)
        .join(Invitation, Invitation.class_id == SchoolClass.id)
        .where(Invitation.token_digest == digest(token), Invitation.expires_at > to_utc(at))
    )


def accept(session: Session, token: str, learner_id: uuid.UUID, at: datetime) -> SchoolClass | None:
    """The class that the account teaches from now on; the link counts no longer.

    None where it counted no longer before. Who teaches the class already leaves the link as it is.
    """
    found = invited_to(session, token, at)
    if found is None:
        return None
    lock_class(session, found.id)
    if session.get(ClassTeacher, (found.id, learner_id)) is not None:
        return found
    used = session.execute(delete(Invitation).where(Invitation.token_digest == digest(token)))
    assert isinstance(used, CursorResult)
    if used.rowcount != 1:
        return None  # somebody else opened it at the same moment
    if _teachers(session, found.id) >= MOST_TEACHERS:
        raise SchoolError("many-teachers", f"a class has at most {MOST_TEACHERS} teachers")
    session.add(ClassTeacher(class_id=found.id, learner_id=learner_id, since=to_utc(at)))
    start_teaching(session, learner_id)
    return found


def is_founder(session: Session, class_id: int, learner_id: uuid.UUID) -> bool:
    """Whether the account founded the class: it has taught it longer than anybody who teaches it."""
    teachers = teachers_of(session, class_id)
    return bool(teachers) and teachers[0].learner_id == learner_id


def stop_teaching(session: Session, class_id: int, learner_id: uuid.UUID, by: uuid.UUID) -> None:
    """Let the account teach the class no longer; `by` is the teacher who wants it.

    A founder who stops hands the class on to who has taught it longest then.

    Raises:
        SchoolError: `last-teacher`: a class without any could only be erased; `founder`: nobody
            else removes who founded the class.
    """
    lock_class(session, class_id)
    if session.get(ClassTeacher, (class_id, learner_id)) is None:
        return
    if _teachers(session, class_id) == 1:
        raise SchoolError("last-teacher", "the class has no other teacher: erase or archive it")
    if by != learner_id and is_founder(session, class_id, learner_id):
        raise SchoolError("founder", "who founded the class is not removed by others")
    session.execute(
        delete(ClassTeacher).where(
            ClassTeacher.class_id == class_id, ClassTeacher.learner_id == learner_id
        )
    )
    session.expire_all()


def _teachers(session: Session, class_id: int) -> int:
    rows = select(func.count()).select_from(ClassTeacher)
    return session.scalar(rows.where(ClassTeacher.class_id == class_id)) or 0
