"""An application over a real database, and visitors who come to it.

`--database postgresql` runs all of it on PostgreSQL.
"""

import uuid
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from school.accounts.passwords import TEST_COST, Passwords
from scoring import DEFAULT
from tests.bench.postgres_sample import asked_by_others
from tests.chance import draw_from_seed
from tests.compiled_templates import compiled_templates as compiled_templates
from tests.shelf import PostgresShelf, Shelf, SqliteShelf
from tests.web.lti_launches import register
from tests.web.lti_platform import Platform, running_platform
from tests.web.paper_queue import PDF
from tests.web.visitor import SiteVisitor
from web import logs
from web.background.queue import Queue
from web.building import class_exam
from web.lti.keys import make_key_file
from web.paper import making
from web.paper.making import make_pdf
from web.services import Services, install, services
from web.settings import SiteSettings
from web.visitors.request_limits import COUNTS, RequestCounts


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On PostgreSQL leave out what cannot differ there: tests without a database of their own, those
    that ask it nothing that others do not, the same in other languages and rule sets, and all cases
    of a test but its first, unless each asks for something else. `--unabridged` leaves out only the
    first of these; `--resample` runs those as well that are known to ask what others ask."""
    if config.getoption("database") == "sqlite":
        return
    whole = config.getoption("unabridged")
    again = frozenset() if whole or config.getoption("resample") else asked_by_others()
    kept: dict[str, pytest.Item] = {}
    for each in items:
        name = each.nodeid.partition("[")[0]
        if _has_database(each) and (whole or _may_differ(each)) and name not in again:
            of_its_own = whole or each.get_closest_marker("every_case")
            kept.setdefault(each.nodeid if of_its_own else name, each)
    left_out = set(items) - set(kept.values())
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [each for each in items if each not in left_out]


def _has_database(item: pytest.Item) -> bool:
    return "shelf" in getattr(item, "fixturenames", ())


def _may_differ(item: pytest.Item) -> bool:
    if item.get_closest_marker("any_database"):
        return False
    callspec = getattr(item, "callspec", None)
    if callspec is None:
        return True
    return (
        callspec.params.get("language", "en") == "en"
        and callspec.params.get("rules", DEFAULT) == DEFAULT
    )


@pytest.fixture(autouse=True)
def same_draws(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """What the site draws by chance is the same in every run of a test."""
    monkeypatch.setattr(class_exam, "secrets", draw_from_seed(monkeypatch, request))


@pytest.fixture(scope="session")
def shelf(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Shelf]:
    """Where the databases of the tests come from."""
    if request.config.getoption("database") == "sqlite":
        kept: Shelf = SqliteShelf(tmp_path_factory.mktemp("shelf"))
    else:
        server, migrated = map(request.getfixturevalue, ("postgres", "migrated_postgres"))
        kept = PostgresShelf(server, migrated)
    yield kept
    kept.close()


@pytest.fixture(scope="session")
def template(shelf: Shelf) -> str:
    """The address of the database that each test has a copy of."""
    return shelf.empty


@pytest.fixture
def on_sqlite(request: pytest.FixtureRequest) -> None:
    """For what the site does on SQLite alone."""
    if request.config.getoption("database") != "sqlite":
        pytest.skip("PostgreSQL does this by its own commands")


@pytest.fixture(scope="session")
def queues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the queues of all tests."""
    return tmp_path_factory.mktemp("queues")


@pytest.fixture
def settings(shelf: Shelf, template: str, queues: Path) -> Iterator[SiteSettings]:
    """Settings of a site with a database and a queue of its own."""
    address = shelf.lend(template)
    yield SiteSettings(
        secret_key="k" * 32,
        database=address,
        log_level="error",
        cost=TEST_COST,
        queue=queues / f"{uuid.uuid4().hex}.db",
    )
    shelf.give_back(address)


@pytest.fixture(scope="session")
def made_once(shelf: Shelf) -> Flask:
    """The application that the tests share: to make one takes longer than most of them."""
    settings = SiteSettings(
        secret_key="k" * 32, database=shelf.empty, log_level="error", cost=TEST_COST
    )
    made = create_app(settings)
    services(made).database.close()
    return made


@pytest.fixture
def site(made_once: Flask, shelf: Shelf, settings: SiteSettings) -> Iterator[Flask]:
    """The application over the database of this test; what the test configures ends with it."""
    queue = Queue(settings.queue_file(), make_pdf)
    database = shelf.opened(settings.database)
    install(made_once, Services(settings, database, Passwords(settings.cost), queue))
    logs.set_log_level(settings.log_level)
    made_once.extensions[COUNTS] = RequestCounts()
    config = dict(made_once.config)
    yield made_once
    made_once.config.clear()
    made_once.config.update(config)
    queue.close()


@pytest.fixture
def site_of_its_own(settings: SiteSettings) -> Iterator[Flask]:
    """An application that a test may add pages to."""
    made = create_app(settings)
    yield made
    services(made).database.close()
    services(made).queue.close()


@pytest.fixture
def visitor(site: Flask) -> SiteVisitor:
    """Somebody who comes for the first time and reads English."""
    return SiteVisitor(site)


@pytest.fixture
def queue(site: Flask) -> Queue:
    return services(site).queue


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Sheets become their HTML instead of PDFs; the list of what was made."""
    made: list[str] = []

    def instead(html: str, still_wanted: Callable[[], None]) -> bytes:
        still_wanted()
        made.append(html)
        return PDF + html.encode()

    monkeypatch.setattr(making, "to_pdf", instead)
    return made


@pytest.fixture(scope="session")
def lti_key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the key with which the site signs for learning platforms."""
    file = tmp_path_factory.mktemp("lti") / "key.pem"
    make_key_file(file)
    return file


@pytest.fixture
def platform(site: Flask, lti_key: Path) -> Iterator[Platform]:
    """A learning platform that is registered at the site, which is a tool of it."""
    kept = services(site)
    install(site, replace(kept, settings=replace(kept.settings, lti_key=lti_key)))
    with running_platform() as running:
        running.tool_keys = lambda: site.test_client().get("/lti/keys.json").json
        register(site, running)
        yield running
