"""A card opens its place, and no other; a new card closes the old one."""

import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select

from school.classes import cards, joining, places
from school.classes.joining import join
from school.classes.models import SchoolClass, Student
from school.classes.opening import ClassSettings, open_class
from school.database import Database
from school.errors import SchoolError
from school.learners.guests import new_guest
from tests.school.accounts.opened import account
from tests.school.classes.made import answered
from tests.school.make import NOON

KEY = "k" * 32


@pytest.fixture
def taught(database: Database) -> SchoolClass:
    with database.writing() as session:
        lin = account(session).learner_id
        return open_class(session, lin, ClassSettings("Room 5", "mcr-2014", "Asia/Tokyo"), NOON)


def guests(database: Database, number: int) -> list[uuid.UUID]:
    with database.writing() as session:
        return [new_guest(session, NOON).id for _ in range(number)]


def test_a_card_opens_its_place(database: Database, taught: SchoolClass) -> None:
    with database.writing() as session:
        both = places.add_names(session, KEY, taught.id, ["Mei", "Wang"], NOON)
        for place in both:
            found = cards.place_of_card(session, [KEY], cards.card_code([KEY], place).lower())
            assert found is not None
            assert (found[0].id, found[1].id) == (taught.id, place.id)
        assert cards.place_of_card(session, [KEY], "ABCD-EFGH-JKMN") is None
        assert cards.place_of_card(session, [KEY], "") is None


def test_the_database_alone_opens_no_place(database: Database, taught: SchoolClass) -> None:
    with database.writing() as session:
        (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
        code = cards.card_code([KEY], mei)
        assert cards.card_code(["another key" * 4], mei) is None
        assert cards.place_of_card(session, ["another key" * 4], code) is None
        assert cards.place_of_card(session, [KEY], mei.card_digest) is None


def test_a_new_card_closes_the_old(database: Database, taught: SchoolClass) -> None:
    with database.writing() as session:
        (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
        old = cards.card_code([KEY], mei)
        cards.renew_card(session, KEY, mei)
        assert cards.place_of_card(session, [KEY], old) is None
        assert cards.place_of_card(session, [KEY], cards.card_code([KEY], mei)) is not None


def test_of_two_who_take_a_place_at_once_one_has_it(
    database: Database, taught: SchoolClass
) -> None:
    with database.writing() as session:
        (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)

    def go(learner: uuid.UUID) -> str:
        with database.writing() as session:
            try:
                joining.claim_place(session, mei, learner, NOON)
            except SchoolError as error:
                return error.code
            return "taken"

    with ThreadPoolExecutor(2) as threads:
        assert sorted(threads.map(go, guests(database, 2))) == ["place-taken", "taken"]


def test_the_card_of_a_moved_student_opens_the_new_place_until_that_has_another(
    database: Database, taught: SchoolClass
) -> None:
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        other = open_class(session, lin, ClassSettings("Room 7", "imj", "UTC"), NOON)
        (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
        code = cards.card_code([KEY], mei)
        moved = places.move(session, KEY, mei, other, NOON)
        found = cards.place_of_card(session, [KEY], code)
        assert found is not None
        assert (found[0].id, found[1].id) == (other.id, moved.id)
        cards.renew_card(session, KEY, moved)
        assert cards.place_of_card(session, [KEY], code) is None


def test_the_card_of_a_place_that_was_left_opens_nothing(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, place, by=account(session, "Wang").learner_id)
        assert places.leave(session, place, NOON)
        assert cards.place_of_card(session, [KEY], cards.card_code([KEY], place)) is None
        rows = session.scalars(select(Student.id)).all()
        assert rows == [place.id]
