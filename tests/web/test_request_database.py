"""A request reads in one transaction, writes in one, and leaves no session behind."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from school.faults import DatabaseFaultKind
from school.learners.guests import new_guest
from school.learners.models import Learner
from tests.web.account_forms import answers
from tests.web.refusing import refusing
from tests.web.statements import traffic
from tests.web.visitor import SiteVisitor
from web import request_database
from web.clock import now
from web.services import services


@pytest.fixture
def own_site(site_of_its_own: Flask) -> Flask:
    """A site that the test adds a page to."""
    site_of_its_own.config["PROPAGATE_EXCEPTIONS"] = False
    return site_of_its_own


def page(site: Flask, view: Callable[[], str]) -> str:
    """What a page of the site that does this answers."""
    path = f"/{view.__name__.replace('_', '-')}"
    site.add_url_rule(path, view.__name__, view)
    return site.test_client().get(path).text


def count(session: Session) -> int:
    return session.scalar(select(func.count()).select_from(Learner)) or 0


def guests(site: Flask) -> int:
    with services(site).database.reading() as session:
        return count(session)


def checked_out(site: Flask) -> int:
    pools: list[Any] = [each.pool for each in services(site).database.engines]
    return sum(pool.checkedout() for pool in pools)


def test_all_that_a_request_reads_is_read_with_one_session(own_site: Flask) -> None:
    def reads() -> str:
        return str(request_database.reading() is request_database.reading())

    with traffic(own_site) as seen:
        assert page(own_site, reads) == "True"
    assert seen.transactions == 1


def test_a_request_that_needs_no_database_opens_no_session(site: Flask) -> None:
    with traffic(site) as seen:
        assert SiteVisitor(site).open("/mcr-2014/fans/all-pungs").status == 200
    assert seen.transactions == 0


def test_two_requests_at_once_share_no_session(own_site: Flask) -> None:
    together, seen = Barrier(2), []

    def meets() -> str:
        seen.append(request_database.reading())
        together.wait(timeout=10)
        return ""

    own_site.add_url_rule("/meets", "meets", meets)
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda _: own_site.test_client().get("/meets"), range(2)))
    assert seen[0] is not seen[1]


def test_a_request_that_fails_half_way_writes_nothing(own_site: Flask) -> None:
    def fails() -> str:
        with request_database.writing() as session:
            new_guest(session, now())
            session.flush()
            raise ValueError("half-way")

    assert "Something went wrong" in page(own_site, fails)
    assert guests(own_site) == 0


def test_what_is_being_written_is_read_and_what_was_written_too(own_site: Flask) -> None:
    def writes() -> str:
        results = [count(request_database.reading())]
        with request_database.writing() as session:
            new_guest(session, now())
            results.append(count(request_database.reading()))
        results.append(count(request_database.reading()))
        return str(results)

    assert page(own_site, writes) == "[0, 1, 1]"


def test_rows_read_before_a_write_keep_the_values_they_had(own_site: Flask) -> None:
    with services(own_site).database.writing() as session:
        new_guest(session, now())

    def changes() -> str:
        before = request_database.reading().scalars(select(Learner)).one()
        with request_database.writing() as session:
            row = session.get_one(Learner, before.id)
            row.last_seen_at = now()
        after = request_database.reading().get_one(Learner, before.id)
        return f"{before is after} {before.last_seen_at < after.last_seen_at}"

    assert page(own_site, changes) == "False True"


def test_the_reading_session_ends_before_a_write_waits_for_its_turn(own_site: Flask) -> None:
    def looks() -> str:
        count(request_database.reading())
        with request_database.writing():
            return str(checked_out(own_site))

    assert page(own_site, looks) == "0"  # the other begins with its first statement


def test_the_reading_session_changes_nothing(own_site: Flask) -> None:
    def cheats() -> str:
        session = request_database.reading()
        try:
            new_guest(session, now())
        except DBAPIError:
            return "refused"
        return "written"

    assert page(own_site, cheats) == "refused"
    assert guests(own_site) == 0


def test_a_block_of_writing_stands_in_no_other(own_site: Flask) -> None:
    def nests() -> str:
        with request_database.writing():
            try:
                with request_database.writing():
                    return "both"
            except RuntimeError as error:
                return str(error)

    assert "inside another" in page(own_site, nests)


def test_a_page_that_crashes_leaves_no_connection_in_use(own_site: Flask) -> None:
    def crashes() -> str:
        count(request_database.reading())
        raise ValueError("a mistake")

    assert "Something went wrong" in page(own_site, crashes)
    assert checked_out(own_site) == 0


class TestNothingIsLeftBehind:
    """After a request no connection is in use, however it went."""

    @pytest.fixture(autouse=True)
    def checked(self, site: Flask) -> Iterator[None]:
        yield
        assert checked_out(site) == 0

    @pytest.fixture
    def visitor(self, site: Flask) -> SiteVisitor:
        guest = SiteVisitor(site)
        answers(guest, 1)
        return guest

    @pytest.mark.parametrize("address", ["/", "/history", "/mcr-2014/progress", "/account"])
    def test_a_page(self, visitor: SiteVisitor, address: str) -> None:
        assert visitor.open(address).status == 200

    def test_a_page_that_is_not_there(self, visitor: SiteVisitor) -> None:
        unknown = "00000000-0000-0000-0000-000000000001"
        for address in ("/nowhere", f"/drill/answers/{unknown}", f"/class/{unknown}"):
            assert visitor.open(address).status == 404

    def test_a_fault_while_reading(self, site: Flask, visitor: SiteVisitor) -> None:
        for fault in DatabaseFaultKind:
            with refusing(site, fault, reads=True):
                assert visitor.open("/history").status == 503

    def test_a_fault_while_writing(self, site: Flask, visitor: SiteVisitor) -> None:
        form = visitor.open("/drill/mcr-2014/find/1/5/2?n=5").question
        with refusing(site):
            assert visitor.send(form, unknown=1).status == 503

    def test_a_file_that_is_streamed(self, visitor: SiteVisitor) -> None:
        with visitor.client.get("/account/export.json") as response:
            assert "answers" in response.text
