"""Students come by code and name, or by card, and find their place again."""

import uuid
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest

from school.classes import joining, places, requests
from school.classes.erasing import erase_learner
from school.classes.finding import place_in, places_of, students_of
from school.classes.joining import join
from school.classes.models import PlaceEventKind, SchoolClass, Student
from school.classes.opening import ClassSettings, archive, change_class, open_class, renew_join_code
from school.classes.trail import comings_of, leavings_of, trail_of
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
        session.get_one(SchoolClass, taught.id).names_by_code = True
        mei, _ = places.add_names(session, KEY, taught.id, ["Lin Mei", "Wang"], NOON)
        found = join(session, KEY, taught.id, learner, " LIN  mei", LATER)
        again = join(session, KEY, taught.id, learner, "somebody else", LATER)
    assert found.id == mei.id
    assert again.id == mei.id
    assert names(database, taught) == ["Lin Mei", "Wang"]
    with database.reading() as session:
        assert session.get_one(Student, mei.id).joined_at == LATER


def test_who_leaves_and_comes_back_has_the_former_place_and_no_fresh_attempt(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        mei = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, mei, by=account(session, "Wang").learner_id)
        assert places.leave(session, mei, NOON)
        back = join(session, KEY, taught.id, learner, "Someone", LATER)
        assert back.id == mei.id
        assert places.left_places(session, taught.id) == []
    assert names(database, taught) == ["Mei"]


@pytest.mark.parametrize("written", [[], ["Wang"]], ids=["nobody", "others"])
def test_any_other_name_makes_a_new_place(
    database: Database, taught: SchoolClass, learner: uuid.UUID, written: list[str]
) -> None:
    with database.writing() as session:
        places.add_names(session, KEY, taught.id, written, NOON)
        assert join(session, KEY, taught.id, learner, "Lin Mei", NOON).learner_id == learner
    assert names(database, taught) == sorted([*written, "Lin Mei"])


def refused(database: Database, taught: SchoolClass, learner: uuid.UUID, name: str = "Mei") -> str:
    """Why the class code does not take this name."""
    with pytest.raises(SchoolError) as refusal, database.writing() as session:
        join(session, KEY, taught.id, learner, name, LATER)
    return refusal.value.code


