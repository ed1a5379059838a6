"""What holds for every test: no network, the same examples in every CI run, one PostgreSQL."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from hypothesis import settings

from tests.postgres import Postgres, migrated, running

REPOSITORY = Path(__file__).parents[1]
LOOPBACK = ("127.", "::1", "localhost")

# No deadline: the machines that run this share their cores, and one slow example proves nothing.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")


def refuse_the_network(event: str, arguments: Iterable[object]) -> None:
    """Stop any connection that leaves this machine."""
    if event != "socket.connect":
        return
    _, address = arguments
    if isinstance(address, tuple) and not str(address[0]).startswith(LOOPBACK):
        raise RuntimeError(f"a test tried to reach the network: {address!r}")


sys.addaudithook(refuse_the_network)


def pytest_addoption(parser: pytest.Parser) -> None:
    """On which database the tests of the site run."""
    parser.addoption("--database", choices=["sqlite", "postgresql"], default="sqlite")


@pytest.fixture(scope="session")
def gathered_messages(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """All sentences of code and templates, gathered as `make messages` does."""
    gathered = tmp_path_factory.mktemp("messages") / "messages.pot"
    pybabel = Path(sys.executable).with_name("pybabel")
    subprocess.run(
        [pybabel, "-q", "extract", "-F", "pyproject.toml", "-o", gathered, "."],
        cwd=REPOSITORY,
        check=True,
    )
    with gathered.open("rb") as file:
        return read_po(file)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Postgres) -> Iterator[str]:
    with migrated(postgres) as name:
        yield name
