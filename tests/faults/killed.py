"""Workers and masters are killed, and the site goes on.

`python -m tests.faults.killed`: twenty times in a row a worker, twenty times a master, ten times every
worker at once and five times every master. Each time a page must come again within five seconds, what
was acknowledged must be there, and of a master that was killed nothing may be left. Then the supervisor
is stopped in the middle of requests: none of them may be lost.
"""

import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import func, select

from school.database import open_database
from school.progress.models import Answer
from tests.bench.class_site import Browser
from tests.faults.site import Site, alive, kill, running, seconds_until_it_answers, verdict

LONGEST = 5.0  # seconds until a page comes again
QUESTION = "/drill/mcr-2014/total/3/2611/"
UNDER_WAY = 12  # requests when the site is asked to end


def main() -> None:
    broken: list[str] = []
    with running() as site:
        acknowledged = 0
        for what, times, chosen in (
            ("a worker", 20, lambda: site.serving()[:1]),
            ("a master", 20, lambda: site.masters()[:1]),
            ("every worker", 10, site.serving),
            ("every master", 5, site.masters),
        ):
            acknowledged += killed_again_and_again(site, what, times, chosen, broken)
        if (stored := answers_stored(site)) != acknowledged:
            broken.append(f"{acknowledged} answers were acknowledged, {stored} are stored")
        print(f"answers: {acknowledged} acknowledged, {stored} stored", flush=True)
        end_in_the_middle(site, broken)
    verdict(broken)


def killed_again_and_again(
    site: Site, what: str, times: int, chosen: Callable[[], Sequence[int]], broken: list[str]
) -> int:
    """Kill what is chosen, so many times; how many answers were acknowledged in between."""
    waits, answered = [], 0
    for turn in range(times):
        site.wait_until_full()
        answered += answer(site, turn)
        below = [*site.masters(), *site.serving()]
        kill(victims := chosen())
        waits.append(seconds_until_it_answers(site))
        site.wait_until_full()
        replaced = set(victims) | (set(below) if what == "every master" else set())
        if left := alive(list(replaced)):
            broken.append(f"{len(left)} processes were left when {what} was killed")
    print(
        f"{what} killed {times} times: a page came again after at most {max(waits):.2f} s,"
        f" {sum(waits) / len(waits):.2f} s in the mean",
        flush=True,
    )
    if max(waits) > LONGEST:
        broken.append(f"no page for {max(waits):.1f} s when {what} was killed")
    return answered


def answer(site: Site, turn: int) -> int:
    """A new guest answers a question; 1 where the site said that it has the answer."""
    browser = Browser(site)
    browser.get(f"{QUESTION}{turn + 1}?n=50")
    browser.post(f"{QUESTION}{turn + 1}?n=50", [("total", "8")])
    browser.rest()
    return 1


def answers_stored(site: Site) -> int:
    database = open_database(f"sqlite:///{site.database}", threads=1)
    try:
        with database.reading() as reading:
            return reading.scalar(select(func.count()).select_from(Answer)) or 0
    finally:
        database.close()


def end_in_the_middle(site: Site, broken: list[str]) -> None:
    """SIGTERM while requests are under way: each is answered, and nothing is left."""
    everything = [*site.masters(), *site.serving()]
    browsers = [Browser(site) for _ in range(UNDER_WAY)]
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
