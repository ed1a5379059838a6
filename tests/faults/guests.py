"""One address floods the site with guests; whoever learns there goes on learning.

`python -m tests.faults.guests`: for ten seconds, and until more guests have begun than one address
may begin, six connections give first answers, each as somebody new. Meanwhile learners who were there
before, at the same address, go on answering. No more rows may come than the limit allows, every
answer of a known learner must be kept, no answer may be an error of the site, and how hard questions
are for everybody must be what it was.
"""

import http.client
import re
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from urllib.parse import urlencode, urlsplit

from sqlalchemy import func, select

from school.database import Database, open_database
from school.learners.models import Learner
from school.progress.models import Answer
from school.progress.summaries import FeatureRow
from tests.faults.site import FaultySite, running, verdict

LIMIT = 600  # new guests from one address within a quarter of an hour
SECONDS = 10.0
LONGEST = 120.0  # seconds, on a machine that is busy
FLOODERS = 6
KNOWN = 2
QUESTION = "/drill/mcr-2014/total/3/2611/{}?n=5"
HIDDEN = re.compile(r'name="(csrf_token|token)" value="([^"]*)"')


@dataclass
class Browser:
    """A connection that keeps the site's cookie, if it is told to."""

    site: FaultySite
    cookie: str = ""
    connection: http.client.HTTPConnection = field(init=False)

    def __post_init__(self) -> None:
        address = urlsplit(self.site.url)
        self.connection = http.client.HTTPConnection(
            address.hostname or "", address.port, timeout=LONGEST
        )

    def answer(self, number: int) -> int:
        """Open a question and say "I don't know"; the status of that."""
        path = QUESTION.format(number)
        _, page = self._ask("GET", path, None)
        fields = {**dict(HIDDEN.findall(page)), "unknown": "1"}
        status, _ = self._ask("POST", path, urlencode(fields))
        return status

    def _ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        headers = {"Accept": "text/html", "Accept-Language": "en", "Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        for each in response.headers.get_all("Set-Cookie") or ():
            if each.startswith("fanwise="):
                self.cookie = each.partition(";")[0]
        return response.status, text


@dataclass
class Flood:
    """What came of the flood so far, and whether it goes on."""

    begun: float = field(default_factory=time.monotonic)
    first: Counter[int] = field(default_factory=Counter)
    known: Counter[int] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        passed = time.monotonic() - self.begun
        return passed < SECONDS or (sum(self.first.values()) <= LIMIT and passed < LONGEST)


def main() -> None:
    with running() as site:
        database = open_database(f"sqlite:///{site.database}")
        try:
            broken = flooded(site, database)
        finally:
            database.close()
    verdict(broken)


def flooded(site: FaultySite, database: Database) -> list[str]:
    """The promises that were broken."""
    known = [Browser(site) for _ in range(KNOWN)]
    for each in known:
        assert each.answer(1) == 303, "a first answer was refused before the flood"
    features, guests, answers = difficulties(database), rows(database), stored(database)

    flood = Flood()
    with ThreadPoolExecutor(FLOODERS + KNOWN) as threads:
        acts = [threads.submit(give_first_answers, site, flood) for _ in range(FLOODERS)]
        acts += [threads.submit(go_on, each, flood) for each in known]
        for act in acts:
            act.result()

    seconds = time.monotonic() - flood.begun
    made, tried = rows(database) - guests, sum(flood.first.values())
    kept = stored(database) - answers
    print(f"{tried} first answers within {seconds:.1f} s from one address: {made} guests were made")
    print(f"statuses of first answers {dict(flood.first)}, of known learners {dict(flood.known)}")
    checks = {
        f"at most {LIMIT} guests, not {made}": made <= LIMIT - KNOWN,
        f"more were tried than may begin, not {tried}": tried > LIMIT,
        "known learners' answers are taken": set(flood.known) == {303},
        f"what was acknowledged is stored, not {kept}": kept == flood.first[303] + flood.known[303],
        "first answers are taken, or refused with 429": set(flood.first) <= {303, 429},
        "how hard questions are has not moved": difficulties(database) == features,
    }
    return [promise for promise, holds in checks.items() if not holds]


def give_first_answers(site: FaultySite, flood: Flood) -> None:
    """Answer as somebody new again and again."""
    browser = Browser(site)
    while flood.goes_on:
        browser.cookie = ""
        flood.first[browser.answer(2)] += 1


def go_on(browser: Browser, flood: Flood) -> None:
    """Answer one question after another as a learner does, if a quick one."""
    number = 1
    while flood.goes_on:
        number += 1
        flood.known[browser.answer(number)] += 1
        time.sleep(0.5)


def rows(database: Database) -> int:
    with database.reading() as reading:
        return reading.scalar(select(func.count()).select_from(Learner)) or 0


def stored(database: Database) -> int:
    with database.reading() as reading:
        return reading.scalar(select(func.count()).select_from(Answer)) or 0


def difficulties(database: Database) -> set[tuple[str, str, float, float, int]]:
    """How hard every feature of questions is held to be."""
    with database.reading() as reading:
        table = FeatureRow
        found = reading.execute(
            select(table.rules, table.feature, table.mean, table.variance, table.n)
        )
        return {(row.rules, row.feature, row.mean, row.variance, row.n) for row in found}


if __name__ == "__main__":
    main()
