"""Making a class, and what its teachers may change of it as a whole."""

import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.accounts.models import Role, UserAccount
from school.classes.models import ClassTeacher, SchoolClass
from school.classes.names import parse_class_name
from school.codes import fresh_join_code
from school.columns import to_utc
from school.errors import SchoolError

TRIES: Final = 20  # to find a code that no class has


@dataclass(frozen=True, slots=True)
class ClassSettings:
    """What its teachers say of a class: its name, its rule set by id, its time zone."""

    name: str
    rules: str
    zone: str


def start_teaching(session: Session, learner_id: uuid.UUID) -> None:
    """Let the account teach from now on."""
    session.get_one(UserAccount, learner_id).role = Role.TEACHER
    session.flush()


def open_class(
    session: Session,
    teacher: uuid.UUID,
    settings: ClassSettings,
    at: datetime,
    public_id: uuid.UUID | None = None,
) -> SchoolClass:
    """A class taught by this account, open to join. A form sent twice brings the same `public_id`.

    Raises:
        SchoolError: `no-name`, `long-name`; `naive-time`; `no-code` where none is free.
    """
    moment = to_utc(at)
    wanted = public_id or uuid.uuid4()
    known = session.scalar(select(SchoolClass).where(SchoolClass.public_id == wanted))
    if known is not None:
        return known
    made = SchoolClass(
        public_id=wanted,
        name=parse_class_name(settings.name),
        rules=settings.rules,
        zone=settings.zone,
        join_code=_free_code(session),
        joining=True,
        created_at=moment,
    )
    try:
        with session.begin_nested():
            session.add(made)
    except IntegrityError:  # the same form, or by a rare chance the same code, at the same moment
        found = session.scalar(select(SchoolClass).where(SchoolClass.public_id == wanted))
        if found is None:
            raise
        return found
    session.add(ClassTeacher(class_id=made.id, learner_id=teacher, since=moment))
    session.flush()
    return made


def change_class(
    session: Session,
    class_id: int,
    settings: ClassSettings,
    *,
    joining: bool,
    names_by_code: bool = False,
) -> None:
    """Give the class these settings, and say whether one may join, and take a name that is listed.

    Raises:
        SchoolError: `no-name`, `long-name`.
    """
    row = session.get_one(SchoolClass, class_id)
    row.name, row.rules = parse_class_name(settings.name), settings.rules
    row.zone, row.joining, row.names_by_code = settings.zone, joining, names_by_code
    session.flush()


def renew_join_code(session: Session, class_id: int) -> None:
    """Give the class another join code. With the former one nobody joins any more.

    Raises:
        SchoolError: `no-code` where none is free.
    """
    session.get_one(SchoolClass, class_id).join_code = _free_code(session)
    session.flush()


def archive(session: Session, class_id: int, at: datetime | None) -> None:
    """Let the class be read only from this moment on, or with None be in use again."""
    session.get_one(SchoolClass, class_id).archived_at = at and to_utc(at)
    session.flush()


def _free_code(session: Session) -> str:
    for _ in range(TRIES):
        code = fresh_join_code()
        if session.scalar(select(SchoolClass.id).where(SchoolClass.join_code == code)) is None:
            return code
    raise SchoolError("no-code", f"none of {TRIES} codes was free: try again")
