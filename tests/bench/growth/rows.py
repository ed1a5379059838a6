"""Rows of the large tables, with their columns in the order of the model."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

from quizzes.topics import is_fan
from quizzes.version import ENGINE
from school.columns import ModelBase
from school.progress.fan_state import SIGHTINGS_COUNTED
from school.progress.models import Answer, AnswerFacts, SkillEvidence
from school.progress.sightings import StoredSighting
from school.progress.summaries import (
    FanSummary,
    HourRow,
    MisconceptionRow,
    RatingRow,
    SkillRow,
)
from tests.bench.growth.histories import (
    BEGIN,
    SECONDS,
    LearnerGroup,
    Population,
    PractisedRun,
    group_of,
    in_order,
    key_of,
    written,
)
from tests.bench.growth.samples import SampleAnswer

Row = tuple[Any, ...]
Rows = dict[type[ModelBase], list[Row]]
"""Rows by their table."""

BATCH: Final = 20_000  # answers
_FIRST_MICROSECOND: Final = int(BEGIN.timestamp()) * 1_000_000
_HOUR: Final = 3600


def random_key(chance: Random) -> str:
    """An id that cannot be guessed, in hexadecimal digits."""
    return f"{chance.getrandbits(128):032x}"


def answer_rows(population: Population, sittings: list[PractisedRun]) -> Iterator[Rows]:
    """All answers in the order in which they came, with what they show, a batch at a time."""
    chance, numbers = Random(1), count(1)
    rows: Rows = {Answer: [], SkillEvidence: [], AnswerFacts: []}
    for seconds, sitting, place in in_order(sittings):
        sample = population.runs[sitting.rules][sitting.run][sitting.picks[place]]
        _add_answer(rows, next(numbers), seconds, sitting, place + 1, sample, chance)
        if len(rows[Answer]) == BATCH:
            yield rows
            rows = {Answer: [], SkillEvidence: [], AnswerFacts: []}
    yield rows


def _add_answer(
    rows: Rows,
    number: int,
    seconds: int,
    sitting: PractisedRun,
    position: int,
    sample: SampleAnswer,
    chance: Random,
) -> None:
    learner, at = key_of(sitting.learner), written(seconds)
    rules, kind = sample.rules, sample.kind
    rows[Answer].append(
        (
            *(number, random_key(chance), learner, sample.question(sitting.seed, position)),
            *(rules, kind, 3, sample.drill(sitting.seed), position),
            *(sample.outcome, sample.given, sample.credit, 18.5, at),
            *(random_key(chance)[:16], ENGINE),
            int(group_of(sitting.learner) is not LearnerGroup.GUEST),
        )
    )
    if sample.shows:
        rows[AnswerFacts].append((number, sample.aim, sample.trap, sample.features))
        rows[SkillEvidence].extend(
            (number, topic, learner, rules, kind, int(seen), weight, at)
            for topic, seen, weight in sample.topics
        )


@dataclass(slots=True)
class _Met:
    n: int = 0
    right: int = 0
    last: int = 0
    missed: int | None = None
    begun: int | None = None
    recent: deque[StoredSighting] = field(default_factory=lambda: deque(maxlen=SIGHTINGS_COUNTED))


@dataclass(slots=True)
class SumsOfLearner:
    """What the answers of one learner come to.

    Counts, moments and sightings are those of the answers; how long a skill lasts is drawn, for to
    work it out ten million times would take hours and change no size and no plan.
    """

    learner: int
    skills: dict[tuple[str, str, str], _Met] = field(default_factory=dict)
    fans: dict[tuple[str, str], _Met] = field(default_factory=dict)
    ratings: dict[tuple[str, str], int] = field(default_factory=dict)
    traps: dict[tuple[str, str], _Met] = field(default_factory=dict)
    hours: dict[tuple[str, int], list[float]] = field(default_factory=dict)

    def take(self, population: Population, sitting: PractisedRun) -> None:
        """Take the answers of a sitting in."""
        for seconds, _, sample in population.samples_of(sitting):
            if sample.shows:
                self._take(seconds, sample)

    def _take(self, at: int, sample: SampleAnswer) -> None:
        rules = sample.rules
        hour = self.hours.setdefault((rules, at - at % _HOUR), [0, 0, 0, 0.0])
        for place, more in enumerate((1, int(sample.credit >= 1), 1, 18.5)):
            hour[place] += more
        if sample.features != "{}":
            self.ratings[rules, sample.kind] = self.ratings.get((rules, sample.kind), 0) + 1
        if sample.trap:
            self._met(self.traps, (rules, sample.trap), at, True)
        for topic, seen, weight in sample.topics:
            skill = self._met(self.skills, (rules, topic, sample.kind), at, seen)
            if topic == sample.aim and skill.begun is None:
                skill.begun = at
            if is_fan(topic):
                fan = self._met(self.fans, (rules, topic), at, seen)
                fan.recent.appendleft((seen, weight, _FIRST_MICROSECOND + at * 1_000_000))

    @staticmethod
    def _met(known: dict[Any, _Met], key: Any, at: int, seen: bool) -> _Met:
        met = known.get(key)
        if met is None:
            met = known[key] = _Met()
        met.n, met.right, met.last = met.n + 1, met.right + seen, at
        met.missed = None if seen else at
        return met

    def rows(self, chance: Random) -> Rows:
        """The rows of every sum."""
        who = key_of(self.learner)
        return {
            SkillRow: [_skill(who, *key, met, chance) for key, met in self.skills.items()],
            FanSummary: [(who, *key, met.n, _json(met.recent)) for key, met in self.fans.items()],
            RatingRow: [(who, *key, 0.8, 0.2, n) for key, n in self.ratings.items()],
            MisconceptionRow: [
                (who, *key, met.n, written(met.last)) for key, met in self.traps.items()
            ],
            HourRow: [
                (who, rules, written(hour), *map(int, sums[:3]), sums[3])
                for (rules, hour), sums in self.hours.items()
            ],
        }


def _skill(who: str, rules: str, topic: str, kind: str, met: _Met, chance: Random) -> Row:
    scheduled = met.begun is not None or met.missed is not None
    due = met.last + int(chance.expovariate(1 / 40) * 86_400)
    return (
        *(who, rules, topic, kind, chance.uniform(1, 90), chance.uniform(1, 10)),
        *(written(met.last), written(min(due, 2 * SECONDS)) if scheduled else None),
        *(met.n, met.right, None if met.missed is None else written(met.missed)),
        None if met.begun is None else written(met.begun),
    )


def _json(recent: deque[StoredSighting]) -> str:
    told = (f"[{str(seen).lower()}, {weight}, {at}]" for seen, weight, at in recent)
    return f"[{', '.join(told)}]"


def feature_rows(population: Population) -> list[Row]:
    """How hard each feature is that a sample has."""
    found = {
        (sample.rules, name)
        for runs in population.runs.values()
        for run in runs
        for sample in run
        for name in sample.graded.evidence.features
    }
    return [(rules, name, 0.0, 0.1, 900) for rules, name in sorted(found)]
