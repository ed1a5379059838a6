"""Workers and masters are killed, and the site goes on.

`python -m tests.faults.killed [TIMES]`: twenty times in a row a worker, as often a master, then every
worker at once. Each time a page must come again within five seconds, what was acknowledged must be there,
and of a master that was killed nothing may be left. When every master is killed at once, which happens
twice, a page must come again after one start of the application. Then the supervisor is asked to end in the
middle of requests: none of them may be lost.
"""

import signal
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sqlalchemy import func, select

from school.database import open_database
from school.progress.models import Answer
from tests.bench.class_site import BenchBrowser
from tests.faults.site import (
    FaultySite,
    alive,
    kill,
    listed,
    running,
    seconds_until_it_answers,
    verdict,
)

TIMES = 20
LONGEST = 5.0  # seconds until a page comes again
LONGEST_START = 180.0  # seconds of a start beside other work, where everything was killed
QUESTION = "/drill/mcr-2014/total/3/2611/"
UNDER_WAY = 12  # requests when the site is asked to end


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    broken: list[str] = []
    with running() as site:
        acknowledged = 0
        for case in (
            KillPlan("a worker", times, LONGEST, lambda: site.serving()[:1]),
            KillPlan("a master", times, LONGEST, lambda: site.masters()[:1]),
            KillPlan("every worker", times, LONGEST, site.serving),
            KillPlan("every master", min(times, 2), LONGEST_START, site.masters),
        ):
            acknowledged += killed_again_and_again(site, case, broken)
        if (stored := answers_stored(site)) != acknowledged:
            broken.append(f"{acknowledged} answers were acknowledged, {stored} are stored")
        print(f"answers: {acknowledged} acknowledged, {stored} stored", flush=True)
        end_in_the_middle(site, broken)
    verdict(broken)


@dataclass(frozen=True, slots=True)
class KillPlan:
    """What is killed, how often, and how long the site may be away for it, in seconds."""

    what: str
    times: int
    longest: float
    chosen: Callable[[], Sequence[int]]


def killed_again_and_again(site: FaultySite, case: KillPlan, broken: list[str]) -> int:
    """Kill what is chosen, so many times; how many answers were acknowledged in between."""
    waits, answered = [], 0
    for turn in range(case.times):
        site.wait_until_full()
        answered += answer(site, turn)
        gone = with_workers(case.chosen())
        waits.append(seconds_away(site, case, gone))
        site.wait_until_full()
        if left := alive(gone):
            broken.append(f"{len(left)} processes were left when {case.what} was killed")
    print(
        f"{case.what} killed {case.times} times: a page came again after at most"
        f" {max(waits):.2f} s, {sum(waits) / len(waits):.2f} s in the mean",
        flush=True,
    )
    if max(waits) > case.longest:
        broken.append(f"no page for {max(waits):.1f} s when {case.what} was killed")
    return answered


def seconds_away(site: FaultySite, case: KillPlan, gone: Sequence[int]) -> float:
    """Kill what is chosen; how long until a page comes that none of those who go has made."""
    begun = time.monotonic()
    kill(case.chosen())
    while alive(gone) and time.monotonic() - begun < case.longest:
        time.sleep(0.01)
    seconds_until_it_answers(site)
    return time.monotonic() - begun


def with_workers(chosen: Sequence[int]) -> list[int]:
    """These processes and those that they have started."""
    return [each.id for each in listed() if each.id in chosen or each.parent in chosen]


def answer(site: FaultySite, turn: int) -> int:
    """A new guest answers a question; 1 where the site said that it has the answer."""
    browser = BenchBrowser(site)
    browser.get(f"{QUESTION}{turn + 1}?n=50")
    browser.post(f"{QUESTION}{turn + 1}?n=50", [("total", "8")])
    browser.rest()
    return 1


def answers_stored(site: FaultySite) -> int:
    database = open_database(f"sqlite:///{site.database}", threads=1)
    try:
        with database.reading() as reading:
            return reading.scalar(select(func.count()).select_from(Answer)) or 0
    finally:
        database.close()


def end_in_the_middle(site: FaultySite, broken: list[str]) -> None:
    """SIGTERM while requests are under way: each is answered, and nothing is left."""
    everything = [*site.masters(), *site.serving()]
    browsers = [BenchBrowser(site) for _ in range(UNDER_WAY)]
    for browser in browsers:
        browser.get("/privacy")  # so that each has a connection that was accepted
    with ThreadPoolExecutor(UNDER_WAY) as threads:
        asked = [threads.submit(browser.get, "/mcr-2014/fans") for browser in browsers]
        time.sleep(0.02)
        status = site.interrupt(signal.SIGTERM)
        lost = [request.exception() for request in asked if request.exception()]
    print(
        f"SIGTERM with {UNDER_WAY} requests under way: {len(lost)} lost, exit status {status}",
        flush=True,
    )
    if lost:
        broken.append(f"{len(lost)} requests were lost at the end: {lost[0]!r}")
    if status:
        broken.append(f"the exit status is {status}")
    if left := alive(everything):
        broken.append(f"{len(left)} processes outlived the supervisor")


if __name__ == "__main__":
    main()
