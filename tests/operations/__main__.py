"""Do what docs/operations.md says, from top to bottom, in a folder of its own.

`python -m tests.operations [--quick]`. What is committed is cloned and installed there by the lock files (`--quick`
takes the packages that this program runs with), settings are written, and each block of commands is run as it stands,
with the places of the folder. Blocks and programs that need root, systemd, TLS or containers are left out or
replaced, and each is named with the reason. In between a learner answers questions, who must find them after backup,
restore, upgrade and move.
"""

import secrets
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from sqlalchemy import func, select

from school.database import open_database
from school.progress.models import Answer
from tests.browser.live_site import REPOSITORY, free_port
from tests.faults.broken import Promises
from tests.faults.learner import LearnerClient
from tests.operations.handbook import STAND_INS, CommandBlock, blocks
from tests.operations.shell import OperatorShell, Sandbox
from tests.postgres import running


class Rehearsal:
    """The way through the handbook, and what is looked at on it."""

    def __init__(self, sandbox: Sandbox, database: str, quick: bool) -> None:
        self.sandbox, self.database, self.quick = sandbox, database, quick
        self.promises = Promises()
        self.shell = OperatorShell(sandbox)
        self.learner = LearnerClient(f"http://127.0.0.1:{sandbox.port}")
        self.done = self.kept = 0

    def run(self, block: CommandBlock) -> None:
        """Run a block, or say why not; then look whether what it promised has come."""
        where = f"line {block.line}, {block.heading}"
        if block.left_out:
            print(f"left out: {where}: {block.left_out}", flush=True)
            return
        commands = self.sandbox.moved(block.commands, REPOSITORY, self.database)
        if self.quick and "make setup-postgres" in commands:
            commands = commands.replace("make setup-postgres", f"ln -sfn {sys.prefix} .venv")
        well, said = self.shell.run(commands)
        self.promises.expect(well, where, "" if well else f"\n{said}")
        self.done += 1
        for word, look in LOOKS.items():
            if word in block.commands:
                look(self)

    def write_settings(self) -> None:
        """As the handbook has them, with a key."""
        lines = (
            f"FANWISE_SECRET_KEY={secrets.token_hex(32)}",
            "FANWISE_PROXIES=1",
            "FANWISE_URL=https://fanwise.example.org",
        )
        self.sandbox.settings.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def answer(self) -> None:
        """Somebody answers three questions."""
        before = self.learner.saved
        for _ in range(3):
            self.learner.answer()
        self.promises.expect(self.learner.saved == before + 3, "three answers are taken")

    def forget(self) -> None:
        """What is answered after the backup is not in it."""
        self.kept = self.learner.saved
        self.answer()

    def expect_restored(self) -> None:
        """The answers from before the backup are there, and those after it are not."""
        file = self.sandbox.site / "instance" / "fanwise.db"
        self.learner.saved = self.kept
        self._expect_answers(f"sqlite:///{file}", "after the restore")

    def expect_moved(self) -> None:
        """Every answer is in PostgreSQL, and the site goes on there."""
        self._expect_answers(self.database, "after the move")
        self.answer()
        self._expect_answers(self.database, "in PostgreSQL")

    def _expect_answers(self, address: str, when: str) -> None:
        database = open_database(address, threads=1)
        with database.reading() as reading:
            stored = reading.scalar(select(func.count()).select_from(Answer)) or 0
        database.close()
        told = f"({stored} of {self.learner.saved})"
        self.promises.expect(stored == self.learner.saved, f"every answer is there {when}", told)


LOOKS: Final[Mapping[str, Callable[[Rehearsal], None]]] = {
    "git clone": Rehearsal.write_settings,
    "systemctl enable": Rehearsal.answer,
    "install -d -o fanwise -g fanwise -m 700 /srv/backups": Rehearsal.forget,
    "database restore": Rehearsal.expect_restored,
    "git pull": Rehearsal.answer,
    "database move": Rehearsal.expect_moved,
}
"""What is looked at after the block with these words."""


def main(quick: bool) -> None:
    with running() as server, tempfile.TemporaryDirectory(prefix="fanwise-handbook-") as name:
        folder = Path(name)
        sandbox = Sandbox(folder, free_port())
        sandbox.prepare()
        rehearsal = Rehearsal(sandbox, server.address(server.make()), quick)
        found = blocks()
        try:
            for block in found:
                rehearsal.run(block)
        finally:
            rehearsal.shell.close()
    for program, why in STAND_INS.items():
        print(f"replaced: {program}: {why}")
    print(f"{rehearsal.done} of {len(found)} blocks were run.")
    rehearsal.promises.end()


if __name__ == "__main__":
    main("--quick" in sys.argv[1:])
