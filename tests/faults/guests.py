"""One address floods the site with guests; whoever learns there goes on learning.

`python -m tests.faults.guests`: for ten seconds, and until more guests have begun than one address
may begin, six connections give first answers, each as somebody new. Meanwhile learners who were there
before, at the same address, go on answering. No more rows may come than the limit allows, every
answer of a known learner must be kept, no answer may be an error of the site, and how hard questions
are for everybody must be what it was.
"""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from sqlalchemy import func, select

from school.database import Database, open_database
from school.learners.models import Learner
from school.progress.models import Answer
from school.progress.summaries import FeatureRow
from tests.faults.site import FaultySite, running, verdict
from tests.http_client import HttpClient

LIMIT = 600  # new guests from one address within a quarter of an hour
SECONDS = 10.0
LONGEST = 120.0  # seconds, on a machine that is busy
FLOODERS = 6
KNOWN = 2
QUESTION = "/drill/mcr-2014/total/3/2611/{}?n=5"


def answer(client: HttpClient, number: int) -> int:
    """Open a question and say "I don't know"; the status of that."""
    path = QUESTION.format(number)
    fields = {**client.get(path).form("token"), "unknown": "1"}
    return client.post(path, fields.items()).status


def client_of(site: FaultySite) -> HttpClient:
    return HttpClient(site.url, patience=LONGEST)


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
    known = [client_of(site) for _ in range(KNOWN)]
    for each in known:
        assert answer(each, 1) == 303, "a first answer was refused before the flood"
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
    client = client_of(site)
    while flood.goes_on:
        client.cookies.clear()
        flood.first[answer(client, 2)] += 1


def go_on(client: HttpClient, flood: Flood) -> None:
    """Answer one question after another as a learner does, if a quick one."""
    number = 1
    while flood.goes_on:
        number += 1
        flood.known[answer(client, number)] += 1
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
