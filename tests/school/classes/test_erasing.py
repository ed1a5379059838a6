"""Deletion deletes: no table remembers the learner."""

import uuid
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import select

from school.classes.erasing import erase_learner
from school.classes.models import PlaceEvent, PlaceEventKind, SchoolClass, Student
from school.columns import ModelBase
from school.database import Database
from school.learners.guests import new_guest
from school.learners.models import Learner
from school.progress.models import QuestionReport
from tests.school.accounts.opened import account
from tests.school.classes.made import answered, class_of, student_in, told_and_led
from tests.school.filled import in_every_table
from tests.school.make import NOON

OF_NOBODY = {"attempts", "search_documents", "search_state", "lti_logins", "lti_visits"}
OF_THE_SITE = {"lti_platforms"}
OF_THE_QUESTION = {"question_reports"}  # which stay without the learner
OF_EVERYBODY = {"feature_ratings"}  # how hard questions are, which tells of no one


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    with database.reading() as session:
        return {
            table.name: [tuple(row) for row in session.execute(select(table))]
            for table in ModelBase.metadata.tables.values()
        }


def test_an_erased_account_is_in_no_table(database: Database) -> None:
    with database.writing() as session:
        lin = in_every_table(session)
    before = everything(database)
    assert [name for name, rows in before.items() if not rows and name not in OF_NOBODY] == []

    with database.writing() as session:
        erase_learner(session, lin, NOON)

    after = everything(database)
    assert {name for name, rows in after.items() if rows} == (
        OF_EVERYBODY | OF_THE_QUESTION | OF_THE_SITE
    )
    with database.reading() as session:
        assert [each.learner_id for each in session.scalars(select(QuestionReport))] == [None]


def test_who_erases_their_own_data_leaves_the_grades_with_the_class(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        mei, wang = new_guest(session, NOON).id, new_guest(session, NOON).id
        taught = class_of(session, lin)
        place = student_in(session, taught, mei)
        answered(session, taught, place, by=lin)
        student_in(session, taught, wang, "Wang")
        erase_learner(session, mei, NOON)
        erase_learner(session, wang, NOON)

    after = everything(database)
    of_mei = ("assignment_attempts", "responses", "extensions", "grade_changes")
    assert {table: len(after[table]) for table in of_mei} == dict.fromkeys(of_mei, 1)
    with database.reading() as session:
        assert session.get(Learner, mei) is None
        (kept,) = session.scalars(select(Student))  # Wang had done nothing
        assert (kept.name, kept.learner_id, kept.left_at) == ("Mei", None, NOON)
        (line,) = session.scalars(select(PlaceEvent))
        assert (line.student_id, line.event, line.at) == (kept.id, PlaceEventKind.ERASED, NOON)


def test_a_class_with_another_teacher_outlives_one_of_them(database: Database) -> None:
    with database.writing() as session:
        lin, wang = account(session).learner_id, account(session, "Wang").learner_id
        shared, own = class_of(session, lin, wang, name="shared"), class_of(session, lin)
        response = answered(session, shared, student_in(session, shared, None), by=lin)
        told_and_led(session, shared, response, by=lin)
        student_in(session, own, None)
        erase_learner(session, lin, NOON)

    with database.reading() as session:
        assert list(session.scalars(select(SchoolClass.name))) == ["shared"]
        assert list(session.scalars(select(Student.class_id))) == [shared.id]
    after = everything(database)
    kept = ("grade_changes", "responses", "attempt_comments", "class_news", "lesson_members")
    assert {table: len(after[table]) for table in kept} == dict.fromkeys(kept, 1)


def test_of_two_teachers_erased_at_once_the_later_takes_the_class_along(
    database: Database,
) -> None:
    with database.writing() as session:
        both = [account(session, name).learner_id for name in ("Lin", "Wang")]
        class_of(session, *both)

    def go(who: uuid.UUID) -> None:
        with database.writing() as session:
            erase_learner(session, who, NOON)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(go, both))
    assert everything(database)["classes"] == []
