"""Runs of questions, and the tokens of their showings."""

from datetime import UTC, datetime, timedelta

import pytest

from quizzes import Address, Kind
from web import tokens
from web.run import new_run, run_of

ADDRESS = Address.parse("mcr-2014/fans/3/2611/7/pure-straight+all-chows")
KEY = "k" * 32
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("asked", "length"),
    [("12", 12), (None, 10), ("", 10), ("0", 10), ("-3", 10), ("999", 10), ("x", 10), ("5", 7)],
)
def test_a_length_that_cannot_be_is_the_usual_one(asked: str | None, length: int):
    """A run is never shorter than the place of the question that is asked for."""
    assert run_of(ADDRESS, asked).length == length


def test_a_run_goes_on_to_its_end():
    run = run_of(ADDRESS, "8")

    assert run.next_href == "/drill/mcr-2014/fans/3/2611/8/pure-straight+all-chows?n=8"
    assert run.after.is_last
    assert run.after.next_href == ("/drill/done/mcr-2014/fans/3/2611/8/pure-straight+all-chows?n=8")


def test_a_new_run_begins_at_one_with_a_seed_of_its_own():
    runs = [new_run("mcr-2014", Kind.TOTAL, 2, 5) for _ in range(20)]

    assert {run.number for run in runs} == {1}
    assert len({run.address.seed for run in runs}) > 15


def test_a_token_tells_when_its_question_was_shown():
    token = tokens.issue(KEY, "mcr-2014/fans/3/2611/7", NOON)

    showing = tokens.read(KEY, token, "mcr-2014/fans/3/2611/7")

    assert showing is not None
    assert showing.seconds_until(NOON + timedelta(seconds=42)) == 42
    assert showing.seconds_until(NOON + timedelta(hours=3)) is None
    assert showing.seconds_until(NOON - timedelta(minutes=1)) is None


def test_each_showing_has_a_name_of_its_own():
    names = set()
    for _ in range(3):
        showing = tokens.read(KEY, tokens.issue(KEY, "q", NOON), "q")
        assert showing is not None
        names.add(showing.name)

    assert len(names) == 3


def test_a_token_signed_with_another_key_is_none():
    assert tokens.read(KEY, tokens.issue("x" * 32, "q", NOON), "q") is None
