"""The site knows the tables that it works on: at its start, in its sign of life, in its commands."""

import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import click
import pytest
from click.testing import Result
from flask import Flask
from flask.cli import FlaskGroup
from sqlalchemy import text

from app import create_app
from school.accounts.passwords import TEST_COST
from school.errors import SchoolError
from school.faults import DatabaseFaultKind
from school.migrate import head
from tests.web.refusing import refusing
from tests.web.visitor import SiteVisitor
from web.server.health import RESULT_LIFE, Health
from web.services import services
from web.settings import SiteSettings


def settings_for(file: Path) -> SiteSettings:
    return SiteSettings("k" * 32, f"sqlite:///{file}", log_level="critical", cost=TEST_COST)


def say_revision(site: Flask, revision: str) -> None:
    with services(site).database.writing() as session:
        session.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": revision})


@pytest.fixture
def revised(site: Flask) -> Iterator[Callable[[str], None]]:
    """Let the database say another revision until the test is over."""
    yield lambda revision: say_revision(site, revision)
    say_revision(site, str(head()))


@pytest.mark.parametrize(("revision", "code"), [("0001", "older-schema"), ("9999", "newer-schema")])
def test_the_site_does_not_start_on_tables_of_another_version(
    site: Flask, settings: SiteSettings, revised: Callable[[str], None], revision: str, code: str
):
    revised(revision)
    with pytest.raises(SchoolError, match=revision) as refusal:
        create_app(settings)
    assert refusal.value.code == code
    assert ("database upgrade" in str(refusal.value)) == (code == "older-schema")


def test_a_server_with_a_command_line_of_its_own_is_no_command(tmp_path: Path):
    with (
        click.Context(click.Command("granian"), info_name="granian"),
        pytest.raises(SchoolError, match="no tables"),
    ):
        create_app(settings_for(tmp_path / "empty.db"))


def test_the_site_does_not_start_on_an_empty_database(tmp_path: Path):
    with pytest.raises(SchoolError, match="no tables") as refusal:
        create_app(settings_for(tmp_path / "empty.db"))
    assert refusal.value.code == "older-schema"


def test_the_site_starts_without_its_database_and_says_so(tmp_path: Path):
    site = create_app(settings_for(tmp_path / "missing" / "site.db"))

    page, health = SiteVisitor(site).open("/history"), site.test_client().get("/healthz")

    assert (page.status, health.status_code) == (200, 503)
    assert health.text.startswith("database-gone:")


def test_the_sign_of_life_tells_of_each_fault(site: Flask):
    database = services(site).database
    for fault in DatabaseFaultKind:
        with refusing(site, fault):
            assert Health().complaint(database).startswith(f"{fault.value}:")
    assert Health().complaint(database) == ""


def test_the_sign_of_life_tells_that_the_tables_changed_under_the_site(
    site: Flask, revised: Callable[[str], None]
):
    site.extensions.pop("fanwise-health", None)
    assert site.test_client().get("/healthz").text == "ok\n"
    revised("9999")
    site.extensions.pop("fanwise-health")

    answer = site.test_client().get("/healthz")

    assert (answer.status_code, answer.mimetype) == (503, "text/plain")
    assert answer.text.startswith("newer-schema:")
    assert "9999" in answer.text
    site.extensions.pop("fanwise-health")


def test_a_sign_of_life_holds_for_a_moment_so_that_nobody_makes_the_site_write_often(site: Flask):
    health, database = Health(), services(site).database
    assert RESULT_LIFE > 0
    assert health.complaint(database) == ""
    with refusing(site):
        assert health.complaint(database) == ""  # it was not looked again


