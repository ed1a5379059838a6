"""A lesson together with a hundred phones and a projector: when an answer is on the bars, and whether all are kept.

`python -m tests.bench.lesson_together [PHONES]` serves the site as `make serve` does, in two processes, on SQLite and
then on PostgreSQL. Each phone hears of the question, opens it, thinks for at most eight seconds and
sends its answer until it is acknowledged. In the middle of the third question one of the two processes is killed.

Measured is the time from the press on a phone, and from its acknowledgement, until the projector has fetched
bars that count so many answers; and from the teacher's key until the question is on each phone. At the end the rows are compared with what was
acknowledged: whatever is missing or there twice is an error, and so is a second at the 99th percentile.
"""

import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

from school.database import open_database
from tests.bench.lesson_room import (
    QUESTIONS,
    THINKS,
    BenchRoom,
    LessonSite,
    Records,
    kept,
    lead,
    phone,
    projector,
    room,
)
from tests.faults.site import kill
from tests.postgres import running

PHONES = 100
WORKERS = 2
KILLED_IN = 3  # the question in the middle of which a process dies
WITHIN = 1.0  # seconds
PATIENCE = 60.0


def main() -> int:
    """Print the figures; 1 where something was lost, is there twice, or came late."""
    phones = int(sys.argv[1]) if len(sys.argv) > 1 else PHONES
    wrong = []
    for name, address in databases():
        with tempfile.TemporaryDirectory() as folder:
            site = LessonSite(Path(folder), WORKERS, address)
            site.start()
            try:
                site.wait_until_full()
                print(f"\n{name}, {phones} phones, {WORKERS} processes", flush=True)
                wrong += [f"{name}: {each}" for each in run(site, phones)]
            finally:
                site.stop()
    print("\n" + ("\n".join(wrong) or "Every answer that was acknowledged is kept, once."))
    return 1 if wrong else 0


def databases() -> Iterator[tuple[str, str]]:
    """What the lesson is kept in: the site's own file, and a server's database."""
    yield "SQLite", ""
    with postgres() as address:
        yield "PostgreSQL", address


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    with running() as server:
        yield server.address(server.make())


def run(site: LessonSite, phones: int) -> list[str]:
    """Let the class play; what went wrong."""
    database, records, over = open_database(site.database_url), Records(), threading.Event()
    place = room(site, database, phones)
    threads = [
        threading.Thread(target=phone, args=(place, each, records, over), daemon=True)
        for each in place.students
    ]
    threads.append(threading.Thread(target=projector, args=(place, records, over), daemon=True))
    for each in threads:
        each.start()
    time.sleep(3)  # the class comes in
    moved = {position: play(place, position, records, phones) for position in questions()}
    lead(place, do="end")
    over.set()
    for each in threads:
        each.join(25)
    wrong = [*late(records, moved), *compare(records, kept(database), phones)]
    database.close()
    return wrong


def questions() -> range:
    """The questions by their numbers."""
    return range(1, len(QUESTIONS) + 1)


def play(place: BenchRoom, position: int, records: Records, phones: int) -> float:
    """Ask, wait for all, stop and reveal; when it was asked."""
    moved = time.perf_counter()
    lead(place, do="next")
    if position == KILLED_IN:
        time.sleep(THINKS / 2)
        kill(place.site.serving()[:1])
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with records.lock:
            if sum(each.position == position for each in records.given) == phones:
                break
        time.sleep(0.1)
    time.sleep(1.5)  # the last bars
    lead(place, do="close")
    lead(place, do="reveal")
    time.sleep(3)
    return moved


def late(records: Records, moved: dict[int, float]) -> Iterator[str]:
    """Print how long everything took; what took too long."""
    every: list[float] = []
    for position in questions():
        given = sorted(
            (each for each in records.given if each.position == position),
            key=lambda each: each.told,
        )
        shown = [(count, at) for of, count, at in records.shown if of == position]
        reached = [when(shown, rank) for rank in range(1, len(given) + 1)]
        pressed = [at - each.sent for each, at in zip(given, reached, strict=True)]
        told = [max(0.0, at - each.told) for each, at in zip(given, reached, strict=True)]
        asked = [at - moved[position] for of, at in records.asked if of == position]
        note = " (a process killed)" if position == KILLED_IN else ""
        print(f"question {position}{note}: {len(given)} answers")
        for what, seconds in (
            ("on the bars, from the press", pressed),
            ("on the bars, from the acknowledgement", told),
            ("on a phone, from the teacher's key", asked),
        ):
            print(f"  {what:40} {figures(seconds)}")
        every += pressed
    print(f"  {'all on the bars, from the press':40} {figures(every)}; sent {records.tries} times")
    if percentile(every, 99) > WITHIN:
        yield f"an answer is on the bars after {percentile(every, 99):.2f} s at the 99th percentile"


def when(shown: list[tuple[int, float]], count: int) -> float:
    """When the bars first counted so many; at the end of time where they never did."""
    return min((at for number, at in shown if number >= count), default=float("inf"))


def percentile(seconds: list[float], of: int) -> float:
    """The percentile; that of few values is the largest."""
    return quantiles(seconds, n=100)[of - 1] if len(seconds) > 1 else max(seconds, default=0.0)


def figures(seconds: list[float]) -> str:
    """The middle, the 99th percentile, the largest."""
    if not seconds:
        return "none"
    middle, last = percentile(seconds, 50), percentile(seconds, 99)
    return f"p50 {middle:.2f} s, p99 {min(last, max(seconds)):.2f} s, most {max(seconds):.2f} s"


def compare(records: Records, rows: list[tuple[int, int]], phones: int) -> Iterator[str]:
    """What was acknowledged and is not kept, or twice, or kept and never acknowledged."""
    acknowledged = Counter((each.student, each.position) for each in records.given)
    stored = Counter(rows)
    print(
        f"acknowledged {sum(acknowledged.values())}, kept {len(rows)}, of {phones * len(QUESTIONS)}"
    )
    for key in acknowledged.keys() | stored.keys():
        if not acknowledged[key] == stored[key] == 1:
            yield f"{key}: acknowledged {acknowledged[key]} times, kept {stored[key]} times"


if __name__ == "__main__":
    sys.exit(main())
