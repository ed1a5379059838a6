"""What is stored of a learner in classes: places, answers to assignments, classes taught.

Which question it was, and whether the answer is right, is told once the answer has gone into the
learner's own progress: that is when the class reveals it.
"""

import uuid
from collections.abc import Iterator
from typing import Final

from sqlalchemy import and_, case, null, or_, select
from sqlalchemy.orm import Session

from school.accounts.export_table import ExportTable, Row, rows
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    AttemptComment,
    Item,
    StudentResponse,
)
from school.classes.models import (
    CalendarLink,
    ClassNews,
    ClassTeacher,
    JoinRequest,
    PlaceEvent,
    SchoolClass,
    Student,
)
from school.lti.models import LtiPlatform, LtiUser


def _places(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(
            SchoolClass.name,
            Student.name,
            Student.number,
            Student.joined_at,
            Student.left_at,
            Student.shares,
        )
        .join(Student, Student.class_id == SchoolClass.id)
        .where(Student.learner_id == learner_id)
    )
    return rows(session, query.order_by(Student.id))


def _place_events(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(SchoolClass.name, Student.name, PlaceEvent.event, PlaceEvent.at)
        .select_from(Student)
        .join(SchoolClass, SchoolClass.id == Student.class_id)
        .join(PlaceEvent, PlaceEvent.student_id == Student.id)
        .where(Student.learner_id == learner_id)
    )
    return rows(session, query.order_by(PlaceEvent.id))


def _requests(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(SchoolClass.name, JoinRequest.name, JoinRequest.at)
        .join(JoinRequest, JoinRequest.class_id == SchoolClass.id)
        .where(JoinRequest.learner_id == learner_id)
    )
    return rows(session, query.order_by(JoinRequest.id))


def _calendar_links(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(SchoolClass.name, CalendarLink.made_at)
        .join(CalendarLink, CalendarLink.class_id == SchoolClass.id)
        .where(CalendarLink.learner_id == learner_id)
    )
    return rows(session, query.order_by(CalendarLink.id))


def _platform_users(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(LtiPlatform.name, LtiUser.subject)
        .join(LtiUser, LtiUser.platform_id == LtiPlatform.id)
        .where(LtiUser.learner_id == learner_id)
    )
    return rows(session, query.order_by(LtiUser.id))


def _responses(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    revealed = StudentResponse.filed_at.is_not(None)
    query = (
        select(
            SchoolClass.name,
            Assignment.title,
            AssignmentAttempt.number,
            AssignmentAttempt.begun_at,
            AssignmentAttempt.submitted_at,
            StudentResponse.answered_at,
            StudentResponse.outcome,
            StudentResponse.given,
            StudentResponse.seconds,
            case((revealed, StudentResponse.question), else_=null()),
            case((revealed, StudentResponse.credit_that_counts()), else_=null()),
        )
        .select_from(Student)
        .join(AssignmentAttempt, AssignmentAttempt.student_id == Student.id)
        .join(Assignment, Assignment.id == AssignmentAttempt.assignment_id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .join(StudentResponse, StudentResponse.attempt_id == AssignmentAttempt.id)
        .join(Item, Item.id == StudentResponse.item_id)
        .where(Student.learner_id == learner_id)
    )
    return rows(session, query.order_by(AssignmentAttempt.id, StudentResponse.id))


def _taught(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(SchoolClass.name, SchoolClass.rules, ClassTeacher.since, SchoolClass.archived_at)
        .join(ClassTeacher, ClassTeacher.class_id == SchoolClass.id)
        .where(ClassTeacher.learner_id == learner_id)
    )
    return rows(session, query.order_by(SchoolClass.id))


def _comments(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    """What teachers said of one's own attempts, once one may have read it."""
    read = or_(
        AssignmentAttempt.keys_shown_at.is_not(None),
        and_(
            AssignmentAttempt.submitted_at.is_not(None),
            Assignment.score_shown.in_(("during", "after")),
            # What is said of one answer tells whether it is right: the sum alone does not.
            or_(AttemptComment.item_id.is_(None), Assignment.sum_only.is_(False)),
        ),
    )
    query = (
        select(
            SchoolClass.name,
            Assignment.title,
            AssignmentAttempt.number,
            AttemptComment.at,
            AttemptComment.text,
        )
        .select_from(Student)
        .join(AssignmentAttempt, AssignmentAttempt.student_id == Student.id)
        .join(Assignment, Assignment.id == AssignmentAttempt.assignment_id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .join(AttemptComment, AttemptComment.attempt_id == AssignmentAttempt.id)
        .where(Student.learner_id == learner_id, read)
    )
    return rows(session, query.order_by(AttemptComment.id))


def _comments_written(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    """What one said oneself as a teacher; of whom is theirs to tell."""
    query = (
        select(SchoolClass.name, Assignment.title, AttemptComment.at, AttemptComment.text)
        .select_from(AttemptComment)
        .join(AssignmentAttempt, AssignmentAttempt.id == AttemptComment.attempt_id)
        .join(Assignment, Assignment.id == AssignmentAttempt.assignment_id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .where(AttemptComment.by == learner_id)
    )
    return rows(session, query.order_by(AttemptComment.id))


def _news_written(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(SchoolClass.name, ClassNews.at, ClassNews.until, ClassNews.text)
        .join(ClassNews, ClassNews.class_id == SchoolClass.id)
        .where(ClassNews.by == learner_id)
    )
    return rows(session, query.order_by(ClassNews.id))


COMMENTS_TABLE: Final = ExportTable(("class", "assignment", "attempt", "at", "comment"), _comments)
COMMENTS_WRITTEN_TABLE: Final = ExportTable(
    ("class", "assignment", "at", "comment"), _comments_written
)
NEWS_WRITTEN_TABLE: Final = ExportTable(("class", "at", "until", "text"), _news_written)
PLACES_TABLE: Final = ExportTable(
    ("class", "name", "number", "joined_at", "left_at", "shares"), _places
)
PLACE_EVENTS_TABLE: Final = ExportTable(("class", "name", "event", "at"), _place_events)
REQUESTS_TABLE: Final = ExportTable(("class", "name", "at"), _requests)
PLATFORM_USERS_TABLE: Final = ExportTable(("platform", "subject"), _platform_users)
CALENDAR_LINKS_TABLE: Final = ExportTable(("class", "made_at"), _calendar_links)
RESPONSES_TABLE: Final = ExportTable(
    (
        *("class", "assignment", "attempt", "begun_at", "submitted_at"),
        *("answered_at", "outcome", "given", "seconds", "question", "credit"),
    ),
    _responses,
)
TAUGHT_CLASSES_TABLE: Final = ExportTable(("class", "rules", "since", "archived_at"), _taught)
