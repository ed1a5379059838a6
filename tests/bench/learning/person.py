"""A simulated learner: a model of remembering and forgetting that is not the scheduler's own.

A skill that was taught is recalled with the chance (1 + t / span) ** -power after t days: a power
law whose power is the person's. The logarithm of the span is the person's and the skill's own
measure, and what practice added: a retrieval adds the more, the longer the skill was left alone
against its span (the spacing effect, bounded), so that three answers in a row are worth little
more than one. A skill that did not come to mind loses a part of what practice added, and what is
told after the answer teaches it again.

An answer shows the skill when it is recalled and no slip happens, or by a lucky guess. The whole
answer is right when besides the rest of the question is managed, which depends on its level and on
an ability that grows with practice.
"""

from dataclasses import dataclass, field
from math import exp, log
from random import Random
from typing import Final

from school.learning.state import Skill
from tests.bench.learning.course import GUESSES

_LAGS: Final = 0.4  # the power by which a longer lag teaches more
_MOST: Final = 1.5  # what one retrieval adds at most, against the person's own measure
_KEPT: Final = 0.6  # of what practice added, when the skill did not come to mind
_TOLD: Final = 0.25  # what the explanation adds then
_LEVELS: Final = {1: -1.7, 2: -1.0, 3: -0.2, 4: 0.8, 5: 1.7}  # log odds


@dataclass(frozen=True, slots=True)
class LearningRates:
    """What holds for everybody: the span after a lesson, in days, and what a retrieval adds."""

    span: float
    gain: float


USUAL: Final = LearningRates(span=9.8, gain=1.9)
"""As FSRS found for its users on the whole: recall is 0.9 some 2.3 days after the first success,
and a success then triples that time."""
FORGETFUL: Final = LearningRates(span=1.8, gain=1.3)
"""Recall is 0.9 after ten hours already, and a success then doubles that time."""


@dataclass(slots=True)
class Trace:
    """What practice added to the logarithm of a skill's span, and the last moment, in days."""

    added: float
    at: float


@dataclass(slots=True)
class Person:
    """Somebody who learns. Moments are in days."""

    rng: Random
    taught_days: float
    power: float
    gain: float
    span: float
    slip: float
    ability: float
    growth: float
    keeping: dict[Skill, float]
    traces: dict[Skill, Trace] = field(default_factory=dict)
    answers: int = 0

    def recall(self, skill: Skill, at: float) -> float:
        """The chance that the skill comes to mind at a moment; 0 before it was taught."""
        trace = self.traces.get(skill)
        if trace is None:
            return 0.0
        return float((1 + (at - trace.at) / self._span(skill, trace)) ** -self.power)

    def taught(self, skill: Skill, at: float) -> None:
        """A lesson about a skill."""
        self.traces.setdefault(skill, Trace(0.0, at)).at = at

    def asked(self, skill: Skill, level: int, at: float) -> tuple[bool, bool]:
        """Whether an answer shows the skill, and whether it is right as a whole. It teaches."""
        recalled = self.rng.random() < self.recall(skill, at)
        lucky = self.rng.random() < GUESSES[skill.kind]
        seen = self.rng.random() >= self.slip if recalled else lucky
        right = seen and self.rng.random() < self._manages(level)
        self._practised(skill, recalled, at)
        self.answers += 1
        return seen, right

    def seconds(self, right: bool) -> float:
        """How long question, answer and explanation take."""
        return self.rng.lognormvariate(3.1, 0.35) + (5 if right else 15)

    def _span(self, skill: Skill, trace: Trace) -> float:
        return self.taught_days * exp(self.span + self.keeping[skill] + trace.added)

    def _practised(self, skill: Skill, recalled: bool, at: float) -> None:
        trace = self.traces.setdefault(skill, Trace(0.0, at))
        if recalled:
            lag = (at - trace.at) / self._span(skill, trace)
            trace.added += self.gain * min(lag**_LAGS, _MOST)
        else:
            trace.added = _KEPT * trace.added + _TOLD
        trace.at = at

    def _manages(self, level: int) -> float:
        ability = self.ability + self.growth * log(1 + self.answers / 50)
        return 1 / (1 + exp(_LEVELS[level] - ability))


def person(skills: tuple[Skill, ...], seed: str, world: LearningRates = USUAL) -> Person:
    """A learner drawn at random: the same for the same seed."""
    rng = Random(seed)
    return Person(
        rng=rng,
        taught_days=world.span,
        power=min(max(rng.gauss(0.5, 0.08), 0.3), 0.7),
        gain=min(max(rng.gauss(world.gain, 0.25), 0.6), 2.6),
        span=rng.gauss(0.0, 0.5),
        slip=rng.uniform(0.01, 0.06),
        ability=rng.gauss(1.6, 0.7),
        growth=rng.uniform(0.1, 0.4),
        keeping={skill: rng.gauss(0.0, 0.8) for skill in skills},
    )
