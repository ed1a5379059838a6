"""Two requests that look at the same moment and then both act: one wins, and the other finds it.

On SQLite writes stand in a queue anyway; PostgreSQL lets both look first.
"""

import uuid
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import TextClause, func, select, text
from sqlalchemy.orm import Session

from school.accounts import recovery, sign_ins
from school.accounts.api_keys import MOST_KEYS, key_of, make_api_key
from school.accounts.merging import lock_learners, mark_merged, merge_guest, merged_into
from school.accounts.models import ApiKey, ResetLink, SignIn, UserAccount
from school.accounts.opening import open_account
from school.classes.models import Invitation
from school.classes.teaching import invite
from school.database import Database
from school.errors import SchoolError
from school.progress.models import Answer
from tests.school.accounts.opened import PASSWORDS, WORD
from tests.school.classes.made import class_of
from tests.school.make import NOON, answer

MANY = 6
TURNS = pytest.mark.parametrize("turn", range(3))


def at_once(database: Database, act: Callable[[Session, int], Any]) -> list[Any]:
    """What each of many came to that began together; a refusal is its code."""
    together = Barrier(MANY)

    def go(number: int) -> Any:
        together.wait()
        try:
            with database.writing() as session:
                return act(session, number)
        except SchoolError as error:
            return error.code

    with ThreadPoolExecutor(MANY) as threads:
        return list(threads.map(go, range(MANY)))


def count(database: Database, model: type[Any]) -> int:
    with database.reading() as session:
        return session.scalar(select(func.count()).select_from(model)) or 0


@TURNS
@pytest.mark.parametrize("names", ["one name", "names of their own"])
def test_a_learner_gets_one_account_and_every_other_request_is_told(
    database: Database, learner: uuid.UUID, names: str, turn: int
) -> None:
    stored = PASSWORDS.hash(WORD)

    def act(session: Session, number: int) -> str:
        name = "Lin" if names == "one name" else f"Lin{number}"
        open_account(session, learner, name, stored, None, NOON)
        return "opened"

    found = Counter(at_once(database, act))
    assert found.pop("opened") == 1
    assert set(found) <= {"has-account", "name-taken"}
    assert count(database, UserAccount) == 1


@TURNS
def test_a_sign_in_that_arrives_many_times_is_one(
    database: Database, owner: uuid.UUID, turn: int
) -> None:
    def act(session: Session, _number: int) -> int:
        return sign_ins.store_sign_in(session, owner, "token", "Firefox/Linux", NOON).id

    assert len(set(at_once(database, act))) == 1
    assert count(database, SignIn) == 1


@TURNS
def test_of_many_links_one_leads_in(database: Database, owner: uuid.UUID, turn: int) -> None:
    def act(session: Session, number: int) -> None:
        recovery.store_link(session, owner, f"token {number}", NOON)

    at_once(database, act)
    assert count(database, ResetLink) == 1


@TURNS
def test_an_account_has_no_key_too_many(database: Database, owner: uuid.UUID, turn: int) -> None:
    with database.writing() as session:
        for number in range(MOST_KEYS - 1):
            make_api_key(session, owner, "Script", key_of(f"kept {number}"), NOON)

    def act(session: Session, number: int) -> str:
        make_api_key(session, owner, "Script", key_of(f"new {number}"), NOON)
        return "made"

    assert Counter(at_once(database, act)) == {"made": 1, "too-many-keys": MANY - 1}
    assert count(database, ApiKey) == MOST_KEYS


@TURNS
def test_an_invitation_that_arrives_many_times_is_one(
    database: Database, owner: uuid.UUID, turn: int
) -> None:
    with database.writing() as session:
        made = class_of(session, owner).id

    def act(session: Session, _number: int) -> None:
        invite(session, made, "token", NOON)

    at_once(database, act)
    assert count(database, Invitation) == 1


@TURNS
def test_of_many_who_take_a_guest_one_has_it_and_no_account_is_swallowed(
    database: Database, owner: uuid.UUID, learner: uuid.UUID, turn: int
) -> None:
    """Half of them open an account for the guest, as signing up does; the others sign in with it."""
    stored = PASSWORDS.hash(WORD)
    with database.writing() as session:
        answer(session, learner)

    def act(session: Session, number: int) -> bool:
        if number % 2:
            return merge_guest(session, learner, owner, NOON)
        held = lock_learners(session, learner)
        if not held or merged_into(session, learner) is not None:
            return False
        open_account(session, learner, f"Lin{number}", stored, None, NOON)
        mark_merged(session, learner, learner, NOON)
        return True

    assert Counter(at_once(database, act)) == {True: 1, False: MANY - 1}
    with database.reading() as session:
        whose = session.scalars(select(Answer.learner_id)).one()
        assert session.get(UserAccount, whose) is not None
        taken = merged_into(session, learner)
        assert taken is not None
        assert taken.learner_id == whose
        assert session.get(UserAccount, owner) is not None


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_who_waits_for_a_guest_that_signs_up_meanwhile_leaves_the_account_alone(
    database: Database, owner: uuid.UUID, learner: uuid.UUID
) -> None:
    """On SQLite the other would not begin before the first has ended."""
    with ThreadPoolExecutor(1) as threads:
        with database.writing() as session:
            open_account(session, learner, "Lin", PASSWORDS.hash(WORD), None, NOON)
            mark_merged(session, learner, learner, NOON)
            session.flush()
            other = threads.submit(_take, database, learner, owner)
            _wait_until_somebody_waits(database)
        assert other.result() is False
    assert count(database, UserAccount) == 2


def _take(database: Database, guest: uuid.UUID, owner: uuid.UUID) -> bool:
    with database.writing() as session:
        return merge_guest(session, guest, owner, NOON)


def _wait_until_somebody_waits(database: Database) -> None:
    """Return once a transaction waits for the rows of another."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    while not _counted(database, waiting):
        pass


def _counted(database: Database, statement: TextClause) -> int:
    with database.reading() as session:
        return int(session.scalar(statement) or 0)