def test_a_name_on_the_roster_is_taken_by_its_card_unless_the_teacher_lets_the_code(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
    assert refused(database, taught, learner, "ＭＥＩ") == "name-needs-card"
    with database.writing() as session:
        settings = ClassSettings("Room 5", "mcr-2014", "Asia/Tokyo")
        change_class(session, taught.id, settings, joining=True, names_by_code=True)
        found = join(session, KEY, taught.id, learner, "Mei", NOON)
    assert found.id == mei.id


@pytest.mark.parametrize("by_code", [False, True])
def test_of_two_of_one_name_on_the_roster_no_third_is_made_in_silence(
    database: Database, taught: SchoolClass, learner: uuid.UUID, by_code: bool
) -> None:
    with database.writing() as session:
        session.get_one(SchoolClass, taught.id).names_by_code = by_code
        places.add_names(session, KEY, taught.id, ["Mei", "Mei"], NOON)
    assert refused(database, taught, learner) == "name-needs-card"
    assert names(database, taught) == ["Mei", "Mei"]


def test_who_comes_by_a_name_that_has_come_waits_for_the_teacher(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    (second,) = guests(database, 1)
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        first = join(session, KEY, taught.id, learner, "Mei", NOON)
    assert refused(database, taught, second) == "same-name"
    with database.writing() as session:
        for _ in range(2):
            waiting = requests.ask_to_join(session, taught.id, second, "Mei", LATER)
        assert requests.count_requests(session, taught.id) == 1
        assert requests.possible_places(session, waiting) == []
        assert joining.place_of_learner(session, taught.id, second) is None
        place = requests.admit(session, KEY, waiting, lin, LATER)
        assert place.id != first.id
        assert requests.count_requests(session, taught.id) == 0
        assert comings_of(session, [first, place]) == {
            first.id: PlaceEventKind.BY_CODE,
            place.id: PlaceEventKind.LET_IN,
        }


def test_the_teacher_says_that_who_waits_is_the_one_on_the_list(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        (mei,) = places.add_names(session, KEY, taught.id, ["Mei"], NOON)
        waiting = requests.ask_to_join(session, taught.id, learner, "Mei", LATER)
        assert [each.id for each in requests.possible_places(session, waiting)] == [mei.id]
        assert requests.admit(session, KEY, waiting, lin, LATER, mei).id == mei.id
        found = joining.place_of_learner(session, taught.id, learner)
        assert found is not None
        assert found.id == mei.id


def test_who_has_a_place_by_whatever_way_waits_no_longer(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    left, moved = guests(database, 2)
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        other = open_class(session, lin, ClassSettings("Room 7", "imj", "UTC"), NOON)
        back = join(session, KEY, taught.id, left, "Li", NOON)
        answered(session, taught, back, by=lin)
        places.leave(session, back, NOON)
        there = join(session, KEY, other.id, moved, "Chen", NOON)
        for each in (learner, left, moved):
            requests.ask_to_join(session, taught.id, each, "Mei", NOON)
        join(session, KEY, taught.id, left, "Li", LATER)
        places.move(session, KEY, there, taught, LATER)
        assert [each.learner_id for each in requests.requests_in(session, taught.id)] == [learner]


def test_a_full_class_has_no_room_for_who_comes_back_or_is_let_in(
    database: Database, taught: SchoolClass, learner: uuid.UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    (again,) = guests(database, 1)
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        mei = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, mei, by=lin)
        places.leave(session, mei, NOON)
        places.add_names(session, KEY, taught.id, ["Li"], NOON)
        waiting = requests.ask_to_join(session, taught.id, again, "Mei", NOON)
    monkeypatch.setattr(places, "MOST_STUDENTS", 1)
    assert refused(database, taught, learner) == "class-full"
    for settle in (
        lambda session: places.restore_place(session, mei, LATER, lin),
        lambda session: requests.admit(session, KEY, waiting, lin, LATER, mei),
    ):
        with pytest.raises(SchoolError) as refusal, database.writing() as session:
            settle(session)
        assert refusal.value.code == "class-full"
    assert names(database, taught) == ["Li"]


def test_the_possible_places_of_all_who_wait_are_looked_up_at_once(
    database: Database, taught: SchoolClass
) -> None:
    with database.writing() as session:
        mei, also, _ = places.add_names(session, KEY, taught.id, ["Mei", "mei", "Li"], NOON)
        found = requests.possible_places_of(session, taught.id, ["mei", "wang"])
        assert {key: [each.id for each in of] for key, of in found.items()} == {
            "mei": [mei.id, also.id],
            "wang": [],
        }
        assert requests.possible_places_of(session, taught.id, []) == {}


def test_who_is_turned_away_waits_no_longer(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        waiting = requests.ask_to_join(session, taught.id, learner, "Mei", LATER)
        requests.turn_away(session, waiting)
        assert requests.requests_in(session, taught.id) == []


def test_so_many_wait_for_a_class_and_no_more(
    database: Database, taught: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "MOST_WAITING", 1)
    first, second = guests(database, 2)
    with database.writing() as session:
        requests.ask_to_join(session, taught.id, first, "Mei", LATER)
        with pytest.raises(SchoolError, match="wait") as refusal:
            requests.ask_to_join(session, taught.id, second, "Mei", LATER)
        assert refusal.value.code == "many-waiting"


@pytest.mark.parametrize("by_code", [False, True])
def test_the_name_of_who_erased_their_own_data_is_given_back_by_a_teacher_alone(
    database: Database, taught: SchoolClass, learner: uuid.UUID, by_code: bool
) -> None:
    (again,) = guests(database, 1)
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, place, by=lin)
        erase_learner(session, learner, NOON)
        assert students_of(session, taught.id) == []
        assert leavings_of(session, [place]) == {place.id: PlaceEventKind.ERASED}
        session.get_one(SchoolClass, taught.id).names_by_code = by_code
    assert refused(database, taught, again, "mei") == "same-name"
    with database.writing() as session:
        waiting = requests.ask_to_join(session, taught.id, again, "mei", LATER)
        assert joining.place_of_learner(session, taught.id, again) is None
        (former,) = requests.possible_places(session, waiting)
        back = requests.admit(session, KEY, waiting, lin, LATER, former)
        assert back.id == place.id
        assert [each.event for each in trail_of(session, back)] == [
            *(PlaceEventKind.BY_CODE, PlaceEventKind.ERASED, PlaceEventKind.LET_IN)
        ]
    assert names(database, taught) == ["Mei"]


def test_who_leaves_and_comes_by_the_same_name_as_somebody_else_waits_for_the_teacher(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    (again,) = guests(database, 1)
    with database.writing() as session:
        lin = account(session, "Wang").learner_id
        place = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, place, by=lin)
        joining.set_sharing(session, place, shares=True)
        assert places.leave(session, place, NOON)
    assert refused(database, taught, again) == "same-name"
    with database.writing() as session:
        waiting = requests.ask_to_join(session, taught.id, again, "Mei", LATER)
        (former,) = requests.possible_places(session, waiting)
        given = requests.admit(session, KEY, waiting, lin, LATER, former)
        assert given.id == place.id
        assert not given.shares, "the next student has not let the teachers see anything"
        assert joining.place_of_learner(session, taught.id, learner) is None


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
            return join(session, KEY, taught.id, learner, name, NOON).id

    with ThreadPoolExecutor(4) as threads:
        found = set(threads.map(go, ["Mei"] * 8))
    assert len(found) == 1
    assert names(database, taught) == ["Mei"]


def test_of_many_who_come_as_the_one_expected_one_takes_the_place_and_the_others_are_asked(
    database: Database, taught: SchoolClass
) -> None:
    with database.writing() as session:
        session.get_one(SchoolClass, taught.id).names_by_code = True
        places.add_names(session, KEY, taught.id, ["Mei"], NOON)
    together = Barrier(6)

    def go(learner: uuid.UUID) -> str:
        together.wait()
        try:
            with database.writing() as session:
                return join(session, KEY, taught.id, learner, "Mei", NOON).name
        except SchoolError as error:
            return error.code

    with ThreadPoolExecutor(6) as threads:
        found = Counter(threads.map(go, guests(database, 6)))
    assert found == {"Mei": 1, "same-name": 5}
    assert names(database, taught) == ["Mei"]


def test_who_left_is_back_and_not_asked_about_the_name(
    database: Database, taught: SchoolClass, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        mei = join(session, KEY, taught.id, learner, "Mei", NOON)
        answered(session, taught, mei, by=account(session, "Wang").learner_id)
        assert places.leave(session, mei, NOON)
        places.add_names(session, KEY, taught.id, ["Mei"], NOON)
        back = join(session, KEY, taught.id, learner, "Mei", LATER)
    assert back.id == mei.id


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
