"""Guests who never came back are counted first, and erased when an operator says so."""

from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from sqlalchemy import select

from school.accounts.housekeeping import FEW_ANSWERS, MONTH, USUAL_UNSEEN
from school.learners.models import Learner
from tests.school.make import answer
from tests.web.account_forms import answers, sign_up
from tests.web.classroom import Room
from tests.web.refusing import refusing
from tests.web.visitor import SiteVisitor
from web.background.periodic import PERIODIC_TASKS
from web.clock import now
from web.services import services

MINUTE = timedelta(minutes=1)


def run(site: Flask, *arguments: str) -> str:
    done = site.test_cli_runner().invoke(args=["guests", "erase", *arguments])
    assert done.exit_code == 0, done.output
    return done.output


def age(site: Flask, days: int) -> None:
    """Let everybody have been here so many days earlier."""
    with services(site).database.writing() as writing:
        for row in writing.scalars(select(Learner)):
            row.created_at -= timedelta(days=days)
            row.last_seen_at = row.created_at


@pytest.fixture
def everybody(site: Flask) -> dict[str, SiteVisitor]:
    """One of each kind of learner, all of whom answered today."""
    room = Room(site)
    found = {name: SiteVisitor(site) for name in ("few", "much", "student", "owner")}
    for name, visitor in found.items():
        answers(visitor, 1)
        if name == "much":
            with services(site).database.writing() as writing:
                learner = writing.scalars(select(Learner).order_by(Learner.created_at)).all()[-1]
                for _ in range(FEW_ANSWERS - 1):
                    answer(writing, learner.id, at=now())
    room.joined("Mei", found["student"])
    sign_up(found["owner"], "Wang")
    return found


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("days", "arguments", "gone"),
    [
        (USUAL_UNSEEN.after_one_visit.days - 1, (), set()),
        (USUAL_UNSEEN.after_one_visit.days + 1, (), {"few"}),
        (12 * MONTH.days + 20, (), {"few", "much"}),
        (8, ("--never-returned-days", "7"), {"few"}),
        (8, ("--never-returned-days", "9"), set()),
        (40, ("--unseen-months", "1", "--never-returned-days", "50"), {"few", "much"}),
    ],
)
def test_guests_are_erased_after_their_time_and_only_with_yes(
    site: Flask,
    everybody: dict[str, SiteVisitor],
    days: int,
    arguments: tuple[str, ...],
    gone: set[str],
):
    age(site, days)
    before = len(everybody["few"].learners())

    assert f"{len(gone)} guests would be erased" in run(site, *arguments)
    assert len(everybody["few"].learners()) == before
    assert f"Erased {len(gone)} guests" in run(site, *arguments, "--yes")
    assert len(everybody["few"].learners()) == before - len(gone)
    for name, visitor in everybody.items():
        assert ('class="past"' in visitor.open("/history").text) is (name not in gone)


def test_a_database_that_cannot_be_written_is_told_in_one_sentence(
    site: Flask, everybody: dict[str, SiteVisitor]
):
    age(site, days=32)
    with refusing(site):
        done = site.test_cli_runner().invoke(args=["guests", "erase", "--yes"])

    assert done.exit_code == 1
    assert done.output.startswith("Error: ")
    assert "[database-busy]" in done.output


def test_the_privacy_page_says_when(site: Flask):
    page = SiteVisitor(site).open("/privacy")
    assert "after 30 days" in page.text
    assert "fewer than 10 answers" in page.text
    assert "12 months after your last answer" in page.text


def test_the_clock_forgets_guests_once_a_day(site: Flask, everybody: dict[str, SiteVisitor]):
    before = len(everybody["few"].learners())
    row = next(each for each in PERIODIC_TASKS if each.name == "forget-guests")
    midnight = datetime(2026, 1, 1, tzinfo=UTC)
    due = [at for minute in range(24 * 60) if row.is_due(at := midnight + minute * MINUTE)]
    age(site, days=32)

    with site.app_context():
        row.run()

    assert len(due) == 1
    assert len(everybody["few"].learners()) == before - 1
