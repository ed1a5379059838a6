"""How able a learner is and how hard a question: a small logistic model that learns as it goes.

A learner has a rating for each rule set and kind, a question the difficulties of its features
(`features`). The chance of success is the logistic function of rating less difficulty, so both
are in log odds. Every value is an `Estimate`, a mean with a variance: what is uncertain moves far
after an answer, what is well known little.

Only what may be known of a question before it is answered is a feature; how many readings and
melds its hand has counts as more or fewer than is usual for its level, so that a level has a
difficulty before the question is made.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log
from typing import Final


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value in log odds, and how uncertain it is; `n` answers went into it."""

    mean: float
    variance: float
    n: int = 0


Features = Mapping[str, float]
"""What a question asks of whoever answers it: the name of each feature, and how much there is."""

_STEP: Final = 0.55  # from a level to the next, before anyone has answered
_LEVELS: Final[Mapping[str, Estimate]] = {
    f"level:{level}": Estimate((level - 3) * _STEP, 0.05) for level in range(1, 6)
}
_PRIORS: Final[Mapping[str, Estimate]] = {
    "readings": Estimate(0.15, 0.02),
    "melds": Estimate(0.05, 0.01),
}
_UNMET: Final = Estimate(0.0, 0.04)  # a fan, a trap: it may be harder or easier than its level
_BEGINNER: Final = Estimate(1.0, 0.5)
_ELSEWHERE: Final = 0.5  # variance that remains where only other kinds tell of a learner
_SOFTEST: Final = 0.01  # the variance of a rating never falls below, for learners get better
_FIRMEST: Final = 0.0005  # nor that of a difficulty, for what is asked may change
_RECALL: Final = 0.5  # how much of the log odds of recall carries over to those of success
_USUAL_RECALL: Final = 0.9
_RECALLS: Final = (0.05, 0.97)  # beyond these recall tells no more
_USUAL_READINGS: Final = (0.0, 0.0, 0.05, 0.1, 0.25)  # by level, as the hands come
_USUAL_MELDS: Final = (0.8, 1.0, 1.1, 1.0, 0.9)


def features(
    kind: str,
    level: int,
    topic: str | None = None,
    *,
    readings: int | None = None,
    melds: int | None = None,
    traps: Iterable[str] = (),
) -> Features:
    """The features of a question: `kind:total`, `level:3`, `about:pure-straight`, `trap:…`.

    `readings` (ways to read the tiles other than the one worth most) and `melds` count by how many there are
    beyond what is usual for the level; None where the question is not made yet or has no hand.
    `traps` are the misconceptions that it offers.
    """
    asked = {f"kind:{kind}": 1.0, f"level:{level}": 1.0}
    if topic is not None:
        asked[f"about:{topic}"] = 1.0
    if readings is not None:
        asked["readings"] = readings - _USUAL_READINGS[level - 1]
    if melds is not None:
        asked["melds"] = melds - _USUAL_MELDS[level - 1]
    names = sorted(set(traps))
    return asked | {f"trap:{trap}": 1.0 / len(names) for trap in names}


def prior(feature: str) -> Estimate:
    """The difficulty of a feature that nobody has met."""
    return _LEVELS.get(feature) or _PRIORS.get(feature, _UNMET)


def starting_rating(others: Iterable[Estimate] = ()) -> Estimate:
    """The rating in a kind that a learner has not met, from his or her ratings in `others`."""
    met = [each for each in others if each.n]
    if not met:
        return _BEGINNER
    trust = [1 / (each.variance + _ELSEWHERE) for each in (*met, _BEGINNER)]
    means = [each.mean for each in (*met, _BEGINNER)]
    mean = sum(t * m for t, m in zip(trust, means, strict=True)) / sum(trust)
    return Estimate(mean, _ELSEWHERE + 1 / sum(trust))


def chance_of_success(
    rating: Estimate,
    features: Features,
    difficulties: Mapping[str, Estimate],
    recall: float | None = None,
) -> float:
    """The chance of success, 0 to 1.

    `difficulties` holds what is learnt of features; one that is not there has its `prior`.
    `recall` is how likely the topic is remembered; None where no one topic is aimed at.
    """
    hard = sum(amount * _of(name, difficulties).mean for name, amount in features.items())
    return _logistic(rating.mean - hard + _help(recall))


def updated_rating(
    rating: Estimate,
    features: Features,
    difficulties: Mapping[str, Estimate],
    credit: float,
    recall: float | None = None,
) -> tuple[Estimate, dict[str, Estimate]]:
    """The rating and the difficulties of the features that were asked, after an answer.

    `credit` is 0 to 1; the other arguments are as in `chance_of_success`, as they were before the answer.
    The step of each value is its share of all that is uncertain about the question.
    """
    expected = chance_of_success(rating, features, difficulties, recall)
    told = expected * (1 - expected)
    known = {name: _of(name, difficulties) for name in features}
    doubt = rating.variance + sum(features[name] ** 2 * known[name].variance for name in features)
    gain = (credit - expected) / (1 + told * doubt)
    shrink = told / (1 + told * doubt)
    moved = {
        name: _moved(each, -features[name] * gain, features[name] ** 2 * shrink, _FIRMEST)
        for name, each in known.items()
    }
    return _moved(rating, gain, shrink, _SOFTEST), moved


def _moved(value: Estimate, gain: float, shrink: float, floor: float) -> Estimate:
    """A value after a step of its variance times `gain`."""
    variance = value.variance * (1 - value.variance * shrink)
    return Estimate(value.mean + value.variance * gain, max(variance, floor), value.n + 1)


def _of(name: str, difficulties: Mapping[str, Estimate]) -> Estimate:
    return difficulties.get(name) or prior(name)


def _help(recall: float | None) -> float:
    """What remembering the topic adds to the log odds, against a topic that is just due."""
    if recall is None:
        return 0.0
    low, high = _RECALLS
    return _RECALL * (_log_odds(min(max(recall, low), high)) - _log_odds(_USUAL_RECALL))


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _log_odds(share: float) -> float:
    return log(share / (1 - share))
