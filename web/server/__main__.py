"""Start the site and keep it running: `python -m web.server`.

HOST and PORT say where it listens, FANWISE_WORKERS how many processes answer; all other settings
are those of the README. `python -m web.server --check-config` starts nothing and says what is wrong
with the settings.
"""

import argparse
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from tempfile import TemporaryDirectory
from typing import Final

from web.server.config.check import problems, report
from web.server.config.found import error
from web.server.supervisor import Program, Supervisor, command

APPLICATION: Final = "app:create_app"
WORKERS: Final = 2  # one answers while the other starts
MOST_WORKERS: Final = 64
METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where processes count, for one to add up
GRACE: Final = 25.0  # seconds for requests and jobs to end in


class CannotStart(Exception):
    """The site cannot be started; the message says how to mend it."""


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says: run the site, or look at its settings."""
    reading = argparse.ArgumentParser(prog="python -m web.server", description="Run the site.")
    reading.add_argument(
        "--check-config",
        action="store_true",
        help="start nothing; say what is wrong with the settings (exit code 1 for an error)",
    )
    if reading.parse_args(arguments).check_config:
        sys.exit(check_config())
    run()


def check_config() -> int:
    """Say what is wrong with the settings; the exit code."""
    try:
        listening_address(os.environ)
        workers = number_of_workers(os.environ)
    except CannotStart as refused:
        workers, found = WORKERS, [error("bad-address", str(refused), "Correct it.")]
    else:
        found = []
    told, code = report([*found, *problems(os.environ, workers)])
    print(told, flush=True)
    return code


def run() -> None:
    """Bring the database up to date, then run every program until SIGTERM or Ctrl-C."""
    os.umask(0o077)  # the database, backups and the queue are for this user alone
    try:
        host, port = listening_address(os.environ)
        workers = number_of_workers(os.environ)
        reserved = reserve(host, port)
        upgrade_database()
    except CannotStart as error:
        sys.exit(str(error))
    print(f"Fanwise is at http://{_in_url(host)}:{port}", flush=True)
    with reserved, TemporaryDirectory(prefix="fanwise-metrics-") as folder:
        os.environ.setdefault(METRICS_FOLDER, folder)
        Supervisor(programs(host, port, workers), GRACE).run()


def programs(host: str, port: int, workers: int) -> tuple[Program, ...]:
    """What makes up the site, each with its name in the log."""
    web_server = command(sys.executable, "-m", "web.server.serve", host, str(port), APPLICATION)
    background = command(sys.executable, "-m", "flask", "--app", "app", "background")
    return (
        *(Program(f"web-{number}", web_server) for number in range(1, workers + 1)),
        Program("background", background),
    )


def listening_address(environment: Mapping[str, str]) -> tuple[str, int]:
    """Where to listen.

    Raises:
        CannotStart: PORT is no port.
    """
    host, port = environment.get("HOST") or "127.0.0.1", environment.get("PORT") or "8000"
    if not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
        raise CannotStart(f"PORT is a number from 1 to 65535, not {port!r}")
    return host, int(port)


def number_of_workers(environment: Mapping[str, str]) -> int:
    """How many processes answer requests.

    Raises:
        CannotStart: FANWISE_WORKERS is no such number.
    """
    given = environment.get("FANWISE_WORKERS") or str(WORKERS)
    if not (given.isascii() and given.isdecimal() and 0 < int(given) <= MOST_WORKERS):
        raise CannotStart(f"FANWISE_WORKERS is a number from 1 to {MOST_WORKERS}, not {given!r}")
    return int(given)


def reserve(host: str, port: int) -> socket.socket:
    """Hold the address for as long as the socket is open; only our own processes can listen on it.

    Raises:
        CannotStart: another program listens there, or this machine has no such address.
    """
    try:
        family, kind, _protocol, _name, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
        held = socket.socket(family, kind)
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        held.bind(address)
    except OSError as error:
        raise CannotStart(
            f"Nothing can listen on {host}:{port} ({error.strerror or error}); is it in use?"
            " Try: make serve PORT=8001"
        ) from error
    return held


def upgrade_database() -> None:
    """Bring tables, sums and the search up to this version.

    Raises:
        CannotStart: that failed; the reason has been printed.
    """
    arguments = (sys.executable, "-m", "flask", "--app", "app", "database", "upgrade")
    if subprocess.run(arguments, check=False).returncode:
        raise CannotStart("The database could not be brought up to date, see above.")


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


if __name__ == "__main__":
    main(sys.argv[1:])
