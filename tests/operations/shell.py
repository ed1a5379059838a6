"""A shell in which the commands of the handbook do on any machine what they do on a server."""

import os
import shlex
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.operations.handbook import STAND_INS

MARK: Final = "----end-of-block----"
FAILED: Final = "----failed----"

_SCRIPTS: Final[Mapping[str, str]] = {
    "sudo": 'while [ "${1#-}" != "$1" ]; do case "$1" in *u) shift ;; esac; shift; done; exec "$@"',
    "install": """
for each; do
  shift
  if [ "$skip" = 1 ]; then skip=0; continue; fi
  case "$each" in -o|-g) skip=1 ;; *) set -- "$@" "$each" ;; esac
done
exec /usr/bin/install "$@"
""",
    "systemctl": """
stop() {
  [ -f "$SITE_PID" ] || return 0
  kill -TERM "$(cat "$SITE_PID")" 2>/dev/null
  while kill -0 "$(cat "$SITE_PID")" 2>/dev/null; do sleep 0.2; done
  rm "$SITE_PID"
}
start() {
  cd "$SITE_FOLDER" && set -a && . "$SITE_SETTINGS" && set +a
  HOST=127.0.0.1 PORT=$SITE_PORT setsid .venv/bin/python -m web.server >>"$SITE_LOG" 2>&1 </dev/null &
  echo $! >"$SITE_PID"
  exec curl --silent --fail --retry 600 --retry-connrefused --retry-delay 1 --output /dev/null \\
    "http://127.0.0.1:$SITE_PORT/readyz"
}
case "$1" in
  enable|start) start ;;
  restart) stop; start ;;
  stop) stop ;;
esac
""",
}


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A folder that stands for the server's file system, and the port that the site has there."""

    folder: Path
    port: int

    @property
    def log(self) -> Path:
        return self.folder / "site.log"

    @property
    def settings(self) -> Path:
        return self.folder / "etc" / "fanwise.env"

    @property
    def site(self) -> Path:
        return self.folder / "srv" / "fanwise"

    def moved(self, commands: str, repository: Path, database: str) -> str:
        """The commands with places of the sandbox for those of a server."""
        for place in ("/srv/", "/etc/"):
            commands = commands.replace(place, f"{self.folder}{place}")
        return (
            commands.replace("ADDRESS", str(repository))
            .replace("127.0.0.1:8000", f"127.0.0.1:{self.port}")
            .replace("postgresql+psycopg://fanwise@localhost/fanwise", shlex.quote(database))
        )

    def prepare(self) -> None:
        """Make the folders that a server has, and the programs that stand in."""
        programs = self.folder / "bin"
        for each in (programs, self.folder / "srv", self.folder / "etc" / "nginx" / "conf.d"):
            each.mkdir(parents=True)
        (self.folder / "etc" / "systemd" / "system").mkdir(parents=True)
        for name in STAND_INS:
            file = programs / name
            file.write_text(f"#!/bin/sh\n{_SCRIPTS.get(name, 'exit 0')}\n", encoding="utf-8")
            file.chmod(0o755)

    def environment(self) -> dict[str, str]:
        """That of the shell: nothing of ours but what is needed to find programs."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(
                ("FANWISE_", "PYTHON", "DATABASE_", "VIRTUAL_ENV", "MAKE", "GIT")
            )
        }
        return kept | {
            "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
            "SITE_FOLDER": str(self.site),
            "SITE_SETTINGS": str(self.settings),
            "SITE_PORT": str(self.port),
            "SITE_LOG": str(self.log),
            "SITE_PID": str(self.folder / "site.pid"),
        }


class OperatorShell:
    """One shell for all blocks: what one sets, the next ones have."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._shell = subprocess.Popen(
            ["bash", "--norc"],
            cwd=sandbox.folder,
            env=sandbox.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.run(f"set -E; trap 'echo \"{FAILED} $BASH_COMMAND\"' ERR")

    def run(self, commands: str) -> tuple[bool, str]:
        """Whether every command ended well, and what they said."""
        assert self._shell.stdin
        assert self._shell.stdout
        self._shell.stdin.write(f"{{\n{commands}\n}} </dev/null\necho {MARK}\n")
        self._shell.stdin.flush()
        said = []
        for line in self._shell.stdout:
            if line.strip() == MARK:
                break
            said.append(line)
        text = "".join(said)
        return FAILED not in text and self._shell.poll() is None, text

    def close(self) -> None:
        """End it, and the site that it may have left."""
        self.run("systemctl stop fanwise")
        assert self._shell.stdin
        assert self._shell.stdout
        self._shell.stdin.close()
        self._shell.wait()
        self._shell.stdout.close()
