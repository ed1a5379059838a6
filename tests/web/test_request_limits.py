"""Who asks too often for what costs much is told to wait, in their language; nobody else is."""

import pytest
from flask import Flask

from tests.web.visitor import SiteVisitor
from web.desk.incidents import INCIDENTS
from web.visitors import caller_counts, request_limits
from web.visitors.request_limits import Allowance, RequestCounts, RequestLimit
from wording import LANGUAGES

PICTURE = "/pictures/en/questions/mcr-2014/find/1/5/1.png"
WHY_NOT = "/mcr-2014/why-not?hand=123456789m1122p2p&by=draw&fan=all-pungs"
PLANS = "/mcr-2014/plans?hand=123456789m1122p"
HAND = "hand=123456789m1122p2p&by=draw"
BOOK = "/mcr-2014/desk/book.html?level=2&seed=7"
INCIDENT = "/mcr-2014/desk/3/5"
PACKET = "/mcr-2014/offline/questions?kind=term&level=1"  # made fast

TWO = Allowance(2, 60)
FORTY = 40  # learners of a class behind one address


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        ("web.metadata.share_pictures", "QUESTION_PICTURES", PICTURE),
        ("web.reference.why_not_page", "WHY_NOT", WHY_NOT),
        ("web.offline.page", "PACKETS", PACKET),
        ("web.reference.plans_page", "PLANS", PLANS),
        ("web.reference.compare_page", "COMPARISONS", f"/compare?{HAND}"),
        ("web.reference.in_full_page", "COMPARISONS", f"/mcr-2014/in-full?{HAND}"),
        ("web.search.page", "SEARCHES", "/search?q=pung"),
        ("web.scorer.page", "SCORES", f"/mcr-2014/score?{HAND}"),
        ("web.paper.incident_book", "BOOKS", BOOK),
        ("web.desk.incidents", "INCIDENTS", INCIDENT),
    ],
)
def test_the_third_of_two_is_told_to_wait(
    site: Flask, monkeypatch: pytest.MonkeyPatch, module: str, name: str, path: str, language: str
):
    monkeypatch.setattr(f"{module}.{name}", RequestLimit(name, TWO, TWO))
    monkeypatch.setitem(site.extensions, request_limits.COUNTS, RequestCounts())
    visitor = SiteVisitor(site, language)
    assert [visitor.client.get(path).status_code for _ in range(2)] == [200, 200]

    refused = visitor.open(path)
    assert (refused.status, refused.lang) == (429, language)
    assert 0 < int(refused.headers["Retry-After"]) <= 60

    told = visitor.client.get(path, headers={"Accept": "application/json"})
    assert told.status_code == 429
    assert told.json is not None
    assert told.json["code"] == "too-many-requests"

    elsewhere = SiteVisitor(site)
    elsewhere.client.environ_base["REMOTE_ADDR"] = "192.0.2.7"
    assert elsewhere.client.get(path).status_code == 200


def test_what_is_spent_comes_back_by_and_by():
    counts, asked = RequestCounts(), ((("why-not by", "Mei"), TWO),)
    assert [counts.take(asked, 100), counts.take(asked, 100)] == [0, 0]
    assert counts.take(asked, 130) == 30
    assert counts.take(asked, 160) == 0
    assert counts.take(asked, 160) == 60
    assert counts.take(asked, 50) == 60  # a clock that was set back gives nothing


def test_a_request_that_is_refused_spends_nothing():
    counts, address = RequestCounts(), ("why-not from", "192.0.2.7")
    mei, wang = ("why-not by", "Mei"), ("why-not by", "Wang")
    three = Allowance(3, 60)
    took = [counts.take(((address, three), (mei, TWO)), 100) for _ in range(5)]
    assert [each > 0 for each in took] == [False, False, True, True, True]
    assert counts.take(((address, three), (wang, TWO)), 100) == 0


def test_a_line_that_a_program_sends_is_counted_too(site: Flask, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("web.scorer.page.SCORES", RequestLimit("score", TWO, TWO))
    client = site.test_client()
    line = {"rules": "mcr-2014", "concealed": "123456789m1122p", "win": "2p"}
    assert [client.post("/api/score", json=line).status_code for _ in range(3)] == [200, 200, 429]


def test_what_costs_nothing_is_not_counted(site: Flask, monkeypatch: pytest.MonkeyPatch):
    """A field without words and a form without a hand: whoever has spent all may still begin."""
    for module, name in (("search", "SEARCHES"), ("scorer", "SCORES")):
        monkeypatch.setattr(f"web.{module}.page.{name}", RequestLimit(name, Allowance(0, 60)))
    client = site.test_client()
    assert client.get("/search?q=").status_code == client.get("/mcr-2014/score").status_code == 200
    assert client.get("/search?q=pung").status_code == 429


def test_the_longest_silent_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(caller_counts, "MOST_KNOWN", 2)
    counts = RequestCounts()
    for name in ("a", "a", "b", "c"):
        assert counts.take((((name, name), TWO),), 100) == 0
    assert counts.take(((("a", "a"), TWO),), 100) == 0


@pytest.mark.parametrize(
    ("limit", "each"),
    [
        (request_limits.QUESTION_PICTURES, 6),
        (request_limits.WHY_NOT, 10),
        (request_limits.PACKETS, 10),
        (request_limits.PLANS, 10),
        (request_limits.COMPARISONS, 10),
        (request_limits.MOMENTS, 3),
        (request_limits.SEARCHES, 10),
        (request_limits.SCORES, 30),
        (INCIDENTS, 10),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_a_class_behind_one_address_is_served(limit: RequestLimit, each: int):
    """Each of forty may ask for so much at the same moment, and is told nothing of a limit."""
    counts = RequestCounts()
    for who in range(FORTY):
        of_one = (("by", str(who)), limit.of_visitor or limit.of_address)
        asked = ((("from", "school"), limit.of_address), of_one)
        assert [counts.take(asked, 100) for _ in range(each)] == [0] * each
