"""How well a learner sees a fan now: a pure function of the evidence and the moment.

The model is deliberately small.

* Evidence fades: it counts its weight, halved for each `HALF_LIFE` of its age.
* Only the last `SIGHTINGS_COUNTED` pieces count, so early mistakes are outgrown by answering, not by
  waiting.
* The chance is the mean of a Beta distribution that begins at (1/2, 1/2), Jeffreys' prior, and
  takes in the faded counts. Without fresh evidence it drifts back to one half: nobody knows.
* A state needs more than a good mean. It is read off the lower end of the one-sided 90 % Wilson
  interval of the counts: at least `SURE_FROM` for sure, at least `NEAR_FROM` for near, else learning.
* A drill that was filtered to its fans is a hint. What is seen there raises the chance, by
  half, and can make a fan near; only mixed answers make it sure. What is missed there, in
  spite of the hint, always counts.
* Fading is what time alone has lowered: the state is less now than it was at the last answer.

Seven mixed answers in a row make a fan sure for two days, ten for eighteen, and twenty for
forty-eight; one miss among twenty still leaves it sure, two do not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from math import sqrt

from school.progress.evidence import MIXED_WEIGHT

HALF_LIFE = timedelta(days=30)
SIGHTINGS_COUNTED = 20
SURE_FROM = 0.8
NEAR_FROM = 0.5
LASTING_AFTER = timedelta(days=7)  # from a first success to one that shows it was kept
PRIOR_CHANCE = 0.5
WILSON_Z = 1.2816  # the 90 % point of the normal distribution, one-sided


class FanMastery(StrEnum):
    """How a fan stands on the map."""

    NONE = "none"
    LEARNING = "learning"
    NEAR = "near"
    SURE = "sure"
    FADING = "fading"


@dataclass(frozen=True, slots=True)
class Sighting:
    """One piece of evidence about one fan."""

    seen: bool
    weight: float
    at: datetime


@dataclass(frozen=True, slots=True)
class FanState:
    """How a fan stands for a learner.

    `chance` is 0 to 1: that the learner sees the fan now. `n` counts all pieces of evidence,
    `last` is the moment of the newest. `mastered` adds to sure that a success came `LASTING_AFTER`
    or more after another.
    """

    state: FanMastery
    chance: float
    n: int
    last: datetime | None
    mastered: bool = False


UNSEEN = FanState(FanMastery.NONE, PRIOR_CHANCE, 0, None)
"""A fan of which there is no evidence."""

_RANK = (FanMastery.LEARNING, FanMastery.NEAR, FanMastery.SURE)


def fan_state(evidence: Iterable[Sighting], now: datetime) -> FanState:
    """How the fan that the evidence is about stands at a moment. The order does not matter."""
    newest_first = sorted(evidence, key=lambda sighting: sighting.at, reverse=True)
    if not newest_first:
        return UNSEEN
    last = newest_first[0].at
    then, today = _level(newest_first, last), _level(newest_first, now)
    seen, missed = _counts(newest_first[:SIGHTINGS_COUNTED], now)
    return FanState(
        state=FanMastery.FADING if _RANK.index(today) < _RANK.index(then) else today,
        chance=(seen + PRIOR_CHANCE) / (seen + missed + 2 * PRIOR_CHANCE),
        n=len(newest_first),
        last=last,
        mastered=today is FanMastery.SURE and _lasted(newest_first),
    )


def lower_bound(seen: float, missed: float) -> float:
    """The lower end of the one-sided 90 % Wilson interval for a share; 0 without any counts."""
    n = seen + missed
    if n == 0:
        return 0.0
    share = seen / n
    middle = share + WILSON_Z * WILSON_Z / (2 * n)
    half_width = WILSON_Z * sqrt(share * (1 - share) / n + WILSON_Z * WILSON_Z / (4 * n * n))
    return (middle - half_width) / (1 + WILSON_Z * WILSON_Z / n)


def _level(newest_first: Sequence[Sighting], at: datetime) -> FanMastery:
    """The state that the evidence would give at a moment, fading left aside."""
    without_hint = [sighting for sighting in newest_first if is_without_hint(sighting)]
    if lower_bound(*_counts(without_hint[:SIGHTINGS_COUNTED], at)) >= SURE_FROM:
        return FanMastery.SURE
    if lower_bound(*_counts(newest_first[:SIGHTINGS_COUNTED], at)) >= NEAR_FROM:
        return FanMastery.NEAR
    return FanMastery.LEARNING


def is_without_hint(sighting: Sighting) -> bool:
    """Whether it counts for being sure: no hint was given, or the hint did not help."""
    return sighting.weight >= MIXED_WEIGHT or not sighting.seen


def _counts(evidence: Iterable[Sighting], at: datetime) -> tuple[float, float]:
    """How much was seen and how much was missed, each piece faded by its age at the moment."""
    seen = missed = 0.0
    for sighting in evidence:
        # A clock that was set back must not make evidence stronger than when it was fresh.
        age = max(at - sighting.at, timedelta())
        strength = sighting.weight * 0.5 ** (age / HALF_LIFE)
        if sighting.seen:
            seen += strength
        else:
            missed += strength
    return seen, missed


def _lasted(newest_first: Sequence[Sighting]) -> bool:
    successes = [sighting.at for sighting in newest_first if sighting.seen]
    return successes[0] - successes[-1] >= LASTING_AFTER
