"""What holds for every test: no network, the same examples in every CI run, one PostgreSQL."""

import gc
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from hypothesis import settings

from tests.postgres import Postgres, migrated, running

pytest_plugins = ["tests.hangs", "tests.brief_reports"]

REPOSITORY = Path(__file__).parents[1]
LOOPBACK = ("127.", "::1", "localhost")

# No deadline: the machines that run this share their cores, and one slow example proves nothing.
settings.register_profile("here", deadline=None)
# CI has the same examples in every run, and half as many: others come up wherever somebody works.
settings.register_profile(
    "ci", deadline=None, derandomize=True, database=None, print_blob=True, max_examples=50
)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")


def on_this_machine(connect: Callable[..., Any]) -> Callable[..., Any]:
    """The same method of a socket, which stops any connection that leaves this machine."""

    def connect_here(each: socket.socket, address: Any) -> Any:
        if isinstance(address, tuple) and not str(address[0]).startswith(LOOPBACK):
            raise RuntimeError(f"a test tried to reach the network: {address!r}")
        return connect(each, address)

    return connect_here


# An audit hook would be called for each import and each open file as well.
socket.socket.connect = on_this_machine(socket.socket.connect)  # type: ignore[method-assign]
socket.socket.connect_ex = on_this_machine(socket.socket.connect_ex)  # type: ignore[method-assign]

# Thousands of tests are objects that stay to the end: to go through them for garbage again and
# again took a twelfth of the time.
GARBAGE: Final = (50_000, 20, 50)
gc.set_threshold(*GARBAGE)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    """On which database the tests of the site run, and what it draws."""
    parser.addoption("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.addoption("--unabridged", action="store_true", help="leave no test out on PostgreSQL")
    parser.addoption("--resample", action="store_true", help="nor those that ask what others ask")
    parser.addoption("--draws", default="0", help="a seed of what the site draws by chance")


@pytest.fixture(scope="session")
def gathered_messages(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Catalog:
    """All sentences of code and templates, gathered as `make messages` does.

    The processes of a run share them.
    """
    own = tmp_path_factory.getbasetemp()
    gathered = (own if worker_id == "master" else own.parent) / "messages.pot"
    if not gathered.exists():
        _gather_messages(own / "gathered.pot")
        (own / "gathered.pot").replace(gathered)
    with gathered.open("rb") as file:
        return read_po(file)


def _gather_messages(file: Path) -> None:
    pybabel = Path(sys.executable).with_name("pybabel")
    command = [pybabel, "-q", "extract", "-F", "pyproject.toml", "-o", file, "."]
    subprocess.run(command, cwd=REPOSITORY, check=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Postgres) -> Iterator[str]:
    with migrated(postgres) as name:
        yield name
