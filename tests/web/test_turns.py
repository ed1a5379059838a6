"""Few requests of a process compute at once, and none waits for others with a turn in its hands."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from threading import Event
from time import monotonic

import pytest
from flask import Flask

from school.learners.guests import new_guest
from school.lti.models import LtiPlatform
from tests.school.make import NOON
from web import request_database
from web.lti import outgoing
from web.lti.outgoing import OutgoingRequest, ask_platform
from web.services import services
from web.turns import Turns, hand_on

LONG = 10.0  # seconds that no test waits


def begun_during(turns: Turns, block: Callable[[], object]) -> bool:
    """Whether another request begins at once while this one is in the block."""
    began, over = Event(), Event()

    def other() -> None:
        with turns.taken():
            began.set()
            over.wait(LONG)

    with ThreadPoolExecutor(1) as threads, turns.taken():
        block()
        threads.submit(other)
        early = began.wait(0.1)
        hand_on()
        assert began.wait(LONG)
        over.set()
    return early


def test_a_request_begins_when_the_one_before_has_handed_its_turn_on() -> None:
    assert not begun_during(Turns(1, patience=LONG), lambda: None)
    assert begun_during(Turns(1, patience=LONG), hand_on)
    assert begun_during(Turns(2, patience=LONG), lambda: None)


def test_a_turn_that_was_handed_on_is_given_back_once() -> None:
    turns = Turns(1, patience=LONG)
    for _ in range(3):
        with turns.taken():
            hand_on()
            hand_on()
    assert not begun_during(turns, lambda: None)


def test_a_turn_is_given_back_by_a_request_that_fails() -> None:
    turns = Turns(1, patience=LONG)
    for _ in range(2):
        began = monotonic()
        try:
            with turns.taken():
                raise ValueError
        except ValueError:
            pass
        assert monotonic() - began < LONG


def test_behind_a_page_that_takes_long_the_others_begin_all_the_same() -> None:
    assert begun_during(Turns(1, patience=0.01), lambda: None)


def test_a_request_that_asks_another_server_holds_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    platform = LtiPlatform(
        name="school",
        issuer="https://lms.example",
        auth_url="https://lms.example/auth",
        token_url="https://lms.example/token",
        jwks_url="https://lms.example/keys",
        hosts=[],
    )
    asked = OutgoingRequest(platform.jwks_url)
    monkeypatch.setattr(outgoing._opener, "open", lambda *_asked, **_how: BytesIO(b"{}"))

    assert begun_during(Turns(1, patience=LONG), lambda: ask_platform(platform, asked))


def test_a_request_that_waits_for_other_writes_holds_no_turn(site: Flask) -> None:
    """Another request begins while this one waits to write, and this one gets what it waited for."""
    turns, waits, over = Turns(1, patience=LONG), Event(), Event()

    def write() -> None:
        with site.test_request_context(), turns.taken():
            waits.set()
            with request_database.writing() as session:
                new_guest(session, NOON)

    def hold() -> None:
        with services(site).database.writing():
            waits.wait(LONG)
            over.wait(LONG)

    with ThreadPoolExecutor(2) as threads:
        holding = threads.submit(hold)
        writing = threads.submit(write)
        assert waits.wait(LONG)
        began = monotonic()
        with turns.taken():
            assert monotonic() - began < LONG / 2
            assert not writing.done()
            over.set()
        holding.result()
        writing.result()