def commands(file: Path) -> Callable[..., Result]:
    """The commands over a database of this file, as an operator calls them."""
    settings = settings_for(file)

    def run(*arguments: object) -> Result:
        with click.Context(FlaskGroup(), info_name="flask"):  # as the commands make it
            made = create_app(settings)
        try:
            done: Result = made.test_cli_runner().invoke(args=[str(each) for each in arguments])
        finally:
            services(made).database.close()
        return done

    return run


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file with the tables and the search index of today, for its owner alone."""
    file = tmp_path_factory.mktemp("migrated") / "site.db"
    assert commands(file)("database", "upgrade").exit_code == 0
    file.chmod(0o600)
    return file


@pytest.fixture
def of_today(migrated: Path, tmp_path: Path) -> Path:
    """A migrated file of this test."""
    return Path(shutil.copy(migrated, tmp_path / "site.db"))


def failed(done: Result) -> str:
    """What a command said that failed: a sentence and no traceback."""
    assert done.exit_code == 1, done.output
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.output.startswith("Error: ")
    return done.output


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_what_the_commands_write_is_for_the_owner_alone(tmp_path: Path):
    file, copy = tmp_path / "site.db", tmp_path / "copy.db"
    run = commands(file)
    for arguments in (("upgrade",), ("backup", copy), ("restore", copy)):
        done = run("database", *arguments)
        assert done.exit_code == 0, done.output
    modes = {each.name: mode(each) for each in tmp_path.iterdir()}
    assert len(modes) >= 3, "the database, the backup, and what was there before"
    assert set(modes.values()) == {0o600}, modes


def test_an_upgrade_makes_the_tables_once_and_the_site_starts_on_them(tmp_path: Path):
    file = tmp_path / "fresh.db"
    run = commands(file)

    first, second = (run("database", "upgrade") for _ in range(2))

    assert (first.exit_code, second.exit_code) == (0, 0)
    assert "from empty" in first.output
    assert "is up to date" in second.output
    site = create_app(settings_for(file))
    assert site.test_client().get("/").status_code == 200
    services(site).database.close()


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o600), (0o600, 0o600)])
def test_an_upgrade_closes_a_file_that_others_could_read(of_today: Path, before: int, after: int):
    of_today.chmod(before)

    said = commands(of_today)("database", "upgrade").output

    assert mode(of_today) == after
    assert ("Others could read" in said) == (before != after)


def _text(file: Path) -> None:
    file.write_text("no database at all, only words" * 100)


def _only_a_revision(file: Path, revision: str = "0007") -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        connection.commit()


def _newer(file: Path) -> None:
    _only_a_revision(file, "9999")


def _folder(file: Path) -> None:
    file.mkdir()


WRONG = {
    "text": _text,
    "only a revision": _only_a_revision,
    "newer": _newer,
    "a folder": _folder,
}


@pytest.mark.parametrize("arguments", [("upgrade",), ("rebuild",)])
@pytest.mark.parametrize("make", WRONG.values(), ids=WRONG)
def test_a_database_that_is_none_of_ours_is_told_without_a_traceback(
    tmp_path: Path, make: Callable[[Path], None], arguments: tuple[str, ...]
):
    file = tmp_path / "site.db"
    make(file)
    assert failed(commands(file)("database", *arguments))


@pytest.mark.parametrize("make", [*WRONG.values()][:3], ids=[*WRONG][:3])
def test_a_backup_that_is_none_is_refused_before_anything_is_replaced(
    tmp_path: Path, of_today: Path, make: Callable[[Path], None]
):
    wrong = tmp_path / "wrong.db"
    before = of_today.read_bytes()
    make(wrong)

    failed(commands(of_today)("database", "restore", wrong))

    assert of_today.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["site.db", "wrong.db"]


def test_a_backup_into_a_folder_that_is_not_there_is_told(of_today: Path):
    copy = of_today.parent / "no" / "copy.db"
    assert "there is no folder" in failed(commands(of_today)("database", "backup", copy))


def test_tables_that_differ_from_the_revision_are_told_after_an_upgrade(of_today: Path):
    with closing(sqlite3.connect(of_today)) as connection:
        connection.execute("DROP INDEX ix_responses_item_id")
        connection.commit()
    assert "ix_responses_item_id" in failed(commands(of_today)("database", "upgrade"))


@pytest.mark.parametrize(
    "arguments",
    [("class", "list"), ("class", "erase", "x"), ("make-teacher", "x"), ("assignments", "regrade")],
)
def test_a_command_on_an_empty_database_says_what_to_do(tmp_path: Path, arguments: tuple[str, ...]):
    assert "database upgrade" in failed(commands(tmp_path / "site.db")(*arguments))
