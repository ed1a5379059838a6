"""What teachers say of attempts and answers: the latest holds, and all of it is in the trail."""

import uuid

import pytest

from school.assignments.changes import TeacherNote
from school.assignments.comments import LONGEST_COMMENT, comment_on, comments_of, holding
from school.assignments.models import AssignmentAttempt
from school.assignments.status import questions_in
from school.assignments.taking import begin_attempt
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.assignments.make import ON_SQLITE, published, school_class, student
from tests.school.make import NOON


def _said(teacher: uuid.UUID, text: str) -> TeacherNote:
    return TeacherNote(teacher, NOON, text)


def test_the_latest_comment_holds_and_every_one_is_kept(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        teacher = account(session, "Zhou").learner_id
        attempt = begin_attempt(session, published(session, of), student(session, of), NOON)
        first = questions_in(session, attempt)[0].item
        for item, text in (
            (None, "Good"),
            (first, "Look again"),
            (None, " Better "),
            (None, "Better"),
        ):
            comment_on(session, attempt, item, _said(teacher, text))
        rows = comments_of(session, [attempt.id])[attempt.id]
        assert [(row.item_id, row.text) for row in rows] == [
            (None, "Good"),
            (first.id, "Look again"),
            (None, "Better"),
        ]
        assert {key: row.text for key, row in holding(rows).items()} == {
            None: "Better",
            first.id: "Look again",
        }


def test_an_empty_comment_takes_back_what_was_said_and_says_nothing_where_nothing_was(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        teacher = account(session, "Zhou").learner_id
        attempt = begin_attempt(session, published(session, of), student(session, of), NOON)
        assert comment_on(session, attempt, None, _said(teacher, "  ")) is None
        comment_on(session, attempt, None, _said(teacher, "Good"))
        assert comment_on(session, attempt, None, _said(teacher, "")) is not None
        rows = comments_of(session, [attempt.id])[attempt.id]
        assert [row.text for row in rows] == ["Good", ""]
        assert holding(rows) == {}


@ON_SQLITE
def test_a_comment_that_is_too_long_is_refused(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        teacher = account(session, "Zhou").learner_id
        attempt = begin_attempt(session, published(session, of), student(session, of), NOON)
        with pytest.raises(SchoolError):
            comment_on(session, attempt, None, _said(teacher, "x" * (LONGEST_COMMENT + 1)))


def test_comments_go_with_their_attempt(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        teacher = account(session, "Zhou").learner_id
        attempt = begin_attempt(session, published(session, of), student(session, of), NOON)
        comment_on(session, attempt, None, _said(teacher, "Good"))
        session.delete(session.get_one(AssignmentAttempt, attempt.id))
        session.flush()
        assert dict(comments_of(session, [attempt.id])) == {}
