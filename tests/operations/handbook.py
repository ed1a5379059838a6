"""The command blocks of docs/operations.md, and what is done with each."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HANDBOOK: Final = Path(__file__).parents[2] / "docs" / "operations.md"
_BLOCK: Final = re.compile(r"^```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)

LEFT_OUT: Final[Mapping[str, str]] = {
    "gunicorn": "another server, in the place of the usual one",
    "docker compose": "needs a daemon of containers",
    "createuser": "needs the account postgres; the program brings a server of its own",
}
"""Blocks that are not run, by words in them, each with the reason."""

STAND_INS: Final[Mapping[str, str]] = {
    "adduser": "needs root: everything belongs to whoever runs the program",
    "apt-get": "needs root: what is installed must do",
    "sudo": "runs the command as whoever runs the program",
    "install": "runs without owner and group",
    "systemctl": "starts and stops the site by itself, for there is no systemd",
    "nginx": "needs root and a certificate; tests/test_operations_files.py checks the file",
}
"""Programs that are replaced, each with what stands in for it."""


@dataclass(frozen=True, slots=True)
class CommandBlock:
    """A block of commands, with the heading that it stands under."""

    heading: str
    line: int
    commands: str

    @property
    def left_out(self) -> str:
        """Why it is not run; empty where it is."""
        return next((why for word, why in LEFT_OUT.items() if word in self.commands), "")


def blocks() -> list[CommandBlock]:
    """Every block of commands, from top to bottom."""
    text = HANDBOOK.read_text(encoding="utf-8")
    found = []
    for block in _BLOCK.finditer(text):
        before = text[: block.start()]
        heading = re.findall(r"^#+ (.+)$", before, re.MULTILINE)[-1]
        found.append(CommandBlock(heading, before.count("\n") + 1, block[1]))
    return found
