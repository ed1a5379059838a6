"""One line of JSON for each request, which names nobody and tells no secret."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask

from app import create_app
from tests.web.visitor import SiteVisitor
from web.services import services
from web.settings import SiteSettings

ADDRESS = "/drill/mcr-2014/total/3/2611/2?n=5"


@pytest.fixture
def site(settings: SiteSettings) -> Iterator[Flask]:
    """A site that tells of its requests."""
    made = create_app(replace(settings, log_level="info"))
    yield made
    services(made).database.close()


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_request_is_a_line(site: Flask, capsys: pytest.CaptureFixture[str]):
    page = SiteVisitor(site).open("/drill/mcr-2014/find/1/5/1")

    (line,) = lines(capsys)
    assert line["event"] == "request"
    assert line["route"] == "/drill/<path:address>"
    assert (line["method"], line["status"], line["learner"]) == ("GET", 200, None)
    assert line["ms"] > 0
    assert line["request_id"] == page.headers["X-Request-ID"]


def test_a_guest_is_a_number_and_no_secret_is_told(site: Flask, capsys: pytest.CaptureFixture[str]):
    visitor = SiteVisitor(site)
    form = visitor.open(ADDRESS).question
    visitor.send(form, total=8)
    cookie = visitor.client.get_cookie("fanwise")

    text = capsys.readouterr().err
    told = [json.loads(line)["learner"] for line in text.splitlines()]
    (guest,) = visitor.learners()
    assert told == [None, None, str(guest.id)]  # the answer itself came from a visitor
    assert cookie is not None
    for secret in (cookie.value, *form.values("csrf_token"), *form.values("token")):
        assert secret not in text


def test_the_id_of_a_proxy_is_kept_and_any_other_text_is_not(site: Flask):
    client = site.test_client()

    kept = client.get("/healthz", headers={"X-Request-ID": "abcd-1234"})
    made = client.get("/healthz", headers={"X-Request-ID": 'x" onload="'})

    assert kept.headers["X-Request-ID"] == "abcd-1234"
    assert re.fullmatch(r"[0-9a-f]{32}", made.headers["X-Request-ID"])
