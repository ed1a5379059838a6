"""A guest becomes part of an account: no row lost, none doubled."""

import uuid
from collections.abc import Iterator
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school import migrate
from school.accounts.merging import (
    MERGE_STEPS,
    count_answers,
    merge_guest,
    merged_into,
    merged_settings,
)
from school.accounts.models import UserAccount
from school.classes.models import Student
from school.classes.requests import ask_to_join, requests_of
from school.columns import ModelBase
from school.database import Database, open_database
from school.learners.guests import find, new_guest
from school.learners.models import Learner
from school.learners.settings import LearnerSettings
from school.progress.evidence import MIXED_WEIGHT, AnswerEvidence
from school.progress.lessons import store_lesson_done
from school.progress.models import Answer, LessonCompletion, LessonDone, SkillEvidence
from school.progress.rebuild import SUM_TABLES, rebuild
from tests.school.accounts.opened import account
from tests.school.classes.made import class_of, student_in
from tests.school.make import NOON, answer

FANS = ("all-chows", "all-pungs", "pure-straight")
HOUR = timedelta(hours=1)


def shown_by(row: Answer) -> AnswerEvidence:
    return AnswerEvidence(tuple((fan, seen, MIXED_WEIGHT) for fan, seen in row.given.items()))


def give(
    session: Session, learner: uuid.UUID, index: int, what: dict[str, bool], token: str
) -> None:
    answer(
        session,
        learner,
        f"mcr-2014/fans/3/2611/{index}",
        response=dict(what),
        evidence=[(fan, seen, MIXED_WEIGHT) for fan, seen in what.items()],
        token=token,
    )


def derived(session: Session) -> dict[str, set[str]]:
    tables = (SkillEvidence, *SUM_TABLES)
    return {
        model.__tablename__: {str(row) for row in session.execute(select(model.__table__))}
        for model in tables
    }


