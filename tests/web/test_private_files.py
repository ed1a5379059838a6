"""No other user of the machine reads what the site keeps."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import make_url

from app import create_app
from web.server.private_files import make_database_private
from web.services import services
from web.settings import SiteSettings


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """Files are readable by all unless somebody sees to it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def made(path: Path, with_mode: int) -> Path:
    path.touch()
    path.chmod(with_mode)
    return path


@pytest.mark.parametrize(
    "name",
    [
        *("fanwise.db", "fanwise.db-wal", "fanwise.db-shm"),
        *("fanwise.db.before-20261122-120000", "instance/secret_key", "instance/queue.db"),
    ],
)
def test_files_of_a_former_version_are_closed(tmp_path: Path, name: str):
    folder = tmp_path / "instance"
    folder.mkdir(mode=0o755)
    file, other = made(tmp_path / name, 0o644), made(tmp_path / "notes", 0o644)

    make_database_private(f"sqlite:///{tmp_path}/fanwise.db", folder)

    assert (mode(file), mode(folder), mode(other)) == (0o600, 0o700, 0o644)


@pytest.mark.parametrize("address", ["sqlite:///missing.db", "postgresql://host/name"])
def test_what_is_not_there_is_passed_over(tmp_path: Path, address: str):
    make_database_private(address, tmp_path / "missing")


def test_the_upgrade_closes_the_database(on_sqlite: None, site: Flask):
    file = Path(make_url(services(site).settings.database).database or "")
    file.chmod(0o644)

    done = site.test_cli_runner().invoke(args=["database", "upgrade"])

    assert done.exit_code == 0
    assert mode(file) == 0o600


def test_what_an_application_writes_is_closed(
    on_sqlite: None, usual_umask: None, settings: SiteSettings, tmp_path: Path
):
    own = create_app(settings)
    copy = tmp_path / "copy.db"

    own.test_cli_runner().invoke(args=["database", "backup", str(copy)])
    services(own).database.close()

    assert mode(copy) == 0o600
