"""An application over a real SQLite file, and visitors who come to it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from jinja2 import BytecodeCache, FileSystemBytecodeCache

from app import create_app
from school.accounts.passwords import CHEAP
from school.migrate import upgrade
from tests.web.visitor import Visitor
from web.services import services
from web.settings import Settings


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database without a row, to be copied."""
    file = tmp_path_factory.mktemp("empty") / "site.db"
    upgrade(f"sqlite:///{file}")
    return file


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    """Settings of a site with a database of its own."""
    file = tmp_path / "site.db"
    shutil.copy(empty_database, file)
    return Settings(
        secret_key="k" * 32, database=f"sqlite:///{file}", log_level="error", cost=CHEAP
    )


@pytest.fixture(scope="session")
def compiled_templates(tmp_path_factory: pytest.TempPathFactory) -> BytecodeCache:
    """Templates once compiled: each test has a site of its own, and compiling is most of its time."""
    return FileSystemBytecodeCache(str(tmp_path_factory.mktemp("templates")))


@pytest.fixture
def site(settings: Settings, compiled_templates: BytecodeCache) -> Iterator[Flask]:
    made = create_app(settings)
    made.jinja_env.bytecode_cache = compiled_templates
    yield made
    services(made).database.close()


@pytest.fixture
def visitor(site: Flask) -> Visitor:
    """Somebody who comes for the first time and reads English."""
    return Visitor(site)
