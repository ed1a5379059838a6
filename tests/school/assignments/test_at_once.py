"""Many requests at once: the last attempt is begun once and handed in once, and no answer is lost.

Half of the requests go to another process of the site, as far as the database can tell.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import select

from school.assignments.models import Assignment, AssignmentAttempt, StudentResponse
from school.assignments.own_items import add_own_items
from school.assignments.publishing import withdraw
from school.assignments.status import questions_in, sections_with_items
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.models import Student
from school.database import Database, open_database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.assignments.make import QUESTIONS, draft, graded, published, school_class, student
from tests.school.bank.banks import bank_of_one
from tests.school.make import NOON
from tests.shelf import without_waiting_for_the_disk

RACES = pytest.mark.parametrize(
    "many", [6, pytest.param(50, marks=pytest.mark.slow)], ids=lambda many: f"{many} at once"
)


@pytest.fixture
def databases(address: str, database: Database) -> Iterator[Sequence[Database]]:
    other = open_database(address, threads=32, wait=60)
    without_waiting_for_the_disk(other)
    yield (database, other)
    other.close()


def at_once(
    databases: Sequence[Database], many: int, act: Callable[[Database, int], Any]
) -> list[Any]:
    """What each of so many came to that began together; a refusal is its code."""
    together = Barrier(many)

    def go(number: int) -> Any:
        together.wait()
        try:
            return act(databases[number % 2], number)
        except SchoolError as error:
            return error.code

    with ThreadPoolExecutor(many) as threads:
        return list(threads.map(go, range(many)))


def scene(database: Database, attempts: int = 1) -> tuple[Assignment, Student]:
    with database.writing() as session:
        of = school_class(session)
        return published(session, of, attempts=attempts), student(session, of)


def rows(database: Database) -> Sequence[AssignmentAttempt]:
    with database.reading() as session:
        return session.scalars(select(AssignmentAttempt).order_by(AssignmentAttempt.number)).all()


@RACES
def test_the_last_attempt_is_begun_once(databases: Sequence[Database], many: int) -> None:
    task, who = scene(databases[0], attempts=2)
    with databases[0].writing() as session:
        hand_in_attempt(session, begin_attempt(session, task, who, NOON), NOON)

    def act(database: Database, _number: int) -> int:
        with database.writing() as session:
            return begin_attempt(session, task, who, NOON).id

    begun = at_once(databases, many, act)
    first, last = rows(databases[0])
    assert set(begun) == {last.id}
    assert (first.number, last.number) == (1, 2)
    with databases[0].reading() as session:
        asked = questions_in(session, last)
    assert [each.response.question for each in asked] == list(QUESTIONS)


@RACES
def test_an_own_question_that_is_sent_twice_stands_in_the_draft_once(
    databases: Sequence[Database], many: int
) -> None:
    with databases[0].writing() as session:
        task = draft(session, school_class(session))
        (part,) = sections_with_items(session, task)
        own = bank_of_one(session, account(session).learner_id)

    def act(database: Database, _number: int) -> int:
        with database.writing() as session:
            return len(add_own_items(session, task, part.section.public_id, [own]))

    assert sorted(at_once(databases, many, act)) == [*[0] * (many - 1), 1]


@RACES
def test_the_last_attempt_is_handed_in_once(databases: Sequence[Database], many: int) -> None:
    task, who = scene(databases[0])
    with databases[0].writing() as session:
        attempt = begin_attempt(session, task, who, NOON)

    def act(database: Database, _number: int) -> bool:
        with database.writing() as session:
            return hand_in_attempt(session, attempt, NOON)

    assert sorted(at_once(databases, many, act)) == [False] * (many - 1) + [True]
    assert [row.submitted_at for row in rows(databases[0])] == [NOON]


@RACES
def test_begun_and_handed_in_by_all_at_once_no_more_attempts_than_there_are(
    databases: Sequence[Database], many: int
) -> None:
    task, who = scene(databases[0], attempts=3)

    def act(database: Database, _number: int) -> bool:
        with database.writing() as session:
            attempt = begin_attempt(session, task, who, NOON)
        with database.writing() as session:
            return hand_in_attempt(session, attempt, NOON)

    done = at_once(databases, many, act)
    kept = rows(databases[0])
    assert [row.number for row in kept] == list(range(1, len(kept) + 1))
    assert len(kept) <= 3
    assert done.count(True) == len(kept)  # each was handed in by exactly one
    assert set(done) <= {True, False, "no-attempt-left"}


@RACES
def test_two_devices_that_save_at_once_lose_nothing(
    databases: Sequence[Database], many: int
) -> None:
    task, who = scene(databases[0])
    with databases[0].writing() as session:
        attempt = begin_attempt(session, task, who, NOON)

    def act(database: Database, number: int) -> str:
        answer = graded(1.0, response=number)
        with database.writing() as session:
            save_answer(session, attempt, number % len(QUESTIONS) + 1, answer, NOON)
        return "saved"

    assert set(at_once(databases, many, act)) == {"saved"}
    with databases[0].reading() as session:
        given = session.scalars(select(StudentResponse.given).order_by(StudentResponse.id)).all()
    assert [each % len(QUESTIONS) for each in given] == [0, 1, 2]  # each at its own question


@RACES
def test_an_answer_beside_the_hand_in_is_kept_or_refused(
    databases: Sequence[Database], many: int
) -> None:
    task, who = scene(databases[0])
    with databases[0].writing() as session:
        attempt = begin_attempt(session, task, who, NOON)

    def act(database: Database, number: int) -> Any:
        with database.writing() as session:
            if number == many // 2:
                return hand_in_attempt(session, attempt, NOON)
            save_answer(session, attempt, 1, graded(1.0, response=f"from {number}"), NOON)
        return f"from {number}"

    done = at_once(databases, many, act)
    assert done.count(True) == 1
    saved = [each for each in done if each is not True and each != "attempt-over"]
    with databases[0].reading() as session:
        first = session.scalars(select(StudentResponse).order_by(StudentResponse.id)).first()
    assert first is not None
    assert first.given in saved if saved else first.given is None


def test_what_is_begun_beside_a_withdrawal_is_begun_or_refused(
    databases: Sequence[Database],
) -> None:
    task, who = scene(databases[0])

    def act(database: Database, number: int) -> Any:
        with database.writing() as session:
            if number == 0:
                return withdraw(session, task).state
            return begin_attempt(session, task, who, NOON).id

    done = at_once(databases, 4, act)
    assert done[0] == "withdrawn"
    assert set(done[1:]) <= {"not-published"} | {row.id for row in rows(databases[0])}
