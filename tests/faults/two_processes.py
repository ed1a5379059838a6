"""Two processes of the site share one PostgreSQL behind nginx, and one is killed in mid-work.

`python -m tests.faults.two_processes [STUDENTS]`: a class takes an assignment while requests go to both by turns.
Each process is killed once and started again. Nobody may be signed out, and every answer that was sent must be
there once. Where nginx is not installed, the browsers themselves go by turns.
"""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread

from school.database import open_database
from tests.bench.class_load import StudentAtWork, Taken, answer, begin, compare, hand_in, prepare
from tests.bench.class_site import QUESTIONS, StudentBrowser, fill
from tests.browser.live_site import REPOSITORY, free_port
from tests.faults.broken import Promises
from tests.http_client import HttpClient, Reply
from tests.nginx import plain_configuration
from tests.postgres import running

STUDENTS = 12
KILLED_AT = {3: 0, 6: 1}  # while this question is answered, that process
START = 300.0  # seconds that a process may take on a busy machine
PATIENCE = 60.0  # seconds for which a browser asks again
AWAY = (0, 502, 503, 504)


@dataclass
class PatientClient:
    """A browser whose user presses the button again while nobody answers; by turns at each address."""

    urls: Sequence[str]
    cookies: dict[str, str] = field(default_factory=dict)
    repeated: int = 0
    _turn: int = 0

    def get(self, path: str) -> Reply:
        return self._ask("get", path)

    def post(self, path: str, fields: Sequence[tuple[str, str]]) -> Reply:
        return self._ask("post", path, [*fields])

    def close(self) -> None:
        """Each request has a connection of its own."""

    def _ask(self, method: str, *arguments: object) -> Reply:
        end = time.monotonic() + PATIENCE
        while True:
            self._turn += 1
            client = HttpClient(self.urls[self._turn % len(self.urls)], self.cookies)
            reply: Reply = getattr(client, method)(*arguments)
            client.close()
            if reply.status not in AWAY or time.monotonic() > end:
                return reply
            self.repeated += 1
            time.sleep(0.2)


class ServingProcess:
    """One process that answers, on a port of its own."""

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        self.port = free_port()
        self._environment, self._log = environment, log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Come back when it answers."""
        arguments = ["-m", "web.server.serve", "127.0.0.1", str(self.port), "app:create_app"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *arguments],
                cwd=REPOSITORY,
                env=self._environment,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + START
        while HttpClient(self.url).get("/readyz").status != 200:
            if time.monotonic() > end:
                raise TimeoutError(self._log.read_text(encoding="utf-8"))
            time.sleep(0.2)

    def kill(self) -> None:
        """End it as a fault does; its worker ends with it."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(40)


@dataclass
class SharedSite:
    """What the browsers of a class need to know of the site."""

    url: str
    secret_key: str


def main() -> None:
    students = int(sys.argv[1]) if len(sys.argv) > 1 else STUDENTS
    verdict = Promises()
    with running() as server, tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder, key = Path(name), secrets.token_hex(32)
        address = server.address(server.make())
        nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        environment = os.environ | {
            "DATABASE_URL": address,
            "FANWISE_SECRET_KEY": key,
            "FANWISE_PROXIES": "1" if nginx else "0",
            "FANWISE_LOG_LEVEL": "warning",
        }
        upgrade = ["-m", "flask", "--app", "app", "database", "upgrade"]
        subprocess.run([sys.executable, *upgrade], cwd=REPOSITORY, env=environment, check=True)
        both = [ServingProcess(environment, folder / f"{number}.log") for number in (1, 2)]
        for each in both:
            stack.callback(each.stop)
            each.start()
        urls = [each.url for each in both]
        if nginx:
            urls = [stack.enter_context(proxy(nginx, folder, [each.port for each in both]))]
        print("behind nginx" if nginx else "NOT behind nginx, which is not installed", flush=True)
        take(SharedSite(urls[0], key), urls, address, both, students, verdict)
    verdict.end()


@contextmanager
def proxy(nginx: str, folder: Path, ports: Sequence[int]) -> Iterator[str]:
    """nginx with the configuration of the handbook, but for TLS; its address."""
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(plain_configuration(folder, port, ports), encoding="utf-8")
    started = subprocess.Popen([nginx, "-c", str(file), "-g", "daemon off;"])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        started.terminate()
        started.wait(20)


def take(
    site: SharedSite,
    urls: Sequence[str],
    address: str,
    both: Sequence[ServingProcess],
    students: int,
    verdict: Promises,
) -> None:
    """Let a class and somebody with an account work while the processes are killed."""
    teacher = PatientClient(urls)
    form = teacher.get("/account/new").form("fresh")
    word = secrets.token_urlsafe(18)
    signed_up = teacher.post("/account/new", [*(form | {"name": "Lin", "fresh": word}).items()])
    verdict.expect(signed_up.status == 303, "an account is made", str(signed_up.status))
    database = open_database(address)
    found = fill(database, students)
    path, taken = f"/assignments/{found.assignment.public_id}", Taken()
    sittings = [sitting(site, urls, path, each) for each in found.students]
    with ThreadPoolExecutor(students) as threads:
        list(threads.map(lambda each: begin(each, taken), sittings))
        prepare(database, found, sittings)
        for position in range(1, len(QUESTIONS) + 1):
            asked = [threads.submit(answer, each, position, taken) for each in sittings]
            if (number := KILLED_AT.get(position)) is not None:
                both[number].kill()
                print(f"killed process {number + 1} at question {position}", flush=True)
                again = Thread(target=both[number].start)
                again.start()
            for each in asked:
                each.result()
            page = teacher.get("/account")
            signed_in = page.status == 200 and "Lin" in page.text
            verdict.expect(signed_in, f"signed in after question {position}", str(page.status))
            if number is not None:
                again.join()
        list(threads.map(lambda each: hand_in(each, taken), sittings))
    wrong = compare(database, found, sittings)
    verdict.expect(not wrong, "every answer is there once, as it was given", "; ".join(wrong[:3]))
    database.close()
    repeated = sum(each.browser._http.repeated for each in sittings)  # type: ignore[attr-defined]
    print(f"{students} students, {len(QUESTIONS)} answers each; asked again {repeated} times")


def sitting(site: SharedSite, urls: Sequence[str], path: str, student: object) -> StudentAtWork:
    browser = StudentBrowser(site, student.learner_id)  # type: ignore[arg-type, attr-defined]
    browser._http = PatientClient(urls, browser._http.cookies)  # type: ignore[assignment]
    return StudentAtWork(browser, path, student)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
