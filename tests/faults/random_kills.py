"""Ten thousand answers are sent while processes are killed at random.

`python -m tests.faults.random_kills [sqlite|postgresql] [ANSWERS]`: learners answer as fast as they can, and send an
answer again until the site says that it has it. Meanwhile, each time after a random number of answers, a worker, a
master, every worker or the whole site is killed, and on PostgreSQL now and then one of the server's own processes,
which makes the server recover. Every answer must be there once, with what was given, and be counted once in the sums.
Asked to end (SIGTERM), it looks at what was done until then.
"""

import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from threading import Lock, Thread
from typing import Final

from sqlalchemy import create_engine, func, select, text
from sqlalchemy.exc import DBAPIError

from school.database import open_database
from school.progress.models import Answer
from school.progress.summaries import RatingRow
from tests.faults.broken import Loss, Promises
from tests.faults.learner import LearnerClient
from tests.faults.site import FaultySite, kill, running
from tests.http_client import Reply
from tests.postgres import running as running_server

ANSWERS: Final = 10_000
LEARNERS: Final = 16
BETWEEN: Final = (5, 60)  # answers from one kill to the next
AMID: Final = 0.2  # seconds at most, so that it comes at any moment of a request
PATIENCE: Final = 300.0  # seconds until somebody gives up
AGAIN: Final = frozenset({0, 502, 503})  # no answer, or one that asks to come again


@dataclass
class Work:
    """What all learners do together, until enough is done or something was refused."""

    wanted: int
    done: int = 0
    repeated: Counter[int] = field(default_factory=Counter)
    refused: list[str] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    @property
    def goes_on(self) -> bool:
        return self.done < self.wanted and not self.refused

    def end(self) -> None:
        """Nobody begins another question."""
        self.wanted = 0

    def until(self, status: int, ask: Callable[[], Reply]) -> Reply:
        """Ask again until the site answers, which must be with this status."""
        end = time.monotonic() + PATIENCE
        while (reply := ask()).status in AGAIN and time.monotonic() < end:
            with self.lock:
                self.repeated[reply.status] += 1
            time.sleep(0.1)
        if reply.status != status:
            self.refused.append(f"{reply.status} instead of {status}: {reply.text[:300]}")
        return reply


def learn(learner: LearnerClient, work: Work) -> None:
    """Answer fresh questions until enough were answered by all."""
    drawn = random.Random(learner.seed)
    while work.goes_on:
        path = learner.next_question()
        form = work.until(200, partial(learner.open, path)).form("token")
        fields = {**form, "total": str(drawn.randint(8, 88))}
        work.until(303, partial(learner.send, path, fields))
        with work.lock:
            work.done += 1


def kill_at_random(
    site: FaultySite, kinds: dict[str, int], database: str, work: Work, killed: Counter[str]
) -> None:
    """Kill one thing after the other; `kinds` says how often each in a hundred."""
    drawn = random.Random(2611)
    while work.goes_on:
        due = work.done + drawn.randint(*BETWEEN)
        while work.goes_on and work.done < due:
            time.sleep(0.01)
        time.sleep(drawn.uniform(0, AMID))
        (kind,) = drawn.choices([*kinds], [*kinds.values()])
        with suppress(ProcessLookupError, DBAPIError):  # it ended by itself, or is not back yet
            if kind == "a process of PostgreSQL":
                os.kill(_backend(database, drawn), signal.SIGKILL)
            elif kind == "the supervisor":
                kill([site.supervisor])
                site.stop()
                site.start()
            else:
                chosen = site.masters() if kind == "a master" else site.serving()
                if not chosen:
                    continue
                kill(chosen if kind == "every worker" else [drawn.choice(chosen)])
            killed[kind] += 1


def _backend(database: str, drawn: random.Random) -> int:
    """A process of the server that works for the site."""
    engine = create_engine(database)
    statement = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    try:
        with engine.connect() as connection:
            found = connection.scalars(text(statement)).all()
    finally:
        engine.dispose()
    if not found:
        raise ProcessLookupError
    return int(drawn.choice(found))


def hold(site: FaultySite, name: str, address: str, answers: int, verdict: Promises) -> None:
    """Let learners work while processes die, and look for every answer."""
    kinds = {"a worker": 80, "a master": 8, "every worker": 10, "the supervisor": 2}
    if name == "PostgreSQL":
        kinds["a process of PostgreSQL"] = 15
    work, killed = Work(answers), Counter[str]()
    learners = [LearnerClient(site.url, seed=20_000 * number) for number in range(1, LEARNERS + 1)]
    signal.signal(signal.SIGTERM, lambda *_: work.end())
    killing = Thread(target=kill_at_random, args=(site, kinds, address, work, killed))
    begun = time.monotonic()
    killing.start()
    with ThreadPoolExecutor(LEARNERS) as threads:
        list(threads.map(lambda each: learn(each, work), learners))
    killing.join()
    seconds = time.monotonic() - begun
    told = ", ".join(f"{kind} {times}" for kind, times in sorted(killed.items()))
    print(
        f"{name}: {work.done} answers in {seconds:.0f} s, {killed.total()} kills ({told});"
        f" asked again {dict(work.repeated)}"
    )
    verdict.expect(not work.refused, f"{name}: nobody is refused", "; ".join(work.refused[:3]))
    acknowledged = [each for learner in learners for each in learner.acknowledged(site.secret_key)]
    stored, counted = _stored(address)
    verdict.expect(len(stored) == counted, f"{name}: each is in the sums once", counted)
    verdict.count(Loss.of(acknowledged, stored))


def _stored(address: str) -> tuple[list[str], int]:
    """Every answer with its showing, and how many went into the ratings."""
    database = open_database(address, threads=1)
    try:
        with database.reading() as reading:
            rows = reading.execute(select(Answer.token, Answer.given))
            stored = [f"{token} {given}" for token, given in rows]
            return stored, reading.scalar(select(func.sum(RatingRow.n))) or 0
    finally:
        database.close()


@contextmanager
def _databases(name: str) -> Iterator[str]:
    """The address that the site is given; empty for a file of its own."""
    if name == "SQLite":
        yield ""
        return
    with running_server() as server:
        # Tests let commits get lost with the server; here that is what is looked at.
        server.order("ALTER SYSTEM RESET ALL")
        server.order("SELECT pg_reload_conf()")
        yield server.address(server.make())


def main(arguments: Sequence[str]) -> None:
    names = [n for n in ("SQLite", "PostgreSQL") if n.lower() in arguments]
    answers = next((int(each) for each in arguments if each.isdecimal()), ANSWERS)
    verdict = Promises()
    for name in names or ["SQLite", "PostgreSQL"]:
        with (
            _databases(name) as address,
            running(settings={"DATABASE_URL": address} if address else {}) as site,
        ):
            hold(site, name, address or f"sqlite:///{site.database}", answers, verdict)
    verdict.end()


if __name__ == "__main__":
    main(sys.argv[1:])
