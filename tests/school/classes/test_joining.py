"""Students come by code and name, or by card, and find their place again."""

import uuid
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from sqlalchemy import select

from school.classes import cards, joining, places
from school.classes.finding import place_in, places_of, students_of
from school.classes.joining import JoinOutcome, join
from school.classes.models import SchoolClass, Student
from school.classes.opening import ClassSettings, archive, change_class, open_class, renew_join_code
from school.codes import grouped_code
from school.database import Database
from school.errors import SchoolError
from school.learners.guests import new_guest
from tests.school.accounts.opened import account
from tests.school.classes.made import answered
from tests.school.make import NOON

KEY = "k" * 32
LATER = NOON + timedelta(hours=1)


@pytest.fixture
def taught(database: Database) -> SchoolClass:
    with database.writing() as session:
        lin = account(session).learner_id
        return open_class(session, lin, ClassSettings("Room 5", "mcr-2014", "Asia/Tokyo"), NOON)


def names(database: Database, taught: SchoolClass) -> list[str]:
    with database.reading() as session:
        return [each.name for each in students_of(session, taught.id)]


def guests(database: Database, number: int) -> list[uuid.UUID]:
    with database.writing() as session:
        return [new_guest(session, NOON).id for _ in range(number)]


def test_a_name_that_was_written_down_finds_its_place(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        mei, _ = places.add_names(session, KEY, taught.id, ["Lin Mei", "Wang"], NOON)
        found = join(session, KEY, taught.id, learner, " LIN  mei", LATER)
        again = join(session, KEY, taught.id, learner, "somebody else", LATER)
    assert (found.place.id, found.how) == (mei.id, JoinOutcome.TAKEN)
    assert (again.place.id, again.how) == (mei.id, JoinOutcome.AGAIN)
    assert names(database, taught) == ["Lin Mei", "Wang"]
    with database.reading() as session:
        assert session.get_one(Student, mei.id).joined_at == LATER


def test_who_leaves_and_comes_back_has_the_former_place_and_no_fresh_attempt(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        mei = join(session, KEY, taught.id, learner, "Mei", NOON).place
        answered(session, taught, mei, by=account(session, "Wang").learner_id)
        assert places.leave(session, mei, NOON)
        back = join(session, KEY, taught.id, learner, "Someone", LATER)
        assert (back.place.id, back.how) == (mei.id, JoinOutcome.AGAIN)
        assert places.left_places(session, taught.id) == []
    assert names(database, taught) == ["Mei"]


@pytest.mark.parametrize(
    "written", [[], ["Wang"], ["Lin Mei", "Lin Mei"]], ids=["nobody", "others", "two"]
)
def test_any_other_name_makes_a_new_place(
    database: Database, taught: SchoolClass, learner: uuid.UUID, written: list[str]
) -> None:
    with database.writing() as session:
        places.add_names(session, KEY, taught.id, written, NOON)
        assert join(session, KEY, taught.id, learner, "Lin Mei", NOON).how is JoinOutcome.NEW
    assert names(database, taught) == sorted([*written, "Lin Mei"])


def test_a_name_is_taken_when_all_who_have_it_have_come(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        assert not joining.name_is_taken(session, taught.id, "Mei")
        places.add_names(session, KEY, taught.id, ["Mei"], NOON)
        assert not joining.name_is_taken(session, taught.id, "Mei")
        join(session, KEY, taught.id, learner, "Mei", NOON)
        assert joining.name_is_taken(session, taught.id, "ＭＥＩ")


def test_a_class_is_found_by_its_code_while_it_takes_students_in(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    code = taught.join_code
    with database.writing() as session:
        found = joining.class_with_code(session, grouped_code(code).lower())
        assert found is not None
        assert found.id == taught.id
        change_class(session, taught.id, ClassSettings("Room 6", "rengo", "UTC"), joining=False)
        assert joining.class_with_code(session, code) is None
        with pytest.raises(SchoolError, match="by its code") as refusal:
            join(session, KEY, taught.id, learner, "Mei", NOON)
        assert refusal.value.code == "joining-closed"
        change_class(session, taught.id, ClassSettings("Room 6", "rengo", "UTC"), joining=True)
        archive(session, taught.id, NOON)
        assert joining.class_with_code(session, code) is None
        archive(session, taught.id, None)
        renew_join_code(session, taught.id)
        assert joining.class_with_code(session, code) is None


def test_one_browser_that_joins_twice_at_once_has_one_place(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    def go(name: str) -> int:
        with database.writing() as session:
            return join(session, KEY, taught.id, learner, name, NOON).place.id

    with ThreadPoolExecutor(4) as threads:
        found = set(threads.map(go, ["Mei"] * 8))
    assert len(found) == 1
    assert names(database, taught) == ["Mei"]


@pytest.mark.parametrize("another", [False, True], ids=["not said", "said to be another"])
def test_of_many_who_come_as_the_one_expected_one_takes_the_place_and_the_others_are_asked(
    database: Database, taught: SchoolClass, another: bool
) -> None:
    with database.writing() as session:
        places.add_names(session, KEY, taught.id, ["Mei"], NOON)
    together = Barrier(6)

    def go(learner: uuid.UUID) -> str:
        together.wait()
        try:
            with database.writing() as session:
                return join(session, KEY, taught.id, learner, "Mei", NOON, another).how
        except SchoolError as error:
            return error.code

    with ThreadPoolExecutor(6) as threads:
        found = Counter(threads.map(go, guests(database, 6)))
    assert found == {JoinOutcome.TAKEN: 1, JoinOutcome.NEW if another else "same-name": 5}
    assert names(database, taught) == ["Mei"] * (6 if another else 1)


def test_who_left_is_back_and_not_asked_about_the_name(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    (other,) = guests(database, 1)
    with database.writing() as session:
        mei = join(session, KEY, taught.id, learner, "Mei", NOON).place
        answered(session, taught, mei, by=account(session, "Wang").learner_id)
        assert places.leave(session, mei, NOON)
        join(session, KEY, taught.id, other, "Mei", NOON)
        back = join(session, KEY, taught.id, learner, "Mei", LATER)
    assert (back.place.id, back.how) == (mei.id, JoinOutcome.AGAIN)


def test_two_classes_of_one_learner_and_none_of_another(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        other = open_class(session, lin, ClassSettings("Room 7", "imj", "UTC"), NOON)
        for each in (taught, other):
            join(session, KEY, each.id, learner, "Mei", NOON)
        results = [made.name for made, _ in places_of(session, learner)]
        assert results == ["Room 7", "Room 5"]
        assert place_in(session, learner, taught.public_id) is not None
        assert place_in(session, lin, taught.public_id) is None
        assert place_in(session, learner, uuid.uuid4()) is None


class TestCardsOfPlaces:
    """A card opens its place, and no other; a new card closes the old one."""

    def test_a_card_opens_its_place(self, database: Database, taught: SchoolClass) -> None:
        with database.writing() as session:
            both = places.add_names(session, KEY, taught.id, ["Mei", "Wang"], NOON)
            for place in both:
                found = cards.place_of_card(session, [KEY], cards.card_code([KEY], place).lower())
                assert found is not None
                assert (found[0].id, found[1].id) == (taught.id, place.id)
            assert cards.place_of_card(session, [KEY], "ABCD-EFGH-JKMN") is None
            assert cards.place_of_card(session, [KEY], "") is None

    def test_the_database_alone_opens_no_place(
        self, database: Database, taught: SchoolClass
    ) -> None:
        with database.writing() as session:
            (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
            code = cards.card_code([KEY], mei)
            assert cards.card_code(["another key" * 4], mei) is None
            assert cards.place_of_card(session, ["another key" * 4], code) is None
            assert cards.place_of_card(session, [KEY], mei.card_digest) is None

    def test_a_new_card_closes_the_old(self, database: Database, taught: SchoolClass) -> None:
        with database.writing() as session:
            (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
            old = cards.card_code([KEY], mei)
            cards.renew_card(session, KEY, mei)
            assert cards.place_of_card(session, [KEY], old) is None
            assert cards.place_of_card(session, [KEY], cards.card_code([KEY], mei)) is not None

    def test_of_two_who_take_a_place_at_once_one_has_it(
        self, database: Database, taught: SchoolClass
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
        self, database: Database, taught: SchoolClass
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
        self, database: Database, taught: SchoolClass, learner: uuid.UUID
    ) -> None:
        with database.writing() as session:
            place = join(session, KEY, taught.id, learner, "Mei", NOON).place
            answered(session, taught, place, by=account(session, "Wang").learner_id)
            assert places.leave(session, place, NOON)
            assert cards.place_of_card(session, [KEY], cards.card_code([KEY], place)) is None
            rows = session.scalars(select(Student.id)).all()
            assert rows == [place.id]
