"""The PostgreSQL server stops while the site serves, and comes back."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, create_engine, text

from tests.browser.live_site import LiveSite
from tests.faults.broken import hold
from tests.postgres import running


class PostgresSite(LiveSite):
    """A site on a database of that server."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(folder, workers=2)
        self.address = address
        self._environment["DATABASE_URL"] = address

    def answers(self) -> list[str]:
        """Each answer that the database holds: its showing, and what was given."""
        return str(
            _ask(self.address, "SELECT string_agg(token || ' ' || given, ',') FROM answers")
        ).split(",")


def main() -> None:
    """Stop it and start it again."""
    with running() as server, tempfile.TemporaryDirectory() as folder:
        # Tests let commits get lost with the server; here that is what is looked at.
        server.order("ALTER SYSTEM RESET ALL")
        server.order("SELECT pg_reload_conf()")
        site = PostgresSite(Path(folder), server.address(server.make()))
        site.start()
        data = Path(str(_ask(server.server, "SHOW data_directory")))

        @contextmanager
        def stopped() -> Iterator[None]:
            _control(data, "stop", "-m", "immediate")
            yield
            _control(data, "restart", "-w", "-l", str(data / "log"))  # with the options it had

        try:
            verdict = hold(site, stopped, "database-gone", site.answers, readable=False)
        finally:
            site.stop()
    verdict.end()


def _ask(address: URL | str, question: str) -> object:
    engine = create_engine(address)
    with engine.connect() as connection:
        answer = connection.scalar(text(question))
    engine.dispose()
    return answer


def _control(data: Path, *arguments: str) -> None:
    """Let the program that stands beside the server's own stop it, or start it again."""
    server = Path((data / "postmaster.opts").read_text().split()[0])
    command = [str(server.with_name("pg_ctl")), "-D", str(data), *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=data.owner())


if __name__ == "__main__":
    main()
