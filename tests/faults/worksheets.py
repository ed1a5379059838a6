"""Eight long worksheets asked for at once, while others learn.

`python -m tests.faults.worksheets [QUESTIONS]` serves the site with two workers, lets a teacher ask for
eight different worksheets of a hundred questions at the highest level, all in the same moment, and
opens other pages at a steady rate until every PDF has come. After some seconds the background process is
killed in the middle of a sheet. It prints how long those pages took before
and meanwhile; it fails where the 99th percentile reaches 300 ms, a page fails, or a PDF does not come.
"""

import hashlib
import io
import itertools
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Lock, Thread, Timer
from types import SimpleNamespace

from pypdf import PdfReader

from app import create_app
from tests.faults.site import FaultySite, kill, listed, running, verdict
from tests.http_client import HttpClient, Reply
from tests.web.paper_class import Taught, teach
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services
from web.settings import SiteSettings
from web.visitors.sign_in_cookie import SIGN_IN_COOKIE as SIGNED_IN

LIMIT = 0.300  # seconds, of the 99th percentile
QUESTIONS = 100
CHOICES = tuple(itertools.product("ABCD", ("en", "ja")))
CLIENTS, RATE = 3, 10.0  # requests a second, of all together
WARM_UP = 10.0  # seconds; each process reads templates and fans at its first request
BEFORE = 15.0  # seconds of other pages alone
LONGEST_REQUEST = 120.0  # seconds
PATIENCE = 900.0  # seconds until every PDF has to be there
KILL_AFTER = 5.0  # seconds
LOOK_AGAIN = 3.0  # seconds, as a browser without scripts does


def ask(client: HttpClient, path: str) -> Reply:
    """What is there, on a connection of its own."""
    reply = client.get(path)
    client.close()
    return reply


def page_at(client: HttpClient, path: str) -> VisitedPage:
    """A page, read."""
    reply = ask(client, path)
    return VisitedPage(
        SimpleNamespace(status_code=reply.status, headers=reply.headers, text=reply.text), path
    )  # type: ignore[arg-type]


def client_of(url: str, cookies: dict[str, str]) -> HttpClient:
    return HttpClient(url, cookies, LONGEST_REQUEST)


@dataclass
class RequestTimes:
    """Seconds that requests took, and what failed."""

    seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    failures: list[str] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    def measure(self, what: str, due: float, request: Callable[[], int]) -> None:
        """Note how long a request took; its status has to be that of a page or of a way on.

        The time begins when it was due: whoever holds up one request holds up those after it.
        """
        try:
            status = request()
        except OSError as error:
            status, what = 0, f"{what} ({error})"
        spent = time.perf_counter() - due
        with self.lock:
            self.seconds[what].append(spent)
            if status not in (200, 303):
                self.failures.append(f"{what}: status {status}")

    def told(self, name: str) -> float:
        """Print the percentiles, and return the 99th of all."""
        for what, seconds in (
            *self.seconds.items(),
            ("all", list(itertools.chain(*self.seconds.values()))),
        ):
            marks = [1000 * percentile(seconds, share) for share in (50, 95, 99)]
            print(
                f"{name:>9} {what:>16}: n {len(seconds):4}, p50 {marks[0]:6.0f}, p95 {marks[1]:6.0f},"
                f" p99 {marks[2]:6.0f}, most {1000 * max(seconds):6.0f} ms"
            )
        return percentile(list(itertools.chain(*self.seconds.values())), 99)


def kill_background(site: FaultySite) -> None:
    """End the process that makes the PDFs; the supervisor starts another."""
    results = [
        process.id
        for process in listed()
        if process.parent == site.supervisor and process.command.endswith(" background")
    ]
    kill(results)
    print(f"killed {len(results)} background process")