@pytest.fixture
def lin(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return account(session).learner_id


def test_answers_lessons_and_choices_come_along(
    database: Database, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        session.get_one(Learner, learner).settings = LearnerSettings(language="ja", theme="dark")
        session.get_one(Learner, lin).settings = LearnerSettings(theme="light")
        kept = [answer(session, who).public_id for who in (lin, learner, learner)]
        store_lesson_done(session, learner, "mcr", "all-chows", LessonCompletion.READ, NOON)

        assert merge_guest(session, learner, lin, NOON)

    with database.reading() as session:
        assert set(session.scalars(select(Answer.public_id))) == set(kept)
        assert set(session.scalars(select(Answer.learner_id))) == {lin}
        assert set(session.scalars(select(LessonDone.learner_id))) == {lin}
        assert session.get_one(Learner, lin).settings == LearnerSettings(
            language="ja", theme="light"
        )
        assert find(session, learner) is None


def test_a_merge_that_arrives_twice_is_one(
    database: Database, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, learner)
        assert merge_guest(session, learner, lin, NOON)
    with database.writing() as session:
        assert not merge_guest(session, learner, lin, NOON + HOUR)
        assert count_answers(session, lin) == 1
        taken = merged_into(session, learner)
        assert taken is not None
        assert (taken.learner_id, taken.at) == (lin, NOON)


def test_a_merge_that_is_broken_off_leaves_all_as_it_was(
    database: Database, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, learner)
    session = database.write()
    merge_guest(session, learner, lin, NOON)
    session.close()
    with database.reading() as session:
        assert count_answers(session, learner) == 1
        assert merged_into(session, learner) is None


def test_guests_of_two_devices_become_one_learner(database: Database, lin: uuid.UUID) -> None:
    with database.writing() as session:
        guests = [new_guest(session, NOON).id for _ in range(2)]
        for guest in guests:
            answer(session, guest)
            answer(session, guest)
            merge_guest(session, guest, lin, NOON)
        assert count_answers(session, lin) == 4
        assert session.scalar(select(func.count()).select_from(Learner)) == 1


def test_one_showing_answered_by_both_stays_the_row_that_was_first(
    database: Database, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        first = answer(session, learner, token="shown once").public_id
        answer(session, lin, "mcr-2014/fans/3/2611/77", token="shown once")
        own_first = answer(session, lin, token="shown twice").public_id
        answer(session, learner, token="shown twice")
        merge_guest(session, learner, lin, NOON)
    with database.reading() as session:
        assert set(session.scalars(select(Answer.public_id))) == {first, own_first}


def test_places_in_classes_come_along_and_two_in_one_class_stay_two(
    database: Database, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        taught = class_of(session, account(session, "Wang").learner_id)
        for who, name in ((learner, "Mei"), (lin, "Lin Mei")):
            student_in(session, taught, who, name)
        merge_guest(session, learner, lin, NOON)
    with database.reading() as session:
        places = select(Student.name).where(Student.learner_id == lin).order_by(Student.id)
        assert list(session.scalars(places)) == ["Mei", "Lin Mei"]


def test_a_lesson_done_by_both_keeps_the_first_mark(
    database: Database, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        store_lesson_done(session, lin, "mcr", "early", LessonCompletion.READ, NOON)
        store_lesson_done(session, learner, "mcr", "early", LessonCompletion.TESTED, NOON + HOUR)
        store_lesson_done(session, lin, "mcr", "late", LessonCompletion.READ, NOON + HOUR)
        store_lesson_done(session, learner, "mcr", "late", LessonCompletion.TESTED, NOON)
        merge_guest(session, learner, lin, NOON)
    with database.reading() as session:
        marks = session.execute(select(LessonDone.lesson, LessonDone.how, LessonDone.at)).all()
        assert {tuple(mark) for mark in marks} == {
            ("early", LessonCompletion.READ, NOON),
            ("late", LessonCompletion.TESTED, NOON),
        }


def test_what_the_account_never_chose_is_filled_from_the_guest() -> None:
    own, other = (
        LearnerSettings(theme="dark", numerals=True),
        LearnerSettings("ja", "light", shortcuts=False),
    )
    assert merged_settings(own, other) == LearnerSettings(
        "ja", "dark", numerals=True, shortcuts=False
    )


def test_nobody_is_merged_into_themselves_or_out_of_nothing(
    database: Database, lin: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, lin)
        assert not merge_guest(session, lin, lin, NOON)
        assert not merge_guest(session, uuid.uuid4(), lin, NOON)
        assert count_answers(session, lin) == 1
        assert merged_into(session, lin) is None


def test_each_table_of_a_learner_is_moved_or_belongs_to_the_account() -> None:
    """Whoever adds a table says here what becomes of its rows."""
    of_learners = {
        table.name
        for table in ModelBase.metadata.tables.values()
        for key in table.foreign_keys
        if key.column.table is Learner.__table__
    }
    summed = {model.__tablename__ for model in (SkillEvidence, *SUM_TABLES)}  # go with the answers
    assert of_learners - {UserAccount.__tablename__} - summed == set(MERGE_STEPS)


def test_nobody_waits_for_a_class_in_which_both_together_have_a_place(
    database: Database, lin: uuid.UUID
) -> None:
    with database.writing() as session:
        guest = new_guest(session, NOON).id
        of_guest, of_account, of_none = (class_of(session, name=name) for name in "ABC")
        for made, has, waits in ((of_guest, guest, lin), (of_account, lin, guest)):
            student_in(session, made, has)
            ask_to_join(session, made.id, waits, "Mei", NOON)
        ask_to_join(session, of_none.id, guest, "Mei", NOON)
        merge_guest(session, guest, lin, NOON)
        assert [made.id for made, _ in requests_of(session, lin)] == [of_none.id]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """One database for all examples; each rolls back what it did."""
    url = f"sqlite:///{tmp_path_factory.mktemp('merging') / 'school.db'}"
    migrate.upgrade(url)
    opened = open_database(url)
    yield opened
    opened.close()


showings = st.lists(
    st.tuples(
        st.booleans(),  # whether the guest or the account gave it
        st.integers(1, 3),  # the question
        st.integers(1, 2),  # which of its showings
        st.dictionaries(st.sampled_from(FANS), st.booleans()),
    ),
    max_size=12,
)


@settings(max_examples=40)
@given(given_by_both=showings, first=st.sampled_from(["guest", "account", "by turns"]))
def test_after_a_merge_all_that_is_derived_is_what_a_rebuild_derives(
    shared: Database, given_by_both: list[tuple[bool, int, int, dict[str, bool]]], first: str
) -> None:
    if first != "by turns":
        given_by_both = sorted(given_by_both, key=lambda each: each[0] is not (first == "guest"))
    with shared.write() as session:
        owner = account(session).learner_id
        guest = new_guest(session, NOON).id
        for by_guest, index, showing, what in given_by_both:
            give(session, guest if by_guest else owner, index, what, f"{index} shown {showing}")
        merge_guest(session, guest, owner, NOON)
        merged = derived(session)
        rebuild(session, shown_by)
        assert merged == derived(session)
        tokens = list(session.scalars(select(Answer.token)))
        assert sorted(tokens) == sorted({f"{index} shown {n}" for _, index, n, _ in given_by_both})
        session.rollback()
