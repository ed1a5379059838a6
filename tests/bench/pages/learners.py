"""Many learners at once who think between what they do, and how long they wait."""

import threading
import time
from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles

from tests.bench.pages import rounds
from tests.bench.pages.sites import Served
from tests.http_client import HttpClient, Reply

THINKING = (5.0, 10.0)  # seconds between two actions
SETTLING = 10.0  # seconds in which everybody comes
STACK = 512 << 10


@dataclass
class Waited:
    """Seconds that each sort of request took, and what went wrong."""

    seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    errors: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, what: str, reply: Reply) -> Reply:
        with self.lock:
            self.seconds[what].append(reply.seconds)
        return reply


def learn(served: Served, count: int, seconds: float) -> Waited:
    """Let so many learn for so long; each opens a question, answers and reads, in turn."""
    waited, until = Waited(), time.monotonic() + seconds
    threading.stack_size(STACK)
    threads = [
        threading.Thread(target=_learner, args=(served, Random(number), until, waited))
        for number in range(count)
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return waited


def _learner(served: Served, chance: Random, until: float, waited: Waited) -> None:
    client = HttpClient(served.url)
    time.sleep(chance.uniform(0, SETTLING))
    for address in rounds.addresses(chance):
        try:
            page = waited.note("question", rounds.asked(client, address))
            if not _thought(client, chance, until):
                return
            answer = waited.note("answer", rounds.answered(client, address, page))
            waited.note("explanation", rounds.explained(client, answer))
        except (rounds.Failed, KeyError) as error:
            with waited.lock:
                waited.errors.append(repr(error))
        if not _thought(client, chance, until):
            return


def _thought(client: HttpClient, chance: Random, until: float) -> bool:
    """Think; whether there is time left."""
    time.sleep(chance.uniform(*THINKING))
    client.close()  # a server closes a connection that is silent for so long
    return time.monotonic() < until


def told(waited: Waited) -> list[str]:
    """What they waited, sort by sort."""
    lines = []
    for what, seconds in waited.seconds.items():
        cuts = quantiles(seconds, n=100, method="inclusive")
        marks = "  ".join(f"p{at} {1000 * cuts[at - 1]:6.1f} ms" for at in (50, 95, 99))
        lines.append(f"{what:>12}: {marks}  ({len(seconds)} times)")
    return [*lines, f"{len(waited.errors)} errors", *waited.errors[:3]]
