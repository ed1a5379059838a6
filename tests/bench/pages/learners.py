"""Many learners at once who think between what they do, and how long they wait."""

import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles

from tests.bench.pages import rounds
from tests.bench.pages.sites import Served
from tests.http_client import HttpClient, Reply
from tests.kinds import Fields

THINKING = (5.0, 10.0)  # seconds between two actions
SETTLING = 10.0  # seconds in which everybody comes
STACK = 512 << 10
QUESTIONS = 2000

Round = tuple[str, Fields]
"""A question's address, and what is sent for its answer."""


@dataclass
class Waited:
    """Seconds that each sort of request took, those that failed by their status, and the processor's."""

    seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    failed: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    ours: float = 0.0
    theirs: float = 0.0
    whole: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def errors(self) -> int:
        """How many requests were not answered as they should be."""
        return sum(map(len, self.failed.values()))

    def ask(self, what: str, request: Callable[[], Reply]) -> Reply:
        """Send a request and note how long it took.

        Raises:
            rounds.Failed: it was not answered as it should be.
        """
        try:
            reply = request()
        except rounds.Failed as failure:
            with self.lock:
                self.failed[f"{what}: {failure.reply.status}"].append(failure.reply.seconds)
            raise
        with self.lock:
            self.seconds[what].append(reply.seconds)
        return reply


def learn(served: Served, count: int, seconds: float) -> Waited:
    """Let so many learn for so long; each opens a question, answers and reads, in turn.

    What they answer is worked out beforehand, for the client has the same processors as the site:
    each begins at another place among the same questions.
    """
    known = rounds.prepared(Random(count), QUESTIONS)
    waited, began = Waited(), time.monotonic()
    threading.stack_size(STACK)
    threads = [
        threading.Thread(target=_learner, args=(served, number, known, began + seconds, waited))
        for number in range(count)
    ]
    ours, theirs = time.process_time(), served.seconds_used()
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    waited.ours = time.process_time() - ours
    waited.theirs = served.seconds_used() - theirs
    waited.whole = time.monotonic() - began
    return waited


def _learner(served: Served, number: int, known: list[Round], until: float, waited: Waited) -> None:
    client, chance = HttpClient(served.url), Random(number)
    time.sleep(chance.uniform(0, SETTLING))
    for place in range(chance.randrange(len(known)), 2 * len(known)):
        address, fields = known[place % len(known)]
        with suppress(rounds.Failed):  # it is noted; whoever learns goes on with the next question
            _round(client, address, fields, chance, waited)
        _think(client, chance)
        if time.monotonic() > until:
            return


def _round(
    client: HttpClient, address: str, fields: Fields, chance: Random, waited: Waited
) -> None:
    page = waited.ask("question", lambda: rounds.asked(client, address))
    _think(client, chance)
    answer = waited.ask("answer", lambda: rounds.sent(client, address, page, fields))
    waited.ask("explanation", lambda: rounds.explained(client, answer))


def _think(client: HttpClient, chance: Random) -> None:
    """Let time pass; a server closes a connection that is silent for so long."""
    time.sleep(chance.uniform(*THINKING))
    client.close()


def told(waited: Waited) -> list[str]:
    """What they waited, sort by sort, and who used the processor."""
    lines = []
    for what, seconds in waited.seconds.items():
        cuts = quantiles(seconds, n=100, method="inclusive")
        marks = "  ".join(f"p{at} {1000 * cuts[at - 1]:6.1f} ms" for at in (50, 95, 99))
        lines.append(f"{what:>12}: {marks}  ({len(seconds)} times)")
    for what, seconds in waited.failed.items():
        lines.append(f"{what}, {len(seconds)} times, after {median(seconds):.1f} s at the median")
    return [
        *lines,
        f"{waited.errors} errors",
        f"processors used: {waited.theirs / waited.whole:.2f} by the site,"
        f" {waited.ours / waited.whole:.2f} by the learners",
    ]
