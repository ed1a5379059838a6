"""A site that moved to PostgreSQL goes on where it was."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask

from app import create_app
from tests.postgres import Postgres
from tests.web.account_forms import answers, is_signed_in, sign_up
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services
from web.settings import SiteSettings

pytestmark = pytest.mark.usefixtures("on_sqlite")


@pytest.fixture
def target(postgres: Postgres) -> Iterator[str]:
    name = postgres.make()
    yield postgres.address(name)
    postgres.drop(name)


def test_whoever_was_signed_in_finds_everything_after_the_move(
    site: Flask, settings: SiteSettings, target: str
) -> None:
    visitor = SiteVisitor(site)
    sign_up(visitor)
    answers(visitor, 1)
    before = visitor.open("/history")

    done = site.test_cli_runner().invoke(args=["database", "move", target])

    assert done.exit_code == 0, done.output
    assert "answers: 1\n" in done.output
    assert "Set DATABASE_URL" in done.output
    moved = create_app(replace(settings, database=target))
    try:
        _goes_on(visitor, SiteVisitor(moved), before)
    finally:
        services(moved).database.close()


def _goes_on(former: SiteVisitor, after: SiteVisitor, before: VisitedPage) -> None:
    after.client._cookies = former.client._cookies
    assert is_signed_in(after)
    assert after.open("/history").links == before.links
    assert any("/drill/" in link for link in before.links)
    assert "pure-straight" in after.open("/search?q=pure+straight").text
    answers(after, 2)


def test_a_move_that_cannot_be_made_is_told_in_a_sentence(site: Flask, target: str) -> None:
    runner = site.test_cli_runner()
    refused = runner.invoke(args=["database", "move", "sqlite:///other.db"])
    runner.invoke(args=["database", "move", target])
    again = runner.invoke(args=["database", "move", target])

    assert (refused.exit_code, again.exit_code) == (1, 1)
    assert refused.output.startswith("Error: expected the address of a PostgreSQL database")
    assert "[target-not-empty]" in again.output
