"""The files of the handbook for operators say what the site does, and their programs take them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nginx import CONFIGURATION, whole
from tests.operations.__main__ import LOOKS
from tests.operations.handbook import LEFT_OUT, STAND_INS, blocks
from tests.operations.shell import OperatorShell, Sandbox
from web.server.config.of_settings import KNOWN

REPOSITORY = Path(__file__).parents[1]
FILES = REPOSITORY / "docs" / "operations"
HANDBOOK = (REPOSITORY / "docs" / "operations.md").read_text(encoding="utf-8")
DOCKERFILE = (FILES / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (FILES / "compose.yaml").read_text(encoding="utf-8")
UNIT = (FILES / "fanwise.service").read_text(encoding="utf-8")


def found(program: str) -> str:
    """Where the program is; without it the test is skipped, and the skip says so."""
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/bin")
    if path is None:
        pytest.skip(f"NOT CHECKED: {program} is not installed")
    return path


def ran(*arguments: str | Path) -> str:
    """What the program says; it must end well."""
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_handbook_names_each_of_its_files():
    named = set(re.findall(r"\(operations/([\w.]+)\)", HANDBOOK))
    assert named >= {each.name for each in FILES.iterdir()} - {"Dockerfile.dockerignore"}
    assert all((FILES / each).is_file() for each in named)


def test_systemd_takes_the_unit(tmp_path: Path):
    there = UNIT.replace("/srv/fanwise/.venv/bin/python", sys.executable)
    unit = tmp_path / "fanwise.service"
    unit.write_text(there.replace("/srv/fanwise", str(tmp_path)), encoding="utf-8")
    said = ran(found("systemd-analyze"), "verify", "--man=no", unit)
    assert str(unit) not in said, said


def test_nginx_takes_the_configuration(tmp_path: Path):
    nginx, openssl = found("nginx"), found("openssl")
    names = ("fullchain.pem", "privkey.pem")
    certificate, key = (tmp_path / each for each in names)
    make = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    ran(openssl, *make, "-subj", "/CN=fanwise.example.org", "-keyout", key, "-out", certificate)
    site = CONFIGURATION.read_text(encoding="utf-8")
    site = site.replace("/etc/letsencrypt/live/fanwise.example.org", str(tmp_path))
    file = tmp_path / "whole.conf"
    file.write_text(whole(tmp_path, site), encoding="utf-8")
    assert "test is successful" in ran(nginx, "-t", "-c", file)


def test_hadolint_takes_the_image():
    """`make audit` installs it and runs it too."""
    hadolint = shutil.which("hadolint", path=f"{os.environ['PATH']}:{REPOSITORY}/build/audit/bin")
    if hadolint is None:
        pytest.skip("NOT CHECKED: hadolint is not installed (make audit)")
    assert ran(hadolint, FILES / "Dockerfile") == ""


def test_unit_container_and_proxy_agree_on_the_port_and_the_program():
    assert "PORT=8000" in UNIT
    assert "PORT=8000" in DOCKERFILE
    assert "server 127.0.0.1:8000;" in CONFIGURATION.read_text(encoding="utf-8")
    assert 'CMD ["python", "-m", "web.server"]' in DOCKERFILE
    assert "ExecStart=/srv/fanwise/.venv/bin/python -m web.server\n" in UNIT
    assert "TimeoutStopSec=35\n" in UNIT
    assert "stop_grace_period: 35s" in COMPOSE


def test_the_image_is_made_of_what_is_there_and_runs_as_nobody_of_note():
    copied = re.findall(r"^COPY (.+) \S+$", DOCKERFILE, re.M)
    names = [name for line in copied for name in line.split()]
    assert names == ["requirements.txt", "requirements-postgres.txt", "."]
    assert all((REPOSITORY / name).exists() for name in names)
    compiled = re.search(r"compileall -q (.+) \\", DOCKERFILE)
    assert compiled
    assert all((REPOSITORY / name).exists() for name in compiled[1].split())
    assert re.search(r"^FROM python:3\.\d+-slim-\w+$", DOCKERFILE, re.M)
    assert DOCKERFILE.count("--require-hashes") == 2
    assert DOCKERFILE.index("\nUSER 10001\n") < DOCKERFILE.index("\nCMD ")
    printing = re.search(r"apt-get install (libpango.+)", _readme())
    assert printing
    assert set(printing[1].split()) <= set(DOCKERFILE.split())


def test_no_key_and_no_database_gets_into_the_image():
    left_out = (FILES / "Dockerfile.dockerignore").read_text(encoding="utf-8").split("\n")
    assert {".git", ".venv", "instance", "build", "**/*.env", "**/*.pem"} <= set(left_out)


def test_the_composed_proxy_finds_the_site_wherever_it_was_started_anew():
    """A container that shares another's network loses it when that one starts again."""
    assert "network_mode" not in COMPOSE
    (address,) = re.findall(r"ipv4_address: (\S+)", COMPOSE)
    assert f"s/127.0.0.1:8000/{address}:8000/" in COMPOSE
    assert 'HOST: "0.0.0.0"' in COMPOSE


def test_the_composed_site_sets_what_the_site_knows_and_no_secret_has_a_usual_value():
    set_there = set(re.findall(r"^ +(FANWISE_\w+):", COMPOSE, re.M))
    assert {"FANWISE_SECRET_KEY", "FANWISE_URL", "FANWISE_PROXIES"} <= set_there <= KNOWN
    asked = re.findall(r"\$\{(\w+):(.)", COMPOSE)
    assert {name for name, sign in asked if sign != "?"} == {"FANWISE_WORKERS"}
    images = re.findall(r"image: (\S+)", COMPOSE)
    assert all(":" in each and "latest" not in each for each in images if each != "fanwise")
    assert '"8000:' not in COMPOSE  # past the proxy anybody could claim any address


def _readme() -> str:
    return (REPOSITORY / "README.md").read_text(encoding="utf-8")


def test_the_program_that_does_the_handbook_knows_its_blocks():
    found = blocks()
    commands = "\n".join(block.commands for block in found)
    assert [word for word in (*LEFT_OUT, *LOOKS, *STAND_INS) if word not in commands] == []
    assert all("…" not in block.commands for block in found if not block.left_out)
    assert sum(bool(block.left_out) for block in found) == len(LEFT_OUT)


def test_the_shell_of_the_program_notices_what_fails(tmp_path: Path):
    sandbox = Sandbox(tmp_path, 1)
    sandbox.prepare()
    shell = OperatorShell(sandbox)
    assert shell.run("kept=3; sudo -Eu fanwise echo by whom") == (True, "by whom\n")
    assert shell.run("install -d -o fanwise -g fanwise -m 700 made; test $kept = 3")[0]
    assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700
    assert not shell.run("false\ntrue")[0]
    assert not shell.run("of() { false; }\nof\ntrue")[0]
    shell.close()
