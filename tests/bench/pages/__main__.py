"""How quick the pages are: `python -m tests.bench.pages`.

Prints, page by page, how many requests a second the site answers as a share of what the same server
does for a bare page of Flask in the same run, and milliseconds of the processor for each; then what a
round of a drill takes of it. `--learners 500 --seconds 300` lets so many learn instead, and
`--memory 100000` asks for so many pages and tells what memory the workers hold.
"""

import argparse
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from scoring import RULE_SETS
from tests.bench.pages import learners, processes, rounds
from tests.bench.pages.rates import rate
from tests.bench.pages.sites import Served, bare_site, our_site
from tests.http_client import HttpClient, Reply
from wording.glossary import TERMS

PAGES = {
    "a fan": "/mcr-2014/fans/pure-straight",
    "a fan of riichi": "/rengo/fans/pinfu",
    "a lesson": "/learn/first-steps/the-sets",
    "an article": "/mcr-2014/articles/3.9.1.6",
    "a term": "/glossary/pung",
    "the first page": "/",
    "the map": "/mcr-2014/fans",
    "privacy": "/privacy",
}
ROUNDS = 4  # of each page, the bare one in between
SECONDS = 2.0  # of each of them
ANSWERS = 200
PORTION = 25
ROUND = ("questions", "answers", "explanations")
SEED = 2611


@dataclass(frozen=True, slots=True)
class Line:
    """A page beside the bare one: shares of its requests a second, milliseconds for each."""

    name: str
    share: float
    a_second: float
    cost: float
    bare_cost: float


def main() -> int:
    """Measure what is asked for; 1 where a request failed."""
    asked = _arguments()
    with tempfile.TemporaryDirectory() as folder, our_site(Path(folder)) as (_site, served):
        if asked.learners:
            found = learners.learn(served, asked.learners, asked.seconds)
            print("\n".join(learners.told(found)))
            return 1 if found.errors else 0
        if asked.memory:
            memory(served, asked.memory)
            return 0
        with bare_site() as bare:
            for who, cookies in (("a new visitor", ""), ("a guest with answers", guest(served))):
                print(f"for {who}:")
                for name, path in PAGES.items():
                    print(_told(beside_bare(name, path, cookies, served, bare)), flush=True)
            drill_rounds(served, bare)
    return 0


def beside_bare(name: str, path: str, cookies: str, served: Served, bare: Served) -> Line:
    """A page and the bare one in turn, so that what else the machine does falls on both."""
    rate(served, path, cookies, SECONDS / 4)
    ours, bares = [], []
    for _ in range(ROUNDS):
        bares.append(rate(bare, "/", "", SECONDS))
        ours.append(rate(served, path, cookies, SECONDS))
    return Line(
        name,
        median(one.a_second / other.a_second for one, other in zip(ours, bares, strict=True)),
        median(each.a_second for each in ours),
        median(each.cost for each in ours),
        median(each.cost for each in bares),
    )


def _told(line: Line) -> str:
    return (
        f"{line.name:>16}: {line.share:.3f} of the bare page, {line.a_second:6.0f} a second,"
        f" {line.cost:6.2f} ms of the processor ({line.bare_cost / line.cost:.3f} by that)"
    )


def guest(served: Served) -> str:
    """The cookies of a guest who has answered some questions."""
    client = HttpClient(served.url)
    for address in islice(rounds.addresses(Random(SEED)), 12):
        rounds.explained(client, rounds.answered(client, address, rounds.asked(client, address)))
    client.close()
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def drill_rounds(served: Served, bare: Served) -> None:
    """What a round of a drill takes of the processor, by its three requests and in bare pages.

    The bare page is asked for between the portions, for the same work takes twice the milliseconds
    on a machine that does much else.
    """
    client, found = HttpClient(served.url), list(islice(rounds.addresses(Random(SEED)), ANSWERS))
    costs: dict[str, list[float]] = defaultdict(list)
    for first in range(0, len(found), PORTION):
        portion = found[first : first + PORTION]
        costs["bare pages"].append(rate(bare, "/", "", SECONDS).cost)
        timed = _Timed(served, client, costs)
        timed.each("questions, each for the first time", rounds.asked, [(a,) for a in portion])
        pages = timed.each("questions", rounds.asked, [(a,) for a in portion])
        answers = timed.each("answers", rounds.answered, [*zip(portion, pages, strict=True)])
        timed.each("explanations", rounds.explained, [(answer,) for answer in answers])
    for name, each in costs.items():
        print(f"{name:>35}: {median(each):6.2f} ms of the processor each", flush=True)
    whole = [sum(parts) for parts in zip(*(costs[name] for name in ROUND), strict=True)]
    in_bare = median(cost / one for cost, one in zip(whole, costs["bare pages"], strict=True))
    print(f"{'a round':>35}: {median(whole):6.2f} ms, as much as {in_bare:.0f} bare pages")


@dataclass(frozen=True, slots=True)
class _Timed:
    """Asks a site, and notes what each sort of request takes of its processor, in milliseconds."""

    served: Served
    client: HttpClient
    costs: dict[str, list[float]]

    def each(
        self, name: str, ask: Callable[..., Reply], told: Sequence[tuple[Any, ...]]
    ) -> list[Reply]:
        used = self.served.seconds_used()
        replies = [ask(self.client, *each) for each in told]
        self.costs[name].append(1000 * (self.served.seconds_used() - used) / len(told))
        return replies


def memory(served: Served, count: int) -> None:
    """Ask for many pages, a tenth of them of a learner's round, and tell what the workers hold."""
    client, chance, began = HttpClient(served.url), Random(SEED), time.monotonic()
    paths = _many_paths()
    answering = rounds.addresses(chance)
    for number in range(1, count + 1):
        if number % 10 == 0:
            address = next(answering)
            rounds.answered(client, address, rounds.asked(client, address))
        else:
            client.get(chance.choice(paths))
        if number % (count // 10) == 0:
            held = ", ".join(f"{processes.resident(each) >> 20}" for each in served.workers)
            print(f"{number:>8} after {time.monotonic() - began:4.0f} s: {held} MB", flush=True)
            client.close()  # the next connection may find the other worker


def _many_paths() -> list[str]:
    """Pages of all sorts in three languages."""
    own = [f"/{rules.id}/fans/{fan.id}" for rules in RULE_SETS.values() for fan in rules.fans]
    own += [f"/glossary/{term}" for term in TERMS] + list(PAGES.values())
    return [f"{path}?lang={language}" for path in own for language in ("en", "ja", "zh-Hans")]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--learners", type=int, default=0, help="how many learn at once")
    parser.add_argument("--seconds", type=float, default=300.0, help="for how long")
    parser.add_argument("--memory", type=int, default=0, help="how many pages to ask for")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
