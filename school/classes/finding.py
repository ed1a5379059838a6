"""Which classes somebody teaches, and which places in classes are somebody's."""

import re
import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.classes.models import ClassTeacher, SchoolClass, Student
from school.classes.names import EAST_ASIAN
from school.codes import normalized_code
from school.errors import SchoolError
from school.public_ids import parse_id

_NUMBER: Final = re.compile(r"\d+")
_DIGITS: Final = 60  # as many as the longest name has


@dataclass(frozen=True, slots=True)
class Teacher:
    """Somebody who teaches a class: the learner and the name of the account."""

    learner_id: uuid.UUID
    name: str


def classes_of(session: Session, learner_id: uuid.UUID) -> list[SchoolClass]:
    """Every class that the learner teaches, those in use before the archived, newest first."""
    rows = (
        select(SchoolClass)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(ClassTeacher.learner_id == learner_id)
        .order_by(SchoolClass.archived_at.is_not(None), SchoolClass.id.desc())
    )
    return list(session.scalars(rows))


def taught_class(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID
) -> SchoolClass | None:
    """The class of that id, if the learner teaches it."""
    return session.scalar(
        select(SchoolClass)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(SchoolClass.public_id == public_id, ClassTeacher.learner_id == learner_id)
    )


def teachers_of(session: Session, class_id: int) -> list[Teacher]:
    """Who teaches the class, in the order in which they came: the first one is its founder."""
    rows = session.execute(
        select(UserAccount.learner_id, UserAccount.name)
        .join(ClassTeacher, ClassTeacher.learner_id == UserAccount.learner_id)
        .where(ClassTeacher.class_id == class_id)
        .order_by(ClassTeacher.since, UserAccount.name_key)
    )
    return [Teacher(row.learner_id, row.name) for row in rows]


def students_of(session: Session, class_id: int) -> list[Student]:
    """The places of the class that nobody left or was moved from.

    They come in the order of `in_class_order`.
    """
    rows = select(Student).where(Student.class_id == class_id, Student.left_at.is_(None))
    return in_class_order(session.scalars(rows))


def in_class_order(places: Iterable[Student]) -> list[Student]:
    """The places by name; in Chinese and Japanese, where letters give no order, as they were added."""
    found = sorted(places, key=lambda each: each.id)
    without_order = sum(bool(EAST_ASIAN.match(each.name)) for each in found)
    if 2 * without_order > len(found):
        return found
    return sorted(found, key=lambda each: natural_key(each.name_key))


def natural_key(text: str) -> str:
    """What a text is sorted by, a number in it by its size: 9 stands before 10, and B9 before B10."""
    return _NUMBER.sub(lambda found: found[0].zfill(_DIGITS), text.casefold())


def student_counts(session: Session, class_ids: list[int]) -> dict[int, int]:
    """How many students each of the classes has; a class without any is missing."""
    rows = session.execute(
        select(Student.class_id, func.count())
        .where(Student.class_id.in_(class_ids), Student.left_at.is_(None))
        .group_by(Student.class_id)
    )
    return {row[0]: row[1] for row in rows}


def student_of(session: Session, class_id: int, public_id: uuid.UUID) -> Student | None:
    """The student of that id, if the place is in this class and was not left."""
    return session.scalar(
        select(Student).where(
            Student.public_id == public_id,
            Student.class_id == class_id,
            Student.left_at.is_(None),
        )
    )


def student_once_in(session: Session, class_id: int, public_id: uuid.UUID) -> Student | None:
    """The student of that id, if the place is of this class, also where it was left."""
    return session.scalar(
        select(Student).where(Student.public_id == public_id, Student.class_id == class_id)
    )


def places_of(session: Session, learner_id: uuid.UUID) -> list[tuple[SchoolClass, Student]]:
    """Every place of the learner with its class, those in use first, the newest before others."""
    rows = session.execute(
        select(SchoolClass, Student)
        .join(Student, Student.class_id == SchoolClass.id)
        .where(Student.learner_id == learner_id, Student.left_at.is_(None))
        .order_by(SchoolClass.archived_at.is_not(None), Student.id.desc())
    )
    return [(row[0], row[1]) for row in rows]


def ever_in(session: Session, learner_id: uuid.UUID) -> list[tuple[SchoolClass, Student]]:
    """Every place of the learner with its class, also where it was left; the newest first."""
    rows = session.execute(
        select(SchoolClass, Student)
        .join(Student, Student.class_id == SchoolClass.id)
        .where(Student.learner_id == learner_id)
        .order_by(Student.left_at.is_not(None), Student.id.desc())
    )
    return [(row[0], row[1]) for row in rows]


def place_in(
    session: Session, learner_id: uuid.UUID, class_public_id: uuid.UUID
) -> tuple[SchoolClass, Student] | None:
    """The class of that id with the learner's place in it; of two places the one that was first."""
    row = session.execute(
        select(SchoolClass, Student)
        .join(Student, Student.class_id == SchoolClass.id)
        .where(
            SchoolClass.public_id == class_public_id,
            Student.learner_id == learner_id,
            Student.left_at.is_(None),
        )
        .order_by(Student.id)
        .limit(1)
    ).first()
    return None if row is None else (row[0], row[1])


def class_called(session: Session, text: str) -> SchoolClass:
    """The class with this join code, id or name, as an administrator names it.

    Raises:
        SchoolError: `unknown-class`; `many-classes` where several have the name.
    """
    by_code = SchoolClass.join_code == normalized_code(text)
    found = session.scalar(select(SchoolClass).where(by_code)) or _by_id(session, text)
    if found is not None:
        return found
    named = session.scalars(select(SchoolClass).where(SchoolClass.name == text)).all()
    if len(named) > 1:
        raise SchoolError("many-classes", f"{len(named)} classes are called {text!r}: use a code")
    if not named:
        raise SchoolError("unknown-class", f"there is no class with the code or name {text!r}")
    return named[0]


def _by_id(session: Session, text: str) -> SchoolClass | None:
    return session.scalar(select(SchoolClass).where(SchoolClass.public_id == parse_id(text)))
