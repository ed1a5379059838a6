"""What crawlers are asked to pass over, where to report a hole, and what only developers see."""

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from flask import Flask

from app import create_app
from tests.web.access.routes import ARGUMENT
from tests.web.test_kept_pages import EXPECTED, NOT_KEPT
from tests.web.visitor import SiteVisitor
from web.services import services
from web.settings import SettingsError, SiteSettings

pytestmark = pytest.mark.any_database

CONTACT = "mailto:security@school.example"


def is_asked_away(path: str, robots: str) -> bool:
    """Whether a crawler that keeps to RFC 9309 leaves this path."""
    rules = re.findall(r"^Disallow: (.+)$", robots, re.M)
    assert rules
    patterns = (re.escape(rule).replace(r"\*", ".*") for rule in rules)
    return any(re.match(pattern, path) for pattern in patterns)


def test_crawlers_are_asked_away_from_every_page_that_nobody_may_keep(visitor: SiteVisitor):
    robots = visitor.client.get("/robots.txt")
    assert robots.mimetype == "text/plain"
    rules = {rule.endpoint: rule.rule for rule in visitor.site.url_map.iter_rules()}
    for route, kept in EXPECTED.items():
        method, endpoint = route.split()
        if kept == NOT_KEPT and method == "GET":
            path = ARGUMENT.sub("x", rules[endpoint])
            assert is_asked_away(path, robots.text), path


@pytest.mark.parametrize(
    ("path", "away"),
    [
        ("/", False),
        ("/learn/mcr", False),
        ("/learn/mcr/eight-points", False),
        ("/mcr-2014/fans/pure-straight", False),
        ("/mcr-2014/articles", False),
        ("/glossary/chow", False),
        ("/privacy", False),
        ("/drill/mcr-2014/find/1/5/1", False),
        ("/drill/answers/x", True),
        ("/mcr-2014/drill/begin", True),
        ("/next", True),
        ("/learn/mcr/eight-points/test", True),
    ],
)
def test_reference_may_be_found_and_what_leads_to_ever_new_questions_is_not_crawled(
    visitor: SiteVisitor, path: str, away: bool
):
    assert is_asked_away(path, visitor.client.get("/robots.txt").text) == away


def test_a_hole_is_reported_to_whom_the_operator_names(site: Flask):
    assert site.test_client().get("/.well-known/security.txt").status_code == 404
    kept = services(site)
    site.extensions["fanwise"] = replace(
        kept, settings=replace(kept.settings, security_contact=CONTACT)
    )

    text = site.test_client().get("/.well-known/security.txt").text

    fields = dict(line.split(": ", 1) for line in text.splitlines())
    assert fields["Contact"] == CONTACT
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert 0 < left.days < 365


def test_a_contact_is_an_address_with_its_scheme(settings: SiteSettings):
    with pytest.raises(SettingsError, match="FANWISE_SECURITY_CONTACT"):
        replace(settings, security_contact="security@school.example")


def test_the_page_of_all_pieces_is_there_for_developers_alone(site: Flask, settings: SiteSettings):
    assert site.test_client().get("/pieces").status_code == 404
    workshop = create_app(replace(settings, shows_pieces=True))
    page = workshop.test_client().get("/pieces")
    services(workshop).database.close()
    assert page.status_code == 200
