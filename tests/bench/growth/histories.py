"""Who learns, and when each of them answers what: the same for the same numbers."""

import heapq
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cache
from random import Random
from typing import Final

from tests.bench.growth.samples import SampleAnswer, SampleRun

END: Final = datetime(2026, 11, 21, 12, tzinfo=UTC)
PERIOD: Final = timedelta(days=730)
BEGIN: Final = END - PERIOD
SECONDS: Final = int(PERIOD.total_seconds())
STAY: Final = 60 * 86_400  # seconds within which most learners give all of their answers
MOST_IN_A_SITTING: Final = 10
PAUSE: Final = 30  # seconds from an answer to the next one
ONE_OF: Final = 199  # learners one answers a hundred times the mean, the others half of it
OFTENER: Final = 100


class LearnerGroup(StrEnum):
    """What a learner is to the site."""

    GUEST = "guest"
    STUDENT = "student"  # a guest with a place in a class
    ACCOUNT = "account"


@dataclass(frozen=True, slots=True)
class PractisedRun:
    """Answers one after the other: when the first came (seconds from the begin), whose they are,
    under which rule set, in which run and by which seed, and which sample each answer is."""

    begun: int
    learner: int
    rules: str
    run: int
    seed: int
    picks: bytes


@dataclass(frozen=True, slots=True)
class Population:
    """So many learners who gave so many answers."""

    learners: int
    answers: int
    runs: Mapping[str, Sequence[SampleRun]]

    @property
    def usual(self) -> int:
        """How many answers most learners have, on average."""
        return max(1, self.answers // self.learners // 2)

    def answers_of(self, learner: int) -> int:
        """About how many answers the learner has."""
        if is_eager(learner):
            return max(1, self.answers * OFTENER // self.learners)
        return max(1, round(self.usual * Random(learner).uniform(0.2, 1.8)))

    def sittings_of(self, learner: int) -> Iterator[PractisedRun]:
        """All that the learner does, one sitting after the other."""
        chance = Random(f"sittings of {learner}")
        left, rules_of = self.answers_of(learner), tuple(self.runs)
        own = rules_of[learner % len(rules_of)]
        sittings = -(-left // MOST_IN_A_SITTING)
        first = chance.randrange(SECONDS - STAY)
        span = SECONDS - first if is_eager(learner) else STAY
        begun = sorted(first + chance.randrange(span - 600) for _ in range(sittings))
        for number, at in enumerate(begun):
            rules = own if chance.random() < 0.85 else chance.choice(rules_of)
            run = chance.randrange(len(self.runs[rules]))
            samples = len(self.runs[rules][run])
            count = min(left, MOST_IN_A_SITTING)
            left -= count
            picks = bytes(int(chance.random() * samples) for _ in range(count))
            yield PractisedRun(
                at, learner, rules, run, 1_000_000 + 100 * learner + number % 100, picks
            )

    def samples_of(self, sitting: PractisedRun) -> Iterator[tuple[int, int, SampleAnswer]]:
        """Each answer: seconds from the begin, its place in the run from 1, and what it is."""
        run = self.runs[sitting.rules][sitting.run]
        for place, pick in enumerate(sitting.picks):
            yield sitting.begun + PAUSE * place, place + 1, run[pick]


def is_eager(learner: int) -> bool:
    """Whether the learner is one of the few who answer much."""
    return learner % ONE_OF == ONE_OF - 1


def group_of(learner: int) -> LearnerGroup:
    """Four of ten are guests, four students, two have accounts."""
    if learner % 10 < 4:
        return LearnerGroup.GUEST
    return LearnerGroup.STUDENT if learner % 10 < 8 else LearnerGroup.ACCOUNT


@cache
def key_of(learner: int) -> str:
    """The id of a learner, in hexadecimal digits."""
    return uuid.UUID(int=Random(f"learner {learner}").getrandbits(128), version=4).hex


def moment(seconds: int) -> datetime:
    """So many seconds after the begin."""
    return BEGIN + timedelta(seconds=seconds)


def written(seconds: int) -> str:
    """The moment as both databases read it."""
    return f"{moment(seconds):%Y-%m-%d %H:%M:%S.%f}"


def in_order(sittings: Iterable[PractisedRun]) -> Iterator[tuple[int, PractisedRun, int]]:
    """Every answer of the site by its moment, with its sitting and its place there, from 0.

    Those of many learners come between each other, as they do where many learn at once: what one
    learner has answered is spread over the whole table.
    """
    waiting: list[tuple[int, int, int, PractisedRun]] = []
    for number, sitting in enumerate(sorted(sittings, key=lambda each: each.begun)):
        while waiting and waiting[0][0] <= sitting.begun:
            yield _next(waiting)
        heapq.heappush(waiting, (sitting.begun, number, 0, sitting))
    while waiting:
        yield _next(waiting)


def _next(waiting: list[tuple[int, int, int, PractisedRun]]) -> tuple[int, PractisedRun, int]:
    at, number, place, sitting = waiting[0]
    if place + 1 < len(sitting.picks):
        heapq.heapreplace(waiting, (at + PAUSE, number, place + 1, sitting))
    else:
        heapq.heappop(waiting)
    return at, sitting, place
