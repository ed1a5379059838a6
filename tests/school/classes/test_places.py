"""Teachers rename, move and remove; what a student did is lost only when somebody erases it."""

import uuid

import pytest
from sqlalchemy import func, select

from school.assignments.matrix import gradebook_matrix
from school.assignments.models import AssignmentAttempt
from school.classes import cards, places
from school.classes.finding import student_counts, students_of
from school.classes.joining import join
from school.classes.models import SchoolClass, Student
from school.classes.opening import ClassSettings, open_class
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.classes.made import answered
from tests.school.make import NOON

KEY = "k" * 32


@pytest.fixture
def lin(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return account(session).learner_id


@pytest.fixture
def taught(database: Database, lin: uuid.UUID) -> SchoolClass:
    with database.writing() as session:
        return open_class(session, lin, ClassSettings("Room 5", "mcr-2014", "UTC"), NOON)


@pytest.fixture
def other(database: Database, lin: uuid.UUID) -> SchoolClass:
    with database.writing() as session:
        return open_class(session, lin, ClassSettings("Room 7", "rengo", "UTC"), NOON)


def test_names_that_are_in_the_class_are_told(database: Database, taught: SchoolClass) -> None:
    with database.writing() as session:
        places.add_names(session, KEY, taught.id, ["Mei", "Wang"], NOON)
        told = places.names_taken(session, taught.id, ["Li", "mei", "Wang", "mei"])
        assert told == ["mei", "Wang"]
        assert student_counts(session, [taught.id, -1]) == {taught.id: 2}


def test_each_name_has_its_number(database: Database, taught: SchoolClass) -> None:
    with database.writing() as session:
        added = places.add_names(session, KEY, taught.id, ["Mei", "Wang"], NOON, ["7", ""])
        assert [each.number for each in added] == ["7", ""]
    with database.writing() as session, pytest.raises(ValueError, match="shorter"):
        places.add_names(session, KEY, taught.id, ["Li", "Hu"], NOON, ["8"])


def test_a_renamed_student_is_found_by_the_new_name(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        session.get_one(SchoolClass, taught.id).names_by_code = True
        (mei,) = places.add_names(session, KEY, taught.id, ["Mai"], NOON)
        places.rename(session, mei, "Mei")
        assert join(session, KEY, taught.id, learner, "mei", NOON).id == mei.id
        with pytest.raises(SchoolError, match="letter"):
            places.rename(session, mei, " - ")


def test_a_place_in_which_nothing_was_done_leaves_no_row(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        assert not places.leave(session, place, NOON)
        assert session.scalar(select(func.count()).select_from(Student)) == 0


def test_a_place_with_work_is_kept_out_of_sight_taken_back_or_erased(
    database: Database, taught: SchoolClass, lin: uuid.UUID, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, place, by=lin)
        assert places.leave(session, place, NOON)
        assert students_of(session, taught.id) == []
        assert places.left_place(session, taught.id, place.public_id) is not None
        places.restore_place(session, place, NOON)
        assert [each.id for each in students_of(session, taught.id)] == [place.id]
        places.leave(session, place, NOON)
        places.erase_place(session, place)
    with database.reading() as session:
        for table in (Student, AssignmentAttempt):
            assert session.scalar(select(func.count()).select_from(table)) == 0


def test_who_is_moved_is_in_the_other_class_with_the_same_name(
    database: Database,
    taught: SchoolClass,
    other: SchoolClass,
    lin: uuid.UUID,
    learner: uuid.UUID,
) -> None:
    with database.writing() as session:
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, place, by=lin)
        moved = places.move(session, KEY, place, other, NOON)
        assert (moved.class_id, moved.learner_id, moved.name) == (other.id, learner, "Mei")
        assert students_of(session, taught.id) == []
        assert places.left_places(session, taught.id) == []
        with pytest.raises(SchoolError, match="no longer") as refusal:
            places.move(session, KEY, place, other, NOON)
        assert refusal.value.code == "already-left"


def test_who_has_a_place_there_already_keeps_that_one(
    database: Database, taught: SchoolClass, other: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        here, there = (
            join(session, KEY, each.id, learner, "Mei", NOON) for each in (taught, other)
        )
        assert places.move(session, KEY, here, other, NOON).id == there.id
        assert len(students_of(session, other.id)) == 1


def test_who_is_moved_back_has_the_former_place_with_its_grades(
    database: Database,
    taught: SchoolClass,
    other: SchoolClass,
    lin: uuid.UUID,
    learner: uuid.UUID,
) -> None:
    with database.writing() as session:
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, place, by=lin)
        moved = places.move(session, KEY, place, other, NOON)
        places.rename(session, moved, "Mei Lin")
        back = places.move(session, KEY, moved, taught, NOON)
        assert (back.id, back.name, back.learner_id) == (place.id, "Mei Lin", learner)
        assert [each.id for each in students_of(session, taught.id)] == [place.id]
        assert students_of(session, other.id) == []
        for former in (back, moved):
            found = cards.place_of_card(session, [KEY], cards.card_code([KEY], former))
            assert found is not None
            assert found[1].id == place.id


def test_a_move_to_the_own_class_changes_nothing(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        assert places.move(session, KEY, place, taught, NOON).id == place.id
        assert [each.id for each in students_of(session, taught.id)] == [place.id]


def test_a_class_has_room_for_so_many(
    database: Database, taught: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "MOST_STUDENTS", 2)
    with database.writing() as session:
        places.add_names(session, KEY, taught.id, ["Mei", "Wang"], NOON)
    with (
        pytest.raises(SchoolError, match="at most 2") as refusal,
        database.writing() as session,
    ):
        places.add_names(session, KEY, taught.id, ["Li"], NOON)
    assert refusal.value.code == "class-full"


@pytest.mark.parametrize(
    ("added", "listed"),
    [
        (
            ("Student 10", "student 9", "Student 2b", "Ann"),
            ("Ann", "Student 2b", "student 9", "Student 10"),
        ),
        (("王小明", "陈静", "李华"), ("王小明", "陈静", "李华")),
    ],
)
def test_names_come_with_their_numbers_by_size_and_chinese_ones_as_added(
    database: Database, taught: SchoolClass, added: tuple[str, ...], listed: tuple[str, ...]
) -> None:
    with database.writing() as session:
        for name in added:
            places.add_place(session, KEY, taught.id, name, NOON)
    with database.reading() as session:
        found = gradebook_matrix(session, taught.id, NOON)
        assert tuple(each.name for each in students_of(session, taught.id)) == listed
        assert tuple(each.name for each in found.students) == listed
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        for place in students_of(session, taught.id):
            answered(session, taught, place, by=lin)
            places.leave(session, place, NOON)
        for left in (
            places.left_places(session, taught.id),
            places.former_students(session, taught.id),
        ):
            assert tuple(each.name for each in left) == listed