def percentile(seconds: list[float], share: int) -> float:
    """The smallest value that so many in a hundred do not exceed."""
    ordered = sorted(seconds)
    return ordered[max(0, -(-share * len(ordered) // 100) - 1)]


def main() -> None:
    """Print the figures and what was broken."""
    with running() as site:
        verdict(run(site))


def run(site: FaultySite) -> list[str]:
    """Ask for everything; the promises that were broken."""
    teacher, taught = teacher_of(site)
    with learners(site):
        time.sleep(WARM_UP)
    with learners(site) as before:
        time.sleep(BEFORE)
    with learners(site) as meanwhile, ThreadPoolExecutor(len(CHOICES)) as threads:
        Timer(KILL_AFTER, kill_background, (site,)).start()
        begun = time.perf_counter()
        made = list(threads.map(lambda chosen: pdf(teacher, taught, *chosen), CHOICES))
        spent = time.perf_counter() - begun
    print(f"load average of this machine: {os.getloadavg()[0]:.1f}")
    before.told("before")
    worst = meanwhile.told("meanwhile")
    came = [each for each in made if each is not None]
    print(f"{len(came)} of {len(CHOICES)} PDFs came in {spent:.0f} s")
    broken = [*before.failures, *meanwhile.failures]
    if worst >= LIMIT:
        broken.append(f"99 of 100 pages took up to {1000 * worst:.0f} ms, not below 300")
    if len({hashlib.sha256(each).digest() for each in came}) != len(CHOICES):
        broken.append("not every PDF came")
    print("pages of each:", *map(pages_of, came))
    return broken


def teacher_of(site: FaultySite) -> tuple[HttpClient, Taught]:
    """A teacher's browser, and the long assignment."""
    database = f"sqlite:///{site.database}"
    app = create_app(SiteSettings(secret_key=site.secret_key, database=database, log_level="error"))
    visitor = SiteVisitor(app)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else QUESTIONS
    questions = tuple(f"mcr-2014/fans/5/2611/{index}" for index in range(1, count + 1))
    taught = teach(visitor, questions=questions)
    names = (app.config["SESSION_COOKIE_NAME"], SIGNED_IN)
    results = [visitor.client.get_cookie(name) for name in names]
    services(app).database.close()
    return client_of(site.url, {each.key: each.value for each in results if each}), taught


def pdf(teacher: HttpClient, taught: Taught, version: str, lang: str) -> bytes | None:
    """One worksheet as the teacher's browser gets it in the end, or None."""
    client = client_of(teacher.url, dict(teacher.cookies))
    path = f"{taught.paper}/worksheet.pdf?version={version}&lang={lang}&size=a4"
    return waited_for(client, path)


def waited_for(client: HttpClient, path: str) -> bytes | None:
    """What is at that address in the end, if it is a PDF."""
    deadline = time.monotonic() + PATIENCE
    reply = ask(client, path)
    while reply.status == 303 and time.monotonic() < deadline:
        reply = ask(client, reply.headers["location"])
        if reply.status == 200 and not reply.body.startswith(b"%PDF"):
            time.sleep(LOOK_AGAIN)
            reply = ask(client, path)
    if reply.status == 200 and reply.body.startswith(b"%PDF"):
        return reply.body
    print(f"no PDF: {reply.status} {reply.text[:200]}")
    return None


@contextmanager
def learners(site: FaultySite) -> Iterator[RequestTimes]:
    """Others who use the site meanwhile, and how long it lets them wait."""
    times, over = RequestTimes(), Event()
    threads = [
        Thread(target=learn, args=(client_of(site.url, {}), number, times, over))
        for number in range(CLIENTS)
    ]
    for thread in threads:
        thread.start()
    try:
        yield times
    finally:
        over.set()
        for thread in threads:
            thread.join()


def learn(client: HttpClient, number: int, times: RequestTimes, over: Event) -> None:
    """Open page after page at a steady rate, and answer questions."""
    begun = time.perf_counter()
    question: VisitedPage | None = None
    for turn in itertools.count():
        due = begun + (turn * CLIENTS + number) / RATE
        if over.wait(max(0.0, due - time.perf_counter())):
            return
        question = one_request(client, times, number, turn, due, question)


def one_request(
    client: HttpClient,
    times: RequestTimes,
    number: int,
    turn: int,
    due: float,
    question: VisitedPage | None,
) -> VisitedPage | None:
    """The request whose turn it is; the question that was opened last."""
    kept: list[VisitedPage] = []

    def opened(path: str) -> int:
        kept.append(page_at(client, path))
        return kept[-1].status

    def answered(page: VisitedPage) -> int:
        form = page.question
        reply = client.post(form.action, {**dict(form.fields), "unknown": "1"}.items())
        client.close()
        return reply.status

    match turn % 4:
        case 0:
            times.measure("home", due, lambda: opened("/"))
        case 1:
            address = f"/drill/mcr-2014/total/3/{9000 + number}/{turn + 1}"
            times.measure("a drill question", due, lambda: opened(address))
            return kept[-1] if kept else None
        case 2 if question is not None:
            times.measure("an answer", due, lambda: answered(question))
        case _:
            times.measure("a fan", due, lambda: opened("/mcr-2014/fans/pure-straight"))
    return question


def pages_of(made: bytes) -> int:
    """How many pages a PDF has."""
    return len(PdfReader(io.BytesIO(made)).pages)


if __name__ == "__main__":
    main()
