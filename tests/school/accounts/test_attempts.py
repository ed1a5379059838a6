"""Tries are counted by name and by address, in the database that all processes share."""

from datetime import timedelta

from school.accounts.attempts import (
    TRY_WINDOW,
    AttemptLimit,
    CountedTry,
    RetryAfter,
    count_attempt,
    erase_tries,
    forget,
)
from school.database import Database, open_database
from tests.school.make import NOON

MINUTE = timedelta(minutes=1)
NAME = AttemptLimit("sign-in", "digest of a name", 3)
PLACE = AttemptLimit("sign-in", "digest of an address", 5)


def test_the_try_after_the_last_waits_until_the_oldest_is_past(database: Database) -> None:
    with database.writing() as session:
        for minute in range(3):
            assert isinstance(count_attempt(session, [NAME], NOON + minute * MINUTE), CountedTry)
        wait = count_attempt(session, [NAME], NOON + 3 * MINUTE)
        assert wait == RetryAfter(TRY_WINDOW - 3 * MINUTE)
        assert wait.minutes == 12
        assert isinstance(count_attempt(session, [NAME], NOON + TRY_WINDOW), CountedTry)
        assert isinstance(count_attempt(session, [NAME], NOON + TRY_WINDOW), RetryAfter)


def test_a_wait_is_told_in_whole_minutes_and_is_never_none() -> None:
    assert RetryAfter(timedelta(seconds=61)).minutes == 2
    assert RetryAfter(timedelta(seconds=1)).minutes == 1


def test_many_names_from_one_address_are_stopped(database: Database) -> None:
    with database.writing() as session:
        for number in range(5):
            name = AttemptLimit("sign-in", f"name {number}", 3)
            assert isinstance(count_attempt(session, [name, PLACE], NOON), CountedTry)
        assert isinstance(count_attempt(session, [NAME, PLACE], NOON), RetryAfter)
        elsewhere = AttemptLimit("sign-in", "another address", 5)
        assert isinstance(count_attempt(session, [NAME, elsewhere], NOON), CountedTry)


def test_a_try_that_is_refused_is_not_counted(database: Database) -> None:
    with database.writing() as session:
        for _ in range(6):
            count_attempt(session, [NAME], NOON)
        later = NOON + TRY_WINDOW
        assert [type(count_attempt(session, [NAME], later)) for _ in range(4)] == [
            *[CountedTry] * 3,
            RetryAfter,
        ]


def test_kinds_are_counted_apart(database: Database) -> None:
    with database.writing() as session:
        for _ in range(3):
            count_attempt(session, [NAME], NOON)
        assert isinstance(
            count_attempt(session, [AttemptLimit("reset", NAME.who_digest, 3)], NOON), CountedTry
        )


def test_who_succeeds_gets_the_tries_back(database: Database) -> None:
    with database.writing() as session:
        for _ in range(4):
            counted = count_attempt(session, [NAME], NOON)
            assert isinstance(counted, CountedTry)
            forget(session, counted)
        for _ in range(3):
            count_attempt(session, [NAME], NOON)
        erase_tries(session, [NAME.who_digest])
        assert isinstance(count_attempt(session, [NAME], NOON), CountedTry)


def test_a_second_process_counts_on(address: str, database: Database) -> None:
    other = open_database(address)
    for place in (database, other, database):
        with place.writing() as session:
            assert isinstance(count_attempt(session, [NAME], NOON), CountedTry)
    with other.writing() as session:
        assert isinstance(count_attempt(session, [NAME], NOON), RetryAfter)
    other.close()
