"""Classes are made, handed on by invitation, archived; the last teacher cannot just go."""

import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from school.accounts.models import Role, UserAccount
from school.classes import teaching
from school.classes.erasing import erase_class
from school.classes.finding import classes_of, taught_class, teachers_of
from school.classes.models import ClassTeacher, SchoolClass
from school.classes.opening import ClassSettings, archive, open_class, start_teaching
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.make import NOON

WEEK = timedelta(days=7)


@pytest.fixture
def lin(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return account(session).learner_id


@pytest.fixture
def wang(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return account(session, "Wang").learner_id


@pytest.fixture
def taught(database: Database, lin: uuid.UUID) -> SchoolClass:
    with database.writing() as session:
        return open_class(session, lin, ClassSettings(" Room  5 ", "mcr-2014", "Asia/Tokyo"), NOON)


def test_any_account_may_start_to_teach(database: Database, lin: uuid.UUID) -> None:
    with database.writing() as session:
        start_teaching(session, lin)
    with database.reading() as session:
        assert session.get_one(UserAccount, lin).role is Role.TEACHER


def test_a_class_is_its_teachers_alone(
    database: Database, taught: SchoolClass, lin: uuid.UUID, wang: uuid.UUID
) -> None:
    with database.reading() as session:
        assert (taught.name, taught.joining, taught.archived_at) == ("Room 5", True, None)
        assert [each.id for each in classes_of(session, lin)] == [taught.id]
        assert taught_class(session, lin, taught.public_id) is not None
        assert taught_class(session, wang, taught.public_id) is None
        assert classes_of(session, wang) == []


def test_a_form_sent_twice_at_once_makes_one_class(database: Database, lin: uuid.UUID) -> None:
    promised = uuid.uuid4()

    def go(_number: int) -> int:
        with database.writing() as session:
            return open_class(
                session, lin, ClassSettings("Room 5", "imj", "UTC"), NOON, promised
            ).id

    with ThreadPoolExecutor(4) as threads:
        assert len(set(threads.map(go, range(4)))) == 1
    with database.reading() as session:
        assert len(classes_of(session, lin)) == 1


@pytest.mark.parametrize(("name", "code"), [(" ", "no-name"), ("x" * 81, "long-name")])
def test_a_class_has_a_name(database: Database, lin: uuid.UUID, name: str, code: str) -> None:
    with pytest.raises(SchoolError) as refusal, database.writing() as session:
        open_class(session, lin, ClassSettings(name, "imj", "UTC"), NOON)
    assert refusal.value.code == code


def test_archived_classes_come_last(
    database: Database, taught: SchoolClass, lin: uuid.UUID
) -> None:
    with database.writing() as session:
        newer = open_class(session, lin, ClassSettings("Room 6", "imj", "UTC"), NOON)
        archive(session, newer.id, NOON)
        assert [each.id for each in classes_of(session, lin)] == [taught.id, newer.id]
        archive(session, newer.id, None)
        assert [each.id for each in classes_of(session, lin)] == [newer.id, taught.id]


def test_a_link_makes_one_teacher_within_a_week(
    database: Database, taught: SchoolClass, lin: uuid.UUID, wang: uuid.UUID
) -> None:
    with database.writing() as session:
        teaching.invite(session, taught.id, "token", NOON)
        teaching.invite(session, taught.id, "token", NOON)  # the form, sent twice
        assert teaching.invitations(session, taught.id, NOON) == 1
        assert teaching.accept(session, "another", wang, NOON) is None
        assert teaching.accept(session, "token", wang, NOON + WEEK) is None
        own = teaching.accept(session, "token", lin, NOON)  # teaches it already
        assert own is not None
        found = teaching.accept(session, "token", wang, NOON + WEEK - timedelta(seconds=1))
        assert found is not None
        assert found.id == taught.id
        third = account(session, "Zhou").learner_id
        assert teaching.accept(session, "token", third, NOON) is None
    with database.reading() as session:
        assert [each.name for each in teachers_of(session, taught.id)] == ["Lin", "Wang"]
        assert session.get_one(UserAccount, wang).role is Role.TEACHER


def test_a_link_that_was_taken_back_counts_no_longer(
    database: Database, taught: SchoolClass, wang: uuid.UUID
) -> None:
    with database.writing() as session:
        teaching.invite(session, taught.id, "token", NOON)
        teaching.forget_invitations(session, taught.id)
        assert teaching.accept(session, "token", wang, NOON) is None


def test_of_two_who_open_one_link_at_once_one_teaches(
    database: Database, taught: SchoolClass
) -> None:
    with database.writing() as session:
        asking = [account(session, f"T{number}").learner_id for number in range(4)]
        teaching.invite(session, taught.id, "token", NOON)

    def go(who: uuid.UUID) -> bool:
        with database.writing() as session:
            return teaching.accept(session, "token", who, NOON) is not None

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(go, asking)) == [False, False, False, True]
    with database.reading() as session:
        assert len(teachers_of(session, taught.id)) == 2


def test_one_who_opens_a_link_twice_at_once_teaches_once(
    database: Database, taught: SchoolClass, wang: uuid.UUID
) -> None:
    with database.writing() as session:
        teaching.invite(session, taught.id, "token", NOON)

    def go(_number: int) -> bool:
        with database.writing() as session:
            return teaching.accept(session, "token", wang, NOON) is not None

    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(go, range(2)))
    assert True in found
    with database.reading() as session:
        assert [each.name for each in teachers_of(session, taught.id)] == ["Lin", "Wang"]


def test_of_two_teachers_who_go_at_once_one_stays(
    database: Database, taught: SchoolClass, lin: uuid.UUID, wang: uuid.UUID
) -> None:
    with database.writing() as session:
        session.add(ClassTeacher(class_id=taught.id, learner_id=wang, since=NOON))

    def go(who: uuid.UUID) -> str:
        with database.writing() as session:
            try:
                teaching.stop_teaching(session, taught.id, who, who)
            except SchoolError as error:
                return error.code
            return "gone"

    with ThreadPoolExecutor(2) as threads:
        assert sorted(threads.map(go, (lin, wang))) == ["gone", "last-teacher"]
    with database.reading() as session:
        assert len(teachers_of(session, taught.id)) == 1


def test_an_erased_class_is_gone_and_its_teacher_stays(
    database: Database, taught: SchoolClass, lin: uuid.UUID
) -> None:
    with database.writing() as session:
        erase_class(session, taught.id)
        assert classes_of(session, lin) == []
        assert session.scalar(select(func.count()).select_from(ClassTeacher)) == 0
        assert session.get(UserAccount, lin) is not None


def test_others_do_not_remove_the_founder(
    database: Database, taught: SchoolClass, lin: uuid.UUID
) -> None:
    with database.writing() as session:
        wang = account(session, "Wang").learner_id
        teaching.invite(session, taught.id, "token", NOON)
        teaching.accept(session, "token", wang, NOON + timedelta(seconds=1))
        assert teaching.is_founder(session, taught.id, lin)
        with pytest.raises(SchoolError, match="founded") as refusal:
            teaching.stop_teaching(session, taught.id, lin, by=wang)
        assert refusal.value.code == "founder"
        teaching.stop_teaching(session, taught.id, lin, by=lin)
        assert teaching.is_founder(session, taught.id, wang)
