"""What is wrong with the settings is told before the start, each with how it is mended."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from school import migrate
from tests.postgres import Postgres
from web.server.config.check import problems, report
from web.server.config.found import advice
from web.server.config.of_database import of_database
from web.server.config.of_machine import of_machine
from web.server.config.of_settings import KNOWN
from web.settings import ROOT, SECRETS, SiteSettings

KEY = "0123456789abcdef" * 4
NOON = datetime(2100, 1, 1, tzinfo=UTC)
TLS = {"FANWISE_URL": "https://fanwise.example", "FANWISE_PROXIES": "1"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tmp_path.chmod(0o700)
    return tmp_path


def environment(folder: Path, **more: str) -> dict[str, str]:
    usual = {"FANWISE_SECRET_KEY": KEY, "DATABASE_URL": f"sqlite:///{folder / 'site.db'}"}
    return usual | more


def codes(environment: dict[str, str]) -> set[str]:
    """What is found, but for what depends on the machine of the test."""
    found = list(problems(environment, workers=2))
    assert all(each.what and each.mend for each in found)
    return {each.code for each in found} - {"clock-not-kept", "little-room"}


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({}, ""),
        (TLS, ""),
        ({"FANWISE_SECRET_KEY": "short"}, "short-key"),
        ({"FANWISE_SECRET_KEY": "ab" * 32}, "weak-key"),
        ({"FANWISE_OLD_SECRET_KEYS": KEY}, "key-twice"),
        ({"FANWISE_WORKER": "3"}, "unknown-setting"),
        ({"FANWISE_PROXIES": "many"}, "bad-proxies"),
        ({"FANWISE_PROXIES": "1"}, "url-without-tls"),
        ({"FANWISE_PROXIES": "1", "FANWISE_URL": "http://a.example"}, "url-without-tls"),
        ({"FANWISE_URL": "https://a.example"}, "no-proxies"),
        (TLS | {"HOST": "0.0.0.0"}, "open-port"),
        (TLS | {"FANWISE_HOSTS": "other.example"}, "host-not-listed"),
        (TLS | {"FANWISE_HOSTS": ".example"}, ""),
        (TLS | {"FANWISE_HOSTS": ".fanwise.example"}, ""),
        (TLS | {"FANWISE_HOSTS": ".wise.example"}, "host-not-listed"),
        (TLS | {"FANWISE_PLAIN_HTTP": "1"}, "plain-with-tls"),
        (TLS | {"FANWISE_URL": "https://a.example/fanwise"}, "url-with-path"),
        ({"DATABASE_URL": "mysql://localhost/x"}, "unknown-database"),
        ({"DATABASE_URL": "sqlite:////nowhere/at/all/site.db"}, "no-folder"),
        ({"DATABASE_URL": "postgresql+psycopg://127.0.0.1:1/none"}, "database-gone"),
        ({"FANWISE_LTI_KEY": "/nowhere/key.pem"}, "no-lti-key"),
    ],
)
def test_each_mistake_is_told(folder: Path, settings: dict[str, str], code: str):
    assert codes(environment(folder, **settings)) == ({code} if code else set())


def test_a_mistyped_name_is_told_the_one_that_was_meant(folder: Path):
    (found, *_) = problems(environment(folder, FANWISE_PROXYS="1"), 2)
    assert found.mend.startswith("Was FANWISE_PROXIES meant?")


def test_every_setting_of_the_readme_is_known_and_no_other():
    table = (ROOT / "README.md").read_text(encoding="utf-8").split("## Settings")[1]
    named = set(re.findall(r"^\| `(FANWISE_\w+)`", table.split("###")[0], re.M))
    files = set(re.findall(r"`(FANWISE_\w+_FILE)`", table))
    assert named | files == KNOWN
    assert {f"{name}_FILE" for name in SECRETS} == files | {"DATABASE_URL_FILE"}


def test_files_that_others_can_read_are_named_with_the_command_that_closes_them(folder: Path):
    for name in ("site.db", "secret_key", "lti.pem"):
        (folder / name).touch(0o644)
        (folder / name).chmod(0o644)
    settings = SiteSettings(
        KEY, f"sqlite:///{folder / 'site.db'}", lti_key=folder / "lti.pem", queue=folder / "q.db"
    )
    found = [each for each in of_machine(settings, folder, NOON) if each.code == "open-file"]
    assert [each.mend for each in found] == [
        f"chmod 0600 {folder / name}" for name in ("site.db", "secret_key", "lti.pem")
    ]


@pytest.mark.parametrize(
    ("mode", "held", "code"),
    [
        (0o400, KEY, ""),
        (0o640, KEY + "\n", ""),
        (0o644, KEY, "open-file"),
        (0o660, KEY, "open-file"),
        (0o400, " \n", "bad-secret-file"),
        (0o400, f"{KEY}\nFANWISE_PROXIES=1", "bad-secret-file"),
        (0o400, KEY * 1000, "bad-secret-file"),
        (0o400, "short", "short-key"),
        (None, "", "no-secret-file"),
    ],
)
def test_a_key_in_a_file_is_read_where_nobody_else_can(
    folder: Path, mode: int | None, held: str, code: str
):
    file = folder / "key"
    if mode is not None:
        file.write_text(held, encoding="utf-8")
        file.chmod(mode)
    given = {"FANWISE_SECRET_KEY": "", "FANWISE_SECRET_KEY_FILE": str(file)}

    assert codes(environment(folder, **given)) == ({code} if code else set())


def test_a_key_in_the_environment_and_in_a_file_is_one_too_many(folder: Path):
    given = environment(folder, FANWISE_SECRET_KEY_FILE=str(folder / "key"))

    assert codes(given) == {"given-twice"}


def test_a_folder_that_cannot_be_written_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "access", lambda *_asked: False)  # root may write everywhere
    assert codes(environment(folder)) == {"folder-not-writable"}


def test_the_folder_of_the_queue_is_made_by_the_site(folder: Path):
    assert codes(environment(folder, FANWISE_QUEUE=str(folder / "new" / "queue.db"))) == set()


@pytest.mark.parametrize(
    ("year", "kept", "code"),
    [(2000, True, "clock-behind"), (2100, False, "clock-not-kept"), (2100, True, "")],
)
def test_a_clock_that_is_wrong_or_kept_by_nobody_is_told(
    folder: Path, year: int, kept: bool, code: str
):
    settings = SiteSettings(KEY, f"sqlite:///{folder / 'site.db'}")
    found = of_machine(settings, folder, NOON.replace(year=year), lambda: kept)
    assert [each.code for each in found if each.code.startswith("clock")] == [code] * bool(code)


def test_the_tables_of_an_older_and_a_newer_version_are_told_apart(
    folder: Path, postgres: Postgres
):
    name = postgres.make()
    kept = SiteSettings(KEY, postgres.address(name))
    few = "few-connections"
    empty = [each.code for each in of_database(kept, workers=64)]
    migrate.upgrade(kept.database)
    current = [each.code for each in of_database(kept, workers=1)]
    other = SiteSettings(KEY, f"sqlite:///{folder / 'site.db'}")
    migrate.upgrade(other.database)
    postgres.drop(name)
    gone = [each.code for each in of_database(replace(kept), workers=1)]
    assert (empty, current, gone) == (["older-schema", few], [], ["database-gone"])
    assert list(of_database(other, workers=2)) == []


def test_advice_alone_is_no_error():
    said, code = report([advice("little-room", "The disk is nearly full", "Make room.")])
    assert code == 0
    assert said.startswith("advice: The disk is nearly full [little-room]\n  Make room.\n")
    assert report([]) == ("The settings are in order.", 0)


def test_the_command_starts_nothing_and_ends_with_the_code(folder: Path):
    wrong = environment(folder, FANWISE_WORKERS="none", PATH=os.environ["PATH"])
    done = subprocess.run(
        [sys.executable, "-m", "web.server", "--check-config"],
        cwd=ROOT,
        env=wrong,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert "error: FANWISE_WORKERS is a number" in done.stdout
    assert list(folder.iterdir()) == []
