"""Who comes from a platform: students get a place in the class of the course, teachers teach it."""

import uuid
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.classes.joining import place_of_learner
from school.classes.models import ClassTeacher, SchoolClass, Student
from school.classes.opening import start_teaching
from school.classes.places import add_place, lock_class, restore_place
from school.classes.teaching import MOST_TEACHERS
from school.columns import to_utc
from school.errors import SchoolError
from school.learners.guests import new_guest
from school.lti.models import LtiCourse, LtiUser
from school.upsert import insert_into


@dataclass(frozen=True, slots=True)
class CourseKey:
    """A course by what its platform calls it."""

    platform_id: int
    deployment: str
    context: str


def course_of(session: Session, key: CourseKey) -> tuple[LtiCourse, SchoolClass] | None:
    """The course with its class, if a teacher has connected them."""
    row = session.execute(
        select(LtiCourse, SchoolClass)
        .join(SchoolClass, SchoolClass.id == LtiCourse.class_id)
        .where(
            LtiCourse.platform_id == key.platform_id,
            LtiCourse.deployment == key.deployment,
            LtiCourse.context == key.context,
        )
    ).one_or_none()
    return None if row is None else (row[0], row[1])


def learner_of(session: Session, platform_id: int, subject: str) -> LtiUser | None:
    """The learner here of somebody of the platform, if they were here before."""
    return session.scalar(
        select(LtiUser).where(LtiUser.platform_id == platform_id, LtiUser.subject == subject)
    )


def has_account(session: Session, learner_id: uuid.UUID) -> bool:
    """Whether the learner signs in with a name: no platform does that in their place."""
    return session.get(UserAccount, learner_id) is not None


def student_arrives(
    session: Session, key: str, course: LtiCourse, subject: str, name: str, at: datetime
) -> Student:
    """The place of a student of the course, made where there is none; left ones are given back.

    Raises:
        SchoolError: `archived`; `class-full`; `naive-time`.
    """
    school_class = lock_class(session, course.class_id)
    if school_class.archived_at is not None:
        raise SchoolError("archived", f"the class {school_class.name!r} is archived")
    learner_id = _learner_who_arrives(session, course.platform_id, subject, at)
    place = place_of_learner(session, course.class_id, learner_id)
    if place is not None:
        return place
    left = _left_place(session, course.class_id, learner_id)
    if left is not None:
        restore_place(session, left, to_utc(at))
        return left
    return add_place(session, key, course.class_id, name, at, learner_id)


def _learner_who_arrives(
    session: Session, platform_id: int, subject: str, at: datetime
) -> uuid.UUID:
    """Their learner here; a new guest for whoever comes for the first time, by one course or by two."""
    user = learner_of(session, platform_id, subject)
    if user is None:
        guest = new_guest(session, at)
        made = insert_into(session, LtiUser).values(
            platform_id=platform_id, subject=subject, learner_id=guest.id
        )
        session.execute(made.on_conflict_do_nothing(index_elements=["platform_id", "subject"]))
        user = learner_of(session, platform_id, subject)
        assert user is not None
        if user.learner_id != guest.id:  # another launch of theirs was first
            session.delete(guest)
    return user.learner_id


def teacher_arrives(
    session: Session, course: LtiCourse, subject: str, learner_id: uuid.UUID, at: datetime
) -> None:
    """Let the account teach the class of the course, as the platform says that they teach it.

    Raises:
        SchoolError: `many-teachers`.
    """
    lock_class(session, course.class_id)
    bind_account(session, course.platform_id, subject, learner_id)
    if session.get(ClassTeacher, (course.class_id, learner_id)) is not None:
        return
    teachers = select(func.count()).select_from(ClassTeacher)
    if (session.scalar(teachers.where(ClassTeacher.class_id == course.class_id)) or 0) >= (
        MOST_TEACHERS
    ):
        raise SchoolError("many-teachers", f"a class has at most {MOST_TEACHERS} teachers")
    session.add(ClassTeacher(class_id=course.class_id, learner_id=learner_id, since=to_utc(at)))
    start_teaching(session, learner_id)


def bind_account(session: Session, platform_id: int, subject: str, learner_id: uuid.UUID) -> None:
    """Note which account somebody of the platform has here."""
    bound = insert_into(session, LtiUser).values(
        platform_id=platform_id, subject=subject, learner_id=learner_id
    )
    session.execute(
        bound.on_conflict_do_update(
            index_elements=["platform_id", "subject"], set_={"learner_id": learner_id}
        )
    )


def connect_course(session: Session, key: CourseKey, class_id: int) -> LtiCourse:
    """Connect a course with a class; what was connected before stays as it was."""
    lock_class(session, class_id)
    made = insert_into(session, LtiCourse).values(
        platform_id=key.platform_id,
        deployment=key.deployment,
        context=key.context,
        class_id=class_id,
    )
    session.execute(
        made.on_conflict_do_nothing(index_elements=["platform_id", "deployment", "context"])
    )
    found = course_of(session, key)
    assert found is not None
    return found[0]


def _left_place(session: Session, class_id: int, learner_id: uuid.UUID) -> Student | None:
    rows = select(Student).where(
        Student.class_id == class_id,
        Student.learner_id == learner_id,
        Student.left_at.is_not(None),
        Student.moved_to.is_(None),
    )
    return session.scalars(rows.order_by(Student.id.desc()).limit(1)).first()
