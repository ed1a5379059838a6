"""Runs of questions, and the tokens of their showings."""

from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask

from quizzes import Address, Kind
from quizzes.runs import RunPart, new_run, run_around
from web import tokens
from web.drills.run_hrefs import next_href

ADDRESS = Address.parse("mcr-2014/fans/3/2611/7/pure-straight+all-chows")
KEYS = ("k" * 32,)
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("asked", "length"),
    [("12", 12), (None, 10), ("", 10), ("0", 10), ("-3", 10), ("999", 10), ("x", 10), ("5", 7)],
)
def test_a_length_that_cannot_be_is_the_usual_one(asked: str | None, length: int):
    """A run is never shorter than the place of the question that is asked for."""
    assert run_around(ADDRESS, asked).length == length


def test_a_run_goes_on_to_its_end(site: Flask):
    run = run_around(ADDRESS, "8")

    with site.test_request_context():
        assert next_href(run) == "/drill/mcr-2014/fans/3/2611/8/pure-straight+all-chows?n=8"
        assert run.after.is_last
        done = next_href(run.after)
    assert done == "/drill/done/mcr-2014/fans/3/2611/8/pure-straight+all-chows?n=8"


def test_a_new_run_begins_at_one_with_a_seed_of_its_own():
    runs = [new_run("mcr-2014", [RunPart(Kind.TOTAL)], 2, 5) for _ in range(20)]

    assert {run.number for run in runs} == {1}
    assert len({run.address.seed for run in runs}) > 15


MIXED = "fans/pure-straight,ruling/topic:claims,total"


def test_several_kinds_take_turns_and_keep_to_their_wishes():
    first = Address.parse("mcr-2014/fans/3/2611/1/pure-straight")
    run = run_around(first, "5", MIXED, "60")

    assert [str(run.at(number).address) for number in range(1, 6)] == [
        "mcr-2014/fans/3/2611/1/pure-straight",
        "mcr-2014/ruling/3/2611/2/topic:claims",
        "mcr-2014/total/3/2611/3",
        "mcr-2014/fans/3/2611/4/pure-straight",
        "mcr-2014/ruling/3/2611/5/topic:claims",
    ]
    assert run.query == {"n": "5", "kinds": MIXED, "clock": "60"}
    again = run_around(run.after.address, "5", MIXED, "60")
    assert (again.turns, again.clock) == (run.turns, run.clock)


@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("mcr-2014/fans/3/2611/2/pure-straight", MIXED),  # not its turn
        ("mcr-2014/fans/3/2611/1", MIXED),  # another wish
        ("mcr-2014/fans/3/2611/1", "fans"),  # one kind has no turns
        ("mcr-2014/fans/3/2611/1", "fans,singing"),
        ("mcr-2014/fans/3/2611/1", "fans,total/no-such-fan"),
        ("mcr-2014/fans/3/2611/1", ",,,"),
        ("mcr-2014/fans/3/2611/0", "total,fans"),
    ],
)
def test_kinds_that_do_not_fit_the_question_are_passed_over(place: str, kinds: str):
    assert run_around(Address.parse(place), "5", kinds).turns == ()


@pytest.mark.parametrize("clock", [None, "", "0", "-60", "61", "soon"])
def test_a_clock_that_cannot_be_is_none(clock: str | None):
    assert run_around(ADDRESS, "5", None, clock).clock == 0


def test_a_token_tells_when_its_question_was_shown():
    token = tokens.issue_token(KEYS, "mcr-2014/fans/3/2611/7", NOON)

    showing = tokens.read_token(KEYS, token, "mcr-2014/fans/3/2611/7")

    assert showing is not None
    assert showing.seconds_until(NOON + timedelta(seconds=42)) == 42
    assert showing.seconds_until(NOON + timedelta(hours=3)) is None
    assert showing.seconds_until(NOON - timedelta(minutes=1)) is None


def test_each_showing_has_a_name_of_its_own():
    names = set()
    for _ in range(3):
        showing = tokens.read_token(KEYS, tokens.issue_token(KEYS, "q", NOON), "q")
        assert showing is not None
        names.add(showing.nonce)

    assert len(names) == 3


def test_a_token_signed_with_another_key_is_none():
    assert tokens.read_token(KEYS, tokens.issue_token(("x" * 32,), "q", NOON), "q") is None
