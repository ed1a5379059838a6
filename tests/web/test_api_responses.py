"""What stands around an answer to a program: heads, caches, characters."""

import uuid

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.api_hands import WON
from web.api.operation import ROOT

pytestmark = pytest.mark.any_database


@pytest.fixture
def client(site: Flask) -> FlaskClient:
    """A program without a key."""
    return site.test_client()


def test_heads_are_those_of_the_answer(client: FlaskClient) -> None:
    asked, head = client.get(f"{ROOT}/fans"), client.head(f"{ROOT}/fans")
    assert head.data == b""
    for name in ("ETag", "Cache-Control", "Content-Length"):
        assert head.headers[name] == asked.headers[name], name


def test_half_a_character_comes_back_as_it_was_sent(client: FlaskClient) -> None:
    hand = {**WON[0], "rules": "mcr-2014", "id": "\ud800牌"}
    answered = client.post(f"{ROOT}/score", json=hand)
    assert answered.status_code == 200
    assert answered.get_json()["id"] == "\ud800牌"


def test_no_cache_keeps_an_answer_that_brings_a_cookie(client: FlaskClient) -> None:
    """The browser remembers an exam that is over, and is told to forget it."""
    with client.session_transaction() as held:
        held["exam"] = [uuid.UUID(int=1).hex]
    answered = client.get(f"{ROOT}/fans")
    assert "Set-Cookie" in answered.headers
    assert answered.headers["Cache-Control"] == "no-store"
    again = client.get(f"{ROOT}/fans")
    assert "Set-Cookie" not in again.headers
    assert again.headers["Cache-Control"] == "public, no-cache"
